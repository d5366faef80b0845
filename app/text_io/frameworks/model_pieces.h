// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"

#include <string>
#include <string_view>

namespace quadrille::frameworks {

/// The model of the catalogue that is called so somewhere: "meta-llama/Llama-3.1-8B-Instruct", "llama3_8b",
/// "Qwen2.5 7B"; null: none is.
[[nodiscard]] const ModelSpec* modelCalled(std::string_view name, const Catalogue& catalogue);

/// The model of the catalogue that is of these sizes and kinds, whatever it is called; null: none is. Of
/// several, such as Llama 3, 3.1 and 3.3 70B, the one whose name begins most like `like`, and of those the
/// last.
[[nodiscard]] const ModelSpec* sameModel(const ModelSpec& model, const Catalogue& catalogue,
                                         std::string_view like);

/// Without name, label, family, source and published count.
[[nodiscard]] ModelSpec withoutNames(ModelSpec model);

} // namespace quadrille::frameworks
