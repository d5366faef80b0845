// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_labels.h"

#include "widgets/format.h"
#include "widgets/sweep/sweep_text.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

using Kind = SweepLabel::Kind;

// In lines of text.
constexpr double swatchRoom = 1.2;
constexpr double legendSpace = 0.9;
constexpr double legendRow = 1.25;
constexpr double headRow = 1.3;
constexpr double stopRow = 1.2;
constexpr double axisRow = 1.15;
constexpr double nameRoom = 1.2; ///< of an upward name
constexpr double gap = 0.5;

/// Takes what overlaps nothing.
class Placer {
public:
    Placer(SweepLayout& layout, double space) : m_layout(layout), m_space(space) {}

    bool add(const SweepLabel& label) {
        const QRectF room = label.placed.box.adjusted(-m_space, 0, m_space, 0);
        const bool inside = m_layout.area.adjusted(-0.5, -0.5, 0.5, 0.5).contains(label.placed.box);
        const bool free =
            std::none_of(m_layout.labels.cbegin(), m_layout.labels.cend(),
                         [&room](const SweepLabel& other) { return other.placed.box.intersects(room); });
        if (inside && free)
            m_layout.labels.append(label);
        return inside && free;
    }

private:
    SweepLayout& m_layout;
    double m_space;
};

std::vector<SweepLabel> legendEntries(const SweepData& data, bool bubbleNamed) {
    std::vector<SweepLabel> entries;
    const auto entry = [&entries](Kind kind, const QString& text, MemoryPart part = MemoryPart::parameters) {
        SweepLabel label;
        label.kind = kind;
        label.placed.text = text;
        label.part = part;
        entries.push_back(label);
    };
    const auto some = [&data](auto&& is) { return std::any_of(data.stops.begin(), data.stops.end(), is); };
    for (const MemoryPart part : partsOf(MemoryKind::allocated)) {
        if (some([part](const SweepStop& stop) {
                return stop.runnable() && stop.fullest->part(part) > Bytes();
            }))
            entry(Kind::part, format::partName(part), part);
    }
    if (some([](const SweepStop& stop) { return stop.runnable(); }))
        entry(Kind::bubble, bubbleNamed ? sweep::bubbleWord() : sweep::bubbleName());
    if (some([](const SweepStop& stop) { return stop.baselineTotal.has_value(); }))
        entry(Kind::baseline, sweep::baselineName());
    if (data.isPartial())
        entry(Kind::computing, sweep::computing());
    if (some([](const SweepStop& stop) { return stop.cannotRun(); }))
        entry(Kind::hatch, sweep::cannotRun());
    return entries;
}

/// Puts the entries side by side; returns the height of their rows, 0 where one is wider than the area.
double flowLegend(std::vector<SweepLabel>& entries, const QRectF& area, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    std::vector<double> widths;
    for (const SweepLabel& entry : entries)
        widths.push_back(metrics.horizontalAdvance(entry.placed.text) + swatchRoom * line);
    if (widths.empty() || *std::max_element(widths.begin(), widths.end()) > area.width())
        return 0;
    const auto corners = flowRows(widths, area, legendSpace * line, legendRow * line);
    for (std::size_t i = 0; i < entries.size(); ++i)
        entries[i].placed = leftText(entries[i].placed.text,
                                     corners[i] + QPointF(swatchRoom * line, legendRow * line / 2), metrics);
    return corners.back().y() - area.top() + legendRow * line;
}

double widest(const QStringList& texts, const QFontMetricsF& metrics) {
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

/// The most decimals with which every total fits above its bar; −1: only the glyph does, −2: nothing.
int headDecimals(const SweepLayout& layout, const SweepData& data, const QFontMetricsF& metrics) {
    const double room = layout.columnWidth() - 0.7 * metrics.height();
    for (int decimals = 1; decimals >= -1; --decimals) {
        bool all = true;
        for (const SweepStop& stop : data.stops) {
            const QString text = sweep::head(stop.total(), stop.zone, decimals);
            all = all && (!stop.runnable() || metrics.horizontalAdvance(text) <= room);
        }
        if (all)
            return decimals;
    }
    return -2;
}

void placeHeads(Placer& placer, const SweepLayout& layout, const SweepData& data, const SweepMargins& margins,
                const QFontMetricsF& metrics) {
    const int decimals = headDecimals(layout, data, metrics);
    if (margins.heads <= 0 || decimals < -1)
        return;
    const double y = layout.frame().top() - margins.heads / 2;
    for (int i = 0; i < data.count(); ++i) {
        if (!data.stop(i).runnable())
            continue;
        const QString text = sweep::head(data.stop(i).total(), data.zone(i), decimals);
        placer.add({Kind::head, centredText(text, {layout.column(i).center().x(), y}, metrics), i});
    }
}

void placeStops(Placer& placer, const SweepLayout& layout, const SweepData& data,
                const QFontMetricsF& metrics) {
    const double y = layout.frame().bottom() + 1 + stopRow * metrics.height() / 2;
    const auto label = [&](int i) {
        const QString text = format::dimensionValue(data.dimension, data.stop(i).value);
        return SweepLabel{Kind::stop, centredText(text, {layout.column(i).center().x(), y}, metrics), i};
    };
    double width = 0;
    for (int i = 0; i < data.count(); ++i)
        width = std::max(width, label(i).placed.box.width());
    const int step =
        std::max(1, static_cast<int>(std::ceil((width + gap * metrics.height()) / layout.columnWidth())));
    if (data.current >= 0)
        placer.add(label(data.current));
    for (int i = 0; i < data.count(); i += step) {
        if (i != data.current)
            placer.add(label(i));
    }
}

/// How much of bars, hatches and markers the box would cover.
double behind(const SweepLayout& layout, const SweepData& data, const QRectF& box) {
    double covered = 0;
    for (int i = 0; i < data.count(); ++i) {
        const SweepStop& stop = data.stop(i);
        const QRectF shape = stop.cannotRun() ? layout.column(i) : layout.bar(i, 0, stop.total().value());
        covered += shape.intersected(box).width();
        const QPointF marker(layout.column(i).center().x(), layout.bubbleY(stop.bubbleOverTotal));
        const double reach = 6 * layout.hair;
        if (stop.runnable() && box.adjusted(-reach, -reach, reach, reach).contains(marker))
            covered += box.width();
    }
    return covered;
}

/// At the end of the line, above or below it, where it covers least.
void placeLimit(SweepLayout& layout, const SweepData& data, double bytes, const QString& text,
                const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const QRectF frame = layout.frame();
    if (bytes <= 0 || bytes > layout.top)
        return;
    std::optional<PlacedText> best;
    double least = 0;
    for (const double off : {-0.62 * line, 0.62 * line}) {
        const double y = layout.y(bytes) + off;
        for (const PlacedText& at : {leftText(text, {frame.left() + 0.4 * line, y}, metrics),
                                     rightText(text, {frame.right() - 0.4 * line, y}, metrics)}) {
            const bool free =
                std::none_of(layout.labels.cbegin(), layout.labels.cend(),
                             [&at](const SweepLabel& other) { return other.placed.box.intersects(at.box); });
            const double cost = behind(layout, data, at.box);
            if (free && frame.contains(at.box) && (!best || cost < least)) {
                best = at;
                least = cost;
            }
        }
    }
    if (best)
        layout.labels.append({Kind::limit, *best});
}

} // namespace

SweepMargins sweepMargins(const SweepData& data, const SweepLayout& scales, const QRectF& area,
                          const QFontMetricsF& metrics) {
    const double line = metrics.height();
    SweepMargins margins;
    const bool wide = area.width() >= 24 * line;
    const bool high = area.height() >= 11 * line;
    margins.memoryName =
        wide && high && metrics.horizontalAdvance(sweep::memoryName()) <= 0.6 * area.height();
    margins.bubbleName =
        wide && high && metrics.horizontalAdvance(sweep::bubbleName()) <= 0.6 * area.height();

    auto entries = legendEntries(data, margins.bubbleName);
    const double legend = flowLegend(entries, area, metrics);
    margins.legend = legend > 0 && legend <= 0.28 * area.height() ? legend + 0.2 * line : 0;
    margins.heads = area.height() >= 8 * line ? headRow * line : 0.5 * line;
    margins.top = margins.legend + margins.heads;

    margins.bottom = area.height() >= 4.5 * line ? stopRow * line : 2 * scales.hair;
    margins.axisName = area.height() >= 8 * line;
    margins.bottom += margins.axisName ? axisRow * line : 0;

    const double left = widest(sweep::tickTexts(scales.ticks), metrics) + gap * line;
    const double right = widest(sweep::bubbleTickTexts(scales.bubbleTicks), metrics) + gap * line;
    if (left + right <= 0.4 * area.width()) {
        margins.left = left + 0.2 * line + (margins.memoryName ? nameRoom * line : 0);
        margins.right = right + 0.2 * line + (margins.bubbleName ? nameRoom * line : 0);
    } else {
        margins.memoryName = margins.bubbleName = false;
    }
    return margins;
}

void placeSweepLabels(SweepLayout& layout, const SweepData& data, const SweepMargins& margins,
                      const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const QRectF frame = layout.frame();
    const QRectF& area = layout.area;
    if (margins.legend > 0) {
        auto entries = legendEntries(data, margins.bubbleName);
        flowLegend(entries, area, metrics);
        layout.labels = QList<SweepLabel>(entries.begin(), entries.end());
    }
    Placer placer(layout, 0.15 * line);
    placeHeads(placer, layout, data, margins, metrics);
    if (margins.bottom >= stopRow * line)
        placeStops(placer, layout, data, metrics);
    if (margins.axisName)
        placer.add(
            {Kind::axisName,
             centredText(format::dimensionName(data.dimension),
                         {frame.center().x(), frame.bottom() + (stopRow + axisRow / 2) * line}, metrics)});
    if (margins.memoryName)
        placer.add(
            {Kind::memoryName, centredText(sweep::memoryName(),
                                           {area.left() + line / 2 + 1, frame.center().y()}, metrics, true)});
    if (margins.bubbleName)
        placer.add({Kind::bubbleName,
                    centredText(sweep::bubbleName(), {area.right() - line / 2 - 1, frame.center().y()},
                                metrics, true)});
    if (margins.left > 0) {
        const QStringList texts = sweep::tickTexts(layout.ticks);
        for (int i = 0; i < texts.size(); ++i) {
            const double y = layout.y(gibibytes(layout.ticks[std::size_t(i)]).value());
            placer.add({Kind::tick, rightText(texts[i], {frame.left() - gap * line, y}, metrics)});
        }
    }
    if (margins.right > 0) {
        const QStringList texts = sweep::bubbleTickTexts(layout.bubbleTicks);
        const double right = frame.right() + gap * line + widest(texts, metrics);
        for (int i = 0; i < texts.size(); ++i) {
            const double y = layout.bubbleY(layout.bubbleTicks[std::size_t(i)]);
            placer.add({Kind::bubbleTick, rightText(texts[i], {right, y}, metrics)});
        }
    }
    const double capacity = data.capacity.value();
    placeLimit(layout, data, capacity, sweep::capacityLabel(data.capacity), metrics);
    if (data.greenLimit)
        placeLimit(layout, data, data.greenLimit->value(), format::percent(greenShare, 0), metrics);
}

} // namespace quadrille
