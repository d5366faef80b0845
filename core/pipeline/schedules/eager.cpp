// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/closed_form.h"
#include "core/pipeline/orders/at_most_twice.h"
#include "core/pipeline/orders/rank_patterns.h"
#include "core/pipeline/schedule_definition.h"

namespace quadrille::schedules {

/// 1F1B with 2(p − r) − 1 forwards before the first backward, which hides latency. Zhuang et al. 2023.
constexpr ScheduleDefinition eager{
    .traits = {.name = "1f1b-eager", .label = QUADRILLE_MESSAGE("Eager 1F1B"), .glossary = "1f1b"},
    .append =
        [](OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
            // The last of the first forwards is the one of the first pair.
            orders::appendPlain(operations, shape, rank, 2 * (shape.ranks - 1 - rank));
        },
    .showsInFlight =
        [](const ScheduleShape& shape) {
            return orders::atMostTwice(shape.microbatches - 1, shape.ranks - 1) + 1;
        },
    .textbookBubble = true,
    .inFlight = [](const auto& x) { return closed_form::eagerPeak(x.ranks, x.microbatches, x.rank); }};

} // namespace quadrille::schedules
