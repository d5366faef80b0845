// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/scenario_options.h"

namespace quadrille::text_io {

/// Some of --hidden … --tied is given.
[[nodiscard]] bool describesArchitecture(const GivenOptions& given);

/// Sets what is given of these, and what follows from it. \throws InputError naming the option and the rule
void overrideArchitecture(ModelSpec& model, const GivenOptions& given);

/// What overrideArchitecture() makes a whole model of. \throws InputError naming the option that is missing
[[nodiscard]] ModelSpec undefinedModel(const GivenOptions& given);

/// The model of a Hugging Face config.json; what the file does not say is noted as an
/// assumption. \throws InputError naming the file and the rule
[[nodiscard]] ModelSpec modelFromConfig(const std::string& file);

} // namespace quadrille::text_io
