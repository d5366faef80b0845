// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/scenario_options.h"

namespace quadrille::text_io {

/// Some of --hidden … --tied is given.
[[nodiscard]] bool describesArchitecture(const GivenOptions& given);

/// What a model is called that was made of another: "…, edited", or, where its size differs by more than a
/// tenth, by its own parameters. In the language of who reads it: a label is kept as it is made.
[[nodiscard]] std::string editedLabel(const ModelSpec& before, const ModelSpec& now);

/// Sets what is given of these, and what follows from it. \throws InputError naming the option and the rule
void overrideArchitecture(ModelSpec& model, const GivenOptions& given);

/// What overrideArchitecture() makes a whole model of. \throws InputError naming the option that is missing
[[nodiscard]] ModelSpec undefinedModel(const GivenOptions& given);

/// The model of a Hugging Face config.json; what the file does not say is noted as an
/// assumption. \throws InputError naming the file and the rule
[[nodiscard]] ModelSpec modelFromConfig(const std::string& file);

} // namespace quadrille::text_io
