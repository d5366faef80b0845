// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/plan_import.h"

namespace quadrille::frameworks {

/// Whether the text is a Hugging Face config.json, by its keys.
[[nodiscard]] bool isModelFile(std::string_view text);

/// Takes the model of a Hugging Face config.json, and what had to be assumed of it. \return it is such a file
/// \throws InputError naming the file and the key, where it is one that cannot be read
bool takeModelFile(const SourceText& source, ImportedPlan& plan);

} // namespace quadrille::frameworks
