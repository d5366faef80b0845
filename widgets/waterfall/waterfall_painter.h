// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/colours.h"
#include "widgets/waterfall/waterfall_layout.h"

class QPainter;

namespace quadrille {

/// Paints bars, lines and words with the painter's font, which must be the one the layout was made for.
void paintWaterfall(QPainter& painter, const WaterfallLayout& layout, const Colours& colours);

/// The keyboard cursor: a frame around a row.
void paintWaterfallCursor(QPainter& painter, const WaterfallLayout& layout, int row, const Colours& colours);

} // namespace quadrille
