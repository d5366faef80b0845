// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_course/course_labels.h"

#include "widgets/format.h"
#include "widgets/memory_bars/bars_text.h"
#include "widgets/memory_course/course_text.h"
#include "widgets/picture/axis.h"
#include "widgets/picture/legends.h"
#include "widgets/picture/spacing.h"
#include "widgets/picture/wrapped_text.h"

#include <algorithm>

namespace quadrille::course {
namespace {

constexpr double legendRow = 1.35; ///< lines
constexpr double axisRow = 1.2;
constexpr double swatch = 1.1; ///< lines left of a legend's word

struct Entry {
    QString text;
    MemoryPart part = MemoryPart::parameters;
    bool states = false;
};

std::vector<Entry> legendEntries(const Content& content) {
    std::vector<Entry> entries;
    for (const auto& base : content.bases) {
        // Working memory has the colour of the buffers: it names both.
        if (base.part != MemoryPart::buffers)
            entries.push_back(
                {baseName(base), base.part.value_or(MemoryPart::parameters), !base.part.has_value()});
    }
    if (!content.course->moments.empty()) {
        entries.push_back({format::partName(MemoryPart::activations), MemoryPart::activations});
        entries.push_back({workingName(), MemoryPart::buffers});
    }
    return entries;
}

QList<Label> flowLegend(const std::vector<Entry>& entries, const QRectF& room, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    std::vector<double> widths;
    widths.reserve(entries.size());
    for (const auto& entry : entries)
        widths.push_back(swatch * line + metrics.horizontalAdvance(entry.text));
    const auto corners = flowRows(widths, room, line, legendRow * line);
    QList<Label> labels;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QPointF middle = corners[i] + QPointF(swatch * line, line / 2);
        labels.append({Label::Kind::legend, leftText(entries[i].text, middle, metrics), entries[i].part,
                       entries[i].states});
    }
    return labels;
}

void placePeak(Layout& layout, const Content& content, const QRectF& area, const Margins& margins,
               const QFontMetricsF& metrics) {
    const auto peak = content.peak();
    if (!peak || margins.peak.isEmpty())
        return;
    const MemoryMoment& moment = content.course->moments[*peak->moment];
    const bool earlier = moment.end < layout.range.begin;
    const bool later = moment.start > layout.range.end;
    const double time =
        std::clamp(moment.start + (moment.end - moment.start) / 2, layout.range.begin, layout.range.end);
    const double line = metrics.height();
    double widest = 0;
    QStringList lines = margins.peak;
    if (earlier)
        lines.first().prepend(QStringLiteral("◂ "));
    if (later)
        lines.last().append(QStringLiteral(" ▸"));
    for (const auto& text : lines)
        widest = std::max(widest, metrics.horizontalAdvance(text));
    const double left = std::clamp(layout.x(time) - widest / 2, layout.plot.left(),
                                   std::max(layout.plot.left(), area.right() - widest));
    double middle = area.top() + margins.legend + line / 2;
    for (const auto& text : lines) {
        addFree(layout.labels, Label{Label::Kind::peak, leftText(text, {left, middle}, metrics)}, area);
        middle += line + 0.1;
    }
}

void placeGutter(Layout& layout, const Content& content, const QRectF& area, const Margins& margins,
                 const QFontMetricsF& metrics) {
    if (margins.right <= 0)
        return;
    const double line = metrics.height();
    const double step = line + 0.1;
    const Bytes capacity = content.course->capacity;
    const double above = margins.capacityWord ? 2 * step : step;
    const auto middles = spaced({{layout.y(capacity.value()), above + 0.5},
                                 {layout.y(content.course->limits.green.value()), step + 0.5}},
                                layout.plot.top(), area.bottom());
    const double left = layout.plot.right() + 0.5 * line;
    double middle = middles[0];
    if (margins.capacityWord) {
        addFree(
            layout.labels,
            Label{Label::Kind::capacity, leftText(bars::capacityWord(), {left, middle - step / 2}, metrics)},
            area);
        middle += step / 2;
    }
    addFree(layout.labels,
            Label{Label::Kind::capacity, leftText(format::capacity(capacity), {left, middle}, metrics)},
            area);
    addFree(layout.labels,
            Label{Label::Kind::greenLimit,
                  leftText(bars::oomTick(greenProbability, false), {left, middles[1]}, metrics)},
            area);
}

void placeAxes(Layout& layout, const Content& content, const QString& axisName, const QRectF& area,
               const Margins& margins, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    if (margins.left > 0) {
        const double right = layout.plot.left() - 0.6 * line;
        const QStringList texts = bars::tickTexts(layout.ticks);
        for (int i = 0; i < texts.size(); ++i) {
            const double y = layout.y(gibibytes(layout.ticks[std::size_t(i)]).value());
            addFree(layout.labels, Label{Label::Kind::tick, rightText(texts[i], {right, y}, metrics)}, area);
        }
        addFree(layout.labels,
                Label{Label::Kind::unit,
                      rightText(bars::unit(), {right, layout.plot.top() - 0.75 * line}, metrics)},
                area);
    }
    if (margins.bottom <= 0)
        return;
    const double row = layout.plot.bottom() + 0.65 * line;
    const double step =
        layout.timeTicks.size() > 1 ? layout.timeTicks[1] - layout.timeTicks[0] : layout.range.length();
    for (const double time : layout.timeTicks) {
        const QString text = tickText(content, time, step);
        addFree(layout.labels, Label{Label::Kind::time, centredText(text, {layout.x(time), row}, metrics)},
                area);
    }
    if (margins.axisName) {
        Label name{Label::Kind::axisName,
                   centredText(axisName, {layout.plot.center().x(), row + axisRow * line}, metrics)};
        QRectF& box = name.placed.box;
        box.moveLeft(std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - box.width())));
        addFree(layout.labels, name, area);
    }
}

} // namespace

std::vector<double> memoryTicks(double largestBytes, double plotHeight, double line) {
    return niceTicks(inGib(Bytes(largestBytes)),
                     std::clamp(static_cast<int>(plotHeight / (2.2 * line)), 1, 8));
}

Margins marginsOf(const Content& content, const QRectF& area, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    Margins margins;
    const auto legend = flowLegend(legendEntries(content), area, metrics);
    if (!legend.isEmpty() && drawsLegends()) {
        const double height = legend.last().placed.box.bottom() - area.top() + 0.5 * line;
        const bool narrow = std::any_of(legend.cbegin(), legend.cend(), [&area](const Label& label) {
            return label.placed.box.right() > area.right();
        });
        if (!narrow && height <= 0.25 * area.height())
            margins.legend = height;
    }
    if (area.height() >= 4.5 * line)
        margins.bottom += axisRow * line;
    margins.axisName = area.height() >= 8 * line;
    if (margins.axisName)
        margins.bottom += axisRow * line;

    const Bytes capacity = content.course->capacity;
    const double numbers = std::max(metrics.horizontalAdvance(format::capacity(capacity)),
                                    metrics.horizontalAdvance(bars::oomTick(greenProbability, false)));
    const double words = std::max(numbers, metrics.horizontalAdvance(bars::capacityWord()));
    margins.capacityWord = words + 0.6 * line <= 0.3 * area.width() && area.height() >= 7 * line;
    const double right = (margins.capacityWord ? words : numbers) + 0.6 * line;
    margins.right = right <= 0.4 * area.width() && area.height() >= 5 * line ? right : 0;

    double widest = metrics.horizontalAdvance(bars::unit());
    const auto ticks = memoryTicks(content.largest(), area.height() - margins.legend - margins.bottom, line);
    for (const auto& text : bars::tickTexts(ticks))
        widest = std::max(widest, metrics.horizontalAdvance(text));
    margins.left = widest + 0.6 * line <= 0.3 * area.width() ? widest + 0.6 * line : 0;

    if (content.peak()) {
        const double room = area.width() - margins.left - metrics.horizontalAdvance(QStringLiteral("◂ "));
        const int most = area.height() >= 14 * line ? 2 : area.height() >= 9 * line ? 1 : 0;
        for (const bool full : {true, false}) {
            const QStringList lines = wrapped(peakLabel(content, full), full ? room : 1e9, metrics);
            const bool fits = std::all_of(lines.cbegin(), lines.cend(), [&](const QString& text) {
                return metrics.horizontalAdvance(text) <= room;
            });
            if (margins.peak.isEmpty() && fits && lines.size() <= most)
                margins.peak = lines;
        }
    }
    const double peakHeight =
        margins.peak.isEmpty() ? 0 : static_cast<double>(margins.peak.size()) * (line + 0.1) + 0.5 * line;
    margins.top = margins.legend + std::max(peakHeight, margins.left > 0 ? 1.25 * line : 0.0);
    return margins;
}

void placeLabels(Layout& layout, const Content& content, const QString& axisName, const QRectF& area,
                 const Margins& margins, const QFontMetricsF& metrics) {
    if (margins.legend > 0)
        layout.labels = flowLegend(legendEntries(content), area, metrics);
    placePeak(layout, content, area, margins, metrics);
    placeGutter(layout, content, area, margins, metrics);
    placeAxes(layout, content, axisName, area, margins, metrics);
}

} // namespace quadrille::course
