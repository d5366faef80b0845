// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

#include <vector>

namespace quadrille {

/// The operations of one rank alone, those of makeOrder().rank(rank). Throws as makeOrder(), and
/// std::invalid_argument for a rank that there is not.
[[nodiscard]] std::vector<Operation> rankOrder(ScheduleKind kind, const ScheduleShape& shape,
                                               std::int64_t rank);

/// The same schedule with as few micro-batches as show every set of chunks that is ever in flight on a rank:
/// what is in flight repeats once a schedule is past its warm-up. GPipe keeps all of them in flight.
[[nodiscard]] ScheduleShape shortened(ScheduleKind kind, const ScheduleShape& shape);

} // namespace quadrille
