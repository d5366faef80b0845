// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

/// How far measured runs vary that should take alike, and what that alone costs whoever chooses among them.
namespace quadrille {

/// Measured and predicted throughput of a run.
struct Throughput {
    double measured = 0;
    double predicted = 0;
};

/// By how much the first run's throughput varied, as a logarithm, told from a second one that should run
/// alike but for what predictions know: half of the variance of the difference is each one's.
[[nodiscard]] double variationOf(const Throughput& first, const Throughput& second);

/// An estimate, no bound: variations that come of predictions hold their errors, too.
/// Throughput lost ÷ the best measured, on average, by taking the truly fastest of these plans, where each is
/// measured once and varies like one of the `variations`, up as often as down. Drawn with a fixed seed: the
/// same each time. None vary: 0.
[[nodiscard]] double lossByVariation(std::span<const double> throughputs, std::span<const double> variations);

} // namespace quadrille
