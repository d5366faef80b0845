// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/step_profile.h"

#include <cstddef>
#include <vector>

namespace quadrille::gantt {

/// What the height of a strip stands for.
enum class StripScale {
    peak,    ///< the most that any lane holds: shows how memory moves
    capacity ///< of a GPU, or more where a lane holds more: shows how much is left
};

/// The memory of all lanes, prepared for drawing at any zoom on one scale.
class MemoryLanes {
public:
    /// With `atLeast` strips show no less than that, so that two pictures have one scale.
    explicit MemoryLanes(std::vector<LaneMemory> lanes, StripScale scale = StripScale::peak,
                         Bytes atLeast = {});
    /// The same on another scale.
    [[nodiscard]] MemoryLanes scaledTo(StripScale scale) const;

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
    /// What a strip's height stands for. At least one byte.
    [[nodiscard]] Bytes top() const { return m_top; }
    [[nodiscard]] StripScale scale() const { return m_scale; }
    [[nodiscard]] bool isAnyExceeded() const;

private:
    void findTop();

    std::vector<Lane> m_lanes;
    StripScale m_scale;
    Bytes m_atLeast;
    Bytes m_top{1};
};

} // namespace quadrille::gantt
