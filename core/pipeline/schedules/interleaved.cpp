// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/closed_form.h"
#include "core/pipeline/orders/interleaving.h"
#include "core/pipeline/schedule_definition.h"

namespace quadrille::schedules {

/// v chunks a rank, groups of N micro-batches. Narayanan et al. 2021, section 2.2.2; the warm-up as in
/// Megatron-LM's forward_backward_pipelining_with_interleaving.
constexpr ScheduleDefinition interleaved{
    .traits = {.name = "interleaved",
               .label = QUADRILLE_MESSAGE("Interleaved 1F1B"),
               .glossary = "interleaved-1f1b",
               .leastChunks = 2,
               .mostChunks = 0,
               .grouped = true},
    .append =
        [](OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
            using namespace orders;
            appendWhole(operations, passesOfRank(shape), interleavedWarmup(shape, rank),
                        GroupSequence(ChunkOrder::ascending, shape, shape.groupSize(), rank),
                        GroupSequence(ChunkOrder::descending, shape, shape.groupSize(), rank));
        },
    .showsInFlight = [](const ScheduleShape& shape) { return orders::groupsThatShowWarmup(shape, 0); },
    .textbookBubble = true,
    .inFlight =
        [](const auto& x) {
            return closed_form::interleavedPeak(x.ranks, x.microbatches, x.chunks, x.ranks, x.rank) /
                   x.chunks;
        }};

} // namespace quadrille::schedules
