// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/memory_lanes.h"

namespace quadrille::gantt {

MemoryLanes::MemoryLanes(std::vector<LaneMemory> lanes, StripScale scale, Bytes atLeast)
    : m_scale(scale), m_atLeast(atLeast) {
    m_lanes.reserve(lanes.size());
    for (LaneMemory& memory : lanes) {
        const auto fullest = std::ranges::max_element(memory.steps, {}, &MemoryStep::bytes);
        const double peakTime = fullest == memory.steps.end() ? 0 : fullest->time;
        const Bytes peak = memory.peak();
        m_lanes.push_back(
            {memory.states, memory.capacity, peak, peakTime, MemoryProfile(std::move(memory.steps))});
    }
    findTop();
}

MemoryLanes MemoryLanes::scaledTo(StripScale scale) const {
    MemoryLanes other = *this;
    other.m_scale = scale;
    other.findTop();
    return other;
}

void MemoryLanes::findTop() {
    m_top = std::max(Bytes(1), m_atLeast);
    for (const Lane& lane : m_lanes) {
        m_top = std::max({m_top, lane.peak, m_scale == StripScale::capacity ? lane.capacity : Bytes()});
    }
}

bool MemoryLanes::isAnyExceeded() const {
    return std::ranges::any_of(m_lanes, &Lane::isExceeded);
}

} // namespace quadrille::gantt
