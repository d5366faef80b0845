// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/placed_text.h"
#include "widgets/waterfall/waterfall_content.h"

#include <QList>

#include <optional>

namespace quadrille {

/// One word of the picture.
struct WaterfallLabel {
    enum class Kind { name, time, share, utilisation, tick, axis, baseline };
    Kind kind = Kind::name;
    PlacedText placed;
    int row = -1; ///< of name, time, share and utilisation
};

/// Where everything is. Positions in the picture's coordinates, y downward.
struct WaterfallLayout {
    QRectF area;
    QRectF plot;        ///< bars begin at its left edge
    double hair = 1;    ///< width of the thinnest line
    double longest = 1; ///< seconds at the plot's right edge; above 0
    double rowHeight = 0;
    std::vector<WaterfallRow> rows;
    std::vector<double> ticks;        ///< seconds
    std::optional<TimeSpan> interval; ///< in which the step is expected; none where there is nothing to say
    QList<WaterfallLabel> labels;

    [[nodiscard]] double x(double seconds) const; ///< inside the plot
    [[nodiscard]] QRectF row(int index) const;    ///< over the whole width
    [[nodiscard]] QRectF bar(int index) const;    ///< at least a hair wide where it takes any time
    [[nodiscard]] QRectF ghost(int index) const;  ///< of A: empty where A takes no time
    [[nodiscard]] int rowAt(QPointF point) const; ///< -1 for none
    [[nodiscard]] int rowOf(StepPart part) const; ///< the row it is in; -1 for none
};

/// Places bars and words into area for text of these metrics. Words that do not fit are left out; none
/// overlap. \pre content has a performance
[[nodiscard]] WaterfallLayout layoutWaterfall(const WaterfallContent& content, const QRectF& area,
                                              const QFontMetricsF& metrics);

} // namespace quadrille
