// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/settings.h"

#include <nlohmann/json_fwd.hpp>

namespace quadrille {

/// A scenario whole, model and GPU spelled out, so that a session opens on a machine with another catalogue.
[[nodiscard]] nlohmann::json toJson(const Scenario& scenario);

/// The inverse. Unknown keys are ignored (newer versions may add some), missing ones take their defaults
/// except the model's and GPU's dimensions. \throws InputError naming field and rule for wrong types,
/// numbers that are no whole numbers in 1…largestDimensionValue where one is wanted, and unknown names.
[[nodiscard]] Scenario scenarioFromJson(const nlohmann::json& value);

/// What the settings of a group are called in it: "recompute_every".
[[nodiscard]] std::vector<std::string> keysOf(SettingGroup group);

} // namespace quadrille
