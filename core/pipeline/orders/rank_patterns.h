// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/operation_writer.h"
#include "core/pipeline/schedule.h"

#include <algorithm>
#include <cstdint>

/// What the generators share: the common forms of a rank's list. What each kind of operation works on comes
/// piece by piece from the functions given.
namespace quadrille::orders {

/// What an operation works on.
struct Piece {
    std::int32_t stage;
    std::int32_t microbatch;
};

inline void append(OperationWriter& operations, OperationKind kind, Piece piece) {
    operations.write(kind, piece.stage, piece.microbatch, -1, -1);
}

inline void appendFused(OperationWriter& operations, Piece forward, Piece backward) {
    operations.write(OperationKind::fused, forward.stage, forward.microbatch, backward.stage,
                     backward.microbatch);
}

/// Micro-batches ascending on one stage.
class Ascending {
public:
    explicit Ascending(std::int64_t stage, std::int64_t microbatch = 0)
        : m_stage(static_cast<std::int32_t>(stage)), m_microbatch(static_cast<std::int32_t>(microbatch)) {}

    Piece operator()() { return {m_stage, m_microbatch++}; }

private:
    std::int32_t m_stage;
    std::int32_t m_microbatch;
};

/// `warmup` forwards, then one forward and one backward in turn while forwards remain, then the remaining
/// backwards; `count` of each.
template <class NextForward, class NextBackward>
void appendWhole(OperationWriter& operations, std::int64_t count, std::int64_t warmup,
                 NextForward nextForward, NextBackward nextBackward) {
    for (std::int64_t k = 0; k < warmup; ++k)
        append(operations, OperationKind::forward, nextForward());
    for (std::int64_t k = warmup; k < count; ++k) {
        append(operations, OperationKind::forward, nextForward());
        append(operations, OperationKind::backward, nextBackward());
    }
    for (std::int64_t k = count - warmup; k < count; ++k)
        append(operations, OperationKind::backward, nextBackward());
}

/// The same with a split backward: from the I numbered `lag` on (from 0), each I is followed by the oldest
/// W; the W that are left come at the end.
template <class NextForward, class NextBackward>
void appendSplit(OperationWriter& operations, std::int64_t count, std::int64_t warmup, std::int64_t lag,
                 NextForward nextForward, NextBackward nextInputGradient) {
    NextBackward nextWeightGradient = nextInputGradient;
    for (std::int64_t k = 0; k < warmup; ++k)
        append(operations, OperationKind::forward, nextForward());
    for (std::int64_t k = 0; k < count; ++k) {
        if (warmup + k < count)
            append(operations, OperationKind::forward, nextForward());
        append(operations, OperationKind::inputGradient, nextInputGradient());
        if (k >= lag)
            append(operations, OperationKind::weightGradient, nextWeightGradient());
    }
    for (std::int64_t k = std::max<std::int64_t>(0, count - lag); k < count; ++k)
        append(operations, OperationKind::weightGradient, nextWeightGradient());
}

/// One stage, `warmup` forwards before its first pair.
inline void appendPlain(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank,
                        std::int64_t warmup) {
    appendWhole(operations, shape.microbatches, std::min(warmup, shape.microbatches), Ascending(rank),
                Ascending(rank));
}

/// One stage with a split backward: `depth` forwards for each rank behind this one to warm up; each W as far
/// behind its I as makes up for the ranks before it, so that all ranks have the same number in flight.
inline void appendHandcrafted(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank,
                              std::int64_t depth) {
    appendSplit(operations, shape.microbatches, (shape.ranks - 1 - rank) * depth, rank * depth,
                Ascending(rank), Ascending(rank));
}

} // namespace quadrille::orders
