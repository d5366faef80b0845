// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/board.h"
#include "core/pipeline/lower_bound.h"
#include "core/stop.h"

namespace quadrille::laboratory {

/// What a board comes to, in slots.
struct Standing {
    Timeline timeline;              ///< of what is placed, each operation as early as it can run
    std::int64_t placed = 0;        ///< operations
    std::int64_t operations = 0;    ///< of the whole schedule
    std::vector<std::int32_t> most; ///< [stage] micro-batches whose activations it holds at its fullest
    LowerBound bound;               ///< that no order of this task can undercut, proven

    [[nodiscard]] bool isComplete() const { return placed == operations; }
};

/// \pre brokenRule() is empty
[[nodiscard]] Standing standingOf(const Board& board);

/// The shortest schedule of a task that is known, and whose it is.
struct BestFound {
    double makespan = 0;                                     ///< slots
    ScheduleKind kind = ScheduleKind::oneForwardOneBackward; ///< custom: found by moving operations
    Board board;
};

/// The best of the schedules with one stage a rank that obey the task's memory, of 1F1B with as many forwards
/// ahead as memory takes and, of few operations, with one after the other moved to where it makes the step
/// shorter, and of zb-auto's search where backwards are split. Not proven to be the best. May
/// take a tenth of a second; throws Stopped.
[[nodiscard]] BestFound bestFound(const Task& task, const std::stop_token& stop = {});

/// Whether a complete schedule of that length is at most 2 % slower than the best that is known.
[[nodiscard]] inline bool matches(double makespan, const BestFound& best) {
    constexpr double tolerance = 0.02;
    return makespan <= best.makespan * (1 + tolerance);
}

} // namespace quadrille::laboratory
