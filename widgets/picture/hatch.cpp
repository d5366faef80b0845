// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/hatch.h"

#include "widgets/picture/colours.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace quadrille {

QList<QLineF> hatchLines(const QRectF& rect, double spacing) {
    QList<QLineF> lines;
    if (rect.isEmpty() || spacing <= 0)
        return lines;
    const double last = rect.right() + rect.bottom();
    for (double sum = std::ceil((rect.left() + rect.top()) / spacing) * spacing; sum <= last;
         sum += spacing) {
        const double left = std::max(rect.left(), sum - rect.bottom());
        const double right = std::min(rect.right(), sum - rect.top());
        if (right > left)
            lines.append(QLineF(left, sum - left, right, sum - right));
    }
    return lines;
}

QList<QLineF> fallingHatchLines(const QRectF& rect, double spacing) {
    QList<QLineF> lines = hatchLines({-rect.right(), rect.top(), rect.width(), rect.height()}, spacing);
    for (QLineF& line : lines)
        line.setLine(-line.x1(), line.y1(), -line.x2(), line.y2());
    return lines;
}

void drawHatch(QPainter& painter, const QList<QLineF>& lines, const QColor& colour, double penWidth) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(colour, penWidth, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
    painter.restore();
}

void paintReason(QPainter& painter, const QRectF& area, const QString& reason, const Colours& colours) {
    painter.save();
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double line = metrics.height();
    const double pad = std::min(0.6 * line, area.width() / 30);
    const double hair = std::max(1.0, line / 15);
    const QRectF frame = area.adjusted(pad, pad, -pad, -pad);
    drawHatch(painter, hatchLines(frame, 0.8 * line), colours.grid, hair);
    painter.setPen(QPen(colours.hatch, hair));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame);
    const int flags = Qt::AlignCenter | Qt::TextWordWrap;
    const double widest = std::max(1.0, std::min(frame.width() - 2 * pad, 34 * line));
    const QRectF room(frame.center().x() - widest / 2, frame.top(), widest, frame.height());
    const QRectF text = metrics.boundingRect(room, flags, reason);
    QRectF plate = text.adjusted(-line, -0.7 * line, line, 0.7 * line);
    plate &= frame.adjusted(hair, hair, -hair, -hair);
    painter.fillRect(plate, colours.background);
    painter.setPen(colours.text);
    painter.drawText(room, flags, reason);
    painter.restore();
}

} // namespace quadrille
