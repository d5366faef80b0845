// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/pixel_copy.h"

#include <QCoreApplication>
#include <QPaintEngine>
#include <QPainter>
#include <QPixmap>
#include <QThread>

#include <cmath>

namespace quadrille {

bool copiesPixels(const QPainter& painter, const QPointF& corner) {
    if (qApp == nullptr || QThread::currentThread() != qApp->thread())
        return false;
    const QPaintEngine* const engine = painter.paintEngine();
    if (engine == nullptr || engine->type() != QPaintEngine::Raster)
        return false;
    const QTransform& device = painter.deviceTransform();
    const bool upright =
        device.m12() == 0 && device.m21() == 0 && device.m11() == device.m22() && device.m11() > 0;
    const auto whole = [](double pixels) { return pixels == std::round(pixels); };
    const QPointF pixel = device.map(corner);
    return upright && whole(pixel.x()) && whole(pixel.y()) &&
           painter.device()->logicalDpiX() == QPixmap(1, 1).logicalDpiX();
}

} // namespace quadrille
