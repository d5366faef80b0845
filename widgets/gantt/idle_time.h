// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/picture/colours.h"

#include <QImage>

class QPainter;

/// Idle time that is wide enough on screen to be seen as such: lightly hatched, and named where there is
/// room. Only what is idle alone is touched, so that the share of idle pixels stays that of idle time.
namespace quadrille::gantt {

/// Narrowest idle stretch, in logical pixels, that is hatched.
inline constexpr double narrowestHatched = 8;

/// The colour of the lines.
[[nodiscard]] QColor idleHatchColour(const Colours& colours);

/// Falling lines over the idle stretches of an image of lanes: see laneImage(), whose arguments these are.
void hatchIdle(QImage& image, const TimelineIndex& index, const TimeRange& range, const LaneLayout& layout,
               double scale, const Colours& colours);

/// The same as lines, for SVG and PDF.
void paintIdleHatch(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                    const Colours& colours);

/// How long a stretch is and what it waits for, into those that have room for it.
void paintIdleLabels(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                     const Colours& colours);

} // namespace quadrille::gantt
