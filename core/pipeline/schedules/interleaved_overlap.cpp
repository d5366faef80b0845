// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/interleaving.h"
#include "core/pipeline/schedule_definition.h"

namespace quadrille::schedules {
namespace {

std::int64_t warmupOf(const ScheduleShape& shape, std::int64_t rank) {
    return std::min(orders::passesOfRank(shape), orders::interleavedWarmup(shape, rank) + 1);
}

void append(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    using namespace orders;
    GroupSequence nextForward(ChunkOrder::ascending, shape, shape.groupSize(), rank);
    GroupSequence nextBackward(ChunkOrder::descending, shape, shape.groupSize(), rank);
    const std::int64_t count = passesOfRank(shape);
    const std::int64_t warmup = warmupOf(shape, rank);
    for (std::int64_t k = 0; k < warmup; ++k)
        orders::append(operations, OperationKind::forward, nextForward());
    for (std::int64_t k = warmup; k < count; ++k)
        appendFused(operations, nextForward(), nextBackward());
    for (std::int64_t k = count - warmup; k < count; ++k)
        orders::append(operations, OperationKind::backward, nextBackward());
}

std::int64_t length(const ScheduleShape& shape, std::int64_t rank) {
    return orders::passesOfRank(shape) + warmupOf(shape, rank);
}

} // namespace

/// Interleaved 1F1B with one more forward in the warm-up, and one fused block for each pair of the steady
/// state.
constexpr ScheduleDefinition interleavedOverlap{
    .traits = {.name = "interleaved-overlap",
               .label = QUADRILLE_MESSAGE("Interleaved, overlapped"),
               .glossary = "interleaved-1f1b",
               .leastChunks = 2,
               .mostChunks = 0,
               .grouped = true,
               .fuses = true,
               .hidesExperts = true},
    .append = append,
    .length = length,
    .showsInFlight = [](const ScheduleShape& shape) { return orders::groupsThatShowWarmup(shape, 1); },
    .textbookBubble = true};

} // namespace quadrille::schedules
