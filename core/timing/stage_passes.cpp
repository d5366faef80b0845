// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/stage_passes.h"

namespace quadrille::step {
namespace {

Pass<double> slowed(Pass<double> pass, double factor) {
    pass.overhead += (factor - 1) * pass.total();
    return pass;
}

Passes<double> operator+(const Passes<double>& a, const Passes<double>& b) {
    return {a.forward + b.forward, a.inputGradient + b.inputGradient, a.weightGradient + b.weightGradient,
            a.repeated + b.repeated};
}

Passes<double> operator*(double count, const Passes<double>& a) {
    return {count * a.forward, count * a.inputGradient, count * a.weightGradient, count * a.repeated};
}

/// A stage with the layers it has; `repeated` holds what is recomputed and no more.
Passes<double> stageOf(const layout::ChunkShape& shape, const LayerModel<double>& layers,
                       Recompute recompute) {
    const auto number = [](std::int64_t count) { return static_cast<double>(count); };
    const auto& n = shape.counts;
    const Passes<double> dense = layers.dense.value_or(Passes<double>{});
    const Passes<double> sparse = layers.sparse.value_or(Passes<double>{});
    Passes<double> stage = number(n.dense) * dense + number(n.sparse) * sparse;
    stage.repeated =
        number(n.recomputedDense) * dense.repeated + number(n.recomputedSparse) * sparse.repeated;
    if (recompute == Recompute::selective)
        stage.repeated = number(shape.layers) * layers.repeatedCore;
    if (layers.repeatedDense)
        stage.repeated = stage.repeated + number(n.dense) * *layers.repeatedDense;
    if (layers.repeatedSparse)
        stage.repeated = stage.repeated + number(n.sparse) * *layers.repeatedSparse;
    return stage;
}

/// Modules of multi-token prediction without their layers, which the stage counts with its own.
Passes<double> predictionsOf(const layout::Ends& ends, const LayerModel<double>& layers) {
    Passes<double> modules = static_cast<double>(ends.predictions) * (*layers.prediction + layers.head);
    modules.repeated = static_cast<double>(ends.recomputedPredictions) * layers.prediction->repeated;
    return modules;
}

} // namespace

StagePasses::StagePasses(const Scenario& scenario, const layout::ChunkShapes& chunks, const PlanRates& rates,
                         const LayerModel<double>& layers) {
    constexpr double passes = 3; // F, I and W
    const double aside = reached(scenario, ProfileParameter::microBatchOverhead) * rates.hostFactor / passes;
    m_kindOf.reserve(chunks.stages().size());
    const layout::ChunkShape* last = nullptr;
    for (const layout::ChunkShape& shape : chunks.stages()) {
        if (last != nullptr && shape == *last) { // most stages are alike
            m_kindOf.push_back(m_kindOf.back());
            continue;
        }
        last = &shape;
        Passes<double> stage = stageOf(shape, layers, scenario.plan.recompute);
        if (shape.ends.embedding)
            stage = stage + layers.embedding;
        if (shape.ends.head)
            stage = stage + layers.head;
        if (shape.ends.predictions > 0)
            stage = stage + predictionsOf(shape.ends, layers);
        for (Pass<double>* pass : {&stage.forward, &stage.inputGradient, &stage.weightGradient}) {
            pass->overhead += aside;
            *pass = slowed(*pass, rates.groupFactor);
        }
        stage.repeated = slowed(stage.repeated, rates.groupFactor);
        m_kindOf.push_back(static_cast<std::uint32_t>(m_kinds.size()));
        m_kinds.push_back(stage);
    }
}

Durations durationsOf(const StagePasses& stages, const PlanRates& rates, Bytes boundary, std::int64_t ranks) {
    Durations durations;
    for (std::vector<double>* each :
         {&durations.forward, &durations.inputGradient, &durations.weightGradient})
        each->reserve(stages.count());
    for (std::size_t stage = 0; stage < stages.count(); ++stage) {
        const Passes<double>& passes = stages.at(stage);
        durations.forward.push_back(passes.forward.total());
        durations.inputGradient.push_back(passes.inputGradient.total() + passes.repeated.total());
        durations.weightGradient.push_back(passes.weightGradient.total());
    }
    if (ranks > 1) {
        const Link& link = rates.link(TrafficKind::pipeline);
        durations.p2p = boundary.value() / link.bytesPerSecond + link.latency;
    }
    return durations;
}

} // namespace quadrille::step
