// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille::gantt {

/// Whether the visible operations are wide enough on average, and few enough, to be drawn one by one.
[[nodiscard]] bool hasFewShapes(const GanttScene& scene, const GanttGeometry& geometry);

/// The strips alone, where lanes have some, as rectangles that end at the plot's edges.
void paintStrips(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                 const Colours& colours);

/// Bars and strips as rectangles that end at the plot's edges, for SVG and PDF.
void paintLaneShapes(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                     const Colours& colours);

} // namespace quadrille::gantt
