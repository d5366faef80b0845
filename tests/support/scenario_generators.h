// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/dimension.h"
#include "tests/support/resources.h"

#include <rapidcheck.h>

#include <algorithm>

/// Random scenarios. Call inside a RapidCheck property.
namespace quadrille::test {

/// From 1 to about `most`, small numbers and powers of two more often than others.
inline std::int64_t anySize(std::int64_t most = largestDimensionValue) {
    int bits = 0;
    while (bits < 62 && (std::int64_t{1} << (bits + 1)) <= most)
        ++bits;
    const std::int64_t power = std::int64_t{1} << *rc::gen::inRange(0, bits + 1);
    return *rc::gen::arbitrary<bool>() ? power : *rc::gen::inRange<std::int64_t>(1, power + 1);
}

inline bool anyFlag() {
    return *rc::gen::arbitrary<bool>();
}

inline Plan anyPlan(std::int64_t most) {
    Plan plan;
    for (std::int64_t* size : {&plan.tp, &plan.cp, &plan.pp, &plan.ep, &plan.vpp, &plan.microBatch,
                               &plan.globalBatch, &plan.sequence})
        *size = anySize(most);
    plan.sequenceParallel = *rc::gen::element<std::optional<bool>>(std::nullopt, true, false);
    plan.zero = *rc::gen::inRange(0, 4);
    plan.shardGroup = anyFlag() ? 0 : anySize(most);
    for (const RecomputeModule module : allRecomputeModules)
        if (anyFlag())
            plan.recomputeModules.add(module);
    plan.expertTensor = anyFlag() ? 0 : anySize(most);
    plan.contextMethod = *rc::gen::elementOf(contextMethods);
    plan.contextBalance = *rc::gen::elementOf(contextBalances);
    plan.ulysses = anyFlag() ? 0 : anySize(most);
    plan.expertOverlap = *rc::gen::elementOf(expertOverlaps);
    plan.offload = *rc::gen::elementOf(offloads);
    plan.offloadShare = static_cast<double>(*rc::gen::inRange(0, 5)) / 4;
    plan.recompute = *rc::gen::element(Recompute::none, Recompute::selective, Recompute::full);
    plan.schedule = *rc::gen::elementOf(scheduleKinds);
    plan.recomputeEvery = anySize(8);
    plan.layerSplit =
        layerSplitFromText(*rc::gen::element<std::string>("even", "balanced", "ends-count", "first=3,last=2",
                                                          "last=1", "4,4,5,3"))
            .value();
    return plan;
}

inline Recipe anyRecipe() {
    Recipe recipe;
    recipe.precision = *rc::gen::elementOf(precisions);
    recipe.fp8Recipe = *rc::gen::elementOf(fp8Recipes);
    recipe.fp8Params = *rc::gen::arbitrary<bool>();
    recipe.attentionKernel = *rc::gen::elementOf(attentionKernels);
    recipe.gradientBytes = *rc::gen::element(2, 4);
    recipe.momentBytes = static_cast<double>(*rc::gen::inRange(0, 17)) / 2;
    recipe.expertImbalance = 1 + static_cast<double>(*rc::gen::inRange(0, 5)) / 4;
    recipe.capacityFactor = static_cast<double>(*rc::gen::inRange(0, 5)) / 2;
    recipe.fp8Dispatch = anyFlag();
    recipe.routeNodes = anyFlag() ? 0 : anySize(64);
    for (bool* flag : {&recipe.masterWeights, &recipe.flashAttention, &recipe.dropout, &recipe.fusedLoss,
                       &recipe.gatheredLogits})
        *flag = anyFlag();
    recipe.framework = *rc::gen::elementOf(frameworks());
    return recipe;
}

/// Any that may be set: of the order of the usual, none, or absurd.
inline TrainingRun anyRun() {
    const auto upTo = [](double most, double usual) {
        return *rc::gen::weightedElement<double>({{2, 0.0}, {6, usual}, {1, usual / 1e6}, {1, most}}) *
               (1 - static_cast<double>(*rc::gen::inRange(0, 8)) / 10);
    };
    return {.tokens = upTo(mostTokens, 15e12),
            .pricePerGpuHour = upTo(highestHourPrice, 2.5),
            .failureRate = upTo(highestFailureRate, 2e-5),
            .checkpointSeconds = upTo(longestRunSeconds, 30),
            .storageGbps = std::max(slowestStorageGbps, upTo(fastestStorageGbps, 1)),
            .restartSeconds = upTo(longestRunSeconds, 600),
            .checkpointInterval = upTo(longestRunSeconds, 1800)};
}

/// Any model that can be written down: odd sizes, experts, latent attention, tied or not.
inline ModelSpec anyModel(std::int64_t most = largestDimensionValue) {
    ModelSpec model = *rc::gen::elementOf(models());
    for (std::int64_t* size : {&model.hidden, &model.layers, &model.heads, &model.kvHeads, &model.headDim,
                               &model.ffn, &model.vocab})
        *size = anySize(most);
    model.gated = anyFlag();
    model.tiedEmbeddings = anyFlag();
    model.norm = *rc::gen::element(Norm::rmsNorm, Norm::layerNorm);
    model.bias = *rc::gen::element(Bias::none, Bias::queryKeyValue, Bias::attention, Bias::all);
    model.queryKeyNorm = *rc::gen::element(QueryKeyNorm::none, QueryKeyNorm::head, QueryKeyNorm::full);
    model.normsPerLayer = *rc::gen::element(1, 2, 4);
    model.attentionSinks = anyFlag();
    model.embeddingNorm = anyFlag();
    model.slidingWindow.reset();
    if (anyFlag())
        model.slidingWindow = anySize(most);
    model.wholeAttentionEvery = model.slidingWindow && anyFlag() ? anySize(64) : 0;
    model.predictLayers = anyFlag() ? 0 : anySize(std::min(most, largestPipeline));
    model.experts.reset();
    model.latentAttention.reset();
    model.learnedPositions = anyFlag() ? anySize(most) : 0;
    if (anyFlag()) {
        const std::int64_t experts = anySize(most);
        model.experts = MixtureOfExperts{.experts = experts,
                                         .topK = anySize(experts),
                                         .sharedExperts = anyFlag() ? anySize(most) : 0,
                                         .expertFfn = anySize(most),
                                         .firstDenseLayers = anyFlag() ? anySize(model.layers) : 0,
                                         .layerStep = anySize(model.layers),
                                         .routerCorrection = anyFlag(),
                                         .sharedExpertGate = anyFlag()};
    }
    if (anyFlag())
        model.latentAttention = LatentAttention{.queryRank = anyFlag() ? anySize(most) : 0,
                                                .keyValueRank = anySize(most),
                                                .queryKeyNopeDim = anySize(most),
                                                .queryKeyRopeDim = anySize(most),
                                                .valueDim = anySize(most)};
    return model;
}

/// Well-formed, though it may well not be runnable: any model, any catalogue GPU, any sizes up to `most`.
inline Scenario anyScenario(std::int64_t most = largestDimensionValue) {
    Scenario result;
    result.model = anyModel(most);
    result.cluster = clusterOf(*rc::gen::elementOf(gpus()), anySize(most));
    result.cluster.gpusPerNode = anySize(most);
    result.cluster.nicGbps = static_cast<double>(anySize(1 << 20)) / 3;
    result.cluster.fabric = {.fastDomain = anyFlag() ? 0 : anySize(most),
                             .leafGpus = anyFlag() ? 0 : anySize(most),
                             .oversubscription = 1 + static_cast<double>(anySize(100)) / 3};
    result.plan = anyPlan(most);
    result.recipe = anyRecipe();
    result.run = anyRun();
    return result;
}

} // namespace quadrille::test
