// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/variation.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>

namespace quadrille {

double variationOf(const Throughput& first, const Throughput& second) {
    return (std::log(first.measured / second.measured) - std::log(first.predicted / second.predicted)) /
           std::sqrt(2.0);
}

double lossByVariation(std::span<const double> throughputs, std::span<const double> variations) {
    if (throughputs.empty() || variations.empty())
        return 0;
    std::vector<double> factors; // up as often as down
    for (const double each : variations) {
        factors.push_back(std::exp(each));
        factors.push_back(std::exp(-each));
    }
    const auto fastest =
        static_cast<std::size_t>(std::ranges::max_element(throughputs) - throughputs.begin());
    constexpr int draws = 400;
    constexpr std::uint64_t seed = 1;
    std::mt19937_64 random(seed);
    double lost = 0;
    for (int draw = 0; draw < draws; ++draw) {
        double taken = 0, best = 0;
        for (std::size_t i = 0; i < throughputs.size(); ++i) {
            const double measured = throughputs[i] * factors[random() % factors.size()];
            best = std::max(best, measured);
            taken = i == fastest ? measured : taken;
        }
        lost += 1 - taken / best;
    }
    return lost / draws;
}

} // namespace quadrille
