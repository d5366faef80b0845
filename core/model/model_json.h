// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_spec.h"
#include "core/text/json_object.h"

namespace quadrille {

/// The one JSON form of a model, in the catalogue and in sessions. Reading back what toJson wrote gives an
/// equal model.
[[nodiscard]] nlohmann::json toJson(const ModelSpec& model);

/// Unknown keys are ignored. \throws InputError naming field and rule.
[[nodiscard]] ModelSpec modelFromJson(const JsonObject& object);

[[nodiscard]] std::string_view name(Norm value);
[[nodiscard]] std::string_view name(Bias value);
[[nodiscard]] std::string_view name(QueryKeyNorm value);

} // namespace quadrille
