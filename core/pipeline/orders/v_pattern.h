// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

#include <cstdint>

namespace quadrille::orders {

/// A stable pattern of two chunks in a V that repeats every 6 slots of one F, I or W each. Qi et al. 2024,
/// "Pipeline Parallelism with Controllable Memory", sections 3.2 and 3.3, Appendix F.
struct VPattern {
    /// Slots of micro-batch 0 on one rank. No two of the four meet modulo the period.
    struct Slots {
        std::int64_t forward0;
        std::int64_t forward1;
        std::int64_t input1;
        std::int64_t input0;
    };

    ScheduleKind kind;
    Slots (*first)(std::int64_t ranks, std::int64_t rank);
    /// The fewest micro-batches that fill the pattern, so that its peak is reached and more of them only
    /// repeat it.
    std::int64_t (*fill)(std::int64_t ranks);
    /// The most chunks in flight on a rank, held until W. makeVPattern() never holds more.
    std::int64_t (*peak)(std::int64_t ranks);
};

/// The pattern with warm-up and cool-down moved together as far as its peak allows. Linear in slotsOf() and
/// in the operations: of many micro-batches, a few more than fill the pattern are laid out, and the period in
/// their middle is repeated. Throws Stopped. \pre checkShape() is empty
[[nodiscard]] Order makeVPattern(const VPattern& pattern, const ScheduleShape& shape,
                                 const std::stop_token& stop = {});

/// Slots, empty ones included, that makeVPattern() lays out: about 12p² at most for v-half, 6p² for v-min.
/// Saturates.
[[nodiscard]] std::int64_t slotsOf(const VPattern& pattern, const ScheduleShape& shape);

/// What makeVPattern() costs, as core/pipeline/order_cost.h counts.
[[nodiscard]] double makingCost(const VPattern& pattern, const ScheduleShape& shape);

} // namespace quadrille::orders
