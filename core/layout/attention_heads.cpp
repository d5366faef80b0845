// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/attention_heads.h"

#include "core/cluster/link.h"
#include "core/units/saturating.h"

#include <algorithm>
#include <numeric>

namespace quadrille::layout {
namespace {

std::int64_t atLeastOne(std::int64_t value) {
    return std::max<std::int64_t>(1, value);
}

} // namespace

std::int64_t ulyssesRanks(const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    switch (plan.contextMethod) {
    case ContextMethod::ring:
    case ContextMethod::allGather:
        return 1;
    case ContextMethod::ulysses:
        return atLeastOne(plan.cp);
    case ContextMethod::ulyssesRing:
        break;
    }
    if (plan.ulysses > 0)
        return plan.ulysses;
    const std::int64_t keyHeads =
        scenario.model.latentAttention ? scenario.model.heads : scenario.model.kvHeads;
    return std::gcd(atLeastOne(plan.cp), atLeastOne(keyHeads / atLeastOne(plan.tp)));
}

std::int64_t ringRanks(const Scenario& scenario) {
    return atLeastOne(scenario.plan.cp / ulyssesRanks(scenario));
}

std::int64_t heldKeyHeads(const Scenario& scenario) {
    return std::max(scenario.model.kvHeads, scenario.plan.tp);
}

std::int64_t readKeyHeads(const Scenario& scenario) {
    return std::max(scenario.model.kvHeads, saturatingProduct(scenario.plan.tp, ulyssesRanks(scenario)));
}

ModelSizes<double> heldSizes(const Scenario& scenario) {
    auto sizes = sizesOf<double>(scenario.model);
    sizes.kvHeads = static_cast<double>(heldKeyHeads(scenario));
    return sizes;
}

ContextPlaces contextPlaces(const Scenario& scenario) {
    const std::int64_t tensor = atLeastOne(scenario.plan.tp);
    const std::int64_t ulysses = ulyssesRanks(scenario);
    return {placeOf(scenario.cluster, ulysses, tensor),
            placeOf(scenario.cluster, ringRanks(scenario), saturatingProduct(tensor, ulysses))};
}

double lastRanksCore(const Scenario& scenario) {
    const auto ranks = static_cast<double>(ringRanks(scenario));
    return scenario.plan.contextBalance == ContextBalance::contiguous ? (2 * ranks - 1) / ranks : 1;
}

} // namespace quadrille::layout
