// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/placed_text.h"
#include "widgets/truth_scatter/truth_data.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QList>
#include <QPolygonF>

#include <optional>
#include <span>

namespace quadrille {

/// What both axes span, in the unit of the measure.
struct TruthRange {
    double low = 0;
    double high = 1;
    bool logarithmic = false; ///< low > 0

    /// 0 at low, 1 at high.
    [[nodiscard]] double share(double value) const;

    friend bool operator==(const TruthRange&, const TruthRange&) = default;
};

/// Round ends around the values: logarithmic where the largest is more than eight times the smallest. Values
/// that are not positive and finite do not count; [0, 1] without others.
[[nodiscard]] TruthRange truthRange(std::span<const double> values);

/// Round values in the range, about `most` of them at most: 1, 2 and 5 times powers of ten, or powers of ten
/// alone, on a logarithmic one. \pre most ≥ 2
[[nodiscard]] std::vector<double> truthTicks(const TruthRange& range, int most);

/// One word of the scatter, placed.
struct TruthLabel {
    enum class Kind {
        source, ///< of the legend, with its shape
        gpu,    ///< of the legend, with its colour
        measured,
        predicted, ///< ticks
        measuredName,
        predictedName,
        ranOut, ///< below the strip
        band    ///< how wide it is
    };
    Kind kind = Kind::measured;
    PlacedText placed;
    int index = 0; ///< of TruthData::sources or gpus
};

/// Where everything is: measured to the right, predicted upwards, on one scale.
struct TruthLayout {
    QRectF area;  ///< of the picture without its edge
    QRectF frame; ///< of the plot
    QRectF strip; ///< of runs that ran out of memory, left of the plot; empty where there are none
    TruthRange range;
    double hair = 1;   ///< width of the thinnest line
    double radius = 4; ///< of marks
    std::vector<double> ticks;
    QList<TruthLabel> labels; ///< none overlap

    [[nodiscard]] double x(double measured) const;
    [[nodiscard]] double y(double predicted) const;
};

/// The band's half width on the picture: runs within it are predicted to ± this share.
inline constexpr double truthBand = 0.1;

/// Places plot and words into area; words that do not fit are left out. \pre data has points
[[nodiscard]] TruthLayout layoutTruth(const TruthData& data, const QRectF& area,
                                      const QFontMetricsF& metrics);

/// The middle of every point's mark. Runs that ran out stand in the strip at their prediction, one beside the
/// other, so that neighbours do not cover each other.
[[nodiscard]] std::vector<QPointF> truthMarks(const TruthData& data, const TruthLayout& layout);

/// Where predicted = factor × measured, cut to the plot; none where that misses it.
[[nodiscard]] std::optional<QLineF> truthLine(const TruthLayout& layout, double factor);

/// Between measured × (1 − share) and measured × (1 + share), cut to the plot. \pre 0 < share < 1
[[nodiscard]] QPolygonF truthBandOf(const TruthLayout& layout, double share);

} // namespace quadrille
