// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/entry.h"
#include "app/text_io/frameworks/shell_script.h"

#include <span>

namespace quadrille::frameworks {

/// Names the configurations that a script hands to the program that it starts and that are not among the
/// texts at hand, nor written by the script. Their entries go: they say nothing more.
void nameOtherFiles(Document& document, const ShellScript& script, std::span<const SourceText> texts);

} // namespace quadrille::frameworks
