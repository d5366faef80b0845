// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;
class QPainter;
class QRectF;

namespace quadrille {

/// Corner to corner over what does not fit, a box painted in `fill`: seen without colour and beside every
/// shade; nothing over a box too small to show it. `hair`: the thinnest line, in the painter's coordinates.
///
/// On pixels, boxes of one size share one picture of a cross: stroked one by one the crosses of a heatmap
/// took a quarter of the time between a key and the painted window, since Qt 6 hands the spans of every long
/// slanted line to a pool of threads. In a vector format they are lines. Thread of the window only.
void paintCross(QPainter& painter, const QRectF& box, double hair, const QColor& fill);

} // namespace quadrille
