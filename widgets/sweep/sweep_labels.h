// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sweep/sweep_layout.h"

namespace quadrille {

/// Space around the plot that words need; 0 where there is no room for them.
struct SweepMargins {
    double left = 0, top = 0, right = 0, bottom = 0;
    double legend = 0; ///< of top: rows of the legend
    double heads = 0;  ///< of top: row of the totals
    bool memoryName = false;
    bool bubbleName = false;
    bool axisName = false;
};

[[nodiscard]] SweepMargins sweepMargins(const SweepData& data, const SweepLayout& scales, const QRectF& area,
                                        const QFontMetricsF& metrics);

/// Adds every word to a layout whose plot is placed.
void placeSweepLabels(SweepLayout& layout, const SweepData& data, const SweepMargins& margins,
                      const QFontMetricsF& metrics);

} // namespace quadrille
