// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

#include <cstdint>

namespace quadrille::orders {

/// The order of v-half or v-min: a stable pattern of two chunks in a V that repeats every 6 slots of one F, I
/// or W each, with warm-up and cool-down moved together as far as the pattern's peak allows. Qi et al. 2024,
/// "Pipeline Parallelism with Controllable Memory", sections 3.2 and 3.3, Appendix F. With F = I = W and
/// m ≥ vPatternFill() the makespan is 6m + 3p − 7 (v-half, even p ≥ 4), 6m + 1 (v-half, p = 2), 6m + 3p − 4
/// (v-half, odd p ≥ 3), 6m + 4p − 5 (v-min), 6m + 4p − 7 (v-min, 3 divides p). Linear in vPatternSlots() and
/// in the operations: of many micro-batches, a few more than fill the pattern are laid out, and the period in
/// their middle is repeated. Throws Stopped. \pre kind is vHalf or vMin, checkShape() is empty
[[nodiscard]] Order makeVPattern(ScheduleKind kind, const ScheduleShape& shape,
                                 const std::stop_token& stop = {});

/// The fewest micro-batches that fill the pattern, so that its peak is reached and more of them only repeat
/// it: 2⌊p/2⌋ + 2 for v-half, ⌊2p/3⌋ + 2 for v-min. \pre as makeVPattern()
[[nodiscard]] std::int64_t vPatternFill(ScheduleKind kind, std::int64_t ranks);

/// Slots, empty ones included, that makeVPattern() lays out: about 12p² at most for v-half, 6p² for v-min.
/// Saturates; 0 of other kinds.
[[nodiscard]] std::int64_t vPatternSlots(ScheduleKind kind, const ScheduleShape& shape);

/// The most chunks that the pattern has in flight on a rank, held until W: 2⌊(p + 2)/2⌋ for v-half,
/// 2⌊(p + 4)/3⌋ for v-min. makeVPattern() never holds more. \pre as makeVPattern()
[[nodiscard]] std::int64_t vPatternPeak(ScheduleKind kind, std::int64_t ranks);

} // namespace quadrille::orders
