// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/v_pattern.h"
#include "core/pipeline/schedule_definition.h"

#include <algorithm>

namespace quadrille::orders {

/// The schedule of a pattern. \param makespan of p and m, for F = I = W = 1, where the pattern is full
template <const VPattern& pattern, double (*makespan)(double ranks, double microbatches)>
[[nodiscard]] constexpr ScheduleDefinition vSchedule(std::string_view name, const char* label) {
    return {.traits = {.name = name,
                       .label = label,
                       .glossary = "v-schedules",
                       .placement = PlacementKind::vShaped,
                       .leastChunks = 2,
                       .mostChunks = 2,
                       .splitsBackward = true,
                       .savesMemory = true},
            .make = [](const ScheduleShape& shape, const Durations&,
                       const std::stop_token& stop) { return makeVPattern(pattern, shape, stop); },
            .makingCost = [](const ScheduleShape& shape) { return orders::makingCost(pattern, shape); },
            .slotCount = [](const ScheduleShape& shape) { return slotsOf(pattern, shape); },
            .showsInFlight =
                [](const ScheduleShape& shape) {
                    return std::min(shape.microbatches, pattern.fill(shape.ranks));
                },
            .unitMakespan = [](const ScheduleShape& shape) -> std::optional<double> {
                if (shape.ranks == 1 || shape.microbatches < pattern.fill(shape.ranks))
                    return std::nullopt;
                return makespan(static_cast<double>(shape.ranks), static_cast<double>(shape.microbatches));
            }};
}

} // namespace quadrille::orders
