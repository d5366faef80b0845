// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"
#include "core/pipeline/schedule.h"
#include "widgets/gantt/time_axis.h"

#include <algorithm>
#include <memory>

/// Timelines to draw, and their idle time counted the slow way.
namespace quadrille::test {

inline std::shared_ptr<const Timeline> timelineOf(ScheduleKind kind, std::int64_t ranks,
                                                  std::int64_t microbatches, std::int64_t chunks = 1) {
    const Order order = makeOrder(kind, {ranks, microbatches, chunks, 0});
    return std::make_shared<const Timeline>(
        execute(order, Durations::uniform(static_cast<std::size_t>(ranks * chunks))));
}

/// \param order in which the operations run
inline std::shared_ptr<const Timeline> timelineOf(const Order& order, const Durations& durations) {
    return std::make_shared<const Timeline>(execute(order, durations));
}

/// Operations of different lengths, with a latency between ranks.
inline std::shared_ptr<const Timeline> unevenTimeline(ScheduleKind kind, std::int64_t ranks,
                                                      std::int64_t microbatches, std::int64_t chunks = 1) {
    const auto stages = static_cast<std::size_t>(ranks * chunks);
    Durations durations = Durations::uniform(stages, 0.7, 0.9, 0.41);
    for (std::size_t stage = 0; stage < stages; ++stage) {
        durations.forward[stage] += 0.37 * static_cast<double>(stage % 3);
        durations.inputGradient[stage] += 0.23 * static_cast<double>(stage % 4);
    }
    durations.p2p = 0.19;
    return std::make_shared<const Timeline>(
        execute(makeOrder(kind, {ranks, microbatches, chunks, 0}), durations));
}

/// Idle share of one lane in the range, by looking at every operation.
inline double idleShareOfLane(const Timeline& timeline, std::size_t lane, const gantt::TimeRange& range) {
    double busy = 0;
    for (const TimedOperation& timed : timeline.rank(lane)) {
        busy += std::max(0.0, std::min(timed.end, range.end) - std::max(timed.start, range.begin));
    }
    return 1 - busy / range.length();
}

inline double idleShareOfAll(const Timeline& timeline, const gantt::TimeRange& range) {
    double sum = 0;
    for (std::size_t lane = 0; lane < timeline.rankCount(); ++lane) {
        sum += idleShareOfLane(timeline, lane, range);
    }
    return sum / static_cast<double>(timeline.rankCount());
}

} // namespace quadrille::test
