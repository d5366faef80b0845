// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/planning_rules.h"
#include "core/search/plan_point.h"

#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace quadrille {

/// A plan for each rule, in the order of planningRules; none of no plans.
using ChosenByRules = std::array<std::optional<PlanPoint>, planningRules.size()>;

/// What each rule takes of the feasible plans that it is shown one after the other; of those that are all the
/// same to it the fastest.
class RuleChooser {
public:
    RuleChooser(const Scenario& base, const PlanSpace& space);

    void look(const PlanPoint& point);
    [[nodiscard]] const ChosenByRules& chosen() const { return m_chosen; }

private:
    /// A number of the plan that the rules look at, as one axis of the space has it.
    struct Looked {
        const WholeValue* member = nullptr;
        std::uint64_t stride = 1; ///< plans of the space from one value to the next
        std::vector<std::int64_t> values;
    };
    static std::vector<Looked> lookedAt(const PlanSpace& space);

    std::vector<Looked> m_looked;
    Scenario m_scenario;
    ChosenByRules m_chosen;
    std::array<std::pair<Preference, double>, planningRules.size()> m_best{};
};

/// What each rule takes of these feasible plans.
[[nodiscard]] ChosenByRules chosenByRules(const Scenario& base, const PlanSpace& space,
                                          std::span<const PlanPoint> plans);

} // namespace quadrille
