// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/picture.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>
#include <optional>

/// What pictures paint, and the words that their layouts place.
namespace quadrille::test {

/// As wide on every machine.
inline QFont usualFont() {
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(13);
    return font;
}

/// The picture on its background, with its own font unless another is given.
inline QImage painted(const Picture& picture, QSize size, const Colours& colours, double ratio = 1,
                      const std::optional<QFont>& font = {}) {
    QImage image(size * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(colours.background);
    QPainter painter(&image);
    painter.setFont(font.value_or(picture.font()));
    picture.paintOn(painter, QRectF(QPointF(), QSizeF(size)), colours);
    return image;
}

/// With letters as large as on screen.
inline QByteArray svgOf(const Picture& picture, QSize size) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setResolution(picture.logicalDpiX());
    generator.setViewBox(QRect(QPoint(), size));
    QPainter painter(&generator);
    painter.setFont(picture.font());
    picture.paintOn(painter, QRectF(QPointF(), size), Colours::make(false, ColourSet::paper));
    painter.end();
    return buffer.data();
}

/// Whether a pixel nearly has the colour: no further than one above or below the point, and `aside` beside
/// it.
inline bool isInk(const QImage& image, QPointF at, const QColor& ink, int aside = 0) {
    for (int dx = -aside; dx <= aside; ++dx)
        for (int dy = -1; dy <= 1; ++dy) {
            const QColor pixel = image.pixelColor(qRound(at.x()) + dx, qRound(at.y()) + dy);
            if (std::abs(pixel.red() - ink.red()) + std::abs(pixel.green() - ink.green()) +
                    std::abs(pixel.blue() - ink.blue()) <
                60)
                return true;
        }
    return false;
}

/// Two labels that touch, or one outside of the area, as text; empty when all is well.
template <typename Layout>
QString misplaced(const Layout& layout, const QRectF& area) {
    for (qsizetype i = 0; i < layout.labels.size(); ++i) {
        const auto& one = layout.labels[i].placed;
        if (!area.contains(one.box))
            return QStringLiteral("outside: ") + one.text;
        for (qsizetype j = 0; j < i; ++j)
            if (one.box.intersects(layout.labels[j].placed.box))
                return one.text + QStringLiteral(" over ") + layout.labels[j].placed.text;
    }
    return {};
}

/// The labels of one kind.
template <typename Layout, typename Kind>
QStringList texts(const Layout& layout, Kind kind) {
    QStringList found;
    for (const auto& label : layout.labels)
        if (label.kind == kind)
            found << label.placed.text;
    return found;
}

} // namespace quadrille::test
