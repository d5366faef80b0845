// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/closed_form.h"
#include "core/pipeline/orders/rank_patterns.h"
#include "core/pipeline/schedule_definition.h"

namespace quadrille::schedules {

/// 1F1B, PipeDream-Flush: p − 1 − r forwards, then one forward and one backward in turn, then the remaining
/// backwards. Narayanan et al. 2021, section 2.2.1.
constexpr ScheduleDefinition oneForwardOneBackward{
    .traits = {.name = "1f1b", .label = "1F1B", .glossary = "1f1b", .savesMemory = true},
    .append = [](OperationWriter& operations, const ScheduleShape& shape,
                 std::int64_t rank) { orders::appendPlain(operations, shape, rank, shape.ranks - 1 - rank); },
    .showsInFlight = [](const ScheduleShape& shape) { return std::min(shape.microbatches, shape.ranks); },
    .textbookBubble = true,
    .inFlight =
        [](const auto& x) {
            return closed_form::oneForwardOneBackwardPeak(x.ranks, x.microbatches, x.rank);
        }};

} // namespace quadrille::schedules
