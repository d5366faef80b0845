// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/lane_memory.h"

#include <algorithm>

namespace quadrille::gantt {

Bytes LaneMemory::peak() const {
    Bytes most;
    for (const MemoryStep& step : steps) {
        most = std::max(most, step.bytes);
    }
    return states + most;
}

Bytes LaneMemory::at(double time) const {
    const auto after = std::ranges::upper_bound(steps, time, {}, &MemoryStep::time);
    return after == steps.begin() ? states : states + std::prev(after)->bytes;
}

LaneMemory laneMemoryOf(const MemoryCourse& course) {
    LaneMemory memory{course.states, course.capacity, {}};
    memory.steps.reserve(2 * course.moments.size());
    for (std::size_t i = 0; i < course.moments.size(); ++i) {
        const MemoryMoment& moment = course.moments[i];
        if (moment.end > moment.start) {
            memory.steps.push_back({moment.start, moment.activations + moment.working});
        }
        const bool waits = i + 1 == course.moments.size() || course.moments[i + 1].start > moment.end;
        if (waits) {
            memory.steps.push_back({moment.end, moment.after});
        }
    }
    return memory;
}

} // namespace quadrille::gantt
