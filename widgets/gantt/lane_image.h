// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/bar_colours.h"
#include "widgets/gantt/lane_layout.h"
#include "widgets/gantt/memory_lanes.h"
#include "widgets/gantt/timeline_index.h"
#include "widgets/picture/colours.h"

#include <QImage>

namespace quadrille::gantt {

/// Narrowest operation, in logical pixels, that is told apart from its neighbours by a line and may bear a
/// label. Below it a lane is pixel columns alone.
inline constexpr double narrowestRectangle = 5;

/// Bars and strips of all lanes, `width` × layout.height device pixels, `scale` of them to a logical one.
///
/// Each pixel of a bar is the background blended with the colours of what ran in the stretch of time that the
/// pixel stands for, by share of time (of the row's lanes too, where rows are merged). So at every zoom the
/// mean over a lane's pixels shows its idle share, up to rounding to 8 bits; and so does each row of them,
/// for of a fused block the upper half has the forward's colour and the lower half the backward's. Lines
/// between neighbouring operations are a darker shade of theirs and take nothing from idle time.
[[nodiscard]] QImage laneImage(const TimelineIndex& index, const TimeRange& range, const LaneLayout& layout,
                               int width, double scale, const Colours& colours,
                               const MemoryLanes* memory = nullptr);

} // namespace quadrille::gantt
