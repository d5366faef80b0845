// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resolved/plan_memo.h"

#include <cstdint>

namespace quadrille {

PlanKey keyWithoutDeal(const Scenario& scenario) {
    PlanKey key(scenario);
    key.plan.vpp = 1;
    key.plan.layerSplit = {};
    return key;
}

PlanKey keyWithoutSharding(const Scenario& scenario, bool gathers) {
    PlanKey key(scenario);
    if (key.plan.shardGroup == 0 && (!gathers || key.plan.zero < 3))
        key.plan.zero = 0;
    return key;
}

std::size_t hashOf(const PlanKey& key) {
    const Plan& plan = key.plan;
    std::uint64_t hash = 0;
    // What searches vary; what else may differ is compared.
    for (const std::int64_t value :
         {plan.tp, plan.cp, plan.pp, plan.ep, plan.expertTensor, plan.vpp, plan.microBatch, plan.globalBatch,
          plan.sequence, plan.shardGroup, plan.recomputeEvery, key.gpus, static_cast<std::int64_t>(plan.zero),
          static_cast<std::int64_t>(plan.recompute), static_cast<std::int64_t>(plan.schedule),
          static_cast<std::int64_t>(plan.layerSplit.kind), static_cast<std::int64_t>(plan.contextMethod),
          static_cast<std::int64_t>(key.recipe.precision)}) {
        hash = (hash ^ static_cast<std::uint64_t>(value)) * 0x9e3779b97f4a7c15U;
        hash ^= hash >> 32U;
    }
    return hash;
}

} // namespace quadrille
