// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/search/problem.h"

namespace quadrille::orders {

/// zb-auto and zb-v-auto: an order with a short longest rank span for the given durations, that never holds
/// more than the memory rule allows. Of equal spans the shorter makespan, then the smaller peak.
///
/// The automatic schedule of Qi et al. 2023 ("Zero Bubble Pipeline Parallelism", section 3.1) and its V form
/// (Qi et al. 2024) in purpose, not in method: many first orders, hand-made ones and greedy ones, get their W
/// where ranks would wait; the best are then changed step by step along the chain that the longest rank span
/// hangs on. Long steps are searched for fewer micro-batches, whose steady state is repeated. Without a
/// limit, an order that holds more than 2p chunks is only chosen for a shorter span. Deterministic; linear in
/// m. Nothing promises that no order is better. Throws std::invalid_argument where the durations are not F, I
/// and W of every stage. \pre kind is zeroBubbleAuto or zeroBubbleVAuto, checkShape() is empty, and a limit
/// takes a chunk for each of the rank's stages
[[nodiscard]] Order makeSearchedOrder(ScheduleKind kind, const ScheduleShape& shape,
                                      const Durations& durations, const MemoryRule& memory);

/// The order for the shape's own limit: one that holds every chunk whole until W where that costs no time,
/// otherwise one that counts as Qi et al. do. Throws and \pre as above.
[[nodiscard]] Order makeSearchedOrder(ScheduleKind kind, const ScheduleShape& shape,
                                      const Durations& durations);

} // namespace quadrille::orders
