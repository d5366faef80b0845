// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/rank_order.h"

#include <algorithm>
#include <stdexcept>

namespace quadrille {

namespace {

Operation operation(OperationKind kind, std::int64_t stage, std::int64_t microbatch) {
    return {kind, static_cast<std::int32_t>(stage), static_cast<std::int32_t>(microbatch)};
}

/// The common form of the schedules: `warmup` forwards, then one forward and one backward in turn while
/// forwards remain, then the remaining backwards. The k-th forward and backward come from the functions.
template <class ForwardAt, class BackwardAt>
void appendRank(std::vector<Operation>& operations, std::int64_t count, std::int64_t warmup,
                ForwardAt forwardAt, BackwardAt backwardAt) {
    for (std::int64_t k = 0; k < warmup; ++k) {
        operations.push_back(forwardAt(k));
    }
    for (std::int64_t k = warmup; k < count; ++k) {
        operations.push_back(forwardAt(k));
        operations.push_back(backwardAt(k - warmup));
    }
    for (std::int64_t k = count - warmup; k < count; ++k) {
        operations.push_back(backwardAt(k));
    }
}

/// One chunk a rank, micro-batches ascending: GPipe warms up with all of them, 1F1B with min(p−1−r, m).
void appendPlainRank(std::vector<Operation>& operations, const ScheduleShape& shape, std::int64_t rank,
                     std::int64_t warmup) {
    appendRank(
        operations, shape.microbatches, warmup,
        [rank](std::int64_t k) { return operation(OperationKind::forward, rank, k); },
        [rank](std::int64_t k) { return operation(OperationKind::backward, rank, k); });
}

struct ChunkOfMicrobatch {
    std::int64_t chunk;
    std::int64_t microbatch;
};

/// The sequence T of the interleaved schedule: for each group of N consecutive micro-batches (the last may be
/// short), for each chunk, for each micro-batch of the group.
std::vector<ChunkOfMicrobatch> groupSequence(const ScheduleShape& shape) {
    std::vector<ChunkOfMicrobatch> sequence;
    sequence.reserve(static_cast<std::size_t>(shape.microbatches * shape.chunks));
    const std::int64_t group = shape.groupSize();
    for (std::int64_t first = 0; first < shape.microbatches; first += group) {
        const std::int64_t last = std::min(first + group, shape.microbatches);
        for (std::int64_t chunk = 0; chunk < shape.chunks; ++chunk) {
            for (std::int64_t microbatch = first; microbatch < last; ++microbatch) {
                sequence.push_back({chunk, microbatch});
            }
        }
    }
    return sequence;
}

/// Narayanan et al. 2021; warm-up as in Megatron-LM's forward_backward_pipelining_with_interleaving.
void appendInterleavedRank(std::vector<Operation>& operations, const ScheduleShape& shape, std::int64_t rank,
                           const std::vector<ChunkOfMicrobatch>& sequence) {
    const std::int64_t count = shape.microbatches * shape.chunks;
    const std::int64_t warmup =
        std::min(count, 2 * (shape.ranks - 1 - rank) + (shape.chunks - 1) * shape.groupSize());
    const auto at = [&](OperationKind kind, std::int64_t k) {
        const auto [chunk, microbatch] = sequence[static_cast<std::size_t>(k)];
        const std::int64_t ordered = kind == OperationKind::forward ? chunk : shape.chunks - 1 - chunk;
        return operation(kind, ordered * shape.ranks + rank, microbatch);
    };
    appendRank(
        operations, count, warmup, [&](std::int64_t k) { return at(OperationKind::forward, k); },
        [&](std::int64_t k) { return at(OperationKind::backward, k); });
}

void appendRankOf(std::vector<Operation>& operations, ScheduleKind kind, const ScheduleShape& shape,
                  std::int64_t rank, const std::vector<ChunkOfMicrobatch>& sequence) {
    switch (kind) {
    case ScheduleKind::gpipe:
        appendPlainRank(operations, shape, rank, shape.microbatches);
        break;
    case ScheduleKind::oneForwardOneBackward:
        appendPlainRank(operations, shape, rank, std::min(shape.ranks - 1 - rank, shape.microbatches));
        break;
    case ScheduleKind::interleaved:
        appendInterleavedRank(operations, shape, rank, sequence);
        break;
    default:
        throw std::logic_error("no generator");
    }
}

std::vector<ChunkOfMicrobatch> sequenceOf(ScheduleKind kind, const ScheduleShape& shape) {
    return kind == ScheduleKind::interleaved ? groupSequence(shape) : std::vector<ChunkOfMicrobatch>{};
}

} // namespace

Order makeOrder(ScheduleKind kind, const ScheduleShape& shape) {
    if (const std::vector<Message> broken = checkShape(kind, shape); !broken.empty()) {
        throw std::invalid_argument(english(broken.front()));
    }
    Order order{kind, shape, placementOf(kind, shape), {}, {}};
    order.operations.reserve(static_cast<std::size_t>(2 * shape.stages() * shape.microbatches));
    order.rankOffsets.reserve(static_cast<std::size_t>(shape.ranks + 1));
    order.rankOffsets.push_back(0);
    const auto sequence = sequenceOf(kind, shape);
    for (std::int64_t rank = 0; rank < shape.ranks; ++rank) {
        appendRankOf(order.operations, kind, shape, rank, sequence);
        order.rankOffsets.push_back(order.operations.size());
    }
    return order;
}

Order makeOrder(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations) {
    (void)durations;
    return makeOrder(kind, shape);
}

std::vector<Operation> rankOrder(ScheduleKind kind, const ScheduleShape& shape, std::int64_t rank) {
    if (const std::vector<Message> broken = checkRules(kind, shape); !broken.empty())
        throw std::invalid_argument(english(broken.front()));
    if (rank < 0 || rank >= shape.ranks)
        throw std::invalid_argument("no such rank");
    if (shape.microbatches > maxOperations / 2 / shape.chunks)
        throw std::invalid_argument("too many operations on one rank");
    std::vector<Operation> operations;
    operations.reserve(static_cast<std::size_t>(2 * shape.chunks * shape.microbatches));
    appendRankOf(operations, kind, shape, rank, sequenceOf(kind, shape));
    return operations;
}

ScheduleShape shortened(ScheduleKind kind, const ScheduleShape& shape) {
    ScheduleShape shorter = shape;
    // Two groups beyond the longest warm-up, 2(p − 1) + (v − 1)N chunks of v to a micro-batch.
    const std::int64_t group = std::max(shape.groupSize(), shape.ranks);
    if (kind == ScheduleKind::oneForwardOneBackward)
        shorter.microbatches = std::min(shape.microbatches, shape.ranks);
    else if (kind == ScheduleKind::interleaved)
        shorter.microbatches = std::min(shape.microbatches, 5 * group);
    return shorter;
}

} // namespace quadrille
