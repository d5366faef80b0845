// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/fsdp_curves/fsdp_data.h"
#include "widgets/picture/placed_text.h"

#include <QFontMetricsF>
#include <QList>

namespace quadrille {

/// One word of the curves, placed.
struct FsdpLabel {
    enum class Kind {
        line,     ///< name at the right end of a line
        stop,     ///< below
        tick,     ///< of the left axis
        axisName, ///< of the stops
        valueName ///< of the left axis
    };
    Kind kind = Kind::stop;
    PlacedText placed;
    int index = -1; ///< of lines and stops
};

/// Where everything is, in the coordinates of the picture's area. The axis of stops is logarithmic, and so is
/// that of throughput; shares start at 0.
struct FsdpLayout {
    QRectF area;       ///< of the picture without its edge
    QRect plot;        ///< relative to the area's corner, in whole pixels as the renderer wants it
    double hair = 1;   ///< width of the thinnest line
    double marker = 4; ///< radius of a measured run's mark
    double first = 1;  ///< stop at the left edge …
    double last = 2;   ///< … and at the right one
    bool logarithmic = false;
    double bottom = 0; ///< value at the lower edge
    double top = 1;    ///< value at the upper edge
    std::vector<double> ticks;
    QList<FsdpLabel> labels; ///< none overlap

    /// The plot without the pixel by which the renderer's lower edge stands higher.
    [[nodiscard]] QRectF frame() const;
    [[nodiscard]] double x(double at) const;
    [[nodiscard]] double y(double value) const; ///< cut at both edges
    /// How high in the plot, 0 to 1.
    [[nodiscard]] double height(double value) const;
};

/// Places plot and words into area. Words that do not fit are left out. \pre data has lines, each with stops
[[nodiscard]] FsdpLayout layoutFsdp(const FsdpCurvesData& data, const QRectF& area,
                                    const QFontMetricsF& metrics);

/// What is shown nearest to the point, of the nearest column first. Invalid outside of the plot.
[[nodiscard]] FsdpPlace placeAt(const FsdpCurvesData& data, const FsdpLayout& layout, QPointF point);

} // namespace quadrille
