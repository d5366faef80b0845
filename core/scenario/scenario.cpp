// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/scenario.h"

#include "core/units/saturating.h"

#include <algorithm>

namespace quadrille {

std::int64_t replicaGpus(const Plan& plan) {
    return saturatingProduct(saturatingProduct(plan.tp, plan.cp), plan.pp);
}

std::int64_t dataParallel(const Scenario& scenario) {
    const std::int64_t replica = replicaGpus(scenario.plan);
    return replica < 1 ? 0 : scenario.cluster.gpus / replica;
}

std::int64_t shardGroups(const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    if (plan.zero == 0 || plan.shardGroup < 1)
        return 1;
    return std::max<std::int64_t>(1, saturatingProduct(dataParallel(scenario), plan.cp) / plan.shardGroup);
}

bool reducesWhole(const Scenario& scenario) {
    return scenario.plan.zero == 1 && scenario.recipe.framework->zero1ReducesWhole;
}

Transport transportOf(const Scenario& scenario) {
    const Transport told = scenario.cluster.fabric.transport;
    if (told != Transport::byFramework)
        return told;
    return scenario.recipe.framework->hostTransport ? Transport::host : Transport::rdma;
}

bool dealsByCost(const Scenario& scenario) {
    return scenario.recipe.framework->dealsByCost && scenario.plan.layerSplit.kind == LayerSplit::Kind::even;
}

std::optional<std::vector<std::int64_t>> dealtLayers(const Scenario& scenario, std::int64_t stages) {
    const ModelSpec& model = scenario.model;
    if (!dealsByCost(scenario))
        return layersOfStages(scenario.plan.layerSplit, model.layers, stages);
    // Four square matrices of attention and three of the FFN, whatever there are: nanotron's models/llama.py
    // and models/qwen.py@7bc9923, get_block_compute_costs(). Of experts it takes none into account.
    const auto hidden = static_cast<double>(model.hidden), heads = static_cast<double>(model.heads);
    const std::int64_t width = model.hidden / model.heads;
    const double layer =
        4 * heads * static_cast<double>(width) * hidden + 3 * static_cast<double>(model.ffn) * hidden;
    return layersByCost(model.layers, stages, layer, static_cast<double>(model.vocab) * hidden);
}

bool hidesExperts(const Plan& plan) {
    return plan.expertOverlap == ExpertOverlap::on ||
           (plan.expertOverlap == ExpertOverlap::bySchedule && traits(plan.schedule).hidesExperts);
}

std::int64_t expertReplicaRanks(const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    const std::int64_t ranks = saturatingProduct(saturatingProduct(dataParallel(scenario), plan.cp), plan.tp);
    return ranks / std::max<std::int64_t>(1, saturatingProduct(expertTensor(plan), plan.ep));
}

RecomputeModules repeatedModules(const Scenario& scenario) {
    using enum RecomputeModule;
    if (scenario.plan.recompute != Recompute::selective)
        return {};
    const RecomputeModules named = scenario.plan.recomputeModules;
    if (named.none())
        return {coreAttention};
    RecomputeModules repeated;
    for (const RecomputeModule module : allRecomputeModules) {
        const bool exists = module == latentUp ? scenario.model.latentAttention.has_value()
                            : module == moe || module == moeActivation ? scenario.model.experts.has_value()
                                                                       : true;
        if (named.has(module) && exists && (module != moeActivation || !named.has(moe)))
            repeated.add(module);
    }
    return repeated;
}

std::int64_t microBatches(const Scenario& scenario) {
    const std::int64_t sequences = saturatingProduct(dataParallel(scenario), scenario.plan.microBatch);
    return sequences < 1 ? 0 : scenario.plan.globalBatch / sequences;
}

ScheduleShape scheduleShape(const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    const bool searched = traits(plan.schedule).searched;
    const double asOneForwardOneBackward = static_cast<double>(plan.pp) * static_cast<double>(plan.vpp);
    return {.ranks = plan.pp,
            .microbatches = microBatches(scenario),
            .chunks = plan.vpp,
            .memoryLimit = searched ? asOneForwardOneBackward : 0};
}

Scenario withSchedule(const Scenario& scenario, ScheduleKind kind) {
    Scenario changed = scenario;
    changed.plan.schedule = kind;
    changed.plan.vpp = nearestChunks(kind, changed.plan.vpp);
    return changed;
}

} // namespace quadrille
