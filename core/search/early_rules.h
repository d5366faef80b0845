// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/rules.h"
#include "core/search/plan_space.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace quadrille {

/// A rule that looks at few settings: chosen, they exclude whatever is chosen of the others.
struct EarlyRule {
    std::string_view id;
    std::vector<std::string_view> reads; ///< names of settings; of what is none it may read anything
};

/// Those that exclude most plans of a space, in the order of check().
[[nodiscard]] std::span<const EarlyRule> earlyRules();

/// Which of them can be asked when a search has chosen the values of how many axes. Where that is done,
/// ranges hold of what is not chosen yet, and plans differ as PlacedPlan::variesPlanAlone() says: no range is
/// of two of the settings that then differ, so that one which is broken stays so whatever else is chosen.
class RulesByAxis {
public:
    /// \param early false: all are asked when everything is chosen
    RulesByAxis(const PlanSpace& space, bool early);

    /// Whether there are some that can be asked with so many axes chosen, and with none less.
    [[nodiscard]] bool asks(std::size_t axes) const { return !m_rules[axes].empty(); }

    /// The first that is broken of those; empty: none is, or a range is broken, as it then is when all is
    /// chosen.
    [[nodiscard]] std::string_view broken(const Scenario& scenario, std::size_t axes) const;
    /// The same of all that can be asked with so many axes.
    [[nodiscard]] std::string_view anyBroken(const Scenario& scenario, std::size_t axes) const;
    /// With all axes chosen, of the rules of a scenario that runs those that could not be asked before;
    /// "in-range" where a range is broken.
    [[nodiscard]] std::string_view lastBroken(const Scenario& scenario) const;

private:
    std::vector<std::vector<const Rule*>> m_rules; ///< by number of axes
    std::vector<const Rule*> m_late;               ///< that could not be asked before
};

} // namespace quadrille
