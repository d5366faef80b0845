// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// What can be expected of plans whose speeds are uncertain and which may not fit, and which of them to run.
///
/// A plan reaches its predicted throughput times an error whose logarithm is normally distributed; its
/// interval says how widely (nineInTen). Of that error's variance a share sharedError is common to all plans
/// for the same work on the same GPUs, and cancels where they are compared; the rest is each plan's own.
/// Errors have the mean 1, so that not to know is no merit by itself. A plan that may run out of memory
/// reaches nothing with that probability.
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

/// Share of the variance of a prediction's error that plans for the same work on the same GPUs have in
/// common: what intervals allow for and plans that were measured do not show between each other, each source
/// predicted by a fit to the others (sharedErrorOf(), left_out.json).
inline constexpr double sharedError = 0.48;

/// Of a prediction with an interval of so much either way, a factor that holds nine in ten.
[[nodiscard]] UncertainSpeed uncertainSpeed(double predicted, double intervalFactor, double chance);

/// Of independent ones: the expected value of the largest. Of one its mean, of two by Margrabe's formula
/// (1978, "The value of an option to exchange one asset for another", Journal of Finance 33), of more by
/// integrating the chance that all are smaller; of such as may run out, the mean over whether they do.
/// \pre means and spreads are finite, means > 0, spreads ≥ 0, chances from 0 to 1; few below 1
[[nodiscard]] double expectedLargest(std::span<const UncertainSpeed> speeds);

/// A run more has to be expected to gain this much.
inline constexpr double leastWorthGain = 0.005;

/// A plan that may be run.
struct Runnable {
    UncertainSpeed speed;
    std::vector<std::int64_t> split; ///< TP, CP, PP, EP, or what tells them apart as well
    bool fits = true;                ///< by the limit on running out of memory
};

/// One that is worth it.
struct Proposed {
    std::size_t index = 0; ///< of those that may be run
    double gain = 0; ///< expected throughput of the best of this and those before, ÷ that of the first, − 1
};

/// The plan that can be expected to reach most, then one after the other the one that is expected to gain
/// most beside those before, as long as that is leastGain or more. Of equals the earlier. To be careful,
/// plans that split alike count as one, by the best of them, those that fit and those that may not apart.
[[nodiscard]] std::vector<Proposed> proposedOf(std::span<const Runnable> plans, std::size_t most,
                                               double leastGain = leastWorthGain);

} // namespace quadrille
