// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_painter.h"

#include <QPainter>

#include <array>
#include <cmath>

namespace quadrille {

QPen flatPen(const QColor& colour, double width, Qt::PenStyle style) {
    return {colour, width, style, Qt::FlatCap, Qt::RoundJoin};
}

QPen dashedPen(const QColor& colour, double width, int line) {
    // In multiples of the width.
    static const std::array<QVector<qreal>, 7> dashes{
        QVector<qreal>{}, {5, 2.5}, {1.5, 2}, {7, 2, 1.5, 2}, {2.5, 2.5}, {7, 2, 1.5, 2, 1.5, 2}, {10, 3}};
    QPen pen = flatPen(colour, width);
    const auto& dash = dashes.at(static_cast<std::size_t>(line) % dashes.size());
    if (!dash.isEmpty())
        pen.setDashPattern(dash);
    return pen;
}

void paintGrid(QPainter& painter, const ChartLayout& layout, const Colours& colours) {
    const QRectF& frame = layout.frame;
    const auto across = [&](double y, const QColor& ink) {
        painter.fillRect(QRectF(frame.left(), std::round(y), frame.width(), layout.hair), ink);
    };
    const auto up = [&](double x, const QColor& ink) {
        painter.fillRect(QRectF(std::round(x), frame.top(), layout.hair, frame.height()), ink);
    };
    for (const double tick : layout.ticks) {
        across(layout.y(tick), colours.grid);
        if (layout.isSquare)
            up(layout.x(tick), colours.grid);
    }
    across(frame.bottom(), colours.mutedText);
    if (layout.isSquare)
        up(frame.left(), colours.mutedText);
}

void paintLine(QPainter& painter, const std::vector<QPointF>& points, const QPen& pen) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    QPolygonF piece;
    const auto end = [&] {
        if (piece.size() > 1)
            painter.drawPolyline(piece);
        piece.clear();
    };
    for (const QPointF& point : points)
        if (std::isnan(point.x()) || std::isnan(point.y()))
            end();
        else
            piece << point;
    end();
}

void paintLeaders(QPainter& painter, const ChartLayout& layout, const ChartInk& ink) {
    for (const ChartLabel& label : layout.labels) {
        if (label.kind != ChartLabel::Kind::line)
            continue;
        QColor colour = ink(label);
        colour.setAlphaF(0.45F);
        painter.setPen(QPen(colour, layout.hair));
        painter.drawLine(label.lineEnd + QPointF(3 * layout.hair, 0),
                         {label.placed.box.left() - 3 * layout.hair, label.placed.box.center().y()});
    }
}

QColor usualInk(const ChartLabel& label, const Colours& colours) {
    switch (label.kind) {
    case ChartLabel::Kind::more:
    case ChartLabel::Kind::yTick:
    case ChartLabel::Kind::rightTick:
    case ChartLabel::Kind::xName:
    case ChartLabel::Kind::yName:
    case ChartLabel::Kind::rightName:
        return colours.mutedText;
    default:
        return colours.text;
    }
}

void paintWord(QPainter& painter, const ChartLayout& layout, const ChartLabel& label, const QColor& ink,
               const Colours& colours) {
    if (label.kind == ChartLabel::Kind::note) {
        QColor plate = colours.background;
        plate.setAlphaF(0.85F);
        painter.fillRect(label.placed.box.adjusted(-layout.hair, layout.hair, layout.hair, -layout.hair),
                         plate);
    }
    painter.setPen(ink);
    drawText(painter, label.placed);
}

void paintWords(QPainter& painter, const ChartLayout& layout, const ChartInk& ink, const Colours& colours) {
    for (const ChartLabel& label : layout.labels)
        paintWord(painter, layout, label, ink(label), colours);
}

QRectF swatchOf(const ChartLabel& label) {
    const QRectF& word = label.placed.box;
    QRectF box(0, 0, 0.75 * word.height(), 0.7 * word.height());
    box.moveCenter({word.left() - 0.65 * word.height(), word.center().y()});
    return box;
}

} // namespace quadrille
