// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <utility>

class QPainter;

namespace quadrille::gantt {

struct ArrowStyle {
    QColor colour;
    QColor halo; ///< around it, so that it is seen on every bar; invalid for none
    double width = 1.5;
    Qt::PenStyle pen = Qt::SolidLine;
    double head = 6; ///< length of its point; 0 for none
};

/// A straight arrow.
void drawArrow(QPainter& painter, const QPointF& from, const QPointF& to, const ArrowStyle& style);

/// An arrow that bows downwards by `depth`, for two places at the same height.
void drawArc(QPainter& painter, const QPointF& from, const QPointF& to, double depth,
             const ArrowStyle& style);

/// The part of a line between two verticals; nothing when it is beyond them. Its end stays where it is, or it
/// lies on the right one.
[[nodiscard]] std::optional<std::pair<QPointF, QPointF>>
betweenVerticals(const QPointF& from, const QPointF& to, double left, double right);

} // namespace quadrille::gantt
