// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_marks.h"

#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace quadrille {
namespace {

QPainterPath closed(const QPolygonF& outline) {
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
}

} // namespace

QPainterPath polygonPath(int corners, double radius, double turn, double inner) {
    QPolygonF outline;
    const int steps = inner < 1 ? 2 * corners : corners;
    for (int i = 0; i < steps; ++i) {
        const double angle = turn + 2 * std::numbers::pi * i / steps - std::numbers::pi / 2;
        const double reach = inner < 1 && i % 2 == 1 ? inner * radius : radius;
        outline << QPointF(reach * std::cos(angle), reach * std::sin(angle));
    }
    return closed(outline);
}

QPainterPath crossPath(double radius, double turn) {
    const double arm = 0.3 * radius;
    QPolygonF outline;
    for (int quarter = 0; quarter < 4; ++quarter) {
        const double angle = turn + quarter * std::numbers::pi / 2;
        for (const QPointF& corner : {QPointF(arm, -arm), QPointF(radius, -arm), QPointF(radius, arm)})
            outline << QPointF(corner.x() * std::cos(angle) - corner.y() * std::sin(angle),
                               corner.x() * std::sin(angle) + corner.y() * std::cos(angle));
    }
    return closed(outline);
}

} // namespace quadrille
