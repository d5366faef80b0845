// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille::gantt {

/// The time axis with its name, and the moments that are marked across the lanes: the ends of the step and of
/// plan A, the moment that was chosen and the playhead.
void paintAxis(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
               const Colours& colours);

} // namespace quadrille::gantt
