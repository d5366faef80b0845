// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

#include <vector>

namespace quadrille {

/// Whether the ranks of the kind can only be made together: v-half, v-min, what is searched, and custom.
[[nodiscard]] bool madeAsAWhole(ScheduleKind kind);

/// The operations of one rank alone, those of makeOrder().rank(rank); only kinds that are made as a whole
/// (v-half, v-min, searched) make the other ranks too. Throws std::invalid_argument where checkRules() is not
/// empty, for a rank that there is not, and for more operations than makeOrder() would make; Stopped.
[[nodiscard]] std::vector<Operation> rankOrder(ScheduleKind kind, const ScheduleShape& shape,
                                               std::int64_t rank, const std::stop_token& stop = {});

/// The same schedule with the fewest micro-batches that show everything that any rank ever has in flight:
/// each chunk's count, held until I and held until W, while an operation of each kind and chunk runs. Past
/// its warm-up a schedule repeats itself; where it does not (all in flight, or searched), m stays as it is.
/// \pre checkRules() is empty
[[nodiscard]] ScheduleShape shortened(ScheduleKind kind, const ScheduleShape& shape);

/// As many micro-batches as show the warm-up: `rounds` of p of them, or more where the schedule says so.
[[nodiscard]] std::int64_t settledAfter(ScheduleKind kind, std::int64_t ranks, std::int64_t rounds);

} // namespace quadrille
