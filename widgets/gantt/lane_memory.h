// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/detailed/course.h"
#include "core/units/units.h"

#include <vector>

namespace quadrille::gantt {

/// From `time` on, so much is held beside the states.
struct MemoryStep {
    double time = 0; ///< in the timeline's unit
    Bytes bytes;

    friend bool operator==(const MemoryStep&, const MemoryStep&) = default;
};

/// The memory of one lane's GPUs over the step.
struct LaneMemory {
    Bytes states;                  ///< parameters, gradients, optimizer, buffers: there all the time
    Bytes capacity;                ///< of one GPU; 0 for none to compare with
    std::vector<MemoryStep> steps; ///< times ascend; nothing beside the states before the first

    /// States and the largest step.
    [[nodiscard]] Bytes peak() const;
    /// States and what is held at that moment.
    [[nodiscard]] Bytes at(double time) const;

    friend bool operator==(const LaneMemory&, const LaneMemory&) = default;
};

/// What the strip below a lane shows: activations and working memory while an operation runs, the activations
/// that stay while the stage waits.
[[nodiscard]] LaneMemory laneMemoryOf(const MemoryCourse& course);

} // namespace quadrille::gantt
