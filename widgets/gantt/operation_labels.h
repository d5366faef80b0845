// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille::gantt {

/// Writes the micro-batch number into every visible operation that is wide and high enough, centred in what
/// is seen of it.
void paintOperationLabels(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                          const Colours& colours);

} // namespace quadrille::gantt
