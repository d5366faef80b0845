// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace quadrille::test {

/// How many pixels have exactly this colour.
inline int coloured(const QImage& image, const QRectF& where, const QColor& colour) {
    int count = 0;
    const QRect area = where.toAlignedRect() & image.rect();
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            count += image.pixelColor(x, y).rgb() == colour.rgb() ? 1 : 0;
    return count;
}

/// The same as a share of the area.
inline double share(const QImage& image, const QRectF& where, const QColor& colour) {
    return coloured(image, where, colour) / (where.width() * where.height());
}

} // namespace quadrille::test
