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

Moment RankFollower::forward(std::int32_t stage) {
    const auto chunk = chunkOf(stage);
    m_live[chunk] += 1;
    m_stored += m_chunks[chunk].stored;
    const Moment moment{m_stored, m_chunks[chunk].forward(), chunk, false};
    m_stored += m_chunks[chunk].head;
    return moment;
}

Moment RankFollower::backward(std::int32_t stage) {
    const auto chunk = chunkOf(stage);
    m_stored -= m_chunks[chunk].head;
    const Moment moment{m_stored, m_chunks[chunk].backward(), chunk, true};
    m_stored -= m_chunks[chunk].stored;
    m_live[chunk] -= 1;
    m_released = chunk;
    return moment;
}

Moment RankFollower::run(const Operation& operation) {
    Moment fullest;
    m_released.reset();
    if (runsForward(operation.kind))
        fullest = forward(operation.stage);
    // A rank that splits its backward pass keeps what its weight gradients need until they are done.
    if (runsBackward(operation.kind) || operation.kind == OperationKind::weightGradient) {
        const Moment moment = backward(backwardStage(operation));
        if (moment.total() > fullest.total())
            fullest = moment;
    }
    if (operation.kind == OperationKind::inputGradient) {
        const auto chunk = chunkOf(operation.stage);
        fullest = {m_stored - m_chunks[chunk].head, m_chunks[chunk].backward(), chunk, true};
    }
    return fullest;
}

std::vector<double> RankFollower::liveThen() const {
    std::vector<double> live = m_live;
    if (m_released)
        live[*m_released] += 1;
    return live;
}

} // namespace quadrille::detailed
