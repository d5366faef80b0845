// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/detailed/stages.h"

#include "core/memory/detailed/estimate.h"

#include <algorithm>
#include <numeric>

namespace quadrille::detailed {
namespace {

PlanKey keyOfModel(const Scenario& scenario) {
    PlanKey key = keyWithoutDeal(scenario);
    key.plan.pp = 1;
    key.plan.schedule = ScheduleKind::oneForwardOneBackward;
    key.plan.zero = 0;
    key.plan.recomputeEvery = 1;
    return key;
}

} // namespace

Stages::Stages(const Resolved& resolved)
    : m_resolved(resolved), m_scenario(m_resolved.scenario()), m_shapes(m_resolved.chunks()),
      m_model(
          resolved.part<ModelNumbers>(keyOfModel, [&resolved] { return modelNumbers(resolved.scenario()); })),
      m_letters(lettersOf<double>(m_scenario)) {}

std::vector<ChunkBytes<double>> Stages::chunksOf(std::int64_t rank) const {
    std::vector<ChunkBytes<double>> chunks;
    chunks.reserve(static_cast<std::size_t>(m_shapes.chunksOfRank()));
    for (std::int64_t chunk = 0; chunk < m_shapes.chunksOfRank(); ++chunk) {
        const ChunkShape& shape = m_shapes.at(rank, chunk);
        if (chunk > 0 && shape == m_shapes.at(rank, chunk - 1)) { // most are alike
            chunks.push_back(chunks.back());
            continue;
        }
        chunks.push_back(chunkBytes(*m_model, countsOf<double>(shape), shape.ends, m_scenario, m_letters));
        dropAbsentLayers(chunks.back(), shape);
    }
    return chunks;
}

SteadyBytes<double> Stages::steadyOf(std::int64_t rank) const {
    const ChunkShape all = m_shapes.together(rank);
    return steadyBytes(*m_model, countsOf<double>(all), all.ends, m_scenario, m_letters);
}

RankPeak Stages::peakOf(std::int64_t rank, const std::vector<ChunkBytes<double>>& chunks,
                        const std::stop_token& stop) const {
    return rankPeak(m_resolved, rank, chunks, stop);
}

Stages::Held Stages::heldOf(std::int64_t rank, const std::stop_token& stop) const {
    throwIfStopped(stop);
    Held held{.rank = rank, .chunks = chunksOf(rank), .peak = {}};
    held.peak = peakOf(rank, held.chunks, stop);
    return held;
}

StageMemory Stages::stage(std::int64_t rank, const std::stop_token& stop) const {
    return stage(heldOf(rank, stop));
}

StageMemory Stages::stage(const Held& held) const {
    const auto& [rank, chunks, peak] = held;
    const auto steady = steadyOf(rank);
    StageMemory memory{.stage = rank, .parts = {}, .onHost = {}, .heldAhead = {}, .inFlight = 0, .peak = {}};
    memory.part(MemoryPart::parameters) = Bytes(steady.parameters);
    memory.part(MemoryPart::optimizer) = Bytes(steady.optimizer);
    const Fullest fullest = fullestOf(chunks, steady, peak);
    memory.part(MemoryPart::gradients) = Bytes(fullest.gradients);
    memory.part(MemoryPart::activations) = Bytes(fullest.activations);
    memory.part(MemoryPart::buffers) = Bytes(steady.buffers + fullest.working);
    memory.peak.moment = fullest.moment;
    if (!memory.peak.afterPasses()) {
        memory.inFlight = std::accumulate(peak.inFlight.begin(), peak.inFlight.end(), 0.0) /
                          static_cast<double>(m_scenario.plan.vpp);
        memory.peak = fullest.behindHead ? layersFirst(chunks.back(), rank)
                                         : named(peak, chunks[static_cast<std::size_t>(peak.chunk)], rank);
    }
    memory.onHost = Bytes(steady.onHost);
    for (std::size_t chunk = 0; chunk < chunks.size(); ++chunk)
        memory.onHost += Bytes(peak.inFlight[chunk] * chunks[chunk].onHost);
    memory.heldAhead = heldAhead(memory.total());
    addOutside(memory);
    return memory;
}

Stages::Fullest Stages::fullestOf(const std::vector<ChunkBytes<double>>& chunks,
                                  const SteadyBytes<double>& steady, const RankPeak& peak) const {
    const bool come = gradientsCome();
    Fullest fullest{.gradients = come ? 0 : steady.gradients,
                    .activations = peak.activations(chunks),
                    .working = peak.working(chunks)};
    const auto held = [](const Fullest& of) { return of.gradients + of.activations + of.working; };
    const auto consider = [&](const Fullest& other) {
        if (held(other) > held(fullest))
            fullest = other;
    };
    consider({.moment = MemoryPeak::Moment::step, .gradients = steady.gradients, .working = steady.step});
    if (!come)
        return fullest;
    // The head's gradients come first, before any activation of a layer goes.
    consider({.moment = MemoryPeak::Moment::backward,
              .behindHead = true,
              .gradients = steady.headGradients,
              .activations = peak.activations(chunks),
              .working = lastBackward(chunks.back())});
    consider({.moment = MemoryPeak::Moment::end,
              .gradients = steady.gradients,
              .working = lastBackward(chunks.front())});
    return fullest;
}

MemoryPeak Stages::layersFirst(const ChunkBytes<double>& bytes, std::int64_t rank) const {
    const std::int64_t chunk = m_shapes.chunksOfRank() - 1;
    const ChunkShape& shape = m_shapes.at(rank, chunk);
    return {.moment = MemoryPeak::Moment::backward,
            .working = bytes.recomputedBackward > bytes.keptBackward ? MemoryPeak::Working::recomputation
                                                                     : MemoryPeak::Working::layer,
            .chunk = chunk,
            .layer = shape.firstLayer + std::max<std::int64_t>(0, shape.layers - 1)};
}

bool Stages::gradientsCome() const {
    return m_scenario.recipe.framework->freesGradients && m_resolved.shape().microbatches == 1;
}

Bytes Stages::heldAhead(Bytes needed) const {
    const double inputs = m_scenario.recipe.framework->gatheredInputs;
    if (inputs == 0 || m_scenario.plan.tp == 1 || !usesSequenceParallel(m_scenario.plan))
        return {};
    const Bytes all(inputs * boundaryBytes(m_scenario, m_letters) * m_letters.q);
    return std::max(Bytes(0), std::min(all, m_scenario.cluster.gpu.memory - needed));
}

MemoryPeak Stages::named(const RankPeak& peak, const ChunkBytes<double>& bytes, std::int64_t rank) const {
    const ChunkShape& shape = m_shapes.at(rank, peak.chunk);
    MemoryPeak named{.moment = peak.backward ? MemoryPeak::Moment::backward : MemoryPeak::Moment::forward,
                     .working = MemoryPeak::Working::layer,
                     .chunk = peak.chunk,
                     .layer = shape.firstLayer + std::max<std::int64_t>(0, shape.layers - 1)};
    if (shape.layers == 0 && !shape.ends.head) {
        named.working = shape.ends.embedding ? MemoryPeak::Working::embedding : MemoryPeak::Working::nothing;
        return named;
    }
    const double loss = bytes.head + (peak.backward ? bytes.lossBackward : bytes.lossForward);
    if (shape.ends.head && shape.layers == 0)
        named.working = MemoryPeak::Working::loss;
    else if (shape.ends.head && loss == (peak.backward ? bytes.backward() : bytes.forward()))
        named.working = MemoryPeak::Working::loss;
    else if (peak.backward && bytes.recomputedBackward == bytes.backward() &&
             shape.counts.recomputedDense + shape.counts.recomputedSparse > 0)
        named.working = MemoryPeak::Working::recomputation;
    return named;
}

void Stages::addOutside(StageMemory& memory) const {
    const OutsideMemory& outside = m_scenario.recipe.framework->outside;
    memory.part(MemoryPart::fragmentation) = outside.fragmentation * memory.total();
    memory.part(MemoryPart::communicators) =
        static_cast<double>(communicators(m_scenario)) * outside.communicator;
    memory.part(MemoryPart::context) = outside.context;
}

} // namespace quadrille::detailed
