// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/plan_search.h"

#include <span>
#include <vector>

/// What a small measurement would decide: of the plans that may be as good as the best, a few that are worth
/// running first on one's own cluster, and what that can be expected to gain.
///
/// A plan reaches its predicted throughput times an error whose logarithm is normally distributed; its
/// interval says how widely (nineInTen). Of that error's variance a share sharedError is common to all plans
/// for the same work on the same GPUs, and cancels where they are compared; the rest is each plan's own. To
/// be careful, plans that split alike (TP, CP, PP, EP) count as one, by the fastest of them. Errors have the
/// mean 1, so that not to know is no merit by itself. A plan that may run out of memory reaches nothing with
/// that probability, and counts beside those that fit: to try it costs one start.
namespace quadrille {

/// Share of the variance that the intervals allow for which plans measured for the same work on the same GPUs
/// do not show between each other: tst_worth_running finds it again in the published runs. None, since
/// intervals are as narrow as what was measured allows.
inline constexpr double sharedError = 0;

/// A plan's throughput as far as it is known: log-normal with this mean, or 0 where it runs out of memory.
struct UncertainSpeed {
    double mean = 0;
    double spread = 0; ///< standard deviation of its logarithm
    double chance = 1; ///< that it does not

    friend bool operator==(const UncertainSpeed&, const UncertainSpeed&) = default;
};

/// Of independent ones: the expected value of the largest. Of one its mean, of two by Margrabe's formula
/// (1978, "The value of an option to exchange one asset for another", Journal of Finance 33), of more by
/// integrating the chance that all are smaller; of such as may run out, the mean over whether they do.
/// \pre means and spreads are finite, means > 0, spreads ≥ 0, chances from 0 to 1; few below 1
[[nodiscard]] double expectedLargest(std::span<const UncertainSpeed> speeds);

/// A plan that is worth a run.
struct WorthRunning {
    std::uint64_t number = 0; ///< in the space
    double gain = 0; ///< expected throughput of the best of this and those before, ÷ that of the first, − 1
    double chance = 1; ///< Contender::chance

    friend bool operator==(const WorthRunning&, const WorthRunning&) = default;
};

/// A run more has to be expected to gain this much.
inline constexpr double leastWorthGain = 0.005;

/// The fastest predicted that fits, then one after the other the plan that is expected to gain most beside
/// those before, as long as that is leastWorthGain or more.
[[nodiscard]] std::vector<WorthRunning>
worthRunning(const PlanSpace& space, std::span<const Contender> contenders, std::size_t most = 3);
/// Of what a search found: PlanSearchAnswer::asGood and risky.
[[nodiscard]] std::vector<WorthRunning> worthRunning(const PlanSpace& space, const PlanSearchAnswer& answer,
                                                     std::size_t most = 3);

} // namespace quadrille
