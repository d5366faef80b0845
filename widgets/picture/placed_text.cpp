// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/placed_text.h"

#include "widgets/picture/shaped_text.h"

#include <QPainter>

namespace quadrille {

PlacedText centredText(const QString& text, QPointF centre, const QFontMetricsF& metrics, bool upward) {
    const QSizeF lying(metrics.horizontalAdvance(text), metrics.height());
    const QSizeF size = upward ? lying.transposed() : lying;
    return {text, QRectF(centre - QPointF(size.width() / 2, size.height() / 2), size), upward,
            metrics.ascent()};
}

PlacedText leftText(const QString& text, QPointF leftMiddle, const QFontMetricsF& metrics) {
    const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
    return {text, QRectF(leftMiddle - QPointF(0, size.height() / 2), size), false, metrics.ascent()};
}

PlacedText rightText(const QString& text, QPointF rightMiddle, const QFontMetricsF& metrics) {
    const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
    return {text, QRectF(rightMiddle - QPointF(size.width(), size.height() / 2), size), false,
            metrics.ascent()};
}

std::vector<QPointF> flowRows(const std::vector<double>& widths, const QRectF& room, double space,
                              double rowHeight) {
    std::vector<QPointF> corners;
    QPointF pen = room.topLeft();
    for (const double width : widths) {
        if (pen.x() > room.left() && pen.x() + width > room.right())
            pen = {room.left(), pen.y() + rowHeight};
        corners.push_back(pen);
        pen.rx() += width + space;
    }
    return corners;
}

void drawText(QPainter& painter, const PlacedText& placed) {
    if (!placed.upward) {
        drawShapedText(painter, placed.box.topLeft() + QPointF(0, placed.ascent), placed.text);
        return;
    }
    painter.save();
    painter.translate(placed.box.bottomLeft());
    painter.rotate(-90);
    drawShapedText(painter, QPointF(0, placed.ascent), placed.text);
    painter.restore();
}

} // namespace quadrille
