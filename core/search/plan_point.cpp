// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_point.h"

#include <algorithm>
#include <numeric>

namespace quadrille {
namespace {

/// So that less is better.
double badness(PlanQuantity quantity, const PlanPoint& point) {
    return moreIsBetter(quantity) ? -amount(quantity, point) : amount(quantity, point);
}

} // namespace

PlanPoint planPoint(std::uint64_t number, const Glance& seen) {
    return {.number = number,
            .tokensPerSecondPerGpu = seen.tokensPerSecondPerGpu,
            .memory = seen.total.value(),
            .step = seen.step.value(),
            .interval = seen.interval,
            .mfu = static_cast<float>(seen.mfu),
            .bubble = static_cast<float>(seen.bubbleOverTotal),
            .oomProbability = static_cast<float>(seen.oomProbability.value_or(-1)),
            .gpus = static_cast<std::int32_t>(seen.gpus)};
}

double amount(PlanQuantity quantity, const PlanPoint& point) {
    switch (quantity) {
    case PlanQuantity::throughput:
        return point.tokensPerSecondPerGpu * point.gpus;
    case PlanQuantity::memory:
        return point.memory;
    case PlanQuantity::gpus:
        return point.gpus;
    case PlanQuantity::cost:
        return 1 / point.tokensPerSecondPerGpu;
    case PlanQuantity::days: {
        constexpr double tokens = 1e12, secondsADay = 86400;
        return tokens / amount(PlanQuantity::throughput, point) / secondsADay;
    }
    case PlanQuantity::step:
        return point.step;
    case PlanQuantity::mfu:
        return point.mfu;
    case PlanQuantity::oom:
        return std::max(0.0F, point.oomProbability);
    case PlanQuantity::bubble:
        break;
    }
    return point.bubble;
}

std::vector<std::size_t> frontOf(std::span<const PlanPoint> points, PlanQuantity x, PlanQuantity y) {
    if (points.empty())
        return {};
    std::vector<std::size_t> order(points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto key = [&](std::size_t i) {
        return std::tuple(badness(x, points[i]), badness(y, points[i]), i);
    };
    // What is worse than the best in one while no better in the other is most of them, and is not sorted.
    double leastX = badness(x, points[0]), leastY = badness(y, points[0]);
    for (const PlanPoint& point : points) {
        leastX = std::min(leastX, badness(x, point));
        leastY = std::min(leastY, badness(y, point));
    }
    std::size_t corner = 0;
    const auto distance = [&](std::size_t i) {
        return (badness(x, points[i]) - leastX) * (badness(y, points[i]) - leastY);
    };
    for (std::size_t i = 1; i < points.size(); ++i)
        if (distance(i) < distance(corner))
            corner = i;
    const double cornerX = badness(x, points[corner]), cornerY = badness(y, points[corner]);
    std::erase_if(order, [&](std::size_t i) {
        return badness(x, points[i]) > cornerX && badness(y, points[i]) > cornerY;
    });
    std::ranges::sort(order, {}, key);
    std::vector<std::size_t> front;
    for (const std::size_t i : order)
        if (front.empty() || badness(y, points[i]) < badness(y, points[front.back()]))
            front.push_back(i);
    return front;
}

} // namespace quadrille
