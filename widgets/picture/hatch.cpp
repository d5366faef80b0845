// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/hatch.h"

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

void drawHatch(QPainter& painter, const QList<QLineF>& lines, const QColor& colour, double penWidth) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(colour, penWidth, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
    painter.restore();
}

} // namespace quadrille
