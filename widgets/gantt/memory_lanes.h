// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/step_profile.h"

#include <cstddef>
#include <vector>

namespace quadrille::gantt {

/// The memory of all lanes, prepared for drawing at any zoom on one scale.
class MemoryLanes {
public:
    explicit MemoryLanes(std::vector<LaneMemory> lanes);

    struct Lane {
        Bytes states;
        Bytes capacity;
        Bytes peak;          ///< with the states
        double peakTime = 0; ///< when that is first reached
        MemoryProfile profile;

        [[nodiscard]] bool isExceeded() const { return capacity.value() > 0 && peak > capacity; }
    };

    [[nodiscard]] std::size_t size() const { return m_lanes.size(); }
    [[nodiscard]] const Lane& operator[](std::size_t lane) const { return m_lanes[lane]; }
    /// The largest capacity or peak of all lanes: what a strip's height stands for. At least one byte.
    [[nodiscard]] Bytes top() const { return m_top; }
    [[nodiscard]] bool isAnyExceeded() const;

private:
    std::vector<Lane> m_lanes;
    Bytes m_top{1};
};

} // namespace quadrille::gantt
