// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/found_plan.h"

#include "core/memory/detailed/oom.h"
#include "core/performance/expected_speed.h"

#include <algorithm>

namespace quadrille {

std::string_view name(PlanQuantity quantity) {
    switch (quantity) {
    case PlanQuantity::throughput:
        return "throughput";
    case PlanQuantity::memory:
        return "memory";
    case PlanQuantity::gpus:
        return "gpus";
    case PlanQuantity::cost:
        return "cost";
    case PlanQuantity::days:
        return "days";
    case PlanQuantity::step:
        return "step";
    case PlanQuantity::mfu:
        return "mfu";
    case PlanQuantity::oom:
        return "oom";
    case PlanQuantity::bubble:
        break;
    }
    return "bubble";
}

double valueOf(PlanQuantity quantity, const Glance& seen) {
    switch (quantity) {
    case PlanQuantity::throughput:
    case PlanQuantity::days: // as its inverse orders them
        return seen.tokensPerSecondPerGpu * static_cast<double>(seen.gpus);
    case PlanQuantity::memory:
        return -seen.total.value();
    case PlanQuantity::gpus:
        return -static_cast<double>(seen.gpus);
    case PlanQuantity::cost:
        return seen.tokensPerSecondPerGpu; // likewise
    case PlanQuantity::step:
        return -seen.step.value();
    case PlanQuantity::mfu:
        return seen.mfu;
    case PlanQuantity::oom:
        return -seen.oomProbability.value_or(0);
    case PlanQuantity::bubble:
        break;
    }
    return -seen.bubbleOverTotal;
}

bool fits(const Glance& seen, double mostOomProbability) {
    if (!seen.oomProbability)
        return seen.zone != Zone::red;
    // The least that there is passes a limit of as much, and is larger by what no digit shows.
    constexpr double least = oomLapse * (1 + 5e-7);
    return *seen.oomProbability <=
           (mostOomProbability < oomLapse ? mostOomProbability : std::max(mostOomProbability, least));
}

bool better(const FoundPlan& a, const FoundPlan& b) {
    const double x = valueOf(PlanQuantity::throughput, a.seen);
    const double y = valueOf(PlanQuantity::throughput, b.seen);
    if (x != y)
        return x > y;
    if (a.seen.total != b.seen.total)
        return a.seen.total < b.seen.total;
    return a.places < b.places;
}

double chanceToFit(const Glance& seen) {
    return 1 - seen.oomProbability.value_or(0);
}

double expectedThroughput(const Glance& seen) {
    return expected({.mean = valueOf(PlanQuantity::throughput, seen), .chance = chanceToFit(seen)});
}

double highestThroughput(const Glance& seen) {
    return seen.interval.highestRate(valueOf(PlanQuantity::throughput, seen));
}

Contender contenderOf(const PlanSpace& space, const FoundPlan& plan, bool fits) {
    return {.number = space.number(plan.places),
            .predicted = valueOf(PlanQuantity::throughput, plan.seen),
            .interval = plan.seen.interval,
            .chance = chanceToFit(plan.seen),
            .fits = fits};
}

} // namespace quadrille
