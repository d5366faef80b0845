// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/closed_form_split.h"
#include "core/pipeline/orders/at_most_twice.h"
#include "core/pipeline/orders/rank_patterns.h"
#include "core/pipeline/schedule_definition.h"
#include "core/pipeline/shape_rules.h"

namespace quadrille::schedules {

/// Split backward with a warm-up of p − 1 − r forwards: memory as 1F1B. Qi et al. 2023, section 2.1.
constexpr ScheduleDefinition zeroBubbleH1{
    .traits = {.name = "zb-h1", .label = "ZB-H1", .glossary = "zero-bubble", .splitsBackward = true},
    .rules = {shape_rules::twoMicrobatchesEachRank},
    .append = [](OperationWriter& operations, const ScheduleShape& shape,
                 std::int64_t rank) { orders::appendHandcrafted(operations, shape, rank, 1); },
    .showsInFlight =
        [](const ScheduleShape& shape) { return orders::atMostTwice(shape.microbatches, shape.ranks); },
    .unitMakespan =
        [](const ScheduleShape& shape) {
            return std::optional(closed_form::zeroBubbleH1Makespan(
                static_cast<double>(shape.ranks), static_cast<double>(shape.microbatches),
                static_cast<double>(shape.chunks), 1.0, 1.0, 1.0));
        },
    .inFlight =
        [](const auto& x) {
            using namespace formula;
            return minimum(x.microbatches, x.ranks);
        }};

} // namespace quadrille::schedules
