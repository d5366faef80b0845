// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/arrows.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace quadrille::gantt {
namespace {

void drawHead(QPainter& painter, const QPointF& tip, const QPointF& towards, const ArrowStyle& style) {
    const double length = QLineF(QPointF(), towards).length();
    if (!(style.head > 0) || !(length > 0)) {
        return;
    }
    const QPointF along = towards / length * style.head;
    const QPointF across(-along.y() * 0.45, along.x() * 0.45);
    const QPointF points[] = {tip, tip - along + across, tip - along - across};
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.colour);
    painter.drawPolygon(points, 3);
    painter.setBrush(Qt::NoBrush);
}

void drawPath(QPainter& painter, const QPainterPath& path, const ArrowStyle& style) {
    painter.setBrush(Qt::NoBrush);
    if (style.halo.isValid()) {
        painter.setPen(QPen(style.halo, style.width + 2.5, Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(path);
    }
    painter.setPen(QPen(style.colour, style.width, style.pen, Qt::FlatCap));
    painter.drawPath(path);
}

} // namespace

void drawArrow(QPainter& painter, const QPointF& from, const QPointF& to, const ArrowStyle& style) {
    QPainterPath path(from);
    path.lineTo(to);
    drawPath(painter, path, style);
    drawHead(painter, to, to - from, style);
}

void drawArc(QPainter& painter, const QPointF& from, const QPointF& to, double depth,
             const ArrowStyle& style) {
    const double reach = std::min(0.35 * std::abs(to.x() - from.x()), 3 * depth);
    const QPointF first(from.x() + reach, from.y() + depth);
    const QPointF last(to.x() - reach, to.y() + depth);
    QPainterPath path(from);
    path.cubicTo(first, last, to);
    drawPath(painter, path, style);
    drawHead(painter, to, reach > 0 ? to - last : QPointF(0, -1), style);
}

std::optional<std::pair<QPointF, QPointF>> betweenVerticals(const QPointF& from, const QPointF& to,
                                                            double left, double right) {
    if (std::max(from.x(), to.x()) < left || std::min(from.x(), to.x()) > right) {
        return {};
    }
    const auto inside = [&](const QPointF& point) {
        const double x = std::clamp(point.x(), left, right);
        if (x == point.x()) {
            return point;
        }
        const double share = (x - from.x()) / (to.x() - from.x());
        return QPointF(x, from.y() + share * (to.y() - from.y()));
    };
    return std::pair(inside(from), inside(to));
}

} // namespace quadrille::gantt
