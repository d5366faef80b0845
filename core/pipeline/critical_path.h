// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/dependencies.h"
#include "core/pipeline/executor.h"

#include <cstddef>
#include <vector>

/// What the makespan hangs on. Every function here takes a timeline and the Dependencies of that same
/// timeline's order, and keeps the order of each rank fixed.
namespace quadrille {

/// [operation] How much later it could end without the makespan growing, all others moving as they must.
/// Exactly 0 on critical operations, also in floating point. Linear in the number of operations.
[[nodiscard]] std::vector<double> slack(const Timeline& timeline, const Dependencies& dependencies);

/// The operation before on the rank, and the makers of at most three inputs.
using Gates = SmallList<std::size_t, 4>;

/// The operations that decided when this one started: those that ended, and whose data arrived, at the very
/// instant of its start. Each once, ascending; empty only for one that started with the step.
[[nodiscard]] Gates gates(const Timeline& timeline, const Dependencies& dependencies, std::size_t operation);

/// One chain of operations, in time order, from one that starts with the step to one that ends it, each
/// gated by the one before: its durations and latencies add up to the makespan. Where several are critical:
/// the first operation of those that end last, and from there the gate on the same rank before any other, so
/// that the path jumps as little as it can. Empty for an empty timeline.
[[nodiscard]] std::vector<std::size_t> criticalPath(const Timeline& timeline,
                                                    const Dependencies& dependencies);

} // namespace quadrille
