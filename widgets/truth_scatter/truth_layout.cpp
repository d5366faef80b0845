// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/truth_layout.h"

#include "widgets/truth_scatter/truth_text.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

using Kind = ChartLabel::Kind;

std::vector<double> valuesOf(const TruthData& data) {
    std::vector<double> values;
    values.reserve(2 * data.points.size());
    double highest = 0; ///< of runs that were measured
    for (const TruthPoint& point : data.points) {
        if (!point.isMeasuredIn(data.measure))
            continue;
        for (const double value : {point.predictedIn(data.measure), point.measuredIn(data.measure)}) {
            values.push_back(value);
            highest = std::max(highest, value);
        }
    }
    // Memory that no GPU has would leave little room for what there is: it stands on the upper edge.
    constexpr double above = 2;
    const bool ends = data.measure == TruthMeasure::memory && highest > 0;
    for (const TruthPoint& point : data.points) {
        if (point.isMeasuredIn(data.measure))
            continue;
        const double value = point.predictedIn(data.measure);
        values.push_back(ends ? std::min(value, above * highest) : value);
    }
    return values;
}

/// The strip in which a point stands; null: in the plot.
QRectF TruthLayout::*stripOf(const TruthPoint& point, TruthMeasure measure) {
    if (point.isMeasuredIn(measure))
        return nullptr;
    return point.ranOut() ? &TruthLayout::strip : &TruthLayout::aside;
}

struct Strip {
    QRectF TruthLayout::*place;
    QString name;
    double width;
};

/// From left to right. \pre radius and room are known
std::vector<Strip> stripsOf(const TruthData& data, const TruthLayout& layout, const QFontMetricsF& metrics) {
    constexpr double usual = 0.11, most = 0.125; // of the picture
    const double gap = chartGap * metrics.height();
    std::vector<Strip> strips;
    for (const auto& [place, name] : {std::pair(&TruthLayout::aside, truth::noStepName()),
                                      std::pair(&TruthLayout::strip, truth::ranOutName())}) {
        double count = 0;
        for (const TruthPoint& point : data.points)
            count += stripOf(point, data.measure) == place ? 1 : 0;
        if (count == 0)
            continue;
        // Wide enough for many neighbours, but never much of the picture.
        const double marks = layout.radius * std::min(20.0, 2.1 * count);
        const double width =
            std::max(metrics.horizontalAdvance(name) + 2 * gap, std::min(marks, usual * layout.room.width()));
        strips.push_back({place, name, std::floor(std::min(width, most * layout.room.width()))});
    }
    return strips;
}

/// What the points on show are of.
std::vector<ChartWord> legendOf(const TruthData& data) {
    std::vector<ChartWord> entries;
    const auto list = [&](const QStringList& names, int TruthPoint::*of, int sign) {
        std::vector<bool> used(static_cast<std::size_t>(names.size()));
        for (const TruthPoint& point : data.points)
            used.at(static_cast<std::size_t>(point.*of)) = true;
        for (int i = 0; i < static_cast<int>(names.size()); ++i)
            if (used[static_cast<std::size_t>(i)])
                entries.push_back({names[i], sign > 0 ? i : -1 - i});
    };
    list(data.sources, &TruthPoint::source, 1);
    if (data.colouring == TruthColouring::gpu)
        list(data.gpus, &TruthPoint::gpu, -1);
    return entries;
}

/// Inside the upper end of the band's edge, where few runs are: to the left of where it leaves the plot.
void placeBandLabel(TruthLayout& layout, const QFontMetricsF& metrics) {
    const auto upper = truthLine(layout, 1 + truthBand);
    if (!upper)
        return;
    const QPointF at(upper->p2() + QPointF(-0.4, 0.6) * metrics.height());
    const PlacedText text = rightText(truth::bandName(), at, metrics);
    if (layout.frame.contains(text.box))
        layout.add({Kind::note, text});
}

/// Points of a strip, one beside the other.
void setBeside(std::vector<QPointF>& marks, std::vector<std::size_t> points, const QRectF& strip,
               double radius) {
    std::ranges::stable_sort(points, {}, [&marks](std::size_t i) { return marks[i].y(); });
    const double inset = 1.5 * radius;
    const auto columns =
        static_cast<std::size_t>(std::max(1.0, (strip.width() - 2 * inset) / (2.1 * radius)));
    for (std::size_t place = 0; place < points.size(); ++place) {
        // Neighbours in height are far apart in breadth: a step of about 0.618 of the columns.
        const double turn = static_cast<double>(place) * 0.618033988749895;
        const auto column = std::floor((turn - std::floor(turn)) * static_cast<double>(columns));
        marks[points[place]].setX(strip.left() + inset +
                                  (strip.width() - 2 * inset) * (column + 0.5) /
                                      static_cast<double>(columns));
    }
}

} // namespace

TruthLayout layoutTruth(const TruthData& data, const QRectF& area, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    TruthLayout layout;
    beginChart(layout, area, metrics);
    layout.across = layout.up = roundScale(valuesOf(data));
    layout.isSquare = true;
    placeLegend(layout, legendOf(data), ChartLegend::wherever, metrics);
    const QRectF& room = layout.room;
    layout.radius = std::clamp(
        std::sqrt(room.width() * room.height() / (40.0 * static_cast<double>(data.points.size() + 20))),
        1.8 * layout.hair, 0.3 * line);

    ChartAxes axes;
    axes.xName = truth::measuredName(data.measure);
    axes.yName = truth::predictedName(data.measure);
    axes.yTexts = [&data](const std::vector<double>& ticks) { return truth::tickTexts(ticks, data.measure); };
    axes.above = 0.5 * line;
    axes.after = layout.radius;
    const std::vector<Strip> strips = stripsOf(data, layout, metrics);
    for (const Strip& each : strips)
        axes.before += each.width + chartGap * line;
    axes.first = [&layout, &metrics, &strips, line, before = axes.before] {
        double left = layout.frame.left() - before;
        for (const Strip& each : strips) {
            QRectF& strip = layout.*each.place;
            strip = QRectF(left, layout.frame.top(), each.width, layout.frame.height());
            left = strip.right() + chartGap * line;
            layout.add(
                {Kind::xTick,
                 centredText(each.name, {strip.center().x(), layout.frame.bottom() + chartTickRow * line / 2},
                             metrics),
                 -1});
        }
    };
    placeAxes(layout, axes, metrics);
    placeBandLabel(layout, metrics);
    return layout;
}

std::vector<QPointF> truthMarks(const TruthData& data, const TruthLayout& layout) {
    std::vector<QPointF> marks(data.points.size());
    std::vector<std::size_t> ranOut, others;
    for (std::size_t i = 0; i < data.points.size(); ++i) {
        const TruthPoint& point = data.points[i];
        marks[i].setY(layout.y(point.predictedIn(data.measure)));
        if (const auto place = stripOf(point, data.measure); place != nullptr)
            (place == &TruthLayout::strip ? ranOut : others).push_back(i);
        else
            marks[i].setX(layout.x(point.measuredIn(data.measure)));
    }
    setBeside(marks, std::move(ranOut), layout.strip, layout.radius);
    setBeside(marks, std::move(others), layout.aside, layout.radius);
    return marks;
}

std::optional<QLineF> truthLine(const TruthLayout& layout, double factor) {
    const ChartScale& range = layout.across;
    const double from = std::max(range.low, range.low / factor);
    const double to = std::min(range.high, range.high / factor);
    if (!(to > from))
        return std::nullopt;
    return QLineF(layout.x(from), layout.y(factor * from), layout.x(to), layout.y(factor * to));
}

QPolygonF truthBandOf(const TruthLayout& layout, double share) {
    const auto upper = truthLine(layout, 1 + share);
    const auto lower = truthLine(layout, 1 - share);
    const QPointF bottomLeft = layout.frame.bottomLeft();
    const QPointF topRight = layout.frame.topRight();
    QPolygonF band{bottomLeft};
    if (upper)
        band << upper->p1() << upper->p2();
    else
        band << layout.frame.topLeft();
    band << topRight;
    if (lower)
        band << lower->p2() << lower->p1();
    else
        band << layout.frame.bottomRight();
    return band;
}

} // namespace quadrille
