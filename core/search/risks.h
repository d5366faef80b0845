// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/found_plan.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace quadrille {

/// What trying a plan can be expected to add, where `otherwise` is had should it run out of memory.
[[nodiscard]] double gainAtRisk(const Glance& seen, double otherwise);

/// Of so many splits there is one in Risks::worthTrying().
inline constexpr std::size_t mostRisky = 8;

/// Of plans that a search looks at, what those that may run out of memory can be expected to add to those
/// that fit. What is kept says the same in whatever order plans come.
class Risks {
public:
    using Split = std::vector<std::int64_t>; ///< PlanSpace::split()

    void keepFitting(const FoundPlan& plan);
    /// One that is likelier to run out of memory than is allowed: of each split those are kept that no other
    /// is as fast and as sure as.
    void keepAtRisk(const Split& split, const FoundPlan& plan);
    void add(const Risks& other);

    /// Of what fits the plan of the largest expectedThroughput(); none: nothing fits.
    [[nodiscard]] const std::optional<FoundPlan>& mostExpected() const { return m_mostExpected; }
    /// What that can be expected to reach; 0: nothing fits.
    [[nodiscard]] double otherwise() const;
    /// Whether one of its split is known that is faster than the plan at most is, and as sure.
    [[nodiscard]] bool isBehind(const Split& split, const Glance& atMost) const;

    /// Those that are no faster than what fits can be expected to be: whatever comes, they gain nothing.
    void dropHopeless();
    /// Of each split the plan with the largest gainAtRisk() beside mostExpected(), the best of these, best
    /// first; and behind them the one that can be expected to reach most, where that is more than
    /// mostExpected() can.
    [[nodiscard]] std::vector<FoundPlan> worthTrying() const;

private:
    std::optional<FoundPlan> m_mostExpected;
    std::map<Split, std::vector<FoundPlan>> m_atRisk;
};

} // namespace quadrille
