// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/placed_text.h"
#include "widgets/sweep/sweep_data.h"

#include <QFontMetricsF>
#include <QList>

namespace quadrille {

/// One word of the curve, placed.
struct SweepLabel {
    enum class Kind {
        part,       ///< legend, with a swatch to its left
        bubble,     ///< legend
        baseline,   ///< legend
        computing,  ///< legend
        hatch,      ///< legend
        head,       ///< total of a stop, on its zone's colour
        stop,       ///< value below its bar
        tick,       ///< of the left axis
        bubbleTick, ///< of the right axis
        memoryName, ///< name of the left axis
        bubbleName, ///< name of the right axis
        axisName,   ///< name of the dimension
        limit       ///< "94 GiB", "80 %", over the bars
    };
    Kind kind = Kind::stop;
    PlacedText placed;
    int stop = -1; ///< of heads and stops
    MemoryPart part = MemoryPart::parameters;
};

/// Where everything is, in the coordinates of the picture's area.
struct SweepLayout {
    QRectF area;   ///< of the picture without its edge
    QRect plot;    ///< relative to the area's corner: the renderer of bars and lines knows whole pixels only
    int count = 0; ///< stops
    double hair = 1;                 ///< width of the thinnest line
    double top = 1;                  ///< bytes at the upper edge
    bool cut = false;                ///< some totals are larger than top: their bars end there with a break
    double bubbleTop = 1;            ///< share at the upper edge
    std::vector<double> ticks;       ///< GiB
    std::vector<double> bubbleTicks; ///< shares
    QList<SweepLabel> labels;        ///< none overlap, but for the limits' over bars

    /// The plot without the pixel by which the renderer's lower edge stands higher.
    [[nodiscard]] QRectF frame() const;
    [[nodiscard]] double columnWidth() const;
    [[nodiscard]] QRectF column(int stop) const;                                ///< as high as the plot
    [[nodiscard]] QRectF bar(int stop, double fromBytes, double toBytes) const; ///< cut at the upper edge
    [[nodiscard]] double y(double bytes) const;
    [[nodiscard]] double bubbleY(double share) const;
    [[nodiscard]] int stopAt(QPointF point) const; ///< −1 outside of the plot and its words
};

inline constexpr double sweepBarShare = 0.62; ///< of a column that its bar fills

/// The largest bytes shown. Beyond twice the capacity only the order of magnitude matters, which a number
/// tells; the decision falls below.
[[nodiscard]] double sweepTop(const SweepData& data);

/// Places plot and words into area. Words that do not fit are left out. \pre data has stops
[[nodiscard]] SweepLayout layoutSweep(const SweepData& data, const QRectF& area,
                                      const QFontMetricsF& metrics);

} // namespace quadrille
