// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/at_most_twice.h"
#include "core/pipeline/orders/dual_pipe_writer.h"
#include "core/pipeline/schedule_definition.h"
#include "core/pipeline/shape_rules.h"

namespace quadrille::schedules {
namespace {

orders::DualPipeRank rankOf(const ScheduleShape& shape, std::int64_t rank) {
    return {.half = shape.ranks,
            .position = rank,
            .pairs = shape.microbatches - 2 * shape.ranks + rank + 1,
            .stages = {rank, 2 * shape.ranks - 1 - rank},
            .firstMicrobatches = {0, 0}};
}

} // namespace

/// DualPipe cut in half, the other direction folded back into a V of twice the stages. Sea AI Lab 2025.
constexpr ScheduleDefinition dualPipeV{
    .traits = {.name = "dualpipev",
               .label = "DualPipeV",
               .glossary = "dualpipe",
               .placement = PlacementKind::vShaped,
               .leastChunks = 2,
               .mostChunks = 2,
               .splitsBackward = true,
               .fuses = true,
               .hidesExperts = true},
    .rules = {shape_rules::twoMicrobatchesEachRank},
    .append = [](OperationWriter& operations, const ScheduleShape& shape,
                 std::int64_t rank) { orders::DualPipeWriter(operations, rankOf(shape, rank)).write(); },
    .length = [](const ScheduleShape& shape,
                 std::int64_t rank) { return rankOf(shape, rank).length(2 * shape.microbatches); },
    .showsInFlight =
        [](const ScheduleShape& shape) {
            return std::min(shape.microbatches,
                            std::max<std::int64_t>(3, orders::atMostTwice(shape.microbatches, shape.ranks)));
        }};

} // namespace quadrille::schedules
