// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/detailed/scenario_inputs.h"

namespace quadrille::detailed {
namespace {

ChunkShape chunkShape(const Scenario& s, std::int64_t firstLayer, std::int64_t layers) {
    ChunkShape shape{.firstLayer = firstLayer, .layers = layers, .counts = {}, .ends = {}};
    for (std::int64_t i = 0; i < layers; ++i) {
        const bool sparse = isSparse(s.model, firstLayer + i);
        const bool recomputed =
            s.plan.recompute == Recompute::full && i % s.plan.recomputeEvery == s.plan.recomputeEvery - 1;
        ++(sparse ? shape.counts.sparse : shape.counts.dense);
        if (recomputed)
            ++(sparse ? shape.counts.recomputedSparse : shape.counts.recomputedDense);
    }
    return shape;
}

} // namespace

ModelNumbers modelNumbers(const Scenario& scenario) {
    const auto sizes = sizesOf<double>(scenario.model);
    const std::int64_t sparse = sparseLayers(scenario.model);
    return {.tokens = modelTokens(scenario),
            .dense = denseLayer(scenario.model, sizes),
            .sparse = sparseLayer(scenario.model, sizes, sizes.experts),
            .ends = endParameters(scenario.model, sizes),
            .hasDense = sparse<scenario.model.layers, .hasSparse = sparse> 0};
}

ChunkShapes::ChunkShapes(const Scenario& scenario) : m_ranks(scenario.plan.pp), m_chunks(scenario.plan.vpp) {
    const std::int64_t stages = m_ranks * m_chunks;
    const auto layers = layersOfStages(scenario.plan.layerSplit, scenario.model.layers, stages).value();
    std::int64_t first = 0;
    m_stages.reserve(layers.size());
    for (const std::int64_t count : layers) {
        m_stages.push_back(chunkShape(scenario, first, count));
        first += count;
    }
    m_stages.front().ends.embedding = true;
    m_stages.back().ends.head = true;
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
    }
    return all;
}

bool ChunkShapes::same(std::int64_t rank, std::int64_t other) const {
    for (std::int64_t chunk = 0; chunk < m_chunks; ++chunk)
        if (!(at(rank, chunk) == at(other, chunk)))
            return false;
    return true;
}

} // namespace quadrille::detailed
