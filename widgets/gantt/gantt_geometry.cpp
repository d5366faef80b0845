// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_geometry.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace quadrille::gantt {

DeviceGrid DeviceGrid::of(const QPainter& painter) {
    const QTransform& transform = painter.deviceTransform();
    if (transform.type() > QTransform::TxScale || transform.m11() <= 0 ||
        transform.m11() != transform.m22()) {
        return {};
    }
    return {transform.m11(), {transform.dx(), transform.dy()}};
}

double DeviceGrid::snappedX(double x) const {
    return (std::round(x * scale + offset.x()) - offset.x()) / scale;
}

double DeviceGrid::snappedY(double y) const {
    return (std::round(y * scale + offset.y()) - offset.y()) / scale;
}

double GanttGeometry::x(double time, const TimeRange& range) const {
    return xOfTime(time, range, plot.left(), plot.width());
}

double GanttGeometry::time(double x, const TimeRange& range) const {
    return timeOfX(x, range, plot.left(), plot.width());
}

QRectF GanttGeometry::rows(const RowSpan& span) const {
    return {plot.left(), plot.top() + span.top / grid.scale, plot.width(), span.height / grid.scale};
}

std::optional<int> GanttGeometry::laneAt(double y) const {
    return lanes.laneAt((y - plot.top()) * grid.scale);
}

int GanttGeometry::columns() const {
    return static_cast<int>(std::lround(plot.width() * grid.scale));
}

GanttGeometry ganttGeometry(const QRectF& area, int lanes, const QFontMetricsF& font, double longestLabel,
                            double shortLabel, double longestNote, const DeviceGrid& grid, double stripShare,
                            bool messages) {
    GanttGeometry geometry;
    geometry.grid = grid;
    geometry.area = area;
    const double line = font.height();
    const double margin = std::min({line * 0.6, area.width() * 0.04, area.height() * 0.04});
    const QRectF inner = area.adjusted(margin, margin, -margin, -margin);
    if (inner.width() <= 0 || inner.height() <= 0 || lanes <= 0) {
        return geometry;
    }

    const bool hasHeader = inner.height() >= 6 * line;
    const bool hasAxis = inner.height() >= 4.5 * line;
    const bool hasAxisName = inner.height() >= 10 * line;
    const double gap = line * 0.5;
    const double headerHeight = hasHeader ? line + gap : 0;
    const double axisHeight = hasAxis ? line * 1.35 : 0;
    const double axisNameHeight = hasAxisName ? line * 1.05 : 0;

    const double top = grid.snappedY(inner.top() + headerHeight);
    const double messagesHeight =
        messages && inner.height() >= 8 * line ? grid.snappedY(1.2 * line) - grid.snappedY(0) : 0;
    const double room = inner.bottom() - axisHeight - axisNameHeight - messagesHeight - top;
    geometry.lanes =
        laneLayout(lanes, std::max(1, static_cast<int>(room * grid.scale)), line * grid.scale, stripShare);

    // Names and notes only as far as the lanes keep most of the width.
    double left = inner.left();
    double right = inner.right();
    const bool tall = geometry.lanes.lanes > 0 && room >= line;
    if (tall && inner.width() >= 5 * (longestLabel + gap)) {
        left += longestLabel + gap;
    } else if (tall && inner.width() >= 5 * (shortLabel + gap)) {
        left += shortLabel + gap;
        geometry.shortLabels = true;
    }
    const double laneBar = geometry.lanes.barHeight / grid.scale;
    if (laneBar >= 0.8 * line && inner.width() >= longestLabel + 6 * (longestNote + gap)) {
        right -= longestNote + gap;
    }
    left = grid.snappedX(left);
    right = std::max(grid.snappedX(right), left + 1 / grid.scale);
    geometry.plot = QRectF(left, top, right - left, geometry.lanes.height / grid.scale);
    if (left > inner.left() + gap) {
        geometry.labels = QRectF(inner.left(), top, left - inner.left() - gap, geometry.plot.height());
    }
    if (right < inner.right() - gap) {
        geometry.notes = QRectF(right + gap, top, inner.right() - right - gap, geometry.plot.height());
    }
    if (hasHeader) {
        geometry.header = QRectF(inner.left(), inner.top(), inner.width(), line);
    }
    const double bottom = geometry.plot.bottom() + messagesHeight;
    if (messagesHeight > 0) {
        const double between = 0.3 * line;
        geometry.messages = QRectF(left, grid.snappedY(geometry.plot.bottom() + between), right - left,
                                   grid.snappedY(messagesHeight - 1.4 * between) - grid.snappedY(0));
    }
    if (hasAxis) {
        geometry.axis = QRectF(left, bottom, right - left, axisHeight);
    }
    if (hasAxisName) {
        geometry.axisName = QRectF(left, geometry.axis.bottom(), right - left, axisNameHeight);
    }
    return geometry;
}

} // namespace quadrille::gantt
