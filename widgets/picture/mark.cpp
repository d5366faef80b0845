// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/mark.h"

#include <QPainter>
#include <QPen>

namespace quadrille {
namespace {

void paintFrames(QPainter& painter, const QRectF& box, const QPen& below, const QPen& above) {
    painter.save();
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {below, above}) {
        painter.setPen(pen);
        painter.drawRect(box);
    }
    painter.restore();
}

} // namespace

void paintDashedMark(QPainter& painter, const QRectF& box, double hair, const Colours& colours) {
    paintFrames(painter, box, QPen(colours.background, 4 * hair),
                QPen(colours.text, 2 * hair, Qt::DashLine, Qt::FlatCap));
}

void paintAccentMark(QPainter& painter, const QRectF& box, const Colours& colours) {
    const auto pen = [](const QColor& colour, double width) {
        return QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintFrames(painter, box.adjusted(-1.5, -1.5, 1.5, 1.5), pen(colours.background, 5),
                pen(colours.accent, 2.5));
    painter.restore();
}

} // namespace quadrille
