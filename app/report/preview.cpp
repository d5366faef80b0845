// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/preview.h"

#include "app/report/paged.h"

#include <QPainter>

namespace quadrille::report {

QImage firstPage(const Document& document, Page page, bool dark) {
    constexpr double ratio = 2; // sharp on any screen
    const QSizeF size = sizeOf(page);
    QImage image((size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDotsPerMeterX(qRound(unitsPerInch / 0.0254));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    paintPages(document, page, dark, image, [&painter, first = true]() mutable -> QPainter* {
        return std::exchange(first, false) ? &painter : nullptr;
    });
    return image;
}

} // namespace quadrille::report
