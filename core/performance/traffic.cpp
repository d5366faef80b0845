// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/traffic.h"

#include "core/layout/parameters.h"
#include "core/model/predictions.h"
#include "core/performance/recomputation.h"
#include "core/timing/operators.h"
#include "core/timing/routed_bytes.h"
#include "core/timing/traffic_formulas.h"

namespace quadrille {
namespace {

traffic::Inputs<double> inputsOf(const Scenario& scenario) {
    const ModelSpec& model = scenario.model;
    const Plan& plan = scenario.plan;
    const auto number = [](std::int64_t value) { return static_cast<double>(value); };
    const RepeatedMessages repeated = repeatedMessages(scenario);
    auto read = layout::heldSizes(scenario);
    read.kvHeads = number(layout::readKeyHeads(scenario));
    return {.b = number(plan.microBatch),
            .c = number(plan.cp),
            .d = number(dataParallel(scenario)),
            .e = number(plan.ep),
            .h = number(model.hidden),
            .k = step::keyValueWidth(model, read, headWidths(model)),
            .L = number(trainedLayers(model)),
            .m = number(microBatches(scenario)),
            .p = number(plan.pp),
            .s = number(plan.sequence),
            .t = number(plan.tp),
            .v = number(plan.vpp),
            .q = usesSequenceParallel(plan) ? number(plan.tp) : 1.0,
            .sparseLayers = number(trainedSparseLayers(model)),
            .topK = model.experts ? number(model.experts->topK) : 0.0,
            .u = number(expertTensor(plan)),
            .ring = number(layout::ringRanks(scenario)),
            .ulysses = number(layout::ulyssesRanks(scenario)),
            .headed = read.heads * headWidths(model),
            .sharedExperts = model.experts && model.experts->sharedExperts > 0 ? 1.0 : 0.0,
            .repeatedTensor = repeated.tensor,
            .repeatedAround = repeated.around,
            .repeatedFfn = repeated.denseFfn,
            .repeatedContext = repeated.context,
            .repeatedExpert = repeated.expert,
            .fp8Dispatch = scenario.recipe.fp8Dispatch,
            .predictions = number(model.predictLayers) * (2 + recomputedLayerShare(plan))};
}

/// Layers of all stages.
layout::LayerCounts<double> layersOf(const ModelSpec& model) {
    const auto sparse = static_cast<double>(trainedSparseLayers(model));
    return {.dense = static_cast<double>(trainedLayers(model)) - sparse, .sparse = sparse};
}

/// On one GPU, the mean over the stages.
layout::Parameters<double> parametersOnGpu(const Scenario& scenario) {
    const auto model = layout::modelParameters(scenario);
    const auto letters = layout::lettersOf<double>(scenario);
    const auto stages = static_cast<double>(scenario.plan.pp);
    const std::int64_t predictions = scenario.model.predictLayers;
    auto all = layout::layersOnGpu<double>(model, layersOf(scenario.model), letters);
    if (scenario.plan.pp == 1)
        all.shared +=
            layout::endsOnGpu(model, {.embedding = true, .head = true, .predictions = predictions}, letters);
    else
        all.shared += layout::endsOnGpu(model, {.embedding = true}, letters) +
                      layout::endsOnGpu(model, {.head = true, .predictions = predictions}, letters);
    return {all.shared / stages, all.experts / stages};
}

/// Of these those of the layers' matrices.
layout::Parameters<double> matricesOnGpu(const Scenario& scenario) {
    const auto stages = static_cast<double>(scenario.plan.pp);
    const auto all = layout::matricesOnGpu<double>(
        layout::modelParameters(scenario), layersOf(scenario.model), layout::lettersOf<double>(scenario));
    return {all.shared / stages, all.experts / stages};
}

} // namespace

Bytes Traffic::total() const {
    Bytes sum;
    for (const Bytes each : parts)
        sum += each;
    return sum;
}

Traffic trafficOf(const Scenario& scenario) {
    const auto x = inputsOf(scenario);
    const auto held = parametersOnGpu(scenario);
    const auto gathered = layout::gatheredAsHalf(held, matricesOnGpu(scenario), scenario.recipe);
    // The ranks of a bidirectional pipeline hold every stage more than once, and reduce over all of them.
    const auto copies =
        static_cast<double>(pipelineReplicas(scenario.plan.schedule, scheduleShape(scenario)));
    const auto groups = static_cast<double>(shardGroups(scenario));
    const double shards = copies * x.d * x.c / groups;
    const double m = x.m / copies;
    const double gradientBytes = scenario.recipe.gradientBytes;
    const int zero = scenario.plan.zero;
    const bool whole = reducesWhole(scenario);
    Traffic traffic;
    traffic.part(TrafficKind::tensor) = Bytes(traffic::tensorParallel(x));
    const double swapped = layout::ulyssesRanks(scenario) > 1 ? traffic::contextUlysses(x) : 0.0;
    traffic.swapped = Bytes(swapped);
    traffic.part(TrafficKind::context) = Bytes(traffic::contextRing(x) + swapped);
    traffic.part(TrafficKind::pipeline) = Bytes(traffic::pipelineParallel(x));
    const auto shared =
        traffic::shardedParallel(held.shared, gathered.shared, shards, groups, m, gradientBytes, zero, whole);
    const auto experts = traffic::shardedParallel(
        held.experts, gathered.experts, shards / layout::expertSpread(layout::lettersOf<double>(scenario)),
        groups, m, gradientBytes, zero, whole);
    traffic.part(TrafficKind::data) = Bytes(copies * (shared.total() + experts.total()));
    const auto reduced = [copies](const auto& bytes) {
        return Traffic::Reduced{Bytes(copies * bytes.within), Bytes(copies * bytes.across)};
    };
    traffic.shared = reduced(shared);
    traffic.experts = reduced(experts);
    traffic.part(TrafficKind::expert) =
        Bytes(traffic::expertParallel(x) *
              step::routedShares(scenario, groupPlace(scenario, TrafficKind::expert)).all);
    return traffic;
}

} // namespace quadrille
