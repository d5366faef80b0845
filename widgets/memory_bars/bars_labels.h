// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/memory_bars/bars_layout.h"

namespace quadrille {

/// Space around the plot that words need; 0 where there is no room for them.
struct BarsMargins {
    double left = 0, top = 0, right = 0, bottom = 0;
    double band = 0;          ///< of right: the strip that shows where memory may run out
    bool capacityWord = true; ///< the capacity is named in a line of its own above its number
};

/// How the parts are named.
struct BarsNames {
    bool inside = false;            ///< in the segments of the fullest stage, where they fit
    std::vector<MemoryPart> legend; ///< the others, in a legend above the plot

    friend bool operator==(const BarsNames&, const BarsNames&) = default;
};

/// Ticks in GiB for a plot of this height and text of this line height.
[[nodiscard]] std::vector<double> barTicks(double largestBytes, double plotHeight, double line);

[[nodiscard]] BarsMargins barsMargins(const BarsContent& content, const QRectF& area,
                                      const QFontMetricsF& metrics, const BarsNames& names);

/// Names inside when every part's name fits the bar's width; then the legend has only those whose segment of
/// the fullest stage is too low for a word.
[[nodiscard]] BarsNames barsNames(const BarsContent& content, const BarsLayout& layout,
                                  const QFontMetricsF& metrics);

/// Adds every word to a layout whose plot and columns are placed.
void placeLabels(BarsLayout& layout, const BarsContent& content, const QRectF& area,
                 const BarsMargins& margins, const BarsNames& names, const QFontMetricsF& metrics);

} // namespace quadrille
