// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/plan_search.h"

#include <span>

namespace quadrille {

/// A feasible plan of a space in few bytes: of a million of them, each is kept.
struct PlanPoint {
    std::uint64_t number = 0; ///< in the space
    double tokensPerSecondPerGpu = 0;
    double memory = 0; ///< bytes of the fullest GPU, as Glance::total
    double step = 0;   ///< seconds
    StepInterval interval;
    float mfu = 0;
    float bubble = 0;          ///< of the total
    float oomProbability = -1; ///< negative: the estimator gives none
    std::int32_t gpus = 1;

    [[nodiscard]] double shortestStep() const {
        return interval.shortest(Seconds(step)).value();
    } ///< in seconds
    [[nodiscard]] double longestStep() const { return interval.longest(Seconds(step)).value(); }

    friend bool operator==(const PlanPoint&, const PlanPoint&) = default;
};

[[nodiscard]] PlanPoint planPoint(std::uint64_t number, const Glance& seen);

/// Tokens per second, bytes, GPUs, GPU-seconds a token, days, share of the total, seconds, share of the peak,
/// probability.
[[nodiscard]] double amount(PlanQuantity quantity, const PlanPoint& point);
[[nodiscard]] constexpr bool moreIsBetter(PlanQuantity quantity) {
    return quantity == PlanQuantity::throughput || quantity == PlanQuantity::mfu;
}

/// Places of the points that none is as good as in both and better in one; of equal ones the first. From the
/// best in x to the best in y.
[[nodiscard]] std::vector<std::size_t> frontOf(std::span<const PlanPoint> points, PlanQuantity x,
                                               PlanQuantity y);

} // namespace quadrille
