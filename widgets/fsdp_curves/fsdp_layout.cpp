// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fsdp_curves/fsdp_layout.h"

#include "widgets/fsdp_curves/fsdp_text.h"
#include "widgets/picture/axis.h"
#include "widgets/picture/seats.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace quadrille {
namespace {

using Kind = FsdpLabel::Kind;

// In lines of text.
constexpr double stopRow = 1.3;
constexpr double nameRow = 1.2;
constexpr double leader = 1.2; ///< between the end of a line and its name
constexpr double gap = 0.45;

constexpr double headroom = 1.06;

/// Calls see(value) for everything that is shown.
template <class See>
void eachValue(const FsdpCurvesData& data, See see) {
    for (const FsdpLine& line : data.lines) {
        for (const FsdpStop& stop : line.stops)
            if (const auto value = valueOf(stop, data.measure))
                see(*value);
        for (const FsdpMark& mark : line.measured)
            if (const auto value = valueOf(mark.run, data.measure))
                see(*value);
    }
}

/// 1, 2 and 5 of each decade, or, where those are too many, its beginning alone.
std::vector<double> decadeTicks(double bottom, double top, int most) {
    std::vector<double> fine, coarse;
    for (double decade = std::pow(10, std::floor(std::log10(bottom))); decade <= top; decade *= 10)
        for (const double factor : {1.0, 2.0, 5.0})
            if (const double tick = factor * decade; tick >= bottom && tick <= top) {
                fine.push_back(tick);
                if (factor == 1)
                    coarse.push_back(tick);
            }
    return static_cast<int>(fine.size()) > most && coarse.size() > 1 ? coarse : fine;
}

void chooseScales(FsdpLayout& layout, const FsdpCurvesData& data, int most) {
    layout.first = std::numeric_limits<double>::infinity();
    layout.last = 0;
    for (const FsdpLine& line : data.lines)
        for (const FsdpStop& stop : line.stops) {
            layout.first = std::min(layout.first, stop.at);
            layout.last = std::max(layout.last, stop.at);
        }
    if (layout.last <= layout.first)
        layout.last = 2 * layout.first;
    double least = std::numeric_limits<double>::infinity();
    double largest = 0;
    eachValue(data, [&](double value) {
        least = std::min(least, value);
        largest = std::max(largest, value);
    });
    layout.logarithmic = data.measure == FsdpMeasure::throughput;
    if (!(largest > 0)) // nothing fits anywhere
        least = largest = 1;
    if (layout.logarithmic) {
        layout.bottom = least / 1.3;
        layout.top = largest * 1.3;
        layout.ticks = decadeTicks(layout.bottom, layout.top, most);
    } else {
        layout.bottom = 0;
        layout.top = headroom * largest;
        layout.ticks = niceTicks(layout.top, most);
    }
}

double widest(const QStringList& texts, const QFontMetricsF& metrics) {
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

/// Takes what overlaps nothing.
bool add(FsdpLayout& layout, const FsdpLabel& label, double space) {
    const QRectF room = label.placed.box.adjusted(-space, 0, space, 0);
    const bool free = layout.area.adjusted(-1, -1, 1, 1).contains(label.placed.box) &&
                      std::ranges::none_of(layout.labels, [&room](const FsdpLabel& other) {
                          return other.placed.box.intersects(room);
                      });
    if (free)
        layout.labels.append(label);
    return free;
}

void placeNames(FsdpLayout& layout, const FsdpCurvesData& data, const QFontMetricsF& metrics, double room) {
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(data.lines.size()); ++i)
        if (lastStop(data.line(i), data.measure) >= 0)
            order.push_back(i);
    const auto wanted = [&](int i) {
        return layout.y(*valueOf(data.stop({i, lastStop(data.line(i), data.measure)}), data.measure));
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
        const QString shown = metrics.elidedText(data.line(order[place]).name, Qt::ElideRight, room);
        add(layout, {Kind::line, leftText(shown, {left, middles[place]}, metrics), order[place]}, 0);
    }
}

/// Both ends first, then what there is room for.
void placeStops(FsdpLayout& layout, const FsdpCurvesData& data, const QFontMetricsF& metrics) {
    const std::vector<FsdpStop>& stops = data.lines.front().stops;
    const double y = layout.frame().bottom() + 1 + stopRow * metrics.height() / 2;
    const auto count = static_cast<int>(stops.size());
    const auto place = [&](int i) {
        const double at = stops[static_cast<std::size_t>(i)].at;
        add(layout, {Kind::stop, centredText(fsdp_text::stopName(data, i), {layout.x(at), y}, metrics), i},
            gap * metrics.height());
    };
    place(0);
    if (count > 1)
        place(count - 1);
    for (int i = 1; i + 1 < count; ++i)
        place(i);
}

} // namespace

QRectF FsdpLayout::frame() const {
    return QRectF(plot).translated(area.topLeft()).translated(0, -1);
}

double FsdpLayout::x(double at) const {
    const QRectF all = frame();
    return all.left() + all.width() * std::log(at / first) / std::log(last / first);
}

double FsdpLayout::height(double value) const {
    if (!logarithmic)
        return std::clamp(value / top, 0.0, 1.0);
    return value > bottom ? std::min(1.0, std::log(value / bottom) / std::log(top / bottom)) : 0;
}

double FsdpLayout::y(double value) const {
    const QRectF all = frame();
    return all.bottom() - height(value) * all.height();
}

FsdpLayout layoutFsdp(const FsdpCurvesData& data, const QRectF& whole, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const double pad = std::min({0.3 * line, whole.width() / 40, whole.height() / 40});
    FsdpLayout layout;
    layout.area = whole.adjusted(pad, pad, -pad, -pad);
    layout.hair = std::max(1.0, line / 15);
    layout.marker = std::max(3.0, line / 4);
    chooseScales(layout, data,
                 std::clamp(static_cast<int>((layout.area.height() - 2 * line) / (1.7 * line)), 2, 8));
    const QStringList tickTexts = fsdp_text::tickTexts(layout.ticks, data.measure);

    QStringList lineNames;
    for (const FsdpLine& each : data.lines)
        lineNames << each.name;
    const double names = std::min(widest(lineNames, metrics), 0.4 * layout.area.width());
    const QString valueName = fsdp_text::valueName(data.measure);
    const bool axisName = layout.area.height() > 7 * line;
    const bool upright = axisName && metrics.horizontalAdvance(valueName) < layout.area.height() - 2 * line;
    const auto pixels = [](double length) { return static_cast<int>(std::ceil(length)); };
    const int left =
        pixels(widest(tickTexts, metrics) + 2 * gap * line + (upright ? nameRow * line : 0) + layout.marker);
    const int top = pixels(0.6 * line);
    const int right = pixels(names + (leader + gap) * line);
    const int bottom = pixels((stopRow + (axisName ? nameRow : 0)) * line);
    layout.plot = QRect(left, top, std::max(1, static_cast<int>(layout.area.width()) - left - right),
                        std::max(1, static_cast<int>(layout.area.height()) - top - bottom));

    placeNames(layout, data, metrics, names);
    placeStops(layout, data, metrics);
    const QRectF frame = layout.frame();
    for (std::size_t i = 0; i < layout.ticks.size(); ++i)
        add(layout,
            {Kind::tick,
             rightText(tickTexts.at(static_cast<qsizetype>(i)),
                       {frame.left() - gap * line - layout.marker, layout.y(layout.ticks[i])}, metrics),
             static_cast<int>(i)},
            0);
    if (upright) {
        const double lowest = layout.area.top() + metrics.horizontalAdvance(valueName) / 2;
        add(layout,
            {Kind::valueName,
             centredText(valueName,
                         {layout.area.left() + nameRow * line / 2, std::max(frame.center().y(), lowest)},
                         metrics, true)},
            0);
    }
    if (axisName)
        add(layout,
            {Kind::axisName,
             centredText(fsdp_text::axisName(data.axis),
                         {frame.center().x(), layout.area.bottom() - nameRow * line / 2}, metrics)},
            0);
    return layout;
}

FsdpPlace placeAt(const FsdpCurvesData& data, const FsdpLayout& layout, QPointF point) {
    const double reach = 2 * layout.marker;
    if (!layout.frame().adjusted(-reach, -reach, reach, reach).contains(point))
        return {};
    FsdpPlace nearest;
    double distance = std::numeric_limits<double>::infinity();
    const auto see = [&](FsdpPlace place, double at, double value, double weight) {
        const QPointF away = point - QPointF(layout.x(at), layout.y(value));
        // Columns count first: the stops of a line are what one moves along.
        const double far = std::hypot(weight * away.x(), away.y());
        if (far < distance) {
            distance = far;
            nearest = place;
        }
    };
    constexpr double column = 4;
    for (int line = 0; line < static_cast<int>(data.lines.size()); ++line) {
        const FsdpLine& each = data.line(line);
        for (int stop = 0; stop < static_cast<int>(each.stops.size()); ++stop) {
            const FsdpPlace place{line, stop};
            const double at = data.stop(place).at;
            if (const auto value = valueOf(data.stop(place), data.measure))
                see(place, at, *value, column);
            for (const FsdpStudy::Run* run : measuredAt(data, place))
                if (const auto value = valueOf(*run, data.measure))
                    see(place, at, *value, column);
        }
    }
    return nearest;
}

} // namespace quadrille
