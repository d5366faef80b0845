// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heatmap_data.h"

/// Every word of the heatmap.
namespace quadrille::heat {

QString quantityName(HeatmapQuantity quantity); ///< "GiB on the fullest GPU", "Bubble: idle ÷ total time"
QString cannotRun();                            ///< of the legend
/// The number of a runnable cell with so many decimals.
QString cellNumber(const HeatmapCell& cell, HeatmapQuantity shown, int decimals);
/// Only the glyph; empty for a plan that fits.
QString cellGlyph(const HeatmapCell& cell);

/// One sentence: how many plans fit and what the current one needs.
QString finding(const HeatmapData& data);
/// What to say about a cell; `whyNot` is said of one that cannot run.
QString readout(const HeatmapData& data, HeatmapPlace place, const QString& whyNot);

} // namespace quadrille::heat
