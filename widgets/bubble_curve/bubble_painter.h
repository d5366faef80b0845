// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/bubble_curve/bubble_layout.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille {

class BubblePlot;

/// Paints the whole curve with the painter's font, which must be the one the layout was made for.
void paintBubble(QPainter& painter, const BubbleData& data, const BubbleLayout& layout, BubblePlot& plot,
                 const Colours& colours);

/// Where the keyboard or the pointer is: a line through a number of micro-batches, a dot on every curve.
void paintBubbleCursor(QPainter& painter, const BubbleData& data, const BubbleLayout& layout,
                       std::int64_t microbatches, const Colours& colours);

} // namespace quadrille
