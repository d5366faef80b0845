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

/// The year in which it was published: the first in parentheses that its source names, as “Touvron et al.
/// (2023)” does; 0 where it names none, as those of one's own.
[[nodiscard]] int yearOf(const ModelSpec& model);

} // namespace quadrille
