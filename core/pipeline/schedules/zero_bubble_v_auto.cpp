// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/searched_order.h"
#include "core/pipeline/schedule_definition.h"

namespace quadrille::schedules {

/// Split backward on a V, searched for the given times and memory. Qi et al. 2024.
constexpr ScheduleDefinition zeroBubbleVAuto{
    .traits = {.name = "zb-v-auto",
               .label = QUADRILLE_MESSAGE("ZB-V, searched"),
               .glossary = "searched",
               .placement = PlacementKind::vShaped,
               .leastChunks = 2,
               .mostChunks = 2,
               .splitsBackward = true,
               .searched = true},
    .make =
        [](const ScheduleShape& shape, const Durations& durations, const std::stop_token& stop) {
            return orders::makeSearchedOrder(ScheduleKind::zeroBubbleVAuto, shape, durations, stop);
        },
    .makingCost = orders::searchedOrderCost};

} // namespace quadrille::schedules
