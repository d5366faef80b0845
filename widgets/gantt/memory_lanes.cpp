// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/memory_lanes.h"

namespace quadrille::gantt {

MemoryLanes::MemoryLanes(std::vector<LaneMemory> lanes) {
    m_lanes.reserve(lanes.size());
    for (LaneMemory& memory : lanes) {
        const auto fullest = std::ranges::max_element(memory.steps, {}, &MemoryStep::bytes);
        const double peakTime = fullest == memory.steps.end() ? 0 : fullest->time;
        const Bytes peak = memory.peak();
        m_top = std::max({m_top, memory.capacity, peak});
        m_lanes.push_back(
            {memory.states, memory.capacity, peak, peakTime, MemoryProfile(std::move(memory.steps))});
    }
}

bool MemoryLanes::isAnyExceeded() const {
    return std::ranges::any_of(m_lanes, &Lane::isExceeded);
}

} // namespace quadrille::gantt
