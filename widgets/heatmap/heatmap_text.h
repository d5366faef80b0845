// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heatmap_data.h"
#include "widgets/heatmap/heatmap_fold.h"

/// Every word of the heatmap.
namespace quadrille::heat {

/// "GiB on the fullest GPU", "Bubble: idle ÷ total time", "GPU-hours for 15 T tokens"
QString quantityName(const HeatmapData& data);
QString cannotRun();
QString computing();    ///< of the legend
QString bestThatFits(); ///< likewise
/// An end of the colour scale.
QString scaleEnd(const HeatmapData& data, double value);
/// The number of a runnable cell: with so many decimals of bytes and shares, else with two more significant
/// digits.
QString cellNumber(const HeatmapData& data, const HeatmapCell& cell, int decimals);
/// Only the glyph; of a plan that fits a star for the best one, else empty.
QString cellGlyph(const HeatmapCell& cell, bool best = false);

/// What the strip of an axis says: "7 TP values cannot run", or, unfolded, "Fold 7 TP values". Horizontal is
/// the axis of the columns.
QString foldText(const HeatmapData& data, Qt::Orientation axis, const HeatmapFoldedAxis& stops);
QString shortFoldText(const HeatmapFoldedAxis& stops); ///< "+7" or "−7"
/// Which those are and what a click or a key does.
QString foldHelp(const HeatmapData& data, Qt::Orientation axis, const HeatmapFoldedAxis& stops);

/// One sentence: how many plans fit, or which is the best that does, and what the current one needs.
QString finding(const HeatmapData& data);
/// What to say about a cell; `whyNot` is said of one that cannot run.
QString readout(const HeatmapData& data, HeatmapPlace place, const QString& whyNot);

} // namespace quadrille::heat
