// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/memory_course/course_layout.h"

namespace quadrille::course {

/// Space around the plot that words need; 0 where there is no room for them.
struct Margins {
    double left = 0, top = 0, right = 0, bottom = 0;
    double legend = 0;        ///< of top: the legend's rows
    QStringList peak;         ///< the lines that name it
    bool capacityWord = true; ///< the capacity is named in a line of its own above its number
    bool axisName = true;
};

/// Ticks in GiB for a plot of this height and text of this line height.
[[nodiscard]] std::vector<double> memoryTicks(double largestBytes, double plotHeight, double line);

[[nodiscard]] Margins marginsOf(const Content& content, const QRectF& area, const QFontMetricsF& metrics);

/// Adds every word to a layout whose plot is placed.
void placeLabels(Layout& layout, const Content& content, const QString& axisName, const QRectF& area,
                 const Margins& margins, const QFontMetricsF& metrics);

} // namespace quadrille::course
