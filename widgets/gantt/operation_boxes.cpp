// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/operation_boxes.h"

#include <QPainter>

#include <algorithm>

namespace quadrille::gantt {

QRectF seenStretch(const GanttScene& scene, const GanttGeometry& geometry, int lane,
                   const TimeRange& stretch) {
    const QRectF bar = geometry.rows(geometry.lanes.bar(lane));
    const double left = std::max(geometry.x(stretch.begin, scene.range), bar.left());
    const double right = std::min(geometry.x(stretch.end, scene.range), bar.right());
    return right > left ? QRectF(left, bar.top(), right - left, bar.height()) : QRectF();
}

QRectF seenBox(const GanttScene& scene, const GanttGeometry& geometry, std::size_t operation) {
    const Timeline& timeline = scene.index->timeline();
    return seenStretch(scene, geometry, static_cast<int>(scene.index->laneOf(operation)),
                       {timeline.starts[operation], timeline.ends[operation]});
}

void outlineBox(QPainter& painter, const GanttGeometry& geometry, QRectF rect, const QColor& colour,
                double thickness, Qt::PenStyle style) {
    if (rect.isEmpty()) {
        return;
    }
    const double least = std::min(3 * thickness, geometry.plot.width());
    if (rect.width() < least) {
        rect.setLeft(rect.center().x() - least / 2);
        rect.setWidth(least);
        rect.moveLeft(std::clamp(rect.left(), geometry.plot.left(), geometry.plot.right() - least));
    }
    const double half = std::min({thickness, rect.width(), rect.height()}) / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2 * half, style, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(rect.adjusted(half, half, -half, -half));
}

} // namespace quadrille::gantt
