// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resolved/resolved.h"
#include "core/scenario/scenario.h"
#include "core/stop.h"

#include <vector>

namespace quadrille {

/// The bubble of a step of so many micro-batches.
struct BubblePoint {
    std::int64_t microbatches = 0;
    double overIdeal = 0; ///< idle ÷ busy, of all ranks
    double overTotal = 0; ///< idle ÷ (idle + busy), of all ranks

    friend bool operator==(const BubblePoint&, const BubblePoint&) = default;
};

/// One schedule of a plan with more and more micro-batches, everything else as it is.
struct BubbleSeries {
    ScheduleKind kind = ScheduleKind::gpipe;
    std::int64_t chunks = 1;         ///< v
    std::vector<BubblePoint> points; ///< ascending; where the schedule cannot run there is none

    friend bool operator==(const BubbleSeries&, const BubbleSeries&) = default;
};

/// Orders of more operations are not run for a point.
inline constexpr std::int64_t largestPoint = 1'000'000;

/// The numbers of micro-batches that a series is looked at: powers of two and halves between them, multiples
/// of the pipeline ranks, and the plan's own, up to a few times the larger of plan and pipeline. Ascending.
[[nodiscard]] std::vector<std::int64_t> seriesMicrobatches(const Scenario& scenario);

/// The chunks with which a kind is worth a series of its own: 2, 4 and the plan's where it can have any
/// number of them from 2 on, otherwise the one that withSchedule() gives.
[[nodiscard]] std::vector<std::int64_t> seriesChunks(const Scenario& scenario, ScheduleKind kind);

/// Executed point by point. Searched kinds are searched for every point. Throws Stopped.
[[nodiscard]] BubbleSeries bubbleSeries(const Scenario& scenario, ScheduleKind kind, std::int64_t chunks,
                                        TimeBase base, const std::stop_token& stop = {});

} // namespace quadrille
