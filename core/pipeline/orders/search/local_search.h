// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/search/effort.h"
#include "core/pipeline/orders/search/problem.h"

#include <cstdint>

namespace quadrille::orders::search {

struct LocalSearchLimits {
    std::int64_t trials = 0;
    double goal = 0; ///< it ends when the longest rank span is no longer
};

/// The lists with the longest rank span made shorter, as far as the limits let: again and again two tasks
/// that follow each other without a break on the chain that the span hangs on change places, or a W moves
/// behind what it holds up; changes for the worse are accepted too, fewer and fewer (Kirkpatrick, Gelatt and
/// Vecchi 1983; the moves: van Laarhoven, Aarts and Lenstra 1992). Deterministic. Keeps the memory limit.
/// Each trial is as many tasks of the effort as the problem has. Throws Stopped. \pre the lists are complete
/// and can run
[[nodiscard]] Lists improved(const Problem& problem, Lists lists, const LocalSearchLimits& limits,
                             Effort& effort);

} // namespace quadrille::orders::search
