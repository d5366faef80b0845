// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/gantt_scene.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace quadrille::gantt {

/// The seen part of an operation's rectangle; empty when it is out of sight.
[[nodiscard]] QRectF seenBox(const GanttScene& scene, const GanttGeometry& geometry, std::size_t operation);

/// The seen part of a stretch of time on a lane's bar; empty when it is out of sight.
[[nodiscard]] QRectF seenStretch(const GanttScene& scene, const GanttGeometry& geometry, int lane,
                                 const TimeRange& stretch);

/// A frame inside the rectangle; around a hair of a rectangle a small one, inside the plot.
void outlineBox(QPainter& painter, const GanttGeometry& geometry, QRectF rect, const QColor& colour,
                double thickness, Qt::PenStyle style = Qt::SolidLine);

} // namespace quadrille::gantt
