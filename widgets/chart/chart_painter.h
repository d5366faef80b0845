// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart/chart_layout.h"
#include "widgets/picture/colours.h"

#include <QPen>
#include <QPolygonF>

#include <functional>
#include <vector>

class QPainter;

namespace quadrille {

/// A pen of a line that ends where its last point is.
[[nodiscard]] QPen flatPen(const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine);
/// By its dashes alone a line is told from its neighbours; the first is whole.
[[nodiscard]] QPen dashedPen(const QColor& colour, double width, int line);

/// Grid lines at the ticks, and the foot of the plot; of a square chart in both directions.
void paintGrid(QPainter& painter, const ChartLayout& layout, const Colours& colours);

/// Straight pieces from point to point; where a coordinate is NaN there is a gap.
void paintLine(QPainter& painter, const std::vector<QPointF>& points, const QPen& pen);

/// From the end of each named line to its name, in the colours of the names.
using ChartInk = std::function<QColor(const ChartLabel&)>;
void paintLeaders(QPainter& painter, const ChartLayout& layout, const ChartInk& ink);

/// What a word is painted with unless the chart has a reason.
[[nodiscard]] QColor usualInk(const ChartLabel& label, const Colours& colours);
/// Notes stand on a plate, as they stand over what is drawn.
void paintWord(QPainter& painter, const ChartLayout& layout, const ChartLabel& label, const QColor& ink,
               const Colours& colours);
void paintWords(QPainter& painter, const ChartLayout& layout, const ChartInk& ink, const Colours& colours);

/// Where a legend's swatch has room.
[[nodiscard]] QRectF swatchOf(const ChartLabel& label);

} // namespace quadrille
