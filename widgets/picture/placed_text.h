// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace quadrille {

/// A word with the box it fills, so that layouts can be tested for overlaps before anything is painted.
struct PlacedText {
    QString text;
    QRectF box;          ///< tight: as wide as the text, as high as a line; turned with the text
    bool upward = false; ///< reads from bottom to top
    double ascent = 0;   ///< of the font, from the box's upper edge to the baseline
};

/// The text in a box of its own size around centre.
[[nodiscard]] PlacedText centredText(const QString& text, QPointF centre, const QFontMetricsF& metrics,
                                     bool upward = false);

/// The text in a box of its own size whose left edge, and middle of height, are at the point.
[[nodiscard]] PlacedText leftText(const QString& text, QPointF leftMiddle, const QFontMetricsF& metrics);

/// The text in a box of its own size whose right edge, and middle of height, are at the point.
[[nodiscard]] PlacedText rightText(const QString& text, QPointF rightMiddle, const QFontMetricsF& metrics);

/// Top left corners of things of these widths set side by side like words, in as many rows as the room needs.
/// Something wider than the room gets a row of its own.
[[nodiscard]] std::vector<QPointF> flowRows(const std::vector<double>& widths, const QRectF& room,
                                            double space, double rowHeight);

/// Draws with the painter's font and pen; the font must be the one it was measured with.
void drawText(QPainter& painter, const PlacedText& placed);

} // namespace quadrille
