// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/worth_running.h"

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

/// What tells splits apart, in the order of the space's axes.
std::vector<std::int64_t> splitOf(const PlanSpace& space, std::uint64_t number) {
    static constexpr std::array splitting{"gpus", "tp", "cp", "pp", "ep"};
    const std::vector<std::uint32_t> places = space.places(number);
    std::vector<std::int64_t> split;
    for (std::size_t axis = 0; axis < places.size(); ++axis)
        if (std::ranges::find(splitting, space.axes[axis].setting->name) != splitting.end())
            split.push_back(places[axis]);
    return split;
}

} // namespace

std::vector<WorthRunning> worthRunning(const PlanSpace& space, std::span<const Contender> contenders,
                                       std::size_t most) {
    std::vector<Runnable> plans;
    plans.reserve(contenders.size());
    for (const Contender& each : contenders)
        plans.push_back({.speed = uncertainSpeed(each.predicted, each.highest / each.predicted, each.chance),
                         .split = splitOf(space, each.number),
                         .fits = each.fits});
    std::vector<WorthRunning> worth;
    for (const Proposed& each : proposedOf(plans, most))
        worth.push_back({.number = contenders[each.index].number,
                         .gain = each.gain,
                         .expected = expected(plans[each.index].speed),
                         .chance = contenders[each.index].chance,
                         .fits = contenders[each.index].fits});
    return worth;
}

std::vector<WorthRunning> worthRunning(const PlanSpace& space, const PlanSearchAnswer& answer,
                                       std::size_t most) {
    std::vector<Contender> contenders = answer.asGood;
    for (const FoundPlan& plan : answer.risky) {
        const double throughput = valueOf(PlanQuantity::throughput, plan.seen);
        contenders.push_back({.number = space.number(plan.places),
                              .highest = throughput * plan.seen.intervalFactor,
                              .predicted = throughput,
                              .chance = 1 - plan.seen.oomProbability.value_or(0),
                              .fits = false});
    }
    return worthRunning(space, contenders, most);
}

} // namespace quadrille
