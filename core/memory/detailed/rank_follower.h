// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/detailed/stage_formulas.h"
#include "core/pipeline/operation.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace quadrille::detailed {

/// What a rank holds while an operation runs, in bytes.
struct Moment {
    double activations = 0; ///< of all micro-batches in flight, that of the operation included
    double working = 0;
    std::size_t chunk = 0; ///< whose pass needs the working memory
    bool backward = false;
    std::optional<std::size_t> fusedForward; ///< the chunk whose forward pass runs in the same block

    [[nodiscard]] double total() const { return activations + working; }
};

/// Follows the operations of one rank in their order: activations are taken when a forward pass starts and
/// given back when the backward pass ends. What head and loss store is working memory of the passes that use
/// it, and an activation in between.
class RankFollower {
public:
    /// \param stages the global stage of each chunk of the rank. Both must outlive the follower.
    RankFollower(std::span<const std::int64_t> stages, const std::vector<ChunkBytes<double>>& chunks);

    /// The fullest moment of the operation; afterwards it is over.
    Moment run(const Operation& operation);

    /// Micro-batches of each chunk that were in flight while the last operation ran.
    [[nodiscard]] std::vector<double> liveThen() const;

    /// Micro-batches whose tensors of head and loss waited while the last operation ran, its own apart.
    [[nodiscard]] double headsThen() const { return m_headsThen; }

    /// Bytes of all activations in flight, those of head and loss included.
    [[nodiscard]] double stored() const { return m_stored; }

private:
    [[nodiscard]] std::size_t chunkOf(std::int32_t stage) const;
    Moment forward(std::int32_t stage);
    Moment backward(std::int32_t stage);
    Moment inputGradient(std::int32_t stage);
    Moment weightGradient(std::int32_t stage);
    Moment fused(const Operation& operation);
    void takeHead(std::size_t chunk);
    void giveHeadBack(std::size_t chunk);
    void release(std::size_t chunk);

    std::span<const std::int64_t> m_stages;
    const std::vector<ChunkBytes<double>>& m_chunks;
    std::vector<double> m_live;
    std::optional<std::size_t> m_released; ///< the chunk of which the last operation gave one back
    double m_stored = 0;
    double m_heads = 0;
    double m_headsThen = 0;
};

} // namespace quadrille::detailed
