// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/planning_rules.h"
#include "core/search/plan_point.h"

#include <array>
#include <optional>
#include <span>

namespace quadrille {

/// What each rule takes of these feasible plans; of those that are all the same to it the fastest. In the
/// order of planningRules; none of no plans.
[[nodiscard]] std::array<std::optional<PlanPoint>, planningRules.size()>
chosenByRules(const Scenario& base, const PlanSpace& space, std::span<const PlanPoint> plans);

} // namespace quadrille
