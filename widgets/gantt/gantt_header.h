// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille::gantt {

/// Where the caption is; empty without one, or without room beside the idle share.
[[nodiscard]] QRectF captionRect(const GanttScene& scene, const GanttGeometry& geometry,
                                 const QFontMetricsF& font);

/// Where the idle share is said in the header; empty where there is no room.
[[nodiscard]] QRectF idleTextRect(const GanttScene& scene, const GanttGeometry& geometry,
                                  const QFontMetricsF& font);

/// The line above the lanes: caption, idle share, what is said of the visible part, and the legend of what
/// there is.
void paintHeader(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                 const Colours& colours);

} // namespace quadrille::gantt
