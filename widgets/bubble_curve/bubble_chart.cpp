// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bubble_curve/bubble_chart.h"

#include "widgets/bubble_curve/bubble_text.h"
#include "widgets/chart/chart_painter.h"
#include "widgets/format.h"

#include <QPainter>

#include <algorithm>

namespace quadrille {
namespace {

using Kind = ChartLabel::Kind;

constexpr double headroom = 1.08;

/// With fewer micro-batches than an eighth of the plan's, every schedule is mostly bubble; that part of the
/// axis would press the rest to the ground.
void chooseScales(ChartLayout& layout, const BubbleData& data) {
    const std::vector<std::int64_t> numbers = data.numbers();
    const auto last = static_cast<double>(numbers.back());
    const double own = data.microbatches > 0 ? static_cast<double>(data.microbatches) : last;
    const double first = std::max(static_cast<double>(numbers.front()), std::min(own / 4, last / 8));
    layout.across = {first, last > first ? last : 2 * first, true};
    double largest = 0;
    for (const BubbleLine& line : data.lines)
        for (const BubblePoint& point : line.series.points)
            if (static_cast<double>(point.microbatches) >= first)
                largest = std::max(largest, shareOf(point, data.shown));
    layout.up = {0, std::max(0.01, headroom * largest), false};
}

bool isInside(const ChartLayout& layout, std::int64_t microbatches) {
    const auto number = static_cast<double>(microbatches);
    return number >= layout.across.low && number <= layout.across.high;
}

QPointF placeOf(const ChartLayout& layout, const BubblePoint& point, const BubbleData& data) {
    return {layout.x(static_cast<double>(point.microbatches)), layout.y(shareOf(point, data.shown))};
}

/// The plan's own point, if it is on the picture.
const BubblePoint* ownPoint(const BubbleData& data, const ChartLayout& layout) {
    const BubbleLine* own = data.own();
    return own != nullptr && isInside(layout, data.microbatches) ? own->at(data.microbatches) : nullptr;
}

/// Lines are told apart by dashes, the plan's own by its colour: no schedule has a colour of its own.
QPen penOf(const BubbleData& data, int line, const ChartLayout& layout, const Colours& colours) {
    return data.lines[static_cast<std::size_t>(line)].current
               ? flatPen(colours.accent, 2.6 * layout.hair)
               : dashedPen(colours.text, 1.4 * layout.hair, line);
}

/// The plan's own number of micro-batches, and its point.
void paintOwn(QPainter& painter, const BubbleData& data, const ChartLayout& layout, const Colours& colours) {
    if (!isInside(layout, data.microbatches))
        return;
    const double x = layout.x(static_cast<double>(data.microbatches));
    painter.setPen(QPen(colours.accent, layout.hair, Qt::DashLine));
    painter.drawLine(QPointF(x, layout.frame.top()), QPointF(x, layout.frame.bottom()));
    if (const BubblePoint* point = ownPoint(data, layout)) {
        painter.setPen(QPen(colours.accent, 2 * layout.hair));
        painter.setBrush(colours.background);
        painter.drawEllipse(placeOf(layout, *point, data), 4.5 * layout.hair, 4.5 * layout.hair);
    }
}

} // namespace

ChartLayout layoutBubble(const BubbleData& data, const QRectF& area, const QFontMetricsF& metrics) {
    ChartLayout layout;
    beginChart(layout, area, metrics);
    chooseScales(layout, data);
    ChartAxes axes;
    axes.xName = bubble::axisName();
    axes.yName = bubble::shareName(data.shown);
    axes.yTexts = bubble::tickTexts;
    axes.above = 0.6 * metrics.height();
    // The plan's own number first, then powers of two.
    const auto number = [&](std::int64_t value) {
        if (isInside(layout, value))
            axes.xTicks.push_back(
                {format::count(value), static_cast<int>(value), static_cast<double>(value)});
    };
    number(data.microbatches);
    for (std::int64_t value = 1; static_cast<double>(value) <= layout.across.high; value *= 2)
        number(value);
    for (std::size_t i = 0; i < data.lines.size(); ++i) {
        const BubblePoint& end = data.lines[i].series.points.back();
        axes.lines.push_back({data.lines[i].name, static_cast<int>(i), static_cast<double>(end.microbatches),
                              shareOf(end, data.shown)});
    }
    placeAxes(layout, axes, metrics);
    // Lines fall to the right: above and to the right of a point is free.
    if (const BubblePoint* own = ownPoint(data, layout))
        layout.add(
            {Kind::note,
             leftText(format::percent(shareOf(*own, data.shown)),
                      placeOf(layout, *own, data) + QPointF(chartGap, -1.1) * metrics.height(), metrics)});
    return layout;
}

void paintBubble(QPainter& painter, const BubbleData& data, const ChartLayout& layout,
                 const Colours& colours) {
    painter.save();
    paintGrid(painter, layout, colours);
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (int i = 0; i < static_cast<int>(data.lines.size()); ++i) {
        std::vector<QPointF> points;
        for (const BubblePoint& point : data.lines[static_cast<std::size_t>(i)].series.points)
            if (isInside(layout, point.microbatches))
                points.push_back(placeOf(layout, point, data));
        paintLine(painter, points, penOf(data, i, layout, colours));
    }
    const ChartInk ink = [&](const ChartLabel& label) {
        const bool own =
            label.kind == Kind::note || (label.kind == Kind::xTick && label.index == data.microbatches) ||
            (label.kind == Kind::line && data.lines[static_cast<std::size_t>(label.index)].current);
        return own ? colours.accent : usualInk(label, colours);
    };
    paintLeaders(painter, layout, ink);
    paintOwn(painter, data, layout, colours);
    paintWords(painter, layout, ink, colours);
    painter.restore();
}

void paintBubbleCursor(QPainter& painter, const BubbleData& data, const ChartLayout& layout,
                       std::int64_t microbatches, const Colours& colours) {
    if (!isInside(layout, microbatches))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    const double x = layout.x(static_cast<double>(microbatches));
    painter.setPen(QPen(colours.text, layout.hair));
    painter.drawLine(QPointF(x, layout.frame.top()), QPointF(x, layout.frame.bottom()));
    painter.setBrush(colours.text);
    for (const BubbleLine& line : data.lines)
        if (const BubblePoint* point = line.at(microbatches))
            painter.drawEllipse(placeOf(layout, *point, data), 2.5 * layout.hair, 2.5 * layout.hair);
    painter.restore();
}

} // namespace quadrille
