// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/chunk_shapes.h"

#include "core/model/predictions.h"

namespace quadrille::layout {
namespace {

ChunkShape chunkShape(const Scenario& s, std::int64_t firstLayer, std::int64_t layers) {
    ChunkShape shape{.firstLayer = firstLayer, .layers = layers, .counts = {}, .ends = {}};
    const bool full = s.plan.recompute == Recompute::full;
    const std::int64_t every = s.plan.recomputeEvery;
    auto& n = shape.counts;
    n.sparse = sparseLayersBefore(s.model, firstLayer + layers) - sparseLayersBefore(s.model, firstLayer);
    n.dense = layers - n.sparse;
    const std::int64_t recomputed = full ? layers / every : 0;
    if (n.sparse == 0 || n.dense == 0 || every == 1) {
        n.recomputedSparse = n.sparse == 0 ? 0 : n.dense == 0 ? recomputed : full ? n.sparse : 0;
    } else {
        for (std::int64_t i = 1; i <= recomputed; ++i)
            n.recomputedSparse += isSparse(s.model, firstLayer + i * every - 1) ? 1 : 0;
    }
    n.recomputedDense = recomputed - n.recomputedSparse;
    return shape;
}

/// Puts the modules of multi-token prediction, with their layers, behind the last stage's.
void addPredictions(ChunkShape& last, const Scenario& s) {
    const std::int64_t modules = s.model.predictLayers;
    if (modules == 0)
        return;
    const bool full = s.plan.recompute == Recompute::full;
    const std::int64_t every = s.plan.recomputeEvery;
    const std::int64_t recomputed = full ? (last.layers + modules) / every - last.layers / every : 0;
    auto& n = last.counts;
    const bool sparse = sparsePredictLayers(s.model) > 0;
    (sparse ? n.sparse : n.dense) += modules;
    (sparse ? n.recomputedSparse : n.recomputedDense) += recomputed;
    last.layers += modules;
    last.ends.predictions = modules;
    last.ends.recomputedPredictions = recomputed;
}

} // namespace

ChunkShapes::ChunkShapes(const Scenario& scenario)
    : m_chunks(chunksHeld(scenario.plan.schedule, scheduleShape(scenario))) {
    const ScheduleShape shape = scheduleShape(scenario);
    const auto layers = dealtLayers(scenario, shape.stages()).value();
    std::int64_t first = 0;
    m_stages.reserve(layers.size());
    for (const std::int64_t count : layers) {
        m_stages.push_back(chunkShape(scenario, first, count));
        first += count;
    }
    m_stages.front().ends.embedding = true;
    m_stages.back().ends.head = true;
    addPredictions(m_stages.back(), scenario);
    m_stageOf.reserve(static_cast<std::size_t>(shape.ranks * m_chunks));
    for (std::int64_t rank = 0; rank < shape.ranks; ++rank)
        for (const std::int64_t stage : stagesOfRank(scenario.plan.schedule, shape, rank))
            m_stageOf.push_back(stage);
}

ChunkShape ChunkShapes::together(std::int64_t rank) const {
    ChunkShape all = at(rank, 0);
    for (std::int64_t chunk = 1; chunk < m_chunks; ++chunk) {
        const ChunkShape& more = at(rank, chunk);
        all.layers += more.layers;
        all.counts.dense += more.counts.dense;
        all.counts.sparse += more.counts.sparse;
        all.counts.recomputedDense += more.counts.recomputedDense;
        all.counts.recomputedSparse += more.counts.recomputedSparse;
        all.ends.embedding |= more.ends.embedding;
        all.ends.head |= more.ends.head;
        all.ends.predictions += more.ends.predictions;
        all.ends.recomputedPredictions += more.ends.recomputedPredictions;
    }
    return all;
}

std::vector<std::size_t> ChunkShapes::kindsOf(std::int64_t rank) const {
    std::vector<std::size_t> kinds;
    kinds.reserve(static_cast<std::size_t>(m_chunks));
    for (std::int64_t chunk = 0; chunk < m_chunks; ++chunk) {
        std::int64_t first = 0;
        while (!(at(rank, first) == at(rank, chunk)))
            ++first;
        kinds.push_back(static_cast<std::size_t>(first));
    }
    return kinds;
}

bool ChunkShapes::same(std::int64_t rank, std::int64_t other) const {
    for (std::int64_t chunk = 0; chunk < m_chunks; ++chunk)
        if (!(at(rank, chunk) == at(other, chunk)))
            return false;
    return true;
}

} // namespace quadrille::layout
