// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/interleaving.h"
#include "core/pipeline/schedule_definition.h"

namespace quadrille::schedules {
namespace {

/// As even as rounds of at least p micro-batches allow.
std::int64_t evenGroup(const ScheduleShape& shape) {
    const std::int64_t rounds = shape.microbatches < shape.ranks ? 1 : shape.microbatches / shape.ranks;
    return shape.microbatches / rounds;
}

void append(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    using namespace orders;
    const std::int64_t group = evenGroup(shape);
    const std::int64_t count = passesOfRank(shape);
    const std::int64_t warmup = std::min(count, (shape.chunks - 1) * group + shape.ranks - 1 - rank);
    appendSplit(operations, count, warmup, rank, GroupSequence(ChunkOrder::ascending, shape, group, rank),
                GroupSequence(ChunkOrder::descending, shape, group, rank));
}

/// The groups depend on m. As many rounds as there are groups keep their size, which takes more groups than
/// micro-batches in the last, short one.
std::int64_t showsInFlight(const ScheduleShape& shape) {
    if (shape.chunks == 1)
        return std::min(shape.microbatches, shape.ranks);
    const std::int64_t group = evenGroup(shape);
    const std::int64_t rest = shape.microbatches % group;
    const std::int64_t groups = std::min(shape.microbatches / group, std::max<std::int64_t>(2, rest + 1));
    return groups * group + rest;
}

} // namespace

/// Interleaved with a shorter warm-up and a split backward, each W as many operations behind its I as there
/// are ranks before this one: torch.distributed's ScheduleInterleavedZeroBubble.
constexpr ScheduleDefinition zeroBubbleInterleaved{
    .traits = {.name = "zb1p-interleaved",
               .label = QUADRILLE_MESSAGE("Interleaved ZB1P"),
               .glossary = "zero-bubble",
               .mostChunks = 0,
               .splitsBackward = true},
    .append = append,
    .showsInFlight = showsInFlight,
    // The group is p from p² micro-batches on.
    .settles = [](std::int64_t ranks) { return ranks * ranks; }};

} // namespace quadrille::schedules
