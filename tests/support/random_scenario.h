// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/check.h"
#include "core/cluster/link.h"
#include "tests/support/resources.h"

#include <rapidcheck.h>

namespace quadrille::test {

/// One of a few values, each as likely.
inline std::int64_t pick(std::initializer_list<std::int64_t> values) {
    return *rc::gen::elementOf(std::vector(values));
}

/// A scenario that may or may not run: catalogue model and GPU, sizes people try.
inline Scenario randomScenario() {
    Scenario s;
    s.model = *rc::gen::elementOf(models());
    s.cluster = clusterOf(*rc::gen::elementOf(gpus()), pick({1, 2, 4, 8, 12, 16, 64, 256, 1024, 4096}));
    s.plan.tp = pick({1, 2, 3, 4, 8, 16});
    s.plan.cp = pick({1, 2, 4, 8});
    s.plan.pp = pick({1, 2, 3, 4, 5, 8, 16});
    assign(s, Dimension::virtualStages, pick({1, 1, 1, 2, 4, 5}));
    s.plan.microBatch = pick({1, 2, 3, 4, 8});
    s.plan.globalBatch = pick({1, 8, 64, 96, 512, 1024, 4096});
    s.plan.sequence = pick({1, 100, 2048, 8192, 131072});
    if (s.plan.vpp == 1 && *rc::gen::arbitrary<bool>())
        s.plan.schedule = ScheduleKind::gpipe;
    return s;
}

/// A scenario that runs: t and c powers of two, pipeline sizes that divide the layers, and a batch that
/// fills.
inline Scenario runnableScenario() {
    Scenario s;
    s.model = *rc::gen::elementOf(models());
    std::vector<std::int64_t> tensor, pipeline, chunks{1};
    for (const std::int64_t size : {1, 2, 4, 8})
        if (s.model.heads % size == 0 && (s.model.kvHeads % size == 0 || size % s.model.kvHeads == 0) &&
            s.model.ffn % size == 0)
            tensor.push_back(size);
    for (std::int64_t size = 1; size <= s.model.layers; ++size)
        if (s.model.layers % size == 0)
            pipeline.push_back(size);
    s.plan.tp = *rc::gen::elementOf(tensor);
    s.plan.cp = pick({1, 2, 4, 8});
    s.plan.pp = *rc::gen::elementOf(pipeline);
    for (std::int64_t size = 2; size <= s.model.layers / s.plan.pp; ++size)
        if (s.plan.pp > 1 && s.model.layers / s.plan.pp % size == 0)
            chunks.push_back(size);
    assign(s, Dimension::virtualStages, *rc::gen::elementOf(chunks));
    if (s.plan.vpp == 1 && *rc::gen::arbitrary<bool>())
        s.plan.schedule = ScheduleKind::gpipe;
    s.plan.microBatch = *rc::gen::inRange<std::int64_t>(1, 9);
    s.plan.sequence = 128 * *rc::gen::inRange<std::int64_t>(1, 65);
    const auto replicas = *rc::gen::inRange<std::int64_t>(1, 65);
    s.cluster = clusterOf(*rc::gen::elementOf(gpus()), replicas * replicaGpus(s.plan));
    const std::int64_t groups = *rc::gen::inRange<std::int64_t>(1, 9);
    s.plan.globalBatch = replicas * s.plan.microBatch * groups * (s.plan.vpp > 1 ? s.plan.pp : 1);
    return s;
}

/// The scenario under any schedule under which it runs.
inline Scenario anySchedule(const Scenario& s) {
    const Scenario moved = withSchedule(s, *rc::gen::elementOf(scheduleKinds));
    // A search for every number that is asked for takes long where it is large.
    const bool large = traits(moved.plan.schedule).searched &&
                       mostOperations(moved.plan.schedule, scheduleShape(moved)) > 500;
    return runnable(moved) && !large ? moved : s;
}

/// runnableScenario() under the detailed estimator: any schedule, framework, way to shard, to recompute and
/// to train.
inline Scenario detailedScenario() {
    Scenario s = anySchedule(runnableScenario());
    s.estimator = Estimator::detailed;
    s.recipe.framework = *rc::gen::elementOf(frameworks());
    s.model.predictLayers = pick({0, 0, 0, 1, 2});
    if (*rc::gen::inRange(0, 4) == 0)
        s.cluster.fabric = {.leafGpus = fastDomain(s.cluster) * pick({1, 2, 8}),
                            .oversubscription = *rc::gen::element(1.0, 2.0, 3.5)};
    s.recipe.gradientBytes = *rc::gen::element(2, 4);
    s.recipe.momentBytes = *rc::gen::element(0.0, 2.0, 8.0);
    for (bool* flag : {&s.recipe.masterWeights, &s.recipe.flashAttention, &s.recipe.dropout,
                       &s.recipe.fusedLoss, &s.recipe.gatheredLogits})
        *flag = *rc::gen::arbitrary<bool>();
    s.plan.zero = *rc::gen::inRange(0, 4);
    s.plan.recompute = *rc::gen::element(Recompute::none, Recompute::selective, Recompute::full);
    if (s.plan.recompute == Recompute::selective)
        for (const RecomputeModule module : allRecomputeModules)
            if (*rc::gen::inRange(0, 4) == 0)
                s.plan.recomputeModules.add(module);
    s.plan.recomputeEvery = pick({1, 1, 2, 3});
    if (s.plan.cp > 1) {
        const Scenario ring = s;
        s.plan.contextMethod = *rc::gen::elementOf(contextMethods);
        s.plan.contextBalance = *rc::gen::elementOf(contextBalances);
        s.plan.ulysses = pick({0, 0, 1, 2, 4});
        if (!runnable(s))
            s = ring;
    }
    if (s.plan.tp > 1)
        s.plan.sequenceParallel = *rc::gen::element<std::optional<bool>>(std::nullopt, true, false);
    if (s.model.experts)
        for (const std::int64_t ep : {4, 2})
            if (s.plan.ep == 1 && s.model.experts->experts % ep == 0 &&
                dataParallel(s) * s.plan.cp % ep == 0 && *rc::gen::arbitrary<bool>())
                s.plan.ep = ep;
    if (s.model.experts) {
        s.plan.expertOverlap = *rc::gen::elementOf(expertOverlaps);
        s.recipe.expertImbalance = *rc::gen::element(1.0, 1.0, 1.25, 2.0);
        s.recipe.capacityFactor = *rc::gen::element(0.0, 0.0, 1.0, 1.5);
        const Scenario whole = s;
        s.plan.expertTensor = pick({0, 1, 2});
        if (foldsExperts(s.plan))
            s.plan.ep = pick({1, 2, 4, 8});
        if (!runnable(s))
            s = whole;
    }
    const std::int64_t holders = s.plan.ep * (foldsExperts(s.plan) ? expertTensor(s.plan) : 1);
    for (const std::int64_t group : {8, 4, 2})
        if (s.plan.shardGroup == 0 && *rc::gen::inRange(0, 6) == 0 && group % holders == 0 &&
            dataParallel(s) * s.plan.cp % group == 0)
            s.plan.shardGroup = group;
    if (*rc::gen::arbitrary<bool>())
        s.plan.layerSplit.kind = LayerSplit::Kind::balanced;
    return s;
}

} // namespace quadrille::test
