// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Two crude ways of predicting throughput that a model must beat to be worth its trouble.
namespace quadrille {

/// What they know of a run.
struct RatedRun {
    double rate = 0;                ///< measured FLOP/s per GPU, > 0
    double peak = 0;                ///< dense peak of that GPU, FLOP/s, > 0
    std::int64_t modelParallel = 1; ///< TP · CP · PP
    std::int64_t microBatch = 1;    ///< sequences
    std::string group;              ///< see MeasuredRun::group()
    bool fitted = true;             ///< others are predicted by it: see MeasuredRun::fitted

    friend bool operator==(const RatedRun&, const RatedRun&) = default;
};

/// Every run reaches the same share of its GPU's peak: the geometric mean over the fitted runs of all other
/// groups. Where these have none, the mean is over all runs of its own. FLOP/s per GPU, one for each run.
[[nodiscard]] std::vector<double> constantRates(std::span<const RatedRun> runs);

/// The shape of the rule TFLOP/s ∝ (TP·CP·PP)^−0.25 · MBS^0.05: less for whatever splits a model, a little
/// more for larger matrices.
[[nodiscard]] double ruleShape(const RatedRun& run);

/// The rule with one factor, a share of the GPU's peak, fitted as constantRates() is: to all other groups.
[[nodiscard]] std::vector<double> ruleRates(std::span<const RatedRun> runs);

} // namespace quadrille
