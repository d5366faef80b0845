// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/stage_times.h"

#include "core/cluster/link.h"
#include "core/memory/detailed/scenario_inputs.h"
#include "core/model/layer_parameters.h"
#include "core/performance/recomputation.h"
#include "core/units/saturating.h"

namespace quadrille {

namespace {

/// Tokens of one micro-batch on one GPU, were every product split over all tensor parallel ranks.
double tokenShare(const Plan& plan) {
    return static_cast<double>(plan.microBatch) * static_cast<double>(plan.sequence) /
           static_cast<double>(plan.cp * plan.tp);
}

/// A pipeline is laid over what is left of the cluster when tensor, context and data parallelism have their
/// ranks side by side. Where it does not fit behind the fast link as a whole, some edge crosses the network,
/// and the slowest edge sets the pace.
double bytesPerSecond(const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    const std::int64_t apart = saturatingProduct(plan.tp * plan.cp, dataParallel(scenario));
    return linkOf(scenario.cluster, saturatingProduct(apart, plan.pp)).value();
}

} // namespace

std::vector<StageFlops> stageFlops(const Scenario& scenario) {
    const ModelSpec& model = scenario.model;
    const auto sizes = sizesOf<double>(model);
    constexpr double multiplyAndAdd = 2;
    const double dense = multiplyAndAdd * total(denseLayer(model, sizes));
    const double sparse = multiplyAndAdd * total(sparseLayer(model, sizes, sizes.topK));
    constexpr double unmasked = 0.5;
    const double core =
        unmasked * forwardFlopsPerToken(model, scenario.plan.sequence).attentionCore / sizes.layers;
    const double tokens = tokenShare(scenario.plan);
    const detailed::ChunkShapes shapes(scenario);
    std::vector<StageFlops> flops;
    for (const detailed::ChunkShape& shape : shapes.stages()) {
        const auto& n = shape.counts;
        const auto number = [](std::int64_t count) { return static_cast<double>(count); };
        StageFlops& stage = flops.emplace_back();
        stage.matrices = tokens * (number(n.dense) * dense + number(n.sparse) * sparse);
        stage.attention = tokens * core * number(shape.layers);
        if (scenario.plan.recompute == Recompute::selective)
            stage.repeated = stage.attention;
        else
            stage.repeated = tokens * (number(n.recomputedDense) * (dense + core) +
                                       number(n.recomputedSparse) * (sparse + core));
        if (shape.ends.head)
            stage.matrices += tokens * multiplyAndAdd * sizes.vocab * sizes.hidden;
    }
    return flops;
}

Durations stageTimes(const Scenario& scenario) {
    const GpuSpec& gpu = scenario.cluster.gpu;
    const bool eightBits = scenario.recipe.precision == Precision::fp8 && gpu.fp8;
    const double rate = (eightBits ? *gpu.fp8 : gpu.bf16).value() * assumedEfficiency;
    Durations durations;
    for (const StageFlops& flops : stageFlops(scenario)) {
        durations.forward.push_back((flops.matrices + flops.attention) / rate);
        durations.inputGradient.push_back((flops.matrices + 2 * flops.attention + flops.repeated) / rate);
        durations.weightGradient.push_back(flops.matrices / rate);
    }
    durations.p2p = boundarySeconds(scenario);
    return durations;
}

Bytes stageBoundaryBytes(const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    constexpr double bytesOfActivation = 2;
    const std::int64_t split = plan.cp * (usesSequenceParallel(plan) ? plan.tp : 1);
    return Bytes(bytesOfActivation * static_cast<double>(plan.microBatch) *
                 static_cast<double>(plan.sequence) * static_cast<double>(scenario.model.hidden) /
                 static_cast<double>(split));
}

double boundarySeconds(const Scenario& scenario) {
    if (scenario.plan.pp == 1)
        return 0;
    return stageBoundaryBytes(scenario).value() / bytesPerSecond(scenario);
}

Durations durationsOf(const Scenario& scenario, TimeBase base) {
    if (base == TimeBase::model)
        return stageTimes(scenario);
    return Durations::uniform(static_cast<std::size_t>(scheduleShape(scenario).stages()));
}

} // namespace quadrille
