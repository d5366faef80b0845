// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille::gantt {

/// What stands beside the lanes: their names and notes, what the strips reach up to, and the capacity across
/// them.
void paintFrame(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                const Colours& colours);

} // namespace quadrille::gantt
