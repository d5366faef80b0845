// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/at_most_twice.h"
#include "core/pipeline/orders/dual_pipe_writer.h"
#include "core/pipeline/schedule_definition.h"
#include "core/pipeline/shape_rules.h"

namespace quadrille::schedules {
namespace {

orders::DualPipeRank rankOf(const ScheduleShape& shape, std::int64_t rank) {
    const std::int64_t mirrored = shape.ranks - 1 - rank;
    const std::int64_t position = std::min(rank, mirrored);
    const std::int64_t each = shape.microbatches / 2;
    const bool firstHalf = rank < mirrored;
    return {.half = shape.ranks / 2,
            .position = position,
            .pairs = each - shape.ranks + position + 1,
            .stages = {position, shape.ranks - 1 - position},
            .firstMicrobatches = {firstHalf ? 0 : each, firstHalf ? each : 0}};
}

} // namespace

/// Two directions at once, fused where they meet. DeepSeek-AI 2024, "DeepSeek-V3 Technical Report", 3.2.1.
constexpr ScheduleDefinition dualPipe{
    .traits = {.name = "dualpipe",
               .label = "DualPipe",
               .glossary = "dualpipe",
               .placement = PlacementKind::bidirectional,
               .halvesEachWay = true,
               .splitsBackward = true,
               .fuses = true,
               .hidesExperts = true},
    .rules = {shape_rules::evenRanks, shape_rules::evenMicrobatches, shape_rules::twoMicrobatchesEachRank},
    .append = [](OperationWriter& operations, const ScheduleShape& shape,
                 std::int64_t rank) { orders::DualPipeWriter(operations, rankOf(shape, rank)).write(); },
    .length = [](const ScheduleShape& shape,
                 std::int64_t rank) { return rankOf(shape, rank).length(shape.microbatches); },
    .showsInFlight =
        [](const ScheduleShape& shape) {
            // On two ranks the least m has fused blocks of one phase only.
            return orders::atMostTwice(shape.microbatches, std::max<std::int64_t>(3, shape.ranks));
        },
    .inFlight = [](const auto& x) { return x.ranks + 1.0; },
    .declinesFromRankToRank = false};

} // namespace quadrille::schedules
