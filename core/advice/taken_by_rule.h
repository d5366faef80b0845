// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/measurements/planning_rules.h"
#include "core/text/message.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace quadrille {

/// What a rule of thumb takes around a plan.
struct TakenPlan {
    Scenario scenario;
    bool fits = false;       ///< green; where no plan is, the first that runs at all is taken
    bool agreesWith = false; ///< the plan as it is is as good to the rule, and fits as well
};

/// The plan that the rule prefers where only these settings may move, as far as a plan fits, with plain 1F1B
/// where that alone runs or fits, and in place of a schedule that is searched, which for every plan would
/// take minutes; of those that are all the same to it the fastest. What its framework cannot be
/// configured with is not taken, unless the scenario has it. The scenario need not run. None where nothing
/// does. Throws Stopped.
[[nodiscard]] std::optional<TakenPlan> takenByRule(PlanningRule rule, const Scenario& scenario,
                                                   std::span<const std::string_view> settings,
                                                   const std::stop_token& stop = {});

/// The scenario as it is, or where it cannot run with plain 1F1B: a pipeline of another length may not go
/// with the schedule and the virtual stages that the plan has. None where that does not run either.
[[nodiscard]] std::optional<Scenario> asItRuns(const Scenario& scenario);

/// The settings that `after` has other than `before`, each as label() of a change says it: "TP 2 → 8".
[[nodiscard]] std::vector<Message> changesBetween(const Scenario& before, const Scenario& after);

} // namespace quadrille
