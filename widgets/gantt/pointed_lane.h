// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/time_axis.h"

#include <vector>

namespace quadrille::gantt {

/// A lane that something beside the picture is about, and when something happens in it.
struct PointedLane {
    int lane = 0;
    std::vector<TimeRange> times; ///< ascending by where they begin

    friend bool operator==(const PointedLane&, const PointedLane&) = default;
};

/// How much of each of so many equal columns of the range is in one of the times, from 0 to 1. A time of no
/// length counts as a hundredth of its column, so that it is seen.
[[nodiscard]] std::vector<double> shareOfColumns(const std::vector<TimeRange>& times, const TimeRange& range,
                                                 int columns);

} // namespace quadrille::gantt
