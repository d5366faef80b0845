// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/closed_form_split.h"
#include "core/pipeline/orders/at_most_twice.h"
#include "core/pipeline/orders/rank_patterns.h"
#include "core/pipeline/schedule_definition.h"
#include "core/pipeline/shape_rules.h"

namespace quadrille::schedules {

/// Split backward with a warm-up of 2(p − 1 − r) forwards: twice the memory. Qi et al. 2023, section 2.2.
constexpr ScheduleDefinition zeroBubbleH2{
    .traits = {.name = "zb-h2", .label = "ZB-H2", .glossary = "zero-bubble", .splitsBackward = true},
    .rules = {shape_rules::twoMicrobatchesEachRank},
    .append = [](OperationWriter& operations, const ScheduleShape& shape,
                 std::int64_t rank) { orders::appendHandcrafted(operations, shape, rank, 2); },
    .showsInFlight =
        [](const ScheduleShape& shape) { return orders::atMostTwice(shape.microbatches, shape.ranks); },
    .unitMakespan =
        [](const ScheduleShape& shape) {
            return std::optional(closed_form::zeroBubbleH2Makespan(
                static_cast<double>(shape.ranks), static_cast<double>(shape.microbatches), 1.0, 1.0, 1.0));
        },
    .inFlight =
        [](const auto& x) {
            using namespace formula;
            const auto both = 2.0 * x.ranks - 1.0;
            return minimum(x.microbatches, both);
        }};

} // namespace quadrille::schedules
