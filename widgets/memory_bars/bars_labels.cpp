// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_bars/bars_labels.h"

#include "widgets/format.h"
#include "widgets/memory_bars/bars_gutter.h"
#include "widgets/memory_bars/bars_placer.h"
#include "widgets/memory_bars/bars_text.h"
#include "widgets/picture/axis.h"
#include "widgets/picture/colours.h"
#include "widgets/picture/legends.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

constexpr double legendRow = 1.35; ///< lines
constexpr double stageRow = 1.2;
constexpr double axisRow = 1.15;
constexpr double segmentLine = 1.1;    ///< lowest segment with a word inside
constexpr double segmentPad = 0.5;     ///< beside the word, both sides together
constexpr int mostBarsWithNumbers = 8; ///< beyond it numbers in every segment are noise

struct LegendEntry {
    QString text;
    MemoryPart part = MemoryPart::parameters;
    bool ofBaseline = false;
};

std::vector<LegendEntry> legendEntries(const BarsContent& content, const BarsNames& names) {
    std::vector<LegendEntry> entries;
    entries.reserve(names.legend.size() + 1);
    for (const auto part : names.legend)
        entries.push_back({format::partName(part), part});
    if (content.baseline)
        entries.push_back({bars::baselineName(), MemoryPart::parameters, true});
    return entries;
}

double swatchWidth(double line) {
    return 1.1 * line;
}

/// The entries' words, each with room for its swatch at its left.
QList<BarLabel> flowLegend(const std::vector<LegendEntry>& entries, const QRectF& room,
                           const QFontMetricsF& metrics) {
    const double line = metrics.height();
    std::vector<double> widths;
    widths.reserve(entries.size());
    for (const auto& entry : entries)
        widths.push_back(swatchWidth(line) + metrics.horizontalAdvance(entry.text));
    const auto corners = flowRows(widths, room, line, legendRow * line);
    QList<BarLabel> labels;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QPointF middle = corners[i] + QPointF(swatchWidth(line), line / 2);
        BarLabel label{BarLabel::Kind::legend, leftText(entries[i].text, middle, metrics)};
        label.part = entries[i].part;
        label.ofBaseline = entries[i].ofBaseline;
        labels.append(label);
    }
    return labels;
}

BarLabel head(const BarsContent& content, const BarsLayout& layout, int column, const QString& text,
              const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const int stage = layout.shownStage(column);
    const double total = content.totals[std::size_t(stage)];
    double foot = layout.y(total) - 0.15 * line;
    if (const auto* ghost = content.baselineStage(stage); ghost && !layout.isCrowded()) {
        // A ghost's edge just above the bar would be hidden: stand on it. A crowded ghost shows between the
        // bars.
        const double edge = layout.y(ghost->total().value());
        if (edge < foot && edge > foot - 1.2 * line)
            foot = edge - 0.15 * line;
    }
    const double half = metrics.horizontalAdvance(text) / 2;
    const double centre =
        std::clamp(layout.column(column).center().x(), layout.plot.left() + half + 0.2 * line,
                   std::max(layout.plot.right() - half - 0.2 * line, layout.plot.left() + half + 0.2 * line));
    BarLabel label{BarLabel::Kind::head, centredText(text, {centre, foot - line / 2}, metrics), stage};
    label.zone = content.zone(stage);
    return label;
}

void placeHeads(Placer& placer, const BarsContent& content, const BarsLayout& layout,
                const QFontMetricsF& metrics) {
    const int fullestStage = content.fullest;
    const int fullest = layout.columnOf(fullestStage);
    const auto text = [&content](int stage, int decimals) {
        return bars::head(content.totals[std::size_t(stage)], decimals, content.zone(stage));
    };
    const double room = layout.columnWidth - 0.5 * metrics.height();
    int decimals = -1;
    for (const int candidate : {1, 0}) {
        if (decimals < 0 && metrics.horizontalAdvance(text(fullestStage, candidate)) <= room)
            decimals = candidate;
    }
    placer.add(head(content, layout, fullest, text(fullestStage, decimals < 0 ? 1 : decimals), metrics));
    if (metrics.horizontalAdvance(zoneGlyph(Zone::green)) + 0.3 * metrics.height() > layout.columnWidth)
        return;
    for (int column = 0; column < layout.columns; ++column) {
        const int stage = layout.shownStage(column);
        if (stage < 0 || column == fullest)
            continue;
        const QString word = decimals < 0 ? zoneGlyph(content.zone(stage)) : text(stage, decimals);
        placer.add(head(content, layout, column, word, metrics), 0.3 * metrics.height());
    }
}

void placeSegments(Placer& placer, const BarsContent& content, const BarsLayout& layout, bool named,
                   const QFontMetricsF& metrics) {
    if (layout.isProfile() || layout.barWidth < 2 * metrics.height())
        return;
    const int fullest = content.fullest;
    for (int stage = 0; stage < content.stages(); ++stage) {
        const bool withName = named && stage == fullest;
        if (!withName && content.stages() > mostBarsWithNumbers)
            continue;
        double below = 0;
        for (const auto part : content.parts()) {
            const Bytes bytes = content.stage(stage).part(part);
            const QRectF box = layout.bar(stage, below, below + bytes.value());
            below += bytes.value();
            if (bytes <= Bytes() || box.height() < segmentLine * metrics.height())
                continue;
            for (const int decimals : {1, 0}) { // a narrow bar's large part has room for whole GiB
                const QString word =
                    withName ? bars::namedPart(part, bytes) : bars::number(bytes.value(), decimals);
                const BarLabel label{BarLabel::Kind::segment, centredText(word, box.center(), metrics), stage,
                                     part};
                if (label.placed.box.width() + segmentPad * metrics.height() > box.width())
                    continue;
                placer.add(label);
                break;
            }
        }
    }
}

void placeStages(Placer& placer, const BarsContent& content, const BarsLayout& layout, const QRectF& area,
                 const BarsMargins& margins, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    if (margins.bottom <= 0)
        return;
    const double perStage = layout.columnWidth * layout.columns / layout.places;
    const auto add = [&](int stage) {
        const double x = layout.isProfile() ? layout.columnsLeft + (stage + 0.5) * perStage
                                            : layout.column(stage).center().x();
        BarLabel label{BarLabel::Kind::stage,
                       centredText(format::count(stage), {x, layout.plot.bottom() + 0.65 * line}, metrics)};
        label.stage = stage;
        placer.add(label);
    };
    if (content.selected >= 0 && content.selected < content.stages())
        add(content.selected);
    const double widest = metrics.horizontalAdvance(format::count(layout.places - 1)) + 0.6 * line;
    const int most = std::max(1, static_cast<int>(layout.columnWidth * layout.columns / widest));
    const int step = static_cast<int>(std::max(1.0, niceStep(layout.places, most)));
    for (int stage = 0; stage < layout.places; stage += step)
        add(stage);
    if (margins.bottom < (stageRow + axisRow) * line - 1e-6)
        return;
    const auto [begin, end] = layout.stagesOf(layout.columns - 1);
    const QPointF centre(layout.plot.center().x(), layout.plot.bottom() + (stageRow + axisRow / 2) * line);
    for (const auto& name : bars::axisNames(layout.isProfile() ? end - begin : 1)) {
        BarLabel label{BarLabel::Kind::axis, centredText(name, centre, metrics)};
        // A note wider than the plot may use the margins.
        QRectF& box = label.placed.box;
        box.moveLeft(std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - box.width())));
        if (placer.add(label))
            break;
    }
}

} // namespace

std::vector<double> barTicks(double largestBytes, double plotHeight, double line) {
    return niceTicks(inGib(Bytes(largestBytes)),
                     std::clamp(static_cast<int>(plotHeight / (2.2 * line)), 1, 8));
}

BarsMargins barsMargins(const BarsContent& content, const QRectF& area, const QFontMetricsF& metrics,
                        const BarsNames& names) {
    const double line = metrics.height();
    BarsMargins margins;
    const auto entries = legendEntries(content, names);
    if (!entries.empty() && drawsLegends()) {
        const auto flow = flowLegend(entries, area, metrics);
        const double height = flow.last().placed.box.bottom() - area.top() + 0.6 * line;
        const bool narrow = std::any_of(flow.cbegin(), flow.cend(), [&area](const BarLabel& label) {
            return label.placed.box.right() > area.right();
        });
        if (!narrow && height <= 0.34 * area.height())
            margins.top = height;
    }
    if (area.height() >= 4.5 * line)
        margins.bottom += stageRow * line;
    if (area.height() >= (content.places() > area.width() / 2 ? 6 : 8) * line)
        margins.bottom += axisRow * line;

    measureGutter(margins, content, area, metrics);

    double widest = 0;
    const auto ticks = barTicks(content.largest(), area.height() - margins.top - margins.bottom, line);
    for (const auto& text : bars::tickTexts(ticks))
        widest = std::max(widest, metrics.horizontalAdvance(text));
    widest = std::max(widest, metrics.horizontalAdvance(bars::unit()));
    margins.left = widest + 0.6 * line <= 0.3 * area.width() ? widest + 0.6 * line : 0;
    return margins;
}

BarsNames barsNames(const BarsContent& content, const BarsLayout& layout, const QFontMetricsF& metrics) {
    BarsNames names;
    const auto parts = content.parts();
    const int fullest = content.fullest;
    const auto fitsAcross = [&](MemoryPart part) {
        const QString word = bars::namedPart(part, content.stage(fullest).part(part));
        return metrics.horizontalAdvance(word) + segmentPad * metrics.height() <= layout.barWidth;
    };
    names.inside = !layout.isProfile() && std::all_of(parts.begin(), parts.end(), fitsAcross);
    for (const auto part : parts) {
        const Bytes bytes = content.stage(fullest).part(part);
        const double height = layout.bar(0, 0, bytes.value()).height();
        if (!names.inside || height < segmentLine * metrics.height())
            names.legend.push_back(part);
    }
    return names;
}

void placeLabels(BarsLayout& layout, const BarsContent& content, const QRectF& area,
                 const BarsMargins& margins, const BarsNames& names, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    Placer placer(layout.labels, layout.area, 0.15 * line);
    if (margins.top > 0)
        layout.labels = flowLegend(legendEntries(content, names), area, metrics);
    placeHeads(placer, content, layout, metrics);
    placeGutter(placer, content, layout, area, margins, metrics);
    if (margins.left > 0) {
        const double right = layout.plot.left() - 0.6 * line;
        if (layout.top - layout.plot.top() > line)
            placer.add(
                {BarLabel::Kind::unit, rightText(bars::unit(), {right, layout.top - 1.05 * line}, metrics)});
        const QStringList texts = bars::tickTexts(layout.ticks);
        for (int i = 0; i < texts.size(); ++i) {
            const double y = layout.y(gibibytes(layout.ticks[std::size_t(i)]).value());
            placer.add({BarLabel::Kind::tick, rightText(texts[i], {right, y}, metrics)});
        }
    }
    placeSegments(placer, content, layout, names.inside, metrics);
    placeStages(placer, content, layout, area, margins, metrics);
}

} // namespace quadrille
