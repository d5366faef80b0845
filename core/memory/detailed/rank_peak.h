// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/detailed/scenario_inputs.h"
#include "core/memory/memory_estimate.h"

#include <vector>

namespace quadrille::detailed {

/// The moment at which activations and working memory of one rank are largest together.
struct RankPeak {
    std::vector<double> inFlight; ///< micro-batches of each chunk whose activations are live then, that of
                                  ///< the pass that runs included
    std::int64_t chunk = 0;       ///< whose forward or backward pass runs
    bool backward = false;

    [[nodiscard]] double activations(const std::vector<ChunkBytes<double>>& chunks) const;
    [[nodiscard]] double working(const std::vector<ChunkBytes<double>>& chunks) const;
};

/// Follows the rank's own operations: activations are taken when a forward pass starts and given back when
/// the backward pass ends. With one chunk the count is a closed form, which the operations confirm; a
/// pipeline too long to follow is taken to hold the same number of micro-batches of each chunk.
[[nodiscard]] RankPeak rankPeak(const Scenario& scenario, std::int64_t rank,
                                const std::vector<ChunkBytes<double>>& chunks);

/// The same by following every operation of the whole step, however many: what rankPeak() is tested against.
[[nodiscard]] RankPeak followedPeak(const std::vector<Operation>& operations, std::int64_t ranks,
                                    const std::vector<ChunkBytes<double>>& chunks);

} // namespace quadrille::detailed
