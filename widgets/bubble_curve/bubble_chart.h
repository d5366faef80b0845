// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/bubble_curve/bubble_data.h"
#include "widgets/chart/chart_layout.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille {

/// Places plot and words into area: shares upwards, micro-batches to the right, logarithmic. Labels of lines
/// count as data.lines does, numbers of micro-batches are themselves. \pre data has lines, each with points
[[nodiscard]] ChartLayout layoutBubble(const BubbleData& data, const QRectF& area,
                                       const QFontMetricsF& metrics);

/// Paints the whole curve with the painter's font, which must be the one the layout was made for.
void paintBubble(QPainter& painter, const BubbleData& data, const ChartLayout& layout,
                 const Colours& colours);

/// Where the keyboard or the pointer is: a line through a number of micro-batches, a dot on every curve.
void paintBubbleCursor(QPainter& painter, const BubbleData& data, const ChartLayout& layout,
                       std::int64_t microbatches, const Colours& colours);

} // namespace quadrille
