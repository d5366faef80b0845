// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/timeline_index.h"

#include <QString>

#include <memory>
#include <optional>

namespace quadrille::gantt {

/// All that is painted: a value, so that the same scene gives the same picture.
struct GanttScene {
    std::shared_ptr<const TimelineIndex> index; ///< null: nothing to show
    QString emptyReason;                        ///< said instead
    TimeRange full;                             ///< what can be seen: the timeline and the end of plan A
    TimeRange range;                            ///< what is seen
    std::optional<double> baselineMakespan;
    std::optional<int> selectedStage;
    std::optional<std::size_t> cursor;      ///< operation that the keyboard is on
    std::optional<std::size_t> hovered;     ///< operation under the pointer
    std::optional<std::size_t> highlighted; ///< operation that was clicked
    QString axisName;
    bool focused = false;

    [[nodiscard]] bool isZoomed() const { return range != full; }
};

} // namespace quadrille::gantt
