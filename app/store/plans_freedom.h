// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/plan_limits.h"

#include <functional>
#include <set>
#include <string>

namespace quadrille {

/// What a search in the window leaves free, and what it takes.
struct PlansFreedom {
    std::set<std::string, std::less<>> settings; ///< names
    bool everySchedule = false;                  ///< also those that are seldom built
    double mostOomProbability = 0.05;
    PlanLimits limits; ///< beside that one

    /// Those that a search usually frees.
    [[nodiscard]] static PlansFreedom usual();
    friend bool operator==(const PlansFreedom&, const PlansFreedom&) = default;
};

} // namespace quadrille
