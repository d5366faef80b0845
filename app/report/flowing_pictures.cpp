// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/flowing_pictures.h"

#include "app/render/render.h"

#include <QPainter>

namespace quadrille::report {

QSizeF FlowingPictures::intrinsicSize(QTextDocument* /*text*/, int /*position*/, const QTextFormat& format) {
    const QTextImageFormat image = format.toImageFormat();
    return {image.width(), image.height()};
}

void FlowingPictures::drawObject(QPainter* painter, const QRectF& area, QTextDocument* /*text*/,
                                 int /*position*/, const QTextFormat& format) {
    const auto found = m_pictures.find(format.toImageFormat().name());
    if (found == m_pictures.end())
        return;
    // The layout also asks for what touches the page, whose words would be found there, though clipped away.
    if (painter->hasClipping() && !painter->clipBoundingRect().intersects(area.adjusted(0, 1, 0, -1)))
        return;
    painter->save();
    paintSlide(*painter, area, *found->second, {.dark = m_dark});
    painter->restore();
}

} // namespace quadrille::report
