// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resolved/resolved.h"
#include "widgets/memory_course/course_index.h"

#include <memory>
#include <optional>
#include <vector>

namespace quadrille::course {

/// A layer that is there all the time, at the foot of the picture.
struct Base {
    std::optional<MemoryPart> part; ///< none: states as a whole
    Bytes bytes;
};

/// What the picture shows.
struct Content {
    std::shared_ptr<const MemoryCourse> course; ///< null for nothing
    std::optional<StageMemory> memory;          ///< the stage's estimate
    std::optional<Index> index;
    std::vector<Base> bases;             ///< sum up to the course's states
    gantt::TimeRange range;              ///< what is seen
    TimeBase timeBase = TimeBase::units; ///< what times are printed in

    /// \param memory of the same stage: splits the states into their parts
    void set(MemoryCourse value, const std::optional<StageMemory>& estimate);
    void clear();

    [[nodiscard]] gantt::TimeRange full() const;
    [[nodiscard]] Bytes total(const Level& level) const { return course->states + level.total(); }
    /// The fullest moment of the passes; none without an operation.
    [[nodiscard]] std::optional<Level> peak() const;
    [[nodiscard]] Bytes peakTotal() const;
    /// The stage holds more while the optimizer runs, after the passes drawn here.
    [[nodiscard]] bool fullestAfterPasses() const;
    /// What the scale has to hold, in bytes, never 0.
    [[nodiscard]] double largest() const;
};

} // namespace quadrille::course
