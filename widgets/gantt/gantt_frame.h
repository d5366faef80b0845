// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille::gantt {

/// Everything but the lanes themselves: their names and notes, header with idle share and legend, time axis,
/// end of plan A, and what is selected, pointed at or under the keyboard's cursor.
void paintFrame(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                const Colours& colours);

} // namespace quadrille::gantt
