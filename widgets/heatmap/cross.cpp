// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/cross.h"

#include "widgets/picture/colours.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPixmapCache>

#include <algorithm>

namespace quadrille {
namespace {

void strokeCross(QPainter& painter, const QRectF& box, double hair, const QColor& ink) {
    painter.setRenderHint(QPainter::Antialiasing, true);
    const double side = std::min(box.width(), box.height());
    painter.setPen(QPen(ink, std::clamp(side / 16, hair, 2 * hair), Qt::SolidLine, Qt::FlatCap));
    const QRectF in = box.adjusted(hair, hair, -hair, -hair);
    painter.drawLine(in.topLeft(), in.bottomRight());
    painter.drawLine(in.bottomLeft(), in.topRight());
}

/// A cross over that many pixels, `scale` of them for one of the painter's units.
QPixmap crossOf(QSize pixels, double scale, double hair, const QColor& ink) {
    const QString key = QStringLiteral("cross %1×%2 %3 %4 %5")
                            .arg(pixels.width())
                            .arg(pixels.height())
                            .arg(scale)
                            .arg(hair)
                            .arg(ink.rgba());
    QPixmap made;
    if (QPixmapCache::find(key, &made))
        return made;
    made = QPixmap(pixels);
    made.setDevicePixelRatio(scale);
    made.fill(Qt::transparent);
    QPainter painter(&made);
    strokeCross(painter, {QPointF(), QSizeF(pixels) / scale}, hair, ink);
    painter.end();
    QPixmapCache::insert(key, made);
    return made;
}

/// Whether the painter fills pixels, evenly scaled and not turned.
bool onPixels(const QPainter& painter, const QTransform& toPixels) {
    return painter.paintEngine()->type() == QPaintEngine::Raster && toPixels.type() <= QTransform::TxScale &&
           toPixels.m11() > 0 && toPixels.m11() == toPixels.m22();
}

/// To the pixels that filling the box fills.
QRect pixelsOf(const QRectF& box) {
    return {QPoint(qRound(box.left()), qRound(box.top())),
            QPoint(qRound(box.right()) - 1, qRound(box.bottom()) - 1)};
}

} // namespace

void paintCross(QPainter& painter, const QRectF& box, double hair, const QColor& fill) {
    constexpr double leastSide = 7;          // hairs
    constexpr double mostShared = 256 * 256; // pixels; of larger boxes there are few
    if (std::min(box.width(), box.height()) < leastSide * hair)
        return;
    QColor ink = Colours::textOn(fill);
    ink.setAlphaF(0.55F); // behind numbers
    const QTransform toPixels = painter.deviceTransform();
    const QRect pixels = pixelsOf(toPixels.mapRect(box));
    if (onPixels(painter, toPixels) && 1.0 * pixels.width() * pixels.height() <= mostShared) {
        painter.drawPixmap(toPixels.inverted().map(QPointF(pixels.topLeft())),
                           crossOf(pixels.size(), toPixels.m11(), hair, ink));
        return;
    }
    painter.save();
    strokeCross(painter, box, hair, ink);
    painter.restore();
}

} // namespace quadrille
