// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heatmap_layout.h"

namespace quadrille {

/// Space around the grid that words need; 0 where there is no room for them.
struct HeatmapMargins {
    double left = 0, top = 0, bottom = 0;
    bool yName = false;
    bool xName = false;
    bool uprightStops = false; ///< the columns' stops read from bottom to top
};

[[nodiscard]] HeatmapMargins heatmapMargins(const HeatmapData& data, const HeatmapFold& fold,
                                            const QRectF& area, const QFontMetricsF& metrics);

/// Adds every word beside the grid, and those in the strips of what is folded, to a layout whose grid is
/// placed.
void placeHeatmapLabels(HeatmapLayout& layout, const HeatmapData& data, const QRectF& area,
                        const HeatmapMargins& margins, const QFontMetricsF& metrics);

} // namespace quadrille
