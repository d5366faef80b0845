// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/detailed/estimate.h"

#include "core/memory/detailed/oom.h"
#include "core/memory/detailed/stages.h"
#include "core/pipeline/summary_formulas.h"

namespace quadrille {

using namespace detailed;

StageMemory detailedStageMemory(const Resolved& resolved, std::int64_t stage, const std::stop_token& stop) {
    return Stages(resolved).stage(stage, stop);
}

MemoryEstimate detailedMemory(const Resolved& resolved, const std::stop_token& stop) {
    const Scenario& scenario = resolved.scenario();
    const Stages model(resolved);
    MemoryEstimate estimate;
    estimate.capacity = scenario.cluster.gpu.memory;
    estimate.limits = zoneLimits(scenario);
    estimate.stages.reserve(static_cast<std::size_t>(scenario.plan.pp));
    for (std::int64_t rank = 0; rank < scenario.plan.pp; ++rank)
        estimate.stages.push_back(model.stage(rank, stop));
    findFullest(estimate);
    estimate.oomProbability =
        publishedOomModel().probability(oomFeatures(scenario, estimate.stages[estimate.fullest]));
    return estimate;
}

namespace {

using HeldByRanks = std::vector<Stages::Held>;

/// Of every rank that may be the fullest.
HeldByRanks heldByRanks(const Resolved& resolved, const Stages& model, const std::stop_token& stop) {
    HeldByRanks held{model.heldOf(0, stop)};
    for (std::int64_t rank = 1; rank < resolved.shape().ranks; ++rank) {
        // Among ranks with the same chunks the first holds most wherever micro-batches in flight decline.
        if (!declinesFromRankToRank(resolved.schedule()) || !resolved.chunks().same(rank, rank - 1))
            held.push_back(model.heldOf(rank, stop));
    }
    return held;
}

/// Under ZeRO 3 layers and their gradients are gathered, and narrow weights made anew, whose times the order
/// of a searched schedule depends on.
PlanKey keyOfHeld(const Scenario& scenario) {
    const GatheredLayers& gathered = scenario.recipe.framework->gathered;
    return keyWithoutSharding(scenario, gathered.layers != 0 || gathered.gradientLayers != 0 ||
                                            isNarrow(scenario.recipe.precision));
}

} // namespace

StageMemory detailedFullest(const Resolved& resolved, const std::stop_token& stop) {
    const Stages model(resolved);
    const auto held =
        resolved.part<HeldByRanks>(keyOfHeld, [&] { return heldByRanks(resolved, model, stop); });
    StageMemory fullest = model.stage(held->front());
    for (std::size_t i = 1; i < held->size(); ++i) {
        const StageMemory stage = model.stage((*held)[i]);
        if (stage.total() > fullest.total())
            fullest = stage;
    }
    return fullest;
}

Message describe(const StageMemory& stage) {
    const std::int64_t layer = stage.peak.layer;
    const double inFlight = stage.inFlight;
    const bool backward = stage.peak.moment == MemoryPeak::Moment::backward;
    switch (stage.peak.moment) {
    case MemoryPeak::Moment::whole:
        return {QUADRILLE_MESSAGE("micro-batches in flight: %1"), {inFlight}};
    case MemoryPeak::Moment::end:
        return {QUADRILLE_MESSAGE("when the backward pass ends and all gradients are there"), {}};
    case MemoryPeak::Moment::step:
        return {QUADRILLE_MESSAGE("while the optimizer runs"), {}};
    case MemoryPeak::Moment::forward:
    case MemoryPeak::Moment::backward:
        break;
    }
    switch (stage.peak.working) {
    case MemoryPeak::Working::loss:
        return {backward ? QUADRILLE_MESSAGE("backward pass of the loss, micro-batches in flight: %1")
                         : QUADRILLE_MESSAGE("forward pass of the loss, micro-batches in flight: %1"),
                {inFlight}};
    case MemoryPeak::Working::recomputation:
        return {QUADRILLE_MESSAGE("backward pass of layer %1, recomputed, micro-batches in flight: %2"),
                {layer, inFlight}};
    case MemoryPeak::Working::embedding:
        return {backward ? QUADRILLE_MESSAGE("backward pass of the embedding, micro-batches in flight: %1")
                         : QUADRILLE_MESSAGE("forward pass of the embedding, micro-batches in flight: %1"),
                {inFlight}};
    case MemoryPeak::Working::nothing:
        return {QUADRILLE_MESSAGE("a stage without layers, micro-batches in flight: %1"), {inFlight}};
    case MemoryPeak::Working::layer:
        break;
    }
    return {backward ? QUADRILLE_MESSAGE("backward pass of layer %1, micro-batches in flight: %2")
                     : QUADRILLE_MESSAGE("forward pass of layer %1, micro-batches in flight: %2"),
            {layer, inFlight}};
}

std::int64_t communicators(const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    const std::int64_t replicas = dataParallel(scenario) * plan.cp;
    std::int64_t count = scenario.cluster.gpus > 1 ? 1 : 0;
    const std::int64_t groups = shardGroups(scenario);
    const std::int64_t shards = replicas / groups;
    for (const std::int64_t size : {plan.tp, plan.cp, plan.pp, shards, groups})
        count += size > 1 ? 1 : 0;
    if (scenario.model.experts)
        for (const std::int64_t size : {plan.ep, expertReplicaRanks(scenario) / groups, groups,
                                        foldsExperts(plan) ? expertTensor(plan) : std::int64_t{1}})
            count += size > 1 ? 1 : 0;
    return count;
}

} // namespace quadrille
