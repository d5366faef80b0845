// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heatmap_layout.h"
#include "widgets/picture/colours.h"

namespace quadrille {

/// Paints cells, the outline of the current plan and words with the painter's font, which must be the one the
/// layout was made for.
void paintHeatmap(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout,
                  const Colours& colours);

/// The keyboard cursor or the cell under the pointer.
void paintHeatmapCursor(QPainter& painter, const HeatmapLayout& layout, HeatmapPlace place,
                        const Colours& colours);

} // namespace quadrille
