// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart/chart_layout.h"
#include "widgets/truth_scatter/truth_data.h"

#include <QLineF>
#include <QPolygonF>

#include <optional>

namespace quadrille {

/// Measured to the right, predicted upwards, on one scale. The legend counts sources up from 0, GPUs down
/// from −1; the words below the strips have index −1.
struct TruthLayout : ChartLayout {
    QRectF strip;      ///< of runs that ran out of memory, left of the plot; empty where there are none
    QRectF aside;      ///< of other runs without a measured step, left of these; likewise
    double radius = 4; ///< of marks
};

/// The band's half width on the picture: runs within it are predicted to ± this share.
inline constexpr double truthBand = 0.1;

/// Places plot and words into area; words that do not fit are left out. \pre data has points
[[nodiscard]] TruthLayout layoutTruth(const TruthData& data, const QRectF& area,
                                      const QFontMetricsF& metrics);

/// The middle of every point's mark. Runs without what is measured stand in their strip at their prediction,
/// one beside the other, so that neighbours do not cover each other.
[[nodiscard]] std::vector<QPointF> truthMarks(const TruthData& data, const TruthLayout& layout);

/// Where predicted = factor × measured, cut to the plot; none where that misses it.
[[nodiscard]] std::optional<QLineF> truthLine(const TruthLayout& layout, double factor);

/// Between measured × (1 − share) and measured × (1 + share), cut to the plot. \pre 0 < share < 1
[[nodiscard]] QPolygonF truthBandOf(const TruthLayout& layout, double share);

} // namespace quadrille
