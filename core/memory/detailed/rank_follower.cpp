// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/detailed/rank_follower.h"

#include <algorithm>

namespace quadrille::detailed {

RankFollower::RankFollower(std::span<const std::int64_t> stages,
                           const std::vector<ChunkBytes<double>>& chunks)
    : m_stages(stages), m_chunks(chunks), m_live(chunks.size(), 0.0) {}

std::size_t RankFollower::chunkOf(std::int32_t stage) const {
    // A handful of chunks: a search is quicker than any table.
    return static_cast<std::size_t>(std::ranges::find(m_stages, stage) - m_stages.begin());
}

void RankFollower::takeHead(std::size_t chunk) {
    m_stored += m_chunks[chunk].head;
    m_heads += m_chunks[chunk].head != 0 ? 1 : 0;
}

void RankFollower::giveHeadBack(std::size_t chunk) {
    m_stored -= m_chunks[chunk].head;
    m_heads -= m_chunks[chunk].head != 0 ? 1 : 0;
    m_headsThen = m_heads;
}

void RankFollower::release(std::size_t chunk) {
    m_stored -= m_chunks[chunk].stored;
    m_live[chunk] -= 1;
    m_released = chunk;
}

Moment RankFollower::forward(std::int32_t stage) {
    const std::size_t chunk = chunkOf(stage);
    m_live[chunk] += 1;
    m_stored += m_chunks[chunk].stored;
    const Moment moment{m_stored, m_chunks[chunk].forward(), chunk, false, {}};
    takeHead(chunk);
    return moment;
}

Moment RankFollower::backward(std::int32_t stage) {
    const std::size_t chunk = chunkOf(stage);
    giveHeadBack(chunk);
    const Moment moment{m_stored, m_chunks[chunk].backward(), chunk, true, {}};
    release(chunk);
    return moment;
}

/// The loss is over with I; what the weight gradients need stays until W.
Moment RankFollower::inputGradient(std::int32_t stage) {
    const std::size_t chunk = chunkOf(stage);
    giveHeadBack(chunk);
    return {m_stored, m_chunks[chunk].backward(), chunk, true, {}};
}

Moment RankFollower::weightGradient(std::int32_t stage) {
    const std::size_t chunk = chunkOf(stage);
    const Moment moment{m_stored, m_chunks[chunk].backward(), chunk, true, {}};
    release(chunk);
    return moment;
}

/// Both passes at once need the working memory of both.
Moment RankFollower::fused(const Operation& operation) {
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

Moment RankFollower::run(const Operation& operation) {
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

std::vector<double> RankFollower::liveThen() const {
    std::vector<double> live = m_live;
    if (m_released)
        live[*m_released] += 1;
    return live;
}

} // namespace quadrille::detailed
