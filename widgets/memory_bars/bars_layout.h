// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/memory_bars/bars_content.h"
#include "widgets/picture/placed_text.h"

#include <QList>

#include <utility>

namespace quadrille {

/// One word of the picture.
struct BarLabel {
    enum class Kind { tick, unit, capacity, greenLimit, oom, head, segment, stage, axis, legend };
    Kind kind = Kind::tick;
    PlacedText placed;
    int stage = -1;                           ///< of head, segment and stage
    MemoryPart part = MemoryPart::parameters; ///< of segment and legend
    Zone zone = Zone::green;                  ///< of head
    bool ofBaseline = false;                  ///< the legend's entry of A
    double bytes = 0;                         ///< of oom: where on the axis
    bool ofRange = false;                     ///< the second line of oom, which says what the band is
};

/// Where everything is. Positions in the picture's coordinates, y downward.
struct BarsLayout {
    QRectF area;            ///< the whole picture
    QRectF plot;            ///< bars stand on its bottom edge
    double top = 0;         ///< y of `largest`; between it and the plot's top edge is room for the totals
    double largest = 1;     ///< bytes at `top`
    double hair = 1;        ///< width of the thinnest line
    int places = 0;         ///< stages side by side
    int columns = 0;        ///< bars drawn; fewer than places when there are more stages than pixels
    double columnsLeft = 0; ///< x of the first column
    double columnWidth = 0; ///< of a bar with the space around it
    double barWidth = 0;
    double bandWidth = 0; ///< of the strip at the plot's right edge that shows the band; 0 for none
    std::vector<int>
        shown; ///< the estimate's fullest stage of each column; −1 where only the baseline has stages
    std::vector<double> ticks; ///< GiB
    QList<BarLabel> labels;

    /// Whether every column stands for several stages.
    [[nodiscard]] bool isProfile() const { return columns < places; }
    /// Whether bars stand too close for an outline of their own around each.
    [[nodiscard]] bool isCrowded() const { return columnWidth - barWidth < 10 * hair; }
    [[nodiscard]] double y(double bytes) const;
    [[nodiscard]] QRectF strip() const;           ///< beside the plot, as high as it
    [[nodiscard]] QRectF column(int index) const; ///< from the plot's top to its bottom
    [[nodiscard]] QRectF bar(int index, double fromBytes, double toBytes) const;
    /// Stages [first, second) of a column; never empty for columns > 0.
    [[nodiscard]] std::pair<int, int> stagesOf(int index) const;
    [[nodiscard]] int columnOf(int stage) const;
    [[nodiscard]] int shownStage(int column) const { return shown[static_cast<std::size_t>(column)]; }
    [[nodiscard]] int columnAt(double x) const; ///< -1 beside the columns
};

/// Places bars and words into area for text of these metrics. Words that do not fit are left out; none
/// overlap. \pre content has an estimate
[[nodiscard]] BarsLayout layoutBars(const BarsContent& content, const QRectF& area,
                                    const QFontMetricsF& metrics);

/// What lies under a point.
struct BarsHit {
    enum class What {
        nothing, ///< beside the bars
        above,   ///< in a stage's column, above its bar
        head,    ///< the total on top of a bar, or the stage's number below it
        segment
    };
    What what = What::nothing;
    int stage = -1;
    MemoryPart part = MemoryPart::parameters;

    friend bool operator==(const BarsHit&, const BarsHit&) = default;
};

[[nodiscard]] BarsHit hitTest(const BarsContent& content, const BarsLayout& layout, QPointF point);

} // namespace quadrille
