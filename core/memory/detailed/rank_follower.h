// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/detailed/stage_formulas.h"
#include "core/pipeline/operation.h"

#include <algorithm>
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

// Here, since searches follow millions of operations.

inline RankFollower::RankFollower(std::span<const std::int64_t> stages,
                                  const std::vector<ChunkBytes<double>>& chunks)
    : m_stages(stages), m_chunks(chunks), m_live(chunks.size(), 0.0) {}

inline std::size_t RankFollower::chunkOf(std::int32_t stage) const {
    // A handful of chunks: a search is quicker than any table.
    return static_cast<std::size_t>(std::ranges::find(m_stages, stage) - m_stages.begin());
}

inline void RankFollower::takeHead(std::size_t chunk) {
    m_stored += m_chunks[chunk].head;
    m_heads += m_chunks[chunk].head != 0 ? 1 : 0;
}

inline void RankFollower::giveHeadBack(std::size_t chunk) {
    m_stored -= m_chunks[chunk].head;
    m_heads -= m_chunks[chunk].head != 0 ? 1 : 0;
    m_headsThen = m_heads;
}

inline void RankFollower::release(std::size_t chunk) {
    m_stored -= m_chunks[chunk].stored;
    m_live[chunk] -= 1;
    m_released = chunk;
}

inline Moment RankFollower::forward(std::int32_t stage) {
    const std::size_t chunk = chunkOf(stage);
    m_live[chunk] += 1;
    m_stored += m_chunks[chunk].stored;
    const Moment moment{m_stored, m_chunks[chunk].forward(), chunk, false, {}};
    takeHead(chunk);
    return moment;
}

inline Moment RankFollower::backward(std::int32_t stage) {
    const std::size_t chunk = chunkOf(stage);
    giveHeadBack(chunk);
    const Moment moment{m_stored, m_chunks[chunk].backward(), chunk, true, {}};
    release(chunk);
    return moment;
}

/// The loss is over with I; what the weight gradients need stays until W.
inline Moment RankFollower::inputGradient(std::int32_t stage) {
    const std::size_t chunk = chunkOf(stage);
    giveHeadBack(chunk);
    return {m_stored, m_chunks[chunk].backward(), chunk, true, {}};
}

inline Moment RankFollower::weightGradient(std::int32_t stage) {
    const std::size_t chunk = chunkOf(stage);
    const Moment moment{m_stored, m_chunks[chunk].backward(), chunk, true, {}};
    release(chunk);
    return moment;
}

/// Both passes at once need the working memory of both.
inline Moment RankFollower::fused(const Operation& operation) {
    const std::size_t ahead = chunkOf(operation.stage);
    const std::size_t back = chunkOf(operation.backwardStage);
    m_live[ahead] += 1;
    m_stored += m_chunks[ahead].stored;
    giveHeadBack(back);
    const Moment moment{m_stored, m_chunks[back].backward() + m_chunks[ahead].forward(), back, true, ahead};
    takeHead(ahead);
    release(back);
    return moment;
}

inline Moment RankFollower::run(const Operation& operation) {
    m_released.reset();
    m_headsThen = m_heads;
    switch (operation.kind) {
    case OperationKind::forward:
        return forward(operation.stage);
    case OperationKind::backward:
        return backward(operation.stage);
    case OperationKind::inputGradient:
        return inputGradient(operation.stage);
    case OperationKind::weightGradient:
        return weightGradient(operation.stage);
    case OperationKind::fused:
        break;
    }
    return fused(operation);
}

inline std::vector<double> RankFollower::liveThen() const {
    std::vector<double> live = m_live;
    if (m_released)
        live[*m_released] += 1;
    return live;
}

} // namespace quadrille::detailed
