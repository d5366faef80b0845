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
    for (const TruthPoint& point : data.points) {
        values.push_back(point.predictedIn(data.measure));
        if (!point.ranOut())
            values.push_back(point.measuredIn(data.measure));
    }
    return values;
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
    if (std::ranges::any_of(data.points, &TruthPoint::ranOut)) {
        const double gap = chartGap * line;
        // Wide enough for many neighbours, but never much of the picture.
        const double wanted = std::max(metrics.horizontalAdvance(truth::ranOutName()) + 2 * gap,
                                       std::min(20 * layout.radius, 0.11 * room.width()));
        const double width = std::floor(std::min(wanted, 0.25 * room.width()));
        axes.before = width + gap;
        axes.first = [&layout, &metrics, width, line, before = axes.before] {
            layout.strip =
                QRectF(layout.frame.left() - before, layout.frame.top(), width, layout.frame.height());
            layout.add(
                {Kind::xTick,
                 centredText(truth::ranOutName(),
                             {layout.strip.center().x(), layout.frame.bottom() + chartTickRow * line / 2},
                             metrics),
                 -1});
        };
    }
    placeAxes(layout, axes, metrics);
    placeBandLabel(layout, metrics);
    return layout;
}

std::vector<QPointF> truthMarks(const TruthData& data, const TruthLayout& layout) {
    std::vector<QPointF> marks(data.points.size());
    std::vector<std::size_t> ranOut;
    for (std::size_t i = 0; i < data.points.size(); ++i) {
        const TruthPoint& point = data.points[i];
        marks[i].setY(layout.y(point.predictedIn(data.measure)));
        if (point.ranOut())
            ranOut.push_back(i);
        else
            marks[i].setX(layout.x(point.measuredIn(data.measure)));
    }
    std::ranges::stable_sort(ranOut, {}, [&marks](std::size_t i) { return marks[i].y(); });
    const double inset = 1.5 * layout.radius;
    const auto columns =
        static_cast<std::size_t>(std::max(1.0, (layout.strip.width() - 2 * inset) / (2.1 * layout.radius)));
    for (std::size_t place = 0; place < ranOut.size(); ++place) {
        // Neighbours in height are far apart in breadth: a step of about 0.618 of the columns.
        const double turn = static_cast<double>(place) * 0.618033988749895;
        const auto column = std::floor((turn - std::floor(turn)) * static_cast<double>(columns));
        marks[ranOut[place]].setX(layout.strip.left() + inset +
                                  (layout.strip.width() - 2 * inset) * (column + 0.5) /
                                      static_cast<double>(columns));
    }
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
