// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart/chart_layout.h"
#include "widgets/fsdp_curves/fsdp_data.h"
#include "widgets/picture/colours.h"

#include <QPen>

class QPainter;

namespace quadrille {

/// The axis of stops is logarithmic, and so is that of throughput; shares start at 0.
struct FsdpLayout : ChartLayout {
    double marker = 4; ///< radius of a measured run's mark
};

/// Places plot and words into area. Labels of lines and stops count as data does. \pre data has lines, each
/// with stops
[[nodiscard]] FsdpLayout layoutFsdp(const FsdpCurvesData& data, const QRectF& area,
                                    const QFontMetricsF& metrics);

/// What is shown nearest to the point, of the nearest column first. Invalid outside of the plot.
[[nodiscard]] FsdpPlace placeAt(const FsdpCurvesData& data, const FsdpLayout& layout, QPointF point);

/// Colour and dashes of a line: either alone tells lines apart.
[[nodiscard]] QPen fsdpPen(int line, const FsdpLayout& layout, const Colours& colours);

/// Paints the whole picture with the painter's font, which must be the one the layout was made for.
void paintFsdp(QPainter& painter, const FsdpCurvesData& data, const FsdpLayout& layout,
               const Colours& colours);

/// What the pointer or the keyboard is on.
void paintFsdpCursor(QPainter& painter, const FsdpCurvesData& data, const FsdpLayout& layout, FsdpPlace place,
                     const Colours& colours);

} // namespace quadrille
