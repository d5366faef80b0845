// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/detailed/stage_formulas.h"
#include "core/memory/memory_estimate.h"
#include "core/resolved/resolved.h"

#include <optional>
#include <span>
#include <vector>

namespace quadrille::detailed {

/// The moment at which activations and working memory of one rank are largest together.
struct RankPeak {
    std::vector<double> inFlight; ///< micro-batches of each chunk whose activations are live then, that of
                                  ///< the pass that runs included
    std::int64_t chunk = 0;       ///< whose forward or backward pass runs
    bool backward = false;
    double heads = 0; ///< micro-batches whose tensors of head and loss wait, that of the pass that runs apart
    std::optional<std::size_t> fusedForward; ///< the chunk whose forward pass runs in the same block

    [[nodiscard]] double activations(const std::vector<ChunkBytes<double>>& chunks) const;
    [[nodiscard]] double working(const std::vector<ChunkBytes<double>>& chunks) const;
};

/// Whether rankPeak() follows the operations of a rank, or knows without. \pre runnable(scenario)
[[nodiscard]] bool isFollowed(const Resolved& resolved);

/// By the moments of the rank's own operations, Resolved::moments(): activations are taken when a forward
/// pass starts and given back when the backward pass ends, its weight gradients included. Where the count is
/// a closed form that the operations confirm, it is used; a pipeline too long to follow is taken to hold the
/// same number of micro-batches of each chunk. Throws Stopped.
[[nodiscard]] RankPeak rankPeak(const Resolved& resolved, std::int64_t rank,
                                const std::vector<ChunkBytes<double>>& chunks,
                                const std::stop_token& stop = {});

/// The same by following every operation that is given: what rankPeak() is tested against.
/// \param stages the global stage of each chunk of the rank
[[nodiscard]] RankPeak followedPeak(std::span<const Operation> operations,
                                    std::span<const std::int64_t> stages,
                                    const std::vector<ChunkBytes<double>>& chunks);

} // namespace quadrille::detailed
