// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/searched_order.h"
#include "core/pipeline/schedule_definition.h"

namespace quadrille::schedules {

/// Split backward, searched for the given times and memory. Qi et al. 2023, section 3.1.
constexpr ScheduleDefinition zeroBubbleAuto{
    .traits = {.name = "zb-auto",
               .label = QUADRILLE_MESSAGE("ZB, searched"),
               .glossary = "searched",
               .splitsBackward = true,
               .searched = true},
    .make =
        [](const ScheduleShape& shape, const Durations& durations, const std::stop_token& stop) {
            return orders::makeSearchedOrder(ScheduleKind::zeroBubbleAuto, shape, durations, stop);
        },
    .makingCost = orders::searchedOrderCost};

} // namespace quadrille::schedules
