// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"
#include "core/search/none_runs.h"
#include "core/search/plan_search.h"
#include "core/stop.h"

#include <optional>

namespace quadrille {

/// What the search of a step found.
struct BestPlan {
    std::optional<Scenario> plan; ///< nothing: none fits
    PlanSearchAnswer looked;      ///< at how many, and why others do not count
    NoneRuns none;                ///< where none can run
};

/// The fastest plan that fits of those that differ from the start of the step in the settings that it
/// searches. Throws InputError that names a setting that cannot be searched;
/// Stopped. \pre the step searches
[[nodiscard]] BestPlan bestPlan(const LessonStep& step, const Scenario& start,
                                const std::stop_token& stop = {});

} // namespace quadrille
