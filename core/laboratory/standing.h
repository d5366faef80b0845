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
    std::vector<std::int32_t> most; ///< [rank] activations, each of a chunk, that it holds at its fullest
    LowerBound bound;               ///< that no order of this task can undercut, proven

    [[nodiscard]] bool isComplete() const { return placed == operations; }
};

/// \pre brokenRule() is empty
[[nodiscard]] Standing standingOf(const Board& board);

/// A complete schedule of a task, and whose it is.
struct BestFound {
    double makespan = 0;                                     ///< slots
    ScheduleKind kind = ScheduleKind::oneForwardOneBackward; ///< custom: none with a name
    Board board;
};

/// What one begins with: 1F1B; with several chunks interleaved 1F1B where it exists for so many ranks and
/// micro-batches and obeys the task's memory; else custom, backwardsFirst(). \pre task == withRoom(task)
[[nodiscard]] BestFound usualSchedule(const Task& task);

/// The best of the schedules with the task's placement that obey its memory, of usualSchedule() and
/// backwardsFirst() and, of few operations, of these with one after the other moved to where it makes the
/// step shorter, and of the automatic schedules' search where backwards are split. Not proven to be the best.
/// May take some tenths of a second; throws Stopped. \pre task == withRoom(task)
[[nodiscard]] BestFound bestFound(const Task& task, const std::stop_token& stop = {});

/// Whether a complete schedule of that length is at most 2 % slower than the best that is known.
[[nodiscard]] inline bool matches(double makespan, const BestFound& best) {
    constexpr double tolerance = 0.02;
    return makespan <= best.makespan * (1 + tolerance);
}

} // namespace quadrille::laboratory
