// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_chart.h"

#include "widgets/format.h"
#include "widgets/sweep/sweep_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace quadrille {
namespace {

using Kind = ChartLabel::Kind;

constexpr double barShare = 0.62; ///< of a column that its bar fills
/// The axis is cut only where it saves at least this much.
constexpr double worthCutting = 1.25;
constexpr double headroom = 1.08;
constexpr double headRow = 1.3; ///< in lines of text

std::vector<ChartWord> legendOf(const SweepData& data, bool bubbleNamed) {
    std::vector<ChartWord> entries;
    const auto add = [&](int index, const QString& text, auto&& is) {
        if (std::ranges::any_of(data.stops, is))
            entries.push_back({text, index});
    };
    for (const MemoryPart part : partsOf(MemoryKind::allocated))
        add(static_cast<int>(part), format::partName(part),
            [part](const SweepStop& stop) { return stop.runnable() && stop.fullest->part(part) > Bytes(); });
    add(bubbleEntry, bubbleNamed ? sweep::bubbleWord() : sweep::bubbleName(), &SweepStop::runnable);
    add(baselineEntry, sweep::baselineName(),
        [](const SweepStop& stop) { return stop.baselineTotal.has_value(); });
    add(computingEntry, sweep::computing(), &SweepStop::computing);
    add(cannotRunEntry, sweep::cannotRun(), &SweepStop::cannotRun);
    return entries;
}

/// With the most decimals with which every total fits above its bar; with none, only the glyph may.
void placeHeads(SweepLayout& layout, const SweepData& data, const QFontMetricsF& metrics) {
    const double room = layout.columnWidth() - 0.7 * metrics.height();
    const double y = layout.frame.top() - headRow / 2 * metrics.height();
    for (int decimals = 1; decimals >= -1; --decimals) {
        QStringList texts;
        for (const SweepStop& stop : data.stops)
            texts << (stop.runnable() ? sweep::head(stop.total(), stop.zone, decimals) : QString());
        if (std::ranges::any_of(texts,
                                [&](const QString& text) { return metrics.horizontalAdvance(text) > room; }))
            continue;
        for (int i = 0; i < data.count(); ++i)
            if (data.stop(i).runnable())
                layout.add({Kind::head, centredText(texts[i], {layout.x(i), y}, metrics), i},
                           0.15 * metrics.height());
        return;
    }
}

/// How much of bars, hatches and markers the box would cover.
double behind(const SweepLayout& layout, const SweepData& data, const QRectF& box) {
    double covered = 0;
    for (int i = 0; i < data.count(); ++i) {
        const SweepStop& stop = data.stop(i);
        const QRectF shape = stop.cannotRun() ? layout.column(i) : layout.bar(i, 0, inGib(stop.total()));
        covered += shape.intersected(box).width();
        const double reach = 6 * layout.hair;
        if (stop.runnable() && box.adjusted(-reach, -reach, reach, reach)
                                   .contains({layout.x(i), layout.rightY(stop.bubbleOverTotal)}))
            covered += box.width();
    }
    return covered;
}

/// At the end of the limit's line, above or below it, where it covers least.
void placeLimit(SweepLayout& layout, const SweepData& data, double gib, const QString& text,
                const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const QRectF& frame = layout.frame;
    if (gib <= 0 || gib > layout.up.high)
        return;
    std::optional<PlacedText> best;
    double least = 0;
    for (const double off : {-0.62 * line, 0.62 * line}) {
        const double y = layout.y(gib) + off;
        for (const PlacedText& at : {leftText(text, {frame.left() + 0.4 * line, y}, metrics),
                                     rightText(text, {frame.right() - 0.4 * line, y}, metrics)}) {
            const bool free = std::ranges::none_of(layout.labels, [&at](const ChartLabel& other) {
                return other.placed.box.intersects(at.box);
            });
            const double cost = behind(layout, data, at.box);
            if (free && frame.contains(at.box) && (!best || cost < least)) {
                best = at;
                least = cost;
            }
        }
    }
    if (best)
        layout.labels.append({Kind::note, *best});
}

SweepLayout laidOut(const SweepData& data, const QRectF& area, const QFontMetricsF& metrics,
                    bool bubbleNamed) {
    const double line = metrics.height();
    SweepLayout layout;
    beginChart(layout, area, metrics);
    layout.count = std::max(1, data.count());
    const double top = sweepTop(data);
    layout.cut =
        std::ranges::any_of(data.stops, [top](const SweepStop& stop) { return stop.total().value() > top; });
    double bubble = 0;
    for (const SweepStop& stop : data.stops)
        bubble = stop.runnable() ? std::max(bubble, stop.bubbleOverTotal) : bubble;
    layout.across = {-0.5, layout.count - 0.5, false};
    layout.up = {0, inGib(Bytes(top)), false};
    layout.right = {0, std::max(0.01, headroom * bubble), false};
    placeLegend(layout, legendOf(data, bubbleNamed), ChartLegend::above, metrics);

    ChartAxes axes;
    axes.xName = format::dimensionName(data.dimension);
    axes.yName = sweep::memoryName();
    axes.yTexts = sweep::tickTexts;
    axes.rightName = sweep::bubbleName();
    axes.rightTexts = sweep::bubbleTickTexts;
    const bool heads = layout.area.height() >= 8 * line;
    axes.above = (heads ? headRow : 0.5) * line;
    const auto stop = [&](int i) {
        axes.xTicks.push_back(
            {format::dimensionValue(data.dimension, data.stop(i).value), i, static_cast<double>(i)});
    };
    if (data.current >= 0)
        stop(data.current);
    for (int i = 0; i < data.count(); ++i)
        stop(i);
    placeAxes(layout, axes, metrics);
    if (heads)
        placeHeads(layout, data, metrics);
    placeLimit(layout, data, inGib(data.capacity), sweep::capacityLabel(data.capacity), metrics);
    if (data.greenLimit)
        placeLimit(layout, data, inGib(*data.greenLimit), format::percent(greenShare, 0), metrics);
    return layout;
}

} // namespace

QRectF SweepLayout::column(int stop) const {
    return {frame.left() + stop * columnWidth(), frame.top(), columnWidth(), frame.height()};
}

QRectF SweepLayout::bar(int stop, double from, double to) const {
    const double width = barShare * columnWidth();
    return {x(stop) - width / 2, y(to), width, y(from) - y(to)};
}

int SweepLayout::stopAt(QPointF point) const {
    if (point.x() < frame.left() || point.x() >= frame.right() || !area.contains(point))
        return -1;
    const bool onWords = std::ranges::any_of(labels, [&point](const ChartLabel& label) {
        return label.kind == Kind::legend && point.y() <= label.placed.box.bottom();
    });
    return onWords ? -1 : std::min(count - 1, static_cast<int>((point.x() - frame.left()) / columnWidth()));
}

double sweepTop(const SweepData& data) {
    const double capacity = data.capacity.value();
    double largest = capacity;
    double smallest = std::numeric_limits<double>::infinity();
    for (const SweepStop& stop : data.stops) {
        if (stop.runnable()) {
            largest = std::max(largest, stop.total().value());
            smallest = std::min(smallest, stop.total().value());
        }
        if (stop.baselineTotal)
            largest = std::max(largest, stop.baselineTotal->value());
    }
    const double enough =
        std::isfinite(smallest) ? std::max(2 * capacity, headroom * smallest) : 2 * capacity;
    const double shown = largest > worthCutting * enough ? enough : headroom * largest;
    return shown > 0 && std::isfinite(shown) ? shown : 1;
}

SweepLayout layoutSweep(const SweepData& data, const QRectF& area, const QFontMetricsF& metrics) {
    // The legend tells what the bubble is a share of where no axis has room for that.
    SweepLayout layout = laidOut(data, area, metrics, true);
    const bool named = std::ranges::count(layout.labels, Kind::rightName, &ChartLabel::kind) > 0;
    return named ? layout : laidOut(data, area, metrics, false);
}

} // namespace quadrille
