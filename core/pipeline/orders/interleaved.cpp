// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/even_group.h"
#include "core/pipeline/orders/generators.h"
#include "core/pipeline/orders/group_sequence.h"

namespace quadrille::orders {

namespace {

std::int64_t countOf(const ScheduleShape& shape) {
    return shape.microbatches * shape.chunks;
}

std::int64_t warmupOf(const ScheduleShape& shape, std::int64_t rank) {
    return std::min(countOf(shape), 2 * (shape.ranks - 1 - rank) + (shape.chunks - 1) * shape.groupSize());
}

std::int64_t overlapWarmupOf(const ScheduleShape& shape, std::int64_t rank) {
    return std::min(countOf(shape), warmupOf(shape, rank) + 1);
}

} // namespace

void appendInterleaved(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    appendWhole(operations, countOf(shape), warmupOf(shape, rank),
                GroupSequence(ChunkOrder::ascending, shape, shape.groupSize(), rank),
                GroupSequence(ChunkOrder::descending, shape, shape.groupSize(), rank));
}

void appendInterleavedOverlap(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    GroupSequence nextForward(ChunkOrder::ascending, shape, shape.groupSize(), rank);
    GroupSequence nextBackward(ChunkOrder::descending, shape, shape.groupSize(), rank);
    const std::int64_t count = countOf(shape);
    const std::int64_t warmup = overlapWarmupOf(shape, rank);
    for (std::int64_t k = 0; k < warmup; ++k)
        append(operations, OperationKind::forward, nextForward());
    for (std::int64_t k = warmup; k < count; ++k)
        appendFused(operations, nextForward(), nextBackward());
    for (std::int64_t k = count - warmup; k < count; ++k)
        append(operations, OperationKind::backward, nextBackward());
}

std::int64_t interleavedOverlapLength(const ScheduleShape& shape, std::int64_t rank) {
    return countOf(shape) + overlapWarmupOf(shape, rank);
}

void appendZeroBubbleInterleaved(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    const std::int64_t group = evenGroup(shape.microbatches, shape.ranks);
    const std::int64_t count = countOf(shape);
    const std::int64_t warmup = std::min(count, (shape.chunks - 1) * group + shape.ranks - 1 - rank);
    appendSplit(operations, count, warmup, rank, GroupSequence(ChunkOrder::ascending, shape, group, rank),
                GroupSequence(ChunkOrder::descending, shape, group, rank));
}

} // namespace quadrille::orders
