// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/traffic.h"

#include "core/model/layer_parameters.h"
#include "core/performance/recomputation.h"
#include "core/performance/traffic_formulas.h"

namespace quadrille {
namespace {

/// Elements of keys and values that attention works with; latent attention unfolds them for every head.
double keyValueWidth(const ModelSpec& model) {
    if (!model.latentAttention)
        return 2.0 * static_cast<double>(model.kvHeads) * static_cast<double>(model.headDim);
    const LatentAttention& latent = *model.latentAttention;
    return static_cast<double>(model.heads) *
           static_cast<double>(latent.queryKeyNopeDim + latent.queryKeyRopeDim + latent.valueDim);
}

traffic::Inputs<double> inputsOf(const Scenario& scenario) {
    const ModelSpec& model = scenario.model;
    const Plan& plan = scenario.plan;
    const auto number = [](std::int64_t value) { return static_cast<double>(value); };
    const double repeated = recomputedLayerShare(plan);
    return {.b = number(plan.microBatch),
            .c = number(plan.cp),
            .d = number(dataParallel(scenario)),
            .e = number(plan.ep),
            .h = number(model.hidden),
            .k = keyValueWidth(model),
            .L = number(model.layers),
            .m = number(microBatches(scenario)),
            .p = number(plan.pp),
            .s = number(plan.sequence),
            .t = number(plan.tp),
            .v = number(plan.vpp),
            .q = usesSequenceParallel(plan) ? number(plan.tp) : 1.0,
            .sparseLayers = number(sparseLayers(model)),
            .topK = model.experts ? number(model.experts->topK) : 0.0,
            .recomputedLayers = repeated,
            .recomputedAttention = plan.recompute == Recompute::selective ? 1.0 : repeated};
}

/// Parameters on one GPU, the mean over the stages: those that all replicas share, and routed experts.
struct OnGpu {
    double shared = 0;
    double experts = 0;
};

OnGpu parametersOnGpu(const Scenario& scenario, const traffic::Inputs<double>& x) {
    const ModelSpec& model = scenario.model;
    const auto sizes = sizesOf<double>(model);
    const auto ends = endParameters(model, sizes);
    OnGpu all{(ends.embedding + ends.head) / x.t + ends.positions + ends.embeddingNorm + ends.finalNorm, 0};
    // A tied matrix is held by the first and by the last stage.
    if (model.tiedEmbeddings && scenario.plan.pp > 1)
        all.shared += ends.embedding / x.t;
    const auto add = [&](const LayerParameters<double>& layer, double count) {
        all.shared += count * (layer.tensorSplit / x.t + layer.replicated);
        all.experts += count * (layer.experts / (x.e * x.t) + layer.expertsReplicated / x.e);
    };
    add(denseLayer(model, sizes), x.L - x.sparseLayers);
    if (model.experts)
        add(sparseLayer(model, sizes, sizes.experts), x.sparseLayers);
    return {all.shared / x.p, all.experts / x.p};
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
    const OnGpu held = parametersOnGpu(scenario, x);
    // The ranks of a bidirectional pipeline hold every stage more than once, and reduce over all of them.
    const auto copies =
        static_cast<double>(pipelineReplicas(scenario.plan.schedule, scheduleShape(scenario)));
    const double replicas = copies * x.d * x.c;
    const double m = x.m / copies;
    const double gradientBytes = scenario.recipe.gradientBytes;
    const int zero = scenario.plan.zero;
    Traffic traffic;
    traffic.part(TrafficKind::tensor) = Bytes(traffic::tensorParallel(x));
    traffic.part(TrafficKind::context) = Bytes(traffic::contextParallel(x));
    traffic.part(TrafficKind::pipeline) = Bytes(traffic::pipelineParallel(x));
    traffic.part(TrafficKind::data) =
        Bytes(copies * (traffic::dataParallel(held.shared, replicas, m, gradientBytes, zero) +
                        traffic::dataParallel(held.experts, replicas / x.e, m, gradientBytes, zero)));
    traffic.part(TrafficKind::expert) = Bytes(traffic::expertParallel(x));
    return traffic;
}

} // namespace quadrille
