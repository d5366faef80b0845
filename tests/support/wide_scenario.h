// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/check.h"
#include "core/cluster/catalogue.h"
#include "core/cluster/link.h"
#include "core/cluster/profile_json.h"
#include "tests/support/resources.h"
#include "tests/support/scenario_generators.h"

#include <rapidcheck.h>

#include <algorithm>

/// Scenarios over the whole catalogue, of sizes from small to absurd. Call inside a RapidCheck property.
namespace quadrille::test {

/// The shipped GPUs with their fitted profiles, as the program has them.
inline const std::vector<GpuSpec>& profiledGpus() {
    static const auto all = [] {
        auto gpus = parseGpus(resourceText("gpus.json"));
        attachProfiles(gpus, parseProfiles(resourceText("profiles.json")));
        return gpus;
    }();
    return all;
}

/// Whether something happens that does so in `percent` of a hundred cases.
inline bool now(int percent) {
    return *rc::gen::inRange(0, 100) < percent;
}

inline std::int64_t powerOfTwo(int mostBits) {
    return std::int64_t{1} << *rc::gen::inRange(0, mostBits + 1);
}

inline std::vector<std::int64_t> divisorsOf(std::int64_t number) {
    std::vector<std::int64_t> divisors;
    for (std::int64_t each = 1; each <= number; ++each)
        if (number % each == 0)
            divisors.push_back(each);
    return divisors;
}

/// Any model, GPU, framework, schedule and recipe; about a third of them can run. The numbers of GPUs, layers
/// and micro-batches are made to divide, since others say nothing but that they do not.
inline Scenario wideScenario() {
    Scenario s;
    s.model = *rc::gen::elementOf(models());
    Plan& plan = s.plan;
    plan.tp = powerOfTwo(4);
    plan.cp = now(50) ? 1 : powerOfTwo(6);
    // Even; one layer less on the ends, or none; or any number of stages, also more than layers.
    const auto split = *rc::gen::weightedElement<LayerSplit::Kind>(
        {{8, LayerSplit::Kind::even}, {1, LayerSplit::Kind::endsCount}, {1, LayerSplit::Kind::balanced}});
    const std::int64_t dealt = s.model.layers + (split == LayerSplit::Kind::endsCount ? 2 : 0);
    plan.pp = split == LayerSplit::Kind::balanced ? *rc::gen::inRange<std::int64_t>(1, 2 * s.model.layers)
                                                  : *rc::gen::elementOf(divisorsOf(dealt));
    plan.layerSplit.kind = split;
    plan.schedule = *rc::gen::elementOf(scheduleKinds);
    const ScheduleTraits& kind = traits(plan.schedule);
    plan.vpp = kind.leastChunks;
    if (kind.mostChunks == 0) {
        auto chunks = divisorsOf(dealt / plan.pp);
        std::erase_if(chunks, [&kind](std::int64_t each) { return each < kind.leastChunks; });
        if (!chunks.empty())
            plan.vpp = *rc::gen::elementOf(chunks);
    }
    plan.microBatch = now(50) ? 1 : powerOfTwo(5);
    plan.sequence =
        now(10) ? *rc::gen::inRange<std::int64_t>(1, 300) : std::max<std::int64_t>(64, powerOfTwo(22));
    if (plan.sequence < 2 * plan.cp)
        plan.sequence *= 2 * plan.cp;
    plan.zero = *rc::gen::inRange(0, 4);
    plan.recompute = *rc::gen::element(Recompute::none, Recompute::selective, Recompute::full);
    plan.recomputeEvery = now(50) ? 1 : *rc::gen::inRange<std::int64_t>(1, 5);
    if (plan.recompute == Recompute::selective)
        for (const RecomputeModule module : allRecomputeModules)
            if (now(25))
                plan.recomputeModules.add(module);
    if (plan.tp > 1)
        plan.sequenceParallel = *rc::gen::element<std::optional<bool>>(std::nullopt, true, false);
    const std::int64_t replicas = powerOfTwo(8);
    s.cluster = clusterOf(*rc::gen::elementOf(profiledGpus()), replicas * replicaGpus(plan));
    if (now(30))
        s.cluster.gpusPerNode = powerOfTwo(6);
    if (now(20))
        s.cluster.fabric.fastDomain = powerOfTwo(7);
    if (now(30))
        s.cluster.fabric.leafGpus = fastDomain(s.cluster) * powerOfTwo(6);
    s.cluster.fabric.oversubscription = now(50) ? 1 : 1 + static_cast<double>(*rc::gen::inRange(0, 9)) / 2;
    s.model.predictLayers = now(80) ? s.model.predictLayers : *rc::gen::inRange<std::int64_t>(0, 4);
    if (s.model.experts)
        plan.ep = powerOfTwo(6);
    if (s.model.experts && now(40)) {
        plan.expertTensor = powerOfTwo(2);
        s.recipe.fp8Dispatch = now(30);
        s.recipe.routeNodes = now(50) ? 0 : powerOfTwo(5);
    }
    plan.contextMethod = *rc::gen::elementOf(contextMethods);
    plan.contextBalance = *rc::gen::elementOf(contextBalances);
    plan.ulysses = now(50) ? 0 : powerOfTwo(4);
    plan.expertOverlap = *rc::gen::elementOf(expertOverlaps);
    if (now(30))
        plan.shardGroup = std::min(powerOfTwo(8), replicas * plan.cp);
    const std::int64_t microBatches = now(30)   ? *rc::gen::inRange<std::int64_t>(1, 9)
                                      : now(10) ? *rc::gen::inRange<std::int64_t>(1, 4097)
                                                : plan.pp * *rc::gen::inRange<std::int64_t>(1, 7);
    plan.globalBatch = replicas * plan.microBatch * microBatches;
    if (split == LayerSplit::Kind::even && now(20))
        plan.layerSplit.kind = LayerSplit::Kind::balanced;

    if (s.cluster.gpu.hostLink && now(25)) {
        plan.offload = *rc::gen::elementOf(offloads);
        plan.offloadShare = static_cast<double>(*rc::gen::inRange(0, 5)) / 4;
    }

    Recipe& recipe = s.recipe;
    recipe.precision = *rc::gen::elementOf(precisions);
    recipe.fp8Recipe = *rc::gen::elementOf(fp8Recipes);
    recipe.fp8Params = *rc::gen::arbitrary<bool>();
    recipe.gradientBytes = *rc::gen::element(2, 4);
    recipe.momentBytes = static_cast<double>(*rc::gen::inRange(0, 17)) / 2;
    recipe.flashAttention = now(80);
    recipe.attentionKernel = *rc::gen::elementOf(attentionKernels);
    for (bool* flag : {&recipe.masterWeights, &recipe.dropout, &recipe.fusedLoss, &recipe.gatheredLogits})
        *flag = now(50);
    recipe.expertImbalance = now(50) ? 1 : 1 + static_cast<double>(*rc::gen::inRange(0, 9)) / 4;
    recipe.capacityFactor = now(70) ? 0 : 1 + static_cast<double>(*rc::gen::inRange(0, 9)) / 4;
    recipe.framework = *rc::gen::elementOf(frameworks());
    s.run = anyRun();
    s.estimator = now(80) ? Estimator::detailed : Estimator::paper;
    return s;
}

/// One of these that can run, and whose pipeline is worked out while a test can wait. Tried until one does:
/// discarding the others would end the property.
inline Scenario wideRunnable() {
    constexpr int tries = 200;
    for (int i = 0; i < tries; ++i) {
        Scenario s = wideScenario();
        const std::int64_t most = traits(s.plan.schedule).searched ? 500 : 200'000;
        if (runnable(s) && mostOperations(s.plan.schedule, scheduleShape(s)) <= most)
            return s;
    }
    RC_DISCARD("no scenario that runs");
}

} // namespace quadrille::test
