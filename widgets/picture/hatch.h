// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QRectF>

class QPainter;
class QColor;
class QString;

namespace quadrille {

struct Colours;

/// The pieces inside rect of the rising diagonals x + y = k·spacing. One grid for the whole picture, so that
/// the hatches of neighbouring shapes continue each other; cut by hand because SVG ignores clipping.
/// Empty for an empty rect or a spacing ≤ 0.
[[nodiscard]] QList<QLineF> hatchLines(const QRectF& rect, double spacing);

/// Likewise of the falling diagonals.
[[nodiscard]] QList<QLineF> fallingHatchLines(const QRectF& rect, double spacing);

/// What "cannot run" looks like everywhere.
void drawHatch(QPainter& painter, const QList<QLineF>& lines, const QColor& colour, double penWidth);
/// hatchLines() of the rect. On the screen, where the same cells are drawn again and again, pixels that were
/// made once are used again.
void drawHatch(QPainter& painter, const QRectF& rect, double spacing, const QColor& colour, double penWidth);

/// Instead of a picture: a hatched frame with a calm sentence in its middle.
void paintReason(QPainter& painter, const QRectF& area, const QString& reason, const Colours& colours);

} // namespace quadrille
