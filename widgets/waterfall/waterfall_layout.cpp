// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall_layout.h"

#include "widgets/picture/axis.h"
#include "widgets/waterfall/waterfall_text.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

using Kind = WaterfallLabel::Kind;

/// The words beside the bars: measured first, since the plot is what they leave.
struct Columns {
    QStringList names, times, shares;
    double name = 0, time = 0, share = 0; ///< widths; 0 where there is no room for them
};

double widest(const QStringList& words, const QFontMetricsF& metrics) {
    double width = 0;
    for (const QString& word : words)
        width = std::max(width, metrics.horizontalAdvance(word));
    return width;
}

Columns columnsOf(const WaterfallContent& content, const std::vector<WaterfallRow>& rows, double width,
                  const QFontMetricsF& metrics) {
    Columns columns;
    const auto scale = waterfall::TimeScale::of(rows.back().bar.end);
    const QString none = QStringLiteral("–");
    QStringList brief;
    for (const WaterfallRow& row : rows) {
        columns.names << waterfall::rowName(row, false);
        brief << waterfall::rowName(row, true);
        const double time = row.time;
        const bool absent = !(time > 0); // only A spends any on it
        columns.times << (row.total ? scale.text(time) : absent ? none : scale.number(time));
        columns.shares << (row.total ? QString() : absent ? none : format::percent(content.share(time)));
    }
    const double gap = metrics.height() * 0.6;
    const double least = width * 0.4; // of the bars
    columns.name = widest(columns.names, metrics) + gap;
    columns.time = widest(columns.times, metrics) + gap;
    columns.share = widest(columns.shares, metrics) + gap;
    const auto rest = [&] { return width - columns.name - columns.time - columns.share; };
    if (rest() < std::max(least, 16 * metrics.height())) {
        columns.names = brief;
        columns.name = widest(brief, metrics) + gap;
    }
    for (double* column : {&columns.share, &columns.time, &columns.name}) {
        if (rest() < least)
            *column = 0;
    }
    return columns;
}

/// The numbers of the times end at one place, their units after it.
void placeWords(WaterfallLayout& layout, const WaterfallContent& content, const Columns& columns,
                const QFontMetricsF& metrics) {
    const double gap = metrics.height() * 0.6;
    const auto scale = waterfall::TimeScale::of(layout.rows.back().bar.end);
    const double unit = metrics.horizontalAdvance(scale.text(1)) - metrics.horizontalAdvance(scale.number(1));
    const double numbersEnd = layout.plot.right() + columns.time;
    for (int i = 0; i < static_cast<int>(layout.rows.size()); ++i) {
        const QRectF row = layout.row(i);
        const double middle = row.center().y();
        const bool total = layout.rows[static_cast<std::size_t>(i)].total;
        if (columns.name > 0)
            layout.labels << WaterfallLabel{Kind::name,
                                            leftText(columns.names[i], {row.left(), middle}, metrics), i};
        if (columns.time > 0)
            layout.labels << WaterfallLabel{
                Kind::time,
                rightText(columns.times[i], {total ? numbersEnd : numbersEnd - unit, middle}, metrics), i};
        if (columns.share > 0 && !columns.shares[i].isEmpty())
            layout.labels << WaterfallLabel{Kind::share,
                                            rightText(columns.shares[i], {row.right(), middle}, metrics), i};
    }
    // Within the bar of the whole, left of the interval's mark.
    const int last = static_cast<int>(layout.rows.size()) - 1;
    QRectF room = layout.bar(last);
    if (layout.interval)
        room.setRight(std::max(room.left(), layout.x(layout.interval->begin)));
    room.adjust(gap / 2, 0, -gap / 2, 0);
    for (const QString& words : waterfall::utilisation(*content.performance, content.convention)) {
        const PlacedText placed = leftText(words, {room.left(), room.center().y()}, metrics);
        if (placed.box.width() > room.width() || placed.box.height() > room.height() + 4 * layout.hair)
            continue;
        layout.labels << WaterfallLabel{Kind::utilisation, placed, last};
        break;
    }
}

/// Ticks with their numbers, what they count, and what the outlines are.
void placeAxis(WaterfallLayout& layout, const WaterfallContent& content, double middle,
               const QFontMetricsF& metrics) {
    const auto scale = waterfall::TimeScale::of(layout.rows.back().bar.end);
    const double unit = layout.longest / format::inUnit(layout.longest, scale.unit); // in seconds
    const double longest = layout.longest / unit;
    if (!std::isfinite(longest))
        return;
    const auto most = static_cast<int>(layout.plot.width() / (5 * metrics.height()));
    const std::vector<double> ticks = niceTicks(longest, most);
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : 1;
    const int decimals = step >= 1 ? 0 : std::min(12, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    const double space = metrics.height() * 0.3;
    const auto add = [&](Kind kind, const PlacedText& placed) {
        addFree(layout.labels, WaterfallLabel{kind, placed, -1}, layout.area, space);
    };
    const double swatch = 1.4 * metrics.height();
    if (content.baseline) {
        const PlacedText name = rightText(waterfall::baselineName(), {layout.area.right(), middle}, metrics);
        if (name.box.left() - swatch > layout.plot.center().x())
            add(Kind::baseline, name);
    }
    const double nameEnd = layout.plot.left() - 1.4 * metrics.height();
    add(Kind::axis, rightText(waterfall::axisName(scale.unit), {nameEnd, middle}, metrics));
    const bool named = !layout.labels.isEmpty() && layout.labels.constLast().kind == Kind::axis;
    for (const double tick : ticks) {
        layout.ticks.push_back(tick * unit);
        const QString number = tick >= 1e12 ? format::number(tick, 3) : format::decimal(tick, decimals);
        const QString words = named || tick != ticks.back() ? number : format::withUnit(number, scale.unit);
        const PlacedText placed = centredText(words, {layout.x(tick * unit), middle}, metrics);
        const bool beside =
            std::any_of(layout.labels.cbegin(), layout.labels.cend(), [&](const WaterfallLabel& other) {
                return other.kind == Kind::baseline && other.placed.box.left() - swatch < placed.box.right();
            });
        if (!beside)
            add(Kind::tick, placed);
    }
}

std::optional<TimeSpan> intervalOf(const Performance& performance, double step) {
    const StepInterval interval = performance.interval();
    const bool isInterval = interval.slower > 1 && std::isfinite(interval.slower) && step > 0;
    if (!isInterval)
        return std::nullopt;
    return TimeSpan{interval.shortest(Seconds(step)).value(), interval.longest(Seconds(step)).value()};
}

} // namespace

double WaterfallLayout::x(double seconds) const {
    return plot.left() + plot.width() * std::clamp(seconds / longest, 0.0, 1.0);
}

QRectF WaterfallLayout::row(int index) const {
    return {area.left(), plot.top() + index * rowHeight, area.width(), rowHeight};
}

QRectF WaterfallLayout::bar(int index) const {
    const WaterfallRow& shown = rows[static_cast<std::size_t>(index)];
    const double height = rowHeight * (shown.total ? 0.78 : 0.62);
    const double left = x(shown.bar.begin);
    double width = x(shown.bar.end) - left;
    if (shown.time > 0)
        width = std::max(width, hair);
    return {std::min(left, plot.right() - width), row(index).center().y() - height / 2, width, height};
}

QRectF WaterfallLayout::ghost(int index) const {
    const WaterfallRow& shown = rows[static_cast<std::size_t>(index)];
    if (!(shown.ghostTime > 0))
        return {};
    const TimeSpan& span = shown.ghost;
    const double height = rowHeight * 0.86;
    const double left = x(span.begin);
    const double width = std::max(x(span.end) - left, 2 * hair);
    return {std::min(left, plot.right() - width), row(index).center().y() - height / 2, width, height};
}

int WaterfallLayout::rowAt(QPointF point) const {
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        if (row(i).contains(point))
            return i;
    }
    return -1;
}

int WaterfallLayout::rowOf(StepPart part) const {
    for (int i = 0; i + 1 < static_cast<int>(rows.size()); ++i) {
        if (rows[static_cast<std::size_t>(i)].has(part))
            return i;
    }
    return -1;
}

WaterfallLayout layoutWaterfall(const WaterfallContent& content, const QRectF& area,
                                const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const double pad = std::min(0.5 * line, area.width() / 30);
    WaterfallLayout layout;
    layout.area =
        area.adjusted(pad, std::min(pad, area.height() / 30), -pad, -std::min(pad, area.height() / 30));
    layout.hair = std::max(1.0, line / 15);
    const bool axis = layout.area.height() > 7 * line;
    const double height = layout.area.height() - (axis ? 1.35 * line : 0);
    layout.rows = waterfallRows(content, static_cast<int>(std::min(100.0, height / (1.12 * line))));
    layout.rowHeight = std::min(3.2 * line, height / static_cast<double>(layout.rows.size()));
    const Columns columns = columnsOf(content, layout.rows, layout.area.width(), metrics);
    layout.plot = QRectF(layout.area.left() + columns.name, layout.area.top(),
                         std::max(1.0, layout.area.width() - columns.name - columns.time - columns.share),
                         layout.rowHeight * static_cast<double>(layout.rows.size()));
    const double step = layout.rows.back().bar.end;
    layout.interval = intervalOf(*content.performance, step);
    // A wide interval goes on beyond the edge rather than squeeze the bars.
    constexpr double mostBeyond = 1.15;
    layout.longest = std::max(step, layout.rows.back().ghost.end);
    if (layout.interval)
        layout.longest = std::max(layout.longest, std::min(layout.interval->end, mostBeyond * step));
    if (!(layout.longest > 0))
        layout.longest = 1;
    // Text lower than rows would overlap.
    if (layout.rowHeight >= line)
        placeWords(layout, content, columns, metrics);
    if (axis)
        placeAxis(layout, content, layout.plot.bottom() + 0.75 * line, metrics);
    return layout;
}

} // namespace quadrille
