// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/closed_form_split.h"
#include "core/pipeline/orders/v_schedule.h"

namespace quadrille::schedules {
namespace {

constexpr orders::VPattern pattern{
    .kind = ScheduleKind::vMin,
    .first =
        [](std::int64_t ranks, std::int64_t rank) {
            const std::int64_t delay = ranks % 3 == 0 ? 2 : 0;
            return orders::VPattern::Slots{rank, 2 * ranks - 1 - rank, 2 * ranks + delay + rank,
                                           4 * ranks + delay - 1 - rank};
        },
    .fill = [](std::int64_t ranks) { return ranks == 1 ? 1 : ranks / 3 * 2 + ranks % 3 * 2 / 3 + 2; },
    .peak = [](std::int64_t ranks) { return 2 * ((ranks + 4) / 3); }};

} // namespace

/// A V with about a third of 1F1B's activations. Qi et al. 2024, sections 3.2 and 3.3, Appendix F. With
/// F = I = W and m ≥ ⌊2p/3⌋ + 2 the makespan is 6m + 4p − 5, and 6m + 4p − 7 where 3 divides p.
constexpr ScheduleDefinition vMin = orders::vSchedule<pattern, closed_form::vMinMakespan>("v-min", "V-Min");

} // namespace quadrille::schedules
