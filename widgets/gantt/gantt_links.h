// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/picture/colours.h"

class QPainter;

/// What is drawn from lane to lane. All of it needs the scene's relations and is left out without them.
namespace quadrille::gantt {

/// Of an operation what it needs, what it unblocks and how much later it could end: arrows and outlines; of
/// an idle stretch the chain of operations that it waited for.
void paintLinks(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                const Colours& colours, const Place& place);

/// The critical path: its operations outlined and all others faint, where they can be told apart; else a
/// line.
void paintCriticalPath(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                       const Colours& colours);

/// Whether there are few enough operations in sight to draw what they send.
[[nodiscard]] bool hasFewTransfers(const GanttScene& scene, const GanttGeometry& geometry);

/// Boundaries on their way, from the end of what makes them to their arrival; nothing where they are many.
void paintTransfers(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                    const Colours& colours);

} // namespace quadrille::gantt
