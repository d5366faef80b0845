// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/rank_patterns.h"
#include "core/pipeline/schedule.h"

namespace quadrille::orders {

/// The sequence T of the interleaved schedules, as the operations of one kind on one rank: for each group of
/// N consecutive micro-batches (the last may be short), for each chunk, for each micro-batch of the group.
/// Forwards take the chunks ascending, all other kinds descending.
class GroupSequence {
public:
    GroupSequence(OperationKind kind, const ScheduleShape& shape, std::int64_t group, std::int64_t rank)
        : m_kind(kind), m_group(group), m_microbatches(shape.microbatches),
          m_firstStage(kind == OperationKind::forward ? rank : (shape.chunks - 1) * shape.ranks + rank),
          m_lastStage((shape.chunks - 1) * shape.ranks + 2 * rank - m_firstStage),
          m_step(kind == OperationKind::forward ? shape.ranks : -shape.ranks), m_stage(m_firstStage),
          m_end(std::min(group, shape.microbatches)) {}

    Operation operator()() {
        const Operation operation = operationOf(m_kind, m_stage, m_microbatch);
        if (++m_microbatch == m_end)
            nextChunk();
        return operation;
    }

private:
    void nextChunk() {
        if (m_stage == m_lastStage) {
            m_stage = m_firstStage;
            m_begin = m_end;
            m_end = std::min(m_begin + m_group, m_microbatches);
        } else {
            m_stage += m_step;
        }
        m_microbatch = m_begin;
    }

    OperationKind m_kind;
    std::int64_t m_group;
    std::int64_t m_microbatches;
    std::int64_t m_firstStage;
    std::int64_t m_lastStage;
    std::int64_t m_step;
    std::int64_t m_stage;
    std::int64_t m_begin = 0; ///< of the group
    std::int64_t m_end;
    std::int64_t m_microbatch = 0;
};

} // namespace quadrille::orders
