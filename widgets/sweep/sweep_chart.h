// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart/chart_layout.h"
#include "widgets/sweep/sweep_data.h"

namespace quadrille {

/// What the legend names beside the parts of memory, which count as MemoryPart.
enum SweepEntry { bubbleEntry = -1, baselineEntry = -2, computingEntry = -3, cannotRunEntry = -4 };

/// A column a stop, with a bar in GiB; the right axis is of the bubble's share. Heads and ticks below count
/// as stops do.
struct SweepLayout : ChartLayout {
    int count = 0;    ///< stops
    bool cut = false; ///< some totals are larger than the axis: their bars end there with a break

    [[nodiscard]] double columnWidth() const { return frame.width() / count; }
    [[nodiscard]] QRectF column(int stop) const;                      ///< as high as the plot
    [[nodiscard]] QRectF bar(int stop, double from, double to) const; ///< GiB; cut at the upper edge
    [[nodiscard]] int stopAt(QPointF point) const; ///< −1 outside of the plot and its words
};

/// The largest bytes shown. Beyond twice the capacity only the order of magnitude matters, which a number
/// tells; the decision falls below.
[[nodiscard]] double sweepTop(const SweepData& data);

/// Places plot and words into area. Words that do not fit are left out. \pre data has stops
[[nodiscard]] SweepLayout layoutSweep(const SweepData& data, const QRectF& area,
                                      const QFontMetricsF& metrics);

} // namespace quadrille
