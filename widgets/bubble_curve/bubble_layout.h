// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/bubble_curve/bubble_data.h"
#include "widgets/picture/placed_text.h"

#include <QFontMetricsF>
#include <QList>

namespace quadrille {

/// One word of the curve, placed.
struct BubbleLabel {
    enum class Kind {
        line,      ///< name at the right end of a line
        own,       ///< share at the plan's own point
        number,    ///< of micro-batches, below
        share,     ///< tick of the left axis
        shareName, ///< of the left axis
        axisName   ///< of micro-batches
    };
    Kind kind = Kind::number;
    PlacedText placed;
    int line = -1;                 ///< of lines
    std::int64_t microbatches = 0; ///< of numbers
};

/// Where everything is, in the coordinates of the picture's area.
struct BubbleLayout {
    QRectF area;               ///< of the picture without its edge
    QRect plot;                ///< relative to the area's corner, in whole pixels as the renderer wants it
    double hair = 1;           ///< width of the thinnest line
    double first = 1;          ///< micro-batches at the left edge …
    double last = 2;           ///< … and at the right one; the axis is logarithmic
    double top = 1;            ///< share at the upper edge
    std::vector<double> ticks; ///< shares
    QList<BubbleLabel> labels; ///< none overlap

    /// The plot without the pixel by which the renderer's lower edge stands higher.
    [[nodiscard]] QRectF frame() const;
    [[nodiscard]] double x(double microbatches) const;
    [[nodiscard]] double y(double share) const; ///< cut at the upper edge
};

/// The last point of a line that the plot shows: where its name is tied to. \pre it has points
[[nodiscard]] const BubblePoint& endOf(const BubbleLine& line);

/// Places plot and words into area. Words that do not fit are left out. \pre data has lines, each with points
[[nodiscard]] BubbleLayout layoutBubble(const BubbleData& data, const QRectF& area,
                                        const QFontMetricsF& metrics);

} // namespace quadrille
