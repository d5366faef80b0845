// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_spec.h"

#include <string_view>
#include <vector>

namespace quadrille {

/// Reads resources/models.json. \throws InputError naming field and rule.
[[nodiscard]] std::vector<ModelSpec> parseModels(std::string_view json);

/// The entry with this catalogue name, or null.
[[nodiscard]] const ModelSpec* findModel(const std::vector<ModelSpec>& models, std::string_view name);

} // namespace quadrille
