// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_layout.h"

#include "widgets/picture/axis.h"
#include "widgets/sweep/sweep_labels.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace quadrille {
namespace {

/// The axis is cut only where it saves at least this much.
constexpr double worthCutting = 1.25;
constexpr double headroom = 1.08;

double largestBubble(const SweepData& data) {
    double largest = 0;
    for (const SweepStop& stop : data.stops)
        largest = stop.runnable() ? std::max(largest, stop.bubbleOverTotal) : largest;
    return largest;
}

int mostTicks(double height, double line) {
    return std::clamp(static_cast<int>(height / (1.7 * line)), 2, 8);
}

} // namespace

QRectF SweepLayout::frame() const {
    return QRectF(plot).translated(area.topLeft()).translated(0, -1);
}

double SweepLayout::columnWidth() const {
    return static_cast<double>(plot.width()) / count;
}

QRectF SweepLayout::column(int stop) const {
    const QRectF all = frame();
    return {all.left() + stop * columnWidth(), all.top(), columnWidth(), all.height()};
}

QRectF SweepLayout::bar(int stop, double fromBytes, double toBytes) const {
    const double width = sweepBarShare * columnWidth();
    const double upper = y(std::min(toBytes, top));
    const double lower = y(std::min(fromBytes, top));
    return {column(stop).center().x() - width / 2, upper, width, lower - upper};
}

double SweepLayout::y(double bytes) const {
    const QRectF all = frame();
    return all.bottom() - bytes / top * all.height();
}

double SweepLayout::bubbleY(double share) const {
    const QRectF all = frame();
    return all.bottom() - share / bubbleTop * all.height();
}

int SweepLayout::stopAt(QPointF point) const {
    const QRectF all = frame();
    if (point.x() < all.left() || point.x() >= all.right() || !area.contains(point))
        return -1;
    const auto legend = std::find_if(labels.cbegin(), labels.cend(), [&point](const SweepLabel& label) {
        return label.kind <= SweepLabel::Kind::hatch && point.y() <= label.placed.box.bottom();
    });
    if (legend != labels.cend())
        return -1;
    return std::min(count - 1, static_cast<int>((point.x() - all.left()) / columnWidth()));
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

SweepLayout layoutSweep(const SweepData& data, const QRectF& whole, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const double pad = std::min({0.3 * line, whole.width() / 40, whole.height() / 40});
    const QRectF area = whole.adjusted(pad, pad, -pad, -pad);
    SweepLayout layout;
    layout.area = area;
    layout.count = std::max(1, data.count());
    layout.hair = std::max(1.0, line / 15);
    layout.top = sweepTop(data);
    layout.cut = std::any_of(data.stops.begin(), data.stops.end(),
                             [&layout](const SweepStop& stop) { return stop.total().value() > layout.top; });
    const double bubble = std::max(0.01, headroom * largestBubble(data));
    // Ticks need the height, which needs the words above and below, which need no ticks.
    layout.ticks = niceTicks(inGib(Bytes(layout.top)), mostTicks(area.height(), line));
    layout.bubbleTop = bubble;
    layout.bubbleTicks = niceTicks(bubble, mostTicks(area.height(), line));
    const SweepMargins margins = sweepMargins(data, layout, area, metrics);
    const auto pixels = [](double length) { return static_cast<int>(std::ceil(length)); };
    const int left = pixels(margins.left);
    const int top = pixels(margins.top);
    layout.plot = QRect(left, top, std::max(1, static_cast<int>(area.width()) - left - pixels(margins.right)),
                        std::max(1, static_cast<int>(area.height()) - top - pixels(margins.bottom)));
    const int most = mostTicks(layout.plot.height(), line);
    layout.ticks = niceTicks(inGib(Bytes(layout.top)), most);
    layout.bubbleTicks = niceTicks(bubble, most);
    placeSweepLabels(layout, data, margins, metrics);
    return layout;
}

} // namespace quadrille
