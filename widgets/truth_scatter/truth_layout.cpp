// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/truth_layout.h"

#include "widgets/picture/axis.h"
#include "widgets/truth_scatter/truth_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace quadrille {
namespace {

using Kind = TruthLabel::Kind;

// In lines of text.
constexpr double tickRow = 1.3;
constexpr double nameRow = 1.2;
constexpr double gap = 0.4;
constexpr double swatchRoom = 1.1;
constexpr double legendSpace = 0.9;
constexpr double legendRow = 1.2;

constexpr double wide = 8; ///< what spans more than this factor is read on a logarithmic axis
constexpr int linearSteps = 6;

/// Ends of a logarithmic axis: finer than its ticks, so that it has no room to spare.
constexpr std::array roundFactors{1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0};

double roundDown(double value) {
    const double decade = std::pow(10.0, std::floor(std::log10(value) + 1e-12));
    double found = decade;
    for (const double factor : roundFactors)
        if (factor * decade <= value * (1 + 1e-12))
            found = factor * decade;
    return found;
}

double roundUp(double value) {
    const double decade = std::pow(10.0, std::floor(std::log10(value) + 1e-12));
    for (const double factor : roundFactors)
        if (factor * decade >= value * (1 - 1e-12))
            return factor * decade;
    return 10 * decade;
}

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

/// Takes what overlaps nothing.
bool add(TruthLayout& layout, const TruthLabel& label, double space = 0) {
    const QRectF room = label.placed.box.adjusted(-space, 0, space, 0);
    const bool free = layout.area.adjusted(-1, -1, 1, 1).contains(label.placed.box) &&
                      std::ranges::none_of(layout.labels, [&room](const TruthLabel& other) {
                          return other.placed.box.intersects(room);
                      });
    if (free)
        layout.labels.append(label);
    return free;
}

double widest(const QStringList& texts, const QFontMetricsF& metrics) {
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

/// What the points on show are of.
std::vector<TruthLabel> legendEntries(const TruthData& data) {
    const auto shown = [&data](int TruthPoint::*of, qsizetype count) {
        std::vector<bool> used(static_cast<std::size_t>(count));
        for (const TruthPoint& point : data.points)
            used.at(static_cast<std::size_t>(point.*of)) = true;
        return used;
    };
    std::vector<TruthLabel> entries;
    const auto list = [&entries](Kind kind, const QStringList& names, const std::vector<bool>& used) {
        for (qsizetype i = 0; i < names.size(); ++i)
            if (used[static_cast<std::size_t>(i)]) {
                TruthLabel entry;
                entry.kind = kind;
                entry.placed.text = names[i];
                entry.index = static_cast<int>(i);
                entries.push_back(entry);
            }
    };
    list(Kind::source, data.sources, shown(&TruthPoint::source, data.sources.size()));
    if (data.colouring == TruthColouring::gpu)
        list(Kind::gpu, data.gpus, shown(&TruthPoint::gpu, data.gpus.size()));
    return entries;
}

/// Takes room from a wide picture's right side, or from the top of others. \returns what is left
QRectF placeLegend(TruthLayout& layout, const TruthData& data, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const QRectF whole = layout.area;
    const bool atSide = whole.width() > 1.7 * whole.height() && whole.width() > 30 * line;
    std::vector<TruthLabel> entries = legendEntries(data);
    std::vector<double> widths;
    const double most = atSide ? 0.36 * whole.width() : whole.width();
    for (TruthLabel& entry : entries) {
        entry.placed.text =
            metrics.elidedText(entry.placed.text, Qt::ElideRight, most - (swatchRoom + legendSpace) * line);
        widths.push_back(metrics.horizontalAdvance(entry.placed.text) + swatchRoom * line);
    }
    QRectF room = whole;
    if (atSide) {
        // As narrow as all of it can be.
        const double height = whole.height() - line;
        double width = *std::ranges::max_element(widths);
        const auto heightAt = [&](double of) {
            return flowRows(widths, {0, 0, of, height}, legendSpace * line, legendRow * line).back().y() +
                   legendRow * line;
        };
        while (width < most && heightAt(width) > height)
            width += line;
        room = QRectF(whole.right() - width, whole.top(), width, whole.height());
    }
    const auto corners = flowRows(widths, room, legendSpace * line, legendRow * line);
    const double highest = atSide ? whole.height() : 0.3 * whole.height();
    double used = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const double bottom = corners[i].y() - room.top() + legendRow * line;
        if (bottom > highest)
            break;
        entries[i].placed = leftText(entries[i].placed.text,
                                     corners[i] + QPointF(swatchRoom * line, legendRow * line / 2), metrics);
        if (add(layout, entries[i]))
            used = bottom;
    }
    return atSide ? whole.adjusted(0, 0, -room.width() - legendSpace * line, 0)
                  : whole.adjusted(0, used, 0, 0);
}

void placeTicks(TruthLayout& layout, const QStringList& texts, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const double y = layout.frame.bottom() + tickRow * line / 2;
    const double edge = layout.strip.isEmpty() ? layout.frame.left() : layout.strip.left();
    for (std::size_t i = 0; i < layout.ticks.size(); ++i) {
        const QString& text = texts.at(static_cast<qsizetype>(i));
        add(layout, {Kind::measured, centredText(text, {layout.x(layout.ticks[i]), y}, metrics), 0},
            gap * line);
        add(layout,
            {Kind::predicted, rightText(text, {edge - gap * line, layout.y(layout.ticks[i])}, metrics), 0});
    }
}

void placeBandLabel(TruthLayout& layout, const QFontMetricsF& metrics) {
    const auto upper = truthLine(layout, 1 + truthBand);
    if (!upper)
        return;
    const double line = metrics.height();
    // Inside the upper end of the band's edge, where few runs are: to the left of where it leaves the plot.
    const QPointF at(upper->p2() + QPointF(-gap * line, 0.6 * line));
    const PlacedText text = rightText(truth::bandName(), at, metrics);
    if (layout.frame.contains(text.box))
        add(layout, {Kind::band, text, 0});
}

} // namespace

double TruthRange::share(double value) const {
    return logarithmic ? std::log(value / low) / std::log(high / low) : (value - low) / (high - low);
}

TruthRange truthRange(std::span<const double> values) {
    double least = 0;
    double most = 0;
    for (const double value : values) {
        if (!(value > 0) || !std::isfinite(value))
            continue;
        least = least > 0 ? std::min(least, value) : value;
        most = std::max(most, value);
    }
    if (!(most > 0))
        return {};
    if (most > wide * least)
        return {roundDown(least), roundUp(most), true};
    const double room = std::max(most - least, 0.05 * most);
    const double step = niceStep(room, linearSteps);
    const double low = step * std::floor(least / step * (1 + 1e-12));
    const double high = step * std::ceil(most / step * (1 - 1e-12));
    return {low, high > low ? high : low + step, false};
}

std::vector<double> truthTicks(const TruthRange& range, int most) {
    std::vector<double> ticks;
    if (!range.logarithmic) {
        const double step = niceStep(range.high - range.low, most);
        for (double k = std::ceil(range.low / step - 1e-9); k * step <= range.high * (1 + 1e-9); ++k)
            ticks.push_back(k * step);
        return ticks;
    }
    const int first = static_cast<int>(std::floor(std::log10(range.low) + 1e-9));
    const int last = static_cast<int>(std::floor(std::log10(range.high) + 1e-9));
    const auto fill = [&](std::initializer_list<double> factors, int stride) {
        ticks.clear();
        for (int decade = first; decade <= last; ++decade)
            for (const double factor : factors) {
                const double value = factor * std::pow(10.0, decade);
                if ((decade - first) % stride == 0 && value >= range.low * (1 - 1e-9) &&
                    value <= range.high * (1 + 1e-9))
                    ticks.push_back(value);
            }
    };
    fill({1, 2, 5}, 1);
    for (int stride = 1; static_cast<int>(ticks.size()) > most && stride <= last - first + 1; ++stride)
        fill({1}, stride);
    return ticks;
}

double TruthLayout::x(double measured) const {
    return frame.left() + frame.width() * std::clamp(range.share(measured), 0.0, 1.0);
}

double TruthLayout::y(double predicted) const {
    return frame.bottom() - frame.height() * std::clamp(range.share(predicted), 0.0, 1.0);
}

TruthLayout layoutTruth(const TruthData& data, const QRectF& whole, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const double pad = std::min({0.3 * line, whole.width() / 40, whole.height() / 40});
    TruthLayout layout;
    layout.area = whole.adjusted(pad, pad, -pad, -pad);
    layout.hair = std::max(1.0, line / 15);
    layout.range = truthRange(valuesOf(data));
    const QRectF room = placeLegend(layout, data, metrics);

    const bool names = room.height() > 7 * line && room.width() > 12 * line;
    const double bottom = (tickRow + (names ? nameRow : 0)) * line;
    const double height = std::max(1.0, room.height() - 0.5 * line - bottom);
    layout.ticks = truthTicks(layout.range, std::clamp(static_cast<int>(height / (1.8 * line)), 2, 10));
    const QStringList texts = truth::tickTexts(layout.ticks, data.measure);
    const QString upName = truth::predictedName(data.measure);
    const bool upright = names && metrics.horizontalAdvance(upName) < room.height();
    const bool someRanOut = std::ranges::any_of(data.points, &TruthPoint::ranOut);
    layout.radius = std::clamp(
        std::sqrt(room.width() * room.height() / (40.0 * static_cast<double>(data.points.size() + 20))),
        1.8 * layout.hair, 0.3 * line);
    // Wide enough for many neighbours, but never much of the picture.
    const double strip =
        someRanOut ? std::min(std::max(metrics.horizontalAdvance(truth::ranOutName()) + 2 * gap * line,
                                       std::min(20 * layout.radius, 0.11 * room.width())),
                              0.25 * room.width())
                   : 0;
    const double left = widest(texts, metrics) + 2 * gap * line + (upright ? nameRow * line : 0);
    const double right = widest(texts.mid(texts.size() - 1), metrics) / 2 + layout.radius;
    const double begin = room.left() + left + strip + (someRanOut ? gap * line : 0);
    layout.frame = QRectF(std::round(begin), std::round(room.top() + 0.5 * line),
                          std::max(1.0, std::floor(room.right() - right - begin)), std::floor(height));
    if (someRanOut)
        layout.strip = QRectF(std::round(room.left() + left), layout.frame.top(), std::floor(strip),
                              layout.frame.height());

    if (someRanOut)
        add(layout,
            {Kind::ranOut,
             centredText(truth::ranOutName(),
                         {layout.strip.center().x(), layout.frame.bottom() + tickRow * line / 2}, metrics),
             0});
    placeTicks(layout, texts, metrics);
    if (upright)
        add(layout, {Kind::predictedName,
                     centredText(upName,
                                 {room.left() + nameRow * line / 2,
                                  std::clamp(layout.frame.center().y(),
                                             room.top() + metrics.horizontalAdvance(upName) / 2,
                                             room.bottom() - metrics.horizontalAdvance(upName) / 2)},
                                 metrics, true),
                     0});
    if (names)
        add(layout, {Kind::measuredName,
                     centredText(truth::measuredName(data.measure),
                                 {layout.frame.center().x(), room.bottom() - nameRow * line / 2}, metrics),
                     0});
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
    const TruthRange& range = layout.range;
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
