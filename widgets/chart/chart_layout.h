// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart/chart_scale.h"
#include "widgets/picture/placed_text.h"

#include <QFontMetricsF>
#include <QList>
#include <QStringList>

#include <functional>
#include <vector>

namespace quadrille {

/// One word of a chart, placed.
struct ChartLabel {
    enum class Kind {
        legend, ///< with a swatch to its left
        more,   ///< in place of the names of the legend that have no room: how many
        head,   ///< above the plot
        line,   ///< name at the right end of a line
        xTick,
        yTick,
        rightTick,
        xName,
        yName,
        rightName,
        note ///< in the plot, over what is drawn
    };
    Kind kind = Kind::note;
    PlacedText placed;
    int index = 0;     ///< which of its kind, as the chart counts them
    QPointF lineEnd{}; ///< of a line: its last point
};

/// A name, of something at a value of an axis or in a legend.
struct ChartWord {
    QString text;
    int index = 0;
    double at = 0;
};

/// A line's last point, and what it is called.
struct ChartLine {
    QString name;
    int index = 0;
    double x = 0;
    double y = 0;
};

/// What stands around a plot. Room is in pixels.
struct ChartAxes {
    using Texts = std::function<QStringList(const std::vector<double>&)>;

    QString xName;
    QString yName;
    QString rightName;
    std::vector<ChartWord> xTicks; ///< those first that matter most; not of a square chart
    Texts yTexts;
    Texts rightTexts;             ///< none: there is no right axis
    std::vector<ChartLine> lines; ///< that are named at their right ends
    double above = 0;             ///< room over the plot
    double before = 0;            ///< room between the left axis' words and the plot
    double after = 0;             ///< room on the right of the plot, beside its words
    std::function<void()> first;  ///< places what goes before other words, as soon as there is a frame
};

/// Where everything is, in the coordinates of the picture.
struct ChartLayout {
    QRectF area;     ///< of the picture without its edge
    QRectF room;     ///< of area, what a legend leaves
    QRectF frame;    ///< of the plot, in whole pixels
    double hair = 1; ///< width of the thinnest line
    ChartScale across;
    ChartScale up;
    bool isSquare = false; ///< across is what up is, and has its ticks
    ChartScale right;      ///< upwards, of a second axis
    std::vector<double> ticks;
    std::vector<double> rightTicks;
    QList<ChartLabel> labels; ///< none overlap

    [[nodiscard]] double x(double value) const; ///< cut at the edges, as are those below
    [[nodiscard]] double y(double value) const;
    [[nodiscard]] double rightY(double value) const;
    /// Takes what is inside of the area and overlaps nothing, with so much space at its sides.
    bool add(const ChartLabel& label, double space = 0);
};

inline constexpr double chartGap = 0.45; ///< between words and the plot, in lines of text
inline constexpr double chartTickRow = 1.3;

/// Sets area, room and hair.
void beginChart(ChartLayout& layout, const QRectF& whole, const QFontMetricsF& metrics);

/// Where a legend stands.
enum class ChartLegend {
    above,   ///< whole, or left out where it takes too much
    wherever ///< beside a wide plot, above another; its end is left out where it takes too much
};
/// Puts the names side by side, each behind room for a swatch.
void placeLegend(ChartLayout& layout, std::vector<ChartWord> names, ChartLegend where,
                 const QFontMetricsF& metrics);

/// Places the plot into the room, its ticks, and the words around it; what does not fit is left out.
/// \pre the scales are set
void placeAxes(ChartLayout& layout, const ChartAxes& axes, const QFontMetricsF& metrics);

} // namespace quadrille
