// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/search/effort.h"
#include "core/pipeline/orders/search/problem.h"

#include <algorithm>

namespace quadrille::orders {

/// What one search may spend, counted in tasks that are run while orders are tried: about ten nanoseconds
/// each, for the processors of 2026.
inline constexpr double searchEffort = 6e6;

/// The most that a search ever spends on so many tasks, those of one step: searchEffort, or less where there
/// are too few tasks to spend it on, and the passes that every search needs, however many there are: to make
/// an order, run it and lengthen it.
[[nodiscard]] constexpr double mostSearchEffort(double tasks) {
    constexpr double trials = 4000; // of orders that are tried …
    constexpr double ofFew = 1e6;   // … and for changes of tiny ones
    constexpr double passes = 40;
    return std::min(2 * searchEffort, trials * tasks + ofFew) + passes * tasks;
}

/// zb-auto and zb-v-auto: an order with a short longest rank span for the given durations, that never holds
/// more than the memory rule allows. Of equal spans the shorter makespan, then the smaller peak.
///
/// The automatic schedule of Qi et al. 2023 ("Zero Bubble Pipeline Parallelism", section 3.1) and its V form
/// (Qi et al. 2024) in purpose, not in method: many first orders, hand-made ones and greedy ones, get their W
/// where ranks would wait; the best are then changed step by step along the chain that the longest rank span
/// hangs on. It ends with an order that none can beat, where nothing gets better, or where the effort is
/// spent. Long steps are searched for fewer micro-batches, whose steady state is repeated. Without a limit,
/// an order that holds more than 2p chunks is only chosen for a shorter span. Deterministic; linear in the
/// tasks. Nothing promises that no order is better. Throws std::invalid_argument where the durations are not
/// F, I and W of every stage; Stopped. \pre kind is zeroBubbleAuto or zeroBubbleVAuto, checkShape() is empty,
/// and a limit takes a chunk for each of the rank's stages
[[nodiscard]] Order makeSearchedOrder(ScheduleKind kind, const ScheduleShape& shape,
                                      const Durations& durations, const MemoryRule& memory,
                                      search::Effort& effort);

/// The order for the shape's own limit: one that holds every chunk whole until W where that costs no time,
/// otherwise one that counts as Qi et al. do. Throws and \pre as above.
[[nodiscard]] Order makeSearchedOrder(ScheduleKind kind, const ScheduleShape& shape,
                                      const Durations& durations, search::Effort& effort);

/// The same with searchEffort.
[[nodiscard]] Order makeSearchedOrder(ScheduleKind kind, const ScheduleShape& shape,
                                      const Durations& durations, const std::stop_token& stop);

/// What that costs at most, as core/pipeline/order_cost.h counts.
[[nodiscard]] inline double searchedOrderCost(const ScheduleShape& shape) {
    const auto tasks = static_cast<double>(mostOperations(ScheduleKind::zeroBubbleAuto, shape));
    return tasks + mostSearchEffort(tasks);
}

} // namespace quadrille::orders
