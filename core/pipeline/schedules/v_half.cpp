// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/closed_form_split.h"
#include "core/pipeline/orders/v_schedule.h"
#include "core/units/saturating.h"

namespace quadrille::schedules {
namespace {

constexpr orders::VPattern pattern{
    .kind = ScheduleKind::vHalf,
    .first =
        [](std::int64_t ranks, std::int64_t rank) {
            const std::int64_t delay = ranks % 2 == 0 ? 3 : 0;
            return orders::VPattern::Slots{2 * rank, 3 * ranks - 2 - rank, 3 * ranks + delay + 2 * rank - 1,
                                           6 * ranks + delay - 2 - rank};
        },
    .fill = [](std::int64_t ranks) { return saturatingProduct(2, ranks / 2 + 1); },
    .peak = [](std::int64_t ranks) { return 2 * ((ranks + 2) / 2); }};

} // namespace

/// A V with about half of 1F1B's activations. Qi et al. 2024, sections 3.2 and 3.3, Appendix F. With F = I =
/// W and m ≥ 2⌊p/2⌋ + 2 the makespan is 6m + 3p − 7 (even p ≥ 4), 6m + 1 (p = 2), 6m + 3p − 4 (odd p ≥ 3).
constexpr ScheduleDefinition vHalf =
    orders::vSchedule<pattern, closed_form::vHalfMakespan>("v-half", "V-Half");

} // namespace quadrille::schedules
