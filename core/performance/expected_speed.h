// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/step_interval.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// What can be expected of plans whose speeds are uncertain and which may not fit, and which of them to run.
///
/// A plan reaches its predicted throughput times an error whose logarithm is normally distributed; its
/// interval says how widely (nineInTen). Of that error's variance a share sharedError cancels where plans for
/// the same work on the same GPUs are compared; the rest is each plan's own. Errors have the mean 1, so that
/// not to know is no merit by itself. A plan that may run out of memory reaches nothing with that
/// probability.
namespace quadrille {

/// A plan's throughput as far as it is known: log-normal with this mean, or 0 where it runs out of memory.
struct UncertainSpeed {
    double mean = 0;
    double spread = 0; ///< standard deviation of its logarithm
    double chance = 1; ///< that it does not

    friend bool operator==(const UncertainSpeed&, const UncertainSpeed&) = default;
};

/// Where to run out of memory is to reach nothing.
[[nodiscard]] constexpr double expected(const UncertainSpeed& speed) {
    return speed.mean * speed.chance;
}

/// Share of the variance that intervals allow for which plans measured for the same work on the same GPUs do
/// not show between each other, each source predicted by a fit to the others: what they have in common, or do
/// not have at all (sharedErrorOf(), left_out.json).
inline constexpr double sharedError = 0.15;

/// Of a prediction with that interval. What the peak allows does not count: it would make a plan the surer
/// the faster it is predicted.
[[nodiscard]] UncertainSpeed uncertainSpeed(double predicted, const StepInterval& interval, double chance);

/// Of independent ones that run: the expected value of the largest. Of one its mean, of two by Margrabe's
/// formula (1978, "The value of an option to exchange one asset for another", Journal of Finance 33), of more
/// by integrating the chance that all are smaller. \pre means and spreads are finite, means > 0, spreads ≥ 0
[[nodiscard]] double expectedLargest(std::span<const UncertainSpeed> speeds);

/// A run more has to be expected to gain this much: more than a plan adds that is surely slower, and is there
/// should the first run out of memory, which no probability excludes (oomLapse).
inline constexpr double leastWorthGain = 0.01;

/// A plan that may be run.
struct PlanToRun {
    UncertainSpeed speed;
    std::vector<std::int64_t> split; ///< TP, CP, PP, EP, or what tells them apart as well
    bool fits = true;                ///< by the limit on running out of memory
};

/// What the fastest of these can be expected to reach: plans that split alike err alike, and count by the
/// fastest of them that does not run out of memory; of others errors are independent. That one runs out of
/// memory is taken to say nothing of another. What it takes doubles with each.
[[nodiscard]] double expectedBest(std::span<const PlanToRun> run);

/// One that is worth it.
struct Proposed {
    std::size_t index = 0; ///< of the candidates
    double expected = 0;   ///< expectedBest() of this and those before
};

/// The candidate that can be expected to reach most, then one after the other the one that is expected to add
/// most to those before, as long as that is leastWorthGain of what the first reaches or more. Of equals the
/// earlier. \pre some chance of each
[[nodiscard]] std::vector<Proposed> proposedOf(std::span<const PlanToRun> candidates, std::size_t most);

} // namespace quadrille
