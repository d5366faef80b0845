// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/anatomy/anatomy_content.h"

#include <algorithm>

namespace quadrille {

AnatomyContent::AnatomyContent(const Analysis& analysis, std::int64_t gpu, std::optional<TrafficKind> chosen)
    : resolved(analysis.resolved),
      memory(analysis.memory.value()), exchanges{.performance = analysis.performance,
                                                 .scenario = analysis.scenario(),
                                                 .chosen = chosen,
                                                 .group = 0},
      kind(chosen) {
    const auto rows = exchanges.rows();
    if (kind && std::ranges::find(rows, *kind) == rows.end())
        kind.reset();
    if (scenario().model.experts)
        routed = anatomy::expertTokens(resolved);
    lookAt(gpu);
}

bool AnatomyContent::drawsExperts() const {
    std::int64_t sparse = 0;
    for (const anatomy::ChunkShare& chunk : share.chunks)
        sparse += chunk.shape.counts.sparse;
    return !share.sparse.empty() && (sparse > 0 || share.dense.empty());
}

std::optional<std::int64_t> AnatomyContent::rankOfLayer(std::int64_t layer) const {
    const layout::ChunkShapes& chunks = resolved.chunks();
    for (std::int64_t rank = 0; rank < scenario().plan.pp; ++rank)
        for (std::int64_t chunk = 0; chunk < chunks.chunksOfRank(); ++chunk) {
            const layout::ChunkShape& shape = chunks.at(rank, chunk);
            if (layer >= shape.firstLayer && layer < shape.firstLayer + shape.layers)
                return rank;
        }
    return std::nullopt;
}

void AnatomyContent::lookAt(std::int64_t gpu) {
    share = anatomy::gpuShare(resolved, std::clamp<std::int64_t>(gpu, 0, gpus() - 1));
    states = anatomy::statesByZero(resolved, held());
    cuts = cutsOf(share, scenario());
}

} // namespace quadrille
