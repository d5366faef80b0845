// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/stage_passes.h"

#include "core/performance/stage_times.h"

namespace quadrille::step {
namespace {

Pass<double> slowed(Pass<double> pass, double factor) {
    pass.overhead += (factor - 1) * pass.total();
    return pass;
}

double several(std::int64_t ranks) {
    return ranks > 1 ? 1 : 0;
}

LinkNumbers<double> numbers(const Link& link) {
    return {link.bytesPerSecond, link.latency};
}

Passes<double> operator+(const Passes<double>& a, const Passes<double>& b) {
    return {a.forward + b.forward, a.inputGradient + b.inputGradient, a.weightGradient + b.weightGradient,
            a.repeated + b.repeated};
}

Passes<double> operator*(double count, const Passes<double>& a) {
    return {count * a.forward, count * a.inputGradient, count * a.weightGradient, count * a.repeated};
}

/// One layer of each kind, computed once.
struct Layers {
    Passes<double> dense{};
    Passes<double> sparse{};
    Pass<double> repeatedCore{};
};

Layers layersOf(const Scenario& scenario, const ModelSizes<double>& n, const LayerInputs<double>& x) {
    const ModelSpec& model = scenario.model;
    const double widths = headWidths(model);
    Layers layers;
    if (n.sparseLayers < n.layers)
        layers.dense = layerPasses(model, n, widths, scenario.recipe, false, x);
    if (n.sparseLayers > 0)
        layers.sparse = layerPasses(model, n, widths, scenario.recipe, true, x);
    layers.repeatedCore = repeatedCore(n, widths, scenario.recipe, x);
    return layers;
}

/// A stage with the layers it has; `repeated` holds what is recomputed and no more.
Passes<double> stageOf(const detailed::ChunkShape& shape, const Layers& layers, Recompute recompute) {
    const auto number = [](std::int64_t count) { return static_cast<double>(count); };
    const auto& n = shape.counts;
    Passes<double> stage = number(n.dense) * layers.dense + number(n.sparse) * layers.sparse;
    stage.repeated = number(n.recomputedDense) * layers.dense.repeated +
                     number(n.recomputedSparse) * layers.sparse.repeated;
    if (recompute == Recompute::selective)
        stage.repeated = number(shape.layers) * layers.repeatedCore;
    return stage;
}

} // namespace

double headWidths(const ModelSpec& model) {
    if (!model.latentAttention)
        return 2.0 * static_cast<double>(model.headDim);
    const LatentAttention& latent = *model.latentAttention;
    return static_cast<double>(latent.queryKeyNopeDim + latent.queryKeyRopeDim + latent.valueDim);
}

LayerInputs<double> layerInputs(const Scenario& scenario, const PlanRates& rates) {
    const Plan& plan = scenario.plan;
    const Device device = deviceOf(scenario);
    const Profile& profile = *scenario.cluster.gpu.profile;
    const auto number = [](std::int64_t value) { return static_cast<double>(value); };
    return {.shape = {.b = number(plan.microBatch),
                      .c = number(plan.cp),
                      .e = number(plan.ep),
                      .s = number(plan.sequence),
                      .t = number(plan.tp),
                      .q = usesSequenceParallel(plan) ? number(plan.tp) : 1.0},
            .tensor = numbers(rates.link(TrafficKind::tensor)),
            .context = numbers(rates.link(TrafficKind::context)),
            .expert = numbers(rates.link(TrafficKind::expert)),
            .severalTensor = several(plan.tp),
            .severalContext = several(plan.cp),
            .severalExpert = several(plan.ep),
            .hostFactor = rates.hostFactor,
            .matrixFlops = device.matrixFlops,
            .edge = device.edge,
            .attentionFlops = device.attentionFlops,
            .memoryBytes = device.memoryBytes,
            .launch = device.launch,
            .tensorOverlap = profile.at(ProfileParameter::tensorOverlap),
            .contextOverlap = profile.at(ProfileParameter::contextOverlap)};
}

StagePasses::StagePasses(const Scenario& scenario, const PlanRates& rates) : m_shapes(scenario) {
    const auto n = sizesOf<double>(scenario.model);
    const LayerInputs<double> x = layerInputs(scenario, rates);
    const Layers layers = layersOf(scenario, n, x);
    constexpr double passes = 3; // F, I and W
    const double aside =
        scenario.cluster.gpu.profile->at(ProfileParameter::microBatchOverhead) * rates.hostFactor / passes;
    m_stages.reserve(m_shapes.stages().size());
    const detailed::ChunkShape* last = nullptr;
    for (const detailed::ChunkShape& shape : m_shapes.stages()) {
        if (last != nullptr && shape == *last) { // most stages are alike
            m_stages.push_back(m_stages.back());
            continue;
        }
        last = &shape;
        Passes<double> stage = stageOf(shape, layers, scenario.plan.recompute);
        if (shape.ends.embedding)
            stage = stage + embeddingPasses(n, x);
        if (shape.ends.head)
            stage = stage + headPasses(n, scenario.recipe, x);
        for (Pass<double>* pass : {&stage.forward, &stage.inputGradient, &stage.weightGradient}) {
            pass->overhead += aside;
            *pass = slowed(*pass, rates.groupFactor);
        }
        stage.repeated = slowed(stage.repeated, rates.groupFactor);
        m_stages.push_back(stage);
    }
}

Durations durationsOf(const Scenario& scenario, const StagePasses& stages, const PlanRates& rates) {
    Durations durations;
    for (std::size_t stage = 0; stage < stages.count(); ++stage) {
        const Passes<double>& passes = stages.at(stage);
        durations.forward.push_back(passes.forward.total());
        durations.inputGradient.push_back(passes.inputGradient.total() + passes.repeated.total());
        durations.weightGradient.push_back(passes.weightGradient.total());
    }
    if (scenario.plan.pp > 1) {
        const Link& link = rates.link(TrafficKind::pipeline);
        durations.p2p = stageBoundaryBytes(scenario).value() / link.bytesPerSecond + link.latency;
    }
    return durations;
}

} // namespace quadrille::step
