// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/worth_running.h"

#include <algorithm>
#include <utility>

namespace quadrille {
namespace {

/// What the fastest that fits can be expected to reach; 0: nothing fits.
double expectedOfFastest(std::span<const Contender> contenders) {
    const Contender* fastest = nullptr;
    for (const Contender& each : contenders)
        if (each.fits && (!fastest || std::pair(each.predicted, each.chance) >
                                          std::pair(fastest->predicted, fastest->chance)))
            fastest = &each;
    return fastest ? fastest->predicted * fastest->chance : 0;
}

} // namespace

std::vector<WorthRunning> worthRunning(const PlanSpace& space, std::span<const Contender> contenders,
                                       std::size_t most) {
    std::vector<PlanToRun> candidates;
    candidates.reserve(contenders.size());
    for (const Contender& each : contenders)
        candidates.push_back({.speed = uncertainSpeed(each.predicted, each.interval, each.chance),
                              .split = space.split(space.places(each.number)),
                              .fits = each.fits});
    double usual = expectedOfFastest(contenders);
    std::vector<WorthRunning> worth;
    for (const Proposed& each : proposedOf(candidates, most)) {
        if (usual <= 0)
            usual = each.expected;
        worth.push_back({.number = contenders[each.index].number,
                         .gain = each.expected / usual - 1,
                         .expected = expected(candidates[each.index].speed),
                         .chance = contenders[each.index].chance,
                         .fits = contenders[each.index].fits});
    }
    return worth;
}

std::vector<WorthRunning> worthRunning(const PlanSpace& space, const PlanSearchAnswer& answer,
                                       std::size_t most) {
    std::vector<Contender> contenders = answer.asGood;
    if (answer.risks.mostExpected()) {
        const Contender one = contenderOf(space, *answer.risks.mostExpected(), true);
        const auto at = std::ranges::lower_bound(contenders, one.number, {}, &Contender::number);
        if (at == contenders.end() || at->number != one.number)
            contenders.insert(at, one);
    }
    for (const FoundPlan& plan : answer.risky)
        contenders.push_back(contenderOf(space, plan, false));
    return worthRunning(space, contenders, most);
}

} // namespace quadrille
