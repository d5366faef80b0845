// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QList>
#include <QRectF>
#include <QString>

#include <algorithm>
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

/// Takes the label when it is inside of the area and, with so much space at its sides, touches none of those.
template <typename Label>
bool addFree(QList<Label>& labels, const Label& label, const QRectF& area, double space = 0) {
    constexpr double rounding = 0.01;
    const QRectF wide = label.placed.box.adjusted(-space, 0, space, 0);
    const bool free = area.adjusted(-rounding, -rounding, rounding, rounding).contains(label.placed.box) &&
                      std::none_of(labels.cbegin(), labels.cend(),
                                   [&wide](const Label& other) { return other.placed.box.intersects(wide); });
    if (free)
        labels.append(label);
    return free;
}

/// Draws with the painter's font and pen; the font must be the one it was measured with.
void drawText(QPainter& painter, const PlacedText& placed);

} // namespace quadrille
