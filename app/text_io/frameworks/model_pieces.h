// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::frameworks {

/// The model of the catalogue that is called so somewhere: "meta-llama/Llama-3.1-8B-Instruct", "llama3_8b",
/// "Qwen2.5 7B"; null: none is.
[[nodiscard]] const ModelSpec* modelCalled(std::string_view name, const Catalogue& catalogue);

/// The models of the catalogue that are of these sizes and kinds, whatever they are called: none, one, or
/// several such as Llama 3, 3.1 and 3.3 70B. First the one whose name begins most like that of the program's
/// own model, so that the same file is read as the same model whatever is on screen.
[[nodiscard]] std::vector<const ModelSpec*> sameModels(const ModelSpec& model, const Catalogue& catalogue);

/// Without name, label, family, source and published count.
[[nodiscard]] ModelSpec withoutNames(ModelSpec model);

} // namespace quadrille::frameworks
