// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/rank_patterns.h"
#include "core/pipeline/schedule.h"

namespace quadrille::orders {

/// In which order a rank's chunks come: ascending for forwards, descending for all others.
enum class ChunkOrder : bool { ascending, descending };

/// The sequence T of the interleaved schedules, as pieces of one rank: for each group of N consecutive
/// micro-batches (the last may be short), for each chunk, for each micro-batch of the group.
class GroupSequence {
public:
    GroupSequence(ChunkOrder order, const ScheduleShape& shape, std::int64_t group, std::int64_t rank)
        : m_group(static_cast<std::int32_t>(group)),
          m_microbatches(static_cast<std::int32_t>(shape.microbatches)),
          m_end(std::min(m_group, m_microbatches)) {
        const auto least = static_cast<std::int32_t>(rank);
        const auto most = static_cast<std::int32_t>((shape.chunks - 1) * shape.ranks + rank);
        const auto ranks = static_cast<std::int32_t>(shape.ranks);
        const bool up = order == ChunkOrder::ascending;
        m_firstStage = up ? least : most;
        m_lastStage = up ? most : least;
        m_step = up ? ranks : -ranks;
        m_stage = m_firstStage;
    }

    Piece operator()() {
        const Piece piece{m_stage, m_microbatch};
        if (++m_microbatch == m_end)
            nextChunk();
        return piece;
    }

private:
    void nextChunk() {
        if (m_stage == m_lastStage) {
            m_stage = m_firstStage;
            m_begin = m_end;
            m_end += std::min(m_group, m_microbatches - m_end);
        } else {
            m_stage += m_step;
        }
        m_microbatch = m_begin;
    }

    std::int32_t m_group;
    std::int32_t m_microbatches;
    std::int32_t m_begin = 0; ///< of the group
    std::int32_t m_end;
    std::int32_t m_microbatch = 0;
    std::int32_t m_firstStage;
    std::int32_t m_lastStage;
    std::int32_t m_step;
    std::int32_t m_stage;
};

} // namespace quadrille::orders
