// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;

namespace quadrille {

/// Finding the glyphs of a text takes longer than drawing them, and a picture that follows a slider draws the
/// same words again and again. On the screen these draw, pixel by pixel, what QPainter::drawText() draws,
/// with the painter's font and pen, and remember the glyphs; on any other painter they are
/// QPainter::drawText().

/// One line that begins at a point of its baseline.
void drawShapedText(QPainter& painter, const QPointF& baseline, const QString& text);
/// How far the pen moves along it: QFontMetricsF::horizontalAdvance() in the painter's font.
[[nodiscard]] double shapedWidth(const QPainter& painter, const QString& text);
/// Within a box; flags: Qt::Alignment and Qt::TextFlag.
void drawShapedText(QPainter& painter, const QRectF& box, int flags, const QString& text);

} // namespace quadrille
