// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille::gantt {

/// What is said about the lanes on top of them: how far the step is played, the critical path and transfers,
/// and what is selected, pointed at or under the keyboard's cursor.
void paintMarks(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                const Colours& colours);

/// The lane that something beside the picture is about, and when: never exported.
void paintPointedLane(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                      const Colours& colours);

/// What pointer and keyboard are on, above the rest of the picture: never exported.
/// \param lastRead what was read out last
/// \param cursor operation that the keyboard is on
void paintPlaces(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                 const Colours& colours, const Place& lastRead, std::optional<std::size_t> cursor);

} // namespace quadrille::gantt
