// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/expected_speed.h"
#include "core/search/plan_search.h"

#include <span>
#include <vector>

/// What a small measurement would decide: of the plans that may be as good as the best, a few that are worth
/// running first on one's own cluster, and what that can be expected to gain. A plan that may run out of
/// memory counts beside those that fit: to try it costs one start.
namespace quadrille {

/// A plan that is worth a run.
struct WorthRunning {
    std::uint64_t number = 0; ///< in the space
    /// What the best of this and those before can be expected to reach ÷ what the fastest that fits can, − 1;
    /// where nothing fits, ÷ what the first can.
    double gain = 0;
    double expected = 0; ///< throughput of this one, where to run out of memory is to reach nothing
    double chance = 1;   ///< Contender::chance
    bool fits = true;    ///< Contender::fits

    friend bool operator==(const WorthRunning&, const WorthRunning&) = default;
};

/// As proposedOf(), in the order of running. The first need not be the fastest that fits: its gain says.
[[nodiscard]] std::vector<WorthRunning>
worthRunning(const PlanSpace& space, std::span<const Contender> contenders, std::size_t most = 3);
/// Of what a search found that weighed risks.
[[nodiscard]] std::vector<WorthRunning> worthRunning(const PlanSpace& space, const PlanSearchAnswer& answer,
                                                     std::size_t most = 3);

} // namespace quadrille
