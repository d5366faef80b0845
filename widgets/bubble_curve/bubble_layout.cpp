// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bubble_curve/bubble_layout.h"

#include "widgets/bubble_curve/bubble_text.h"
#include "widgets/format.h"
#include "widgets/picture/axis.h"
#include "widgets/picture/seats.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

using Kind = BubbleLabel::Kind;

// In lines of text.
constexpr double numberRow = 1.3;
constexpr double nameRow = 1.2;
constexpr double leader = 1.4; ///< between the end of a line and its name
constexpr double gap = 0.45;

constexpr double headroom = 1.08;

/// With fewer micro-batches than an eighth of the plan's, every schedule is mostly bubble; that part of the
/// axis would press the rest to the ground.
void chooseScales(BubbleLayout& layout, const BubbleData& data) {
    const std::vector<std::int64_t> numbers = data.numbers();
    layout.last = static_cast<double>(numbers.back());
    const double own = data.microbatches > 0 ? static_cast<double>(data.microbatches) : layout.last;
    layout.first = std::max(static_cast<double>(numbers.front()), std::min(own / 4, layout.last / 8));
    if (layout.last <= layout.first)
        layout.last = 2 * layout.first;
    double largest = 0;
    for (const BubbleLine& line : data.lines)
        for (const BubblePoint& point : line.series.points)
            if (static_cast<double>(point.microbatches) >= layout.first)
                largest = std::max(largest, shareOf(point, data.shown));
    layout.top = std::max(0.01, headroom * largest);
}

double widest(const QStringList& texts, const QFontMetricsF& metrics) {
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

int mostTicks(double height, double line) {
    return std::clamp(static_cast<int>(height / (1.7 * line)), 2, 8);
}

/// The room that names of lines may take on the right.
double nameRoom(const BubbleData& data, const QRectF& area, const QFontMetricsF& metrics) {
    QStringList names;
    for (const BubbleLine& line : data.lines)
        names << line.name;
    return std::min(widest(names, metrics), 0.42 * area.width());
}

/// Takes what overlaps nothing.
bool add(BubbleLayout& layout, const BubbleLabel& label, double space) {
    const QRectF room = label.placed.box.adjusted(-space, 0, space, 0);
    const bool free = layout.area.adjusted(-1, -1, 1, 1).contains(label.placed.box) &&
                      std::ranges::none_of(layout.labels, [&room](const BubbleLabel& other) {
                          return other.placed.box.intersects(room);
                      });
    if (free)
        layout.labels.append(label);
    return free;
}

void placeNames(BubbleLayout& layout, const BubbleData& data, const QFontMetricsF& metrics, double room) {
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(data.lines.size()); ++i)
        order.push_back(i);
    const auto wanted = [&](int i) {
        return layout.y(shareOf(endOf(data.lines[static_cast<std::size_t>(i)]), data.shown));
    };
    std::ranges::stable_sort(order, {}, wanted);
    std::vector<Seat> seats;
    for (const int i : order)
        seats.push_back({wanted(i), metrics.height()});
    const QRectF frame = layout.frame();
    const std::vector<double> middles =
        seated(seats, layout.area.top(), frame.bottom() + metrics.height() / 2);
    const double left = frame.right() + leader * metrics.height();
    for (std::size_t place = 0; place < order.size(); ++place) {
        const QString& name = data.lines[static_cast<std::size_t>(order[place])].name;
        const QString shown = metrics.elidedText(name, Qt::ElideRight, room);
        add(layout, {Kind::line, leftText(shown, {left, middles[place]}, metrics), order[place], 0}, 0);
    }
}

/// Powers of two, and the plan's own number first.
void placeNumbers(BubbleLayout& layout, const BubbleData& data, const QFontMetricsF& metrics) {
    const double y = layout.frame().bottom() + 1 + numberRow * metrics.height() / 2;
    const auto place = [&](std::int64_t number) {
        const double x = layout.x(static_cast<double>(number));
        add(layout, {Kind::number, centredText(format::count(number), {x, y}, metrics), -1, number},
            gap * metrics.height());
    };
    if (data.microbatches > 0 && static_cast<double>(data.microbatches) <= layout.last)
        place(data.microbatches);
    for (double number = 1; number <= layout.last; number *= 2)
        if (number >= layout.first)
            place(static_cast<std::int64_t>(number));
}

void placeShares(BubbleLayout& layout, const QStringList& texts, const QFontMetricsF& metrics) {
    const double right = layout.frame().left() - gap * metrics.height();
    for (std::size_t i = 0; i < layout.ticks.size(); ++i)
        add(layout,
            {Kind::share,
             rightText(texts.at(static_cast<qsizetype>(i)), {right, layout.y(layout.ticks[i])}, metrics), -1,
             0},
            0);
}

void placeOwn(BubbleLayout& layout, const BubbleData& data, const QFontMetricsF& metrics) {
    const BubbleLine* own = data.own();
    const BubblePoint* point = own != nullptr ? own->at(data.microbatches) : nullptr;
    if (point == nullptr || static_cast<double>(point->microbatches) < layout.first)
        return;
    const double share = shareOf(*point, data.shown);
    const QPointF at(layout.x(static_cast<double>(point->microbatches)), layout.y(share));
    // Lines fall to the right: above and to the right of a point is free.
    const QPointF corner = at + QPointF(gap, -1.1) * metrics.height();
    if (corner.y() - metrics.height() / 2 > layout.area.top())
        add(layout, {Kind::own, leftText(format::percent(share), corner, metrics), -1, 0}, 0);
}

} // namespace

QRectF BubbleLayout::frame() const {
    return QRectF(plot).translated(area.topLeft()).translated(0, -1);
}

double BubbleLayout::x(double microbatches) const {
    const QRectF all = frame();
    return all.left() + all.width() * std::log2(microbatches / first) / std::log2(last / first);
}

double BubbleLayout::y(double share) const {
    const QRectF all = frame();
    return all.bottom() - std::min(share / top, 1.0) * all.height();
}

const BubblePoint& endOf(const BubbleLine& line) {
    return line.series.points.back();
}

BubbleLayout layoutBubble(const BubbleData& data, const QRectF& whole, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const double pad = std::min({0.3 * line, whole.width() / 40, whole.height() / 40});
    BubbleLayout layout;
    layout.area = whole.adjusted(pad, pad, -pad, -pad);
    layout.hair = std::max(1.0, line / 15);
    chooseScales(layout, data);
    const int most = mostTicks(layout.area.height() - 2 * line, line);
    layout.ticks = niceTicks(layout.top, most);
    const QStringList tickTexts = bubble::tickTexts(layout.ticks);

    const double names = nameRoom(data, layout.area, metrics);
    const QString shareName = bubble::shareName(data.shown);
    const bool axisName = layout.area.height() > 7 * line;
    const bool upright = axisName && metrics.horizontalAdvance(shareName) < layout.area.height() - 2 * line;
    const auto pixels = [](double length) { return static_cast<int>(std::ceil(length)); };
    const int left = pixels(widest(tickTexts, metrics) + 2 * gap * line + (upright ? nameRow * line : 0));
    const int top = pixels(0.6 * line);
    const int right = pixels(names + (leader + gap) * line);
    const int bottom = pixels((numberRow + (axisName ? nameRow : 0)) * line);
    layout.plot = QRect(left, top, std::max(1, static_cast<int>(layout.area.width()) - left - right),
                        std::max(1, static_cast<int>(layout.area.height()) - top - bottom));
    placeNames(layout, data, metrics, names);
    placeOwn(layout, data, metrics);
    placeNumbers(layout, data, metrics);
    placeShares(layout, tickTexts, metrics);
    const QRectF frame = layout.frame();
    if (upright)
        add(layout,
            {Kind::shareName,
             centredText(
                 shareName,
                 {layout.area.left() + nameRow * line / 2,
                  std::max(frame.center().y(), layout.area.top() + metrics.horizontalAdvance(shareName) / 2)},
                 metrics, true),
             -1, 0},
            0);
    if (axisName)
        add(layout,
            {Kind::axisName,
             centredText(bubble::axisName(), {frame.center().x(), layout.area.bottom() - nameRow * line / 2},
                         metrics),
             -1, 0},
            0);
    return layout;
}

} // namespace quadrille
