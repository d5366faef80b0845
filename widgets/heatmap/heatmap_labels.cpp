// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_labels.h"

#include "widgets/format.h"
#include "widgets/heatmap/heatmap_text.h"
#include "widgets/picture/legends.h"
#include "widgets/plan_table/axis_text.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

using Kind = HeatmapLabel::Kind;

constexpr double legendRow = 1.35; ///< lines
constexpr double nameRow = 1.2;

struct LegendEntry {
    Kind kind;
    QString text;
    Zone zone = Zone::green;
    double swatchLines = 0; ///< width of the swatch before the word
};

std::vector<LegendEntry> legendEntries(const HeatmapData& data) {
    std::vector<LegendEntry> entries{{Kind::heading, heat::quantityName(data)}};
    if (data.shown != HeatmapQuantity::memory) {
        const HeatmapScale scale = HeatmapScale::of(data);
        entries.push_back({Kind::scaleEnd, heat::scaleEnd(data, scale.best)});
        entries.push_back({Kind::scaleEnd, heat::scaleEnd(data, scale.worst), Zone::green, 5});
        if (data.best().valid())
            entries.push_back({Kind::best, heat::bestThatFits(), Zone::green, 1});
    }
    for (const auto zone : {Zone::green, Zone::yellow, Zone::red}) {
        if (data.shown == HeatmapQuantity::memory || zone != Zone::green)
            entries.push_back({Kind::zone, format::zoneName(zone), zone, 1.3});
    }
    entries.push_back({Kind::hatch, heat::cannotRun(), Zone::green, 1.3});
    if (data.isPartial())
        entries.push_back({Kind::computing, heat::computing(), Zone::green, 1.3});
    return entries;
}

QList<HeatmapLabel> flowLegend(const HeatmapData& data, const QRectF& room, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const auto entries = legendEntries(data);
    const auto swatch = [line](const LegendEntry& entry) {
        return entry.swatchLines > 0 ? (entry.swatchLines + 0.35) * line : 0;
    };
    std::vector<double> widths;
    widths.reserve(static_cast<std::size_t>(entries.size()));
    for (const auto& entry : entries)
        widths.push_back(swatch(entry) + metrics.horizontalAdvance(entry.text));
    const auto corners = flowRows(widths, room, 0.9 * line, legendRow * line);
    QList<HeatmapLabel> labels;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        HeatmapLabel label;
        label.kind = entries[i].kind;
        label.placed = leftText(entries[i].text, corners[i] + QPointF(swatch(entries[i]), line / 2), metrics);
        label.zone = entries[i].zone;
        label.swatch = QRectF(corners[i], QSizeF(entries[i].swatchLines * line, line));
        labels.append(label);
    }
    return labels;
}

double widestStop(const PlanAxis& dimension, const std::vector<std::int64_t>& stops,
                  const QFontMetricsF& metrics) {
    double widest = 0;
    for (const auto stop : stops)
        widest = std::max(widest, metrics.horizontalAdvance(axisValue(dimension, stop)));
    return widest;
}

/// Every step-th of the stops that are shown, with the current one first: when stops are thinned it must
/// stay.
std::vector<int> stopOrder(const HeatmapFoldedAxis& axis, int step, int current) {
    std::vector<int> order;
    if (axis.positionOf(current) >= 0)
        order.push_back(current);
    for (std::size_t i = 0; i < axis.shown.size(); i += static_cast<std::size_t>(step)) {
        if (axis.shown[i] != current)
            order.push_back(axis.shown[i]);
    }
    return order;
}

int stepFor(double needed, double available) {
    return std::max(1, static_cast<int>(std::ceil(needed / std::max(available, 1e-3) - 1e-9)));
}

void placeStops(HeatmapLayout& layout, const HeatmapData& data, const HeatmapMargins& margins,
                const QFontMetricsF& metrics) {
    const double line = metrics.height();
    if (margins.bottom > 0) {
        const double widest = widestStop(data.xDimension, data.xStops, metrics);
        const double needed = margins.uprightStops ? line : widest + 0.5 * line;
        for (const int column :
             stopOrder(layout.fold.columns, stepFor(needed, layout.cellWidth), data.currentColumn)) {
            const QString text = axisValue(data.xDimension, data.xStops[std::size_t(column)]);
            QPointF centre(layout.cell(column, layout.fold.rows.shown.front()).center().x(),
                           layout.grid.bottom() + 0.7 * line);
            if (margins.uprightStops)
                centre.setY(layout.grid.bottom() + 0.2 * line + metrics.horizontalAdvance(text) / 2);
            const HeatmapLabel label{
                Kind::xStop, centredText(text, centre, metrics, margins.uprightStops), {column, -1}};
            const double space = margins.uprightStops ? 0 : 0.2 * line;
            addFree(layout.labels, label, layout.area, space);
        }
    }
    if (margins.left > 0) {
        for (const int row : stopOrder(layout.fold.rows, stepFor(line, layout.cellHeight), data.currentRow)) {
            const QString text = axisValue(data.yDimension, data.yStops[std::size_t(row)]);
            const QPointF right(layout.grid.left() - 0.4 * line,
                                layout.cell(layout.fold.columns.shown.front(), row).center().y());
            addFree(layout.labels, HeatmapLabel{Kind::yStop, rightText(text, right, metrics), {-1, row}},
                    layout.area);
        }
    }
}

/// What a strip says as far as it has room; nothing without.
void placeFoldText(HeatmapLayout& layout, const HeatmapData& data, Qt::Orientation axis,
                   const QFontMetricsF& metrics) {
    const bool upward = axis == Qt::Horizontal;
    const QRectF& strip = upward ? layout.columnStrip : layout.rowStrip;
    const HeatmapFoldedAxis& stops = upward ? layout.fold.columns : layout.fold.rows;
    const double line = metrics.height();
    if (std::min(strip.width(), strip.height()) < line)
        return;
    const double length = (upward ? strip.height() : strip.width()) - 0.6 * line;
    for (const QString& text : {heat::foldText(data, axis, stops), heat::shortFoldText(stops)}) {
        if (metrics.horizontalAdvance(text) > length)
            continue;
        HeatmapLabel label{Kind::fold, centredText(text, strip.center(), metrics, upward)};
        label.swatch = strip;
        layout.labels.append(label);
        return;
    }
}

/// The longest of the names that fits a length.
QString fitting(const PlanAxis& dimension, double length, const QFontMetricsF& metrics) {
    for (const auto& name : {axisName(dimension), axisSymbol(dimension)}) {
        if (metrics.horizontalAdvance(name) <= length)
            return name;
    }
    return {};
}

} // namespace

HeatmapMargins heatmapMargins(const HeatmapData& data, const HeatmapFold& fold, const QRectF& area,
                              const QFontMetricsF& metrics) {
    const double line = metrics.height();
    HeatmapMargins margins;
    const auto legend = flowLegend(data, area, metrics);
    const double legendHeight = legend.last().placed.box.bottom() - area.top() + 0.45 * line;
    const bool narrow = std::any_of(legend.cbegin(), legend.cend(), [&area](const HeatmapLabel& label) {
        return label.placed.box.right() > area.right();
    });
    if (!narrow && legendHeight <= 0.3 * area.height() && drawsLegends())
        margins.top = legendHeight;

    const double left = widestStop(data.yDimension, data.yStops, metrics) + 0.5 * line;
    margins.left = left <= 0.3 * area.width() ? left : 0;
    margins.yName = margins.left > 0 && area.width() >= 12 * line;
    if (margins.yName)
        margins.left += nameRow * line;

    if (area.height() < 4.5 * line)
        return margins;
    const double widest = widestStop(data.xDimension, data.xStops, metrics);
    const double strip = fold.columns.foldable.empty() ? 0 : 1.5 * line;
    const double cell = std::min((area.width() - margins.left - strip) / fold.columns.count(), 18 * line);
    const bool lying = widest + 0.4 * line <= cell;
    margins.uprightStops = !lying && line <= cell && widest + 0.4 * line <= 0.2 * area.height();
    margins.bottom = margins.uprightStops ? widest + 0.4 * line : 1.25 * line;
    margins.xName = area.height() >= 8 * line;
    if (margins.xName)
        margins.bottom += nameRow * line;
    return margins;
}

void placeHeatmapLabels(HeatmapLayout& layout, const HeatmapData& data, const QRectF& area,
                        const HeatmapMargins& margins, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    if (margins.top > 0)
        layout.labels = flowLegend(data, area, metrics);
    placeFoldText(layout, data, Qt::Horizontal, metrics);
    placeFoldText(layout, data, Qt::Vertical, metrics);
    placeStops(layout, data, margins, metrics);
    if (margins.xName) {
        const QString name = fitting(data.xDimension, area.width(), metrics);
        const double y = layout.grid.bottom() + margins.bottom - nameRow * line / 2;
        HeatmapLabel label{Kind::xName, centredText(name, {layout.grid.center().x(), y}, metrics)};
        QRectF& box = label.placed.box;
        box.moveLeft(std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - box.width())));
        addFree(layout.labels, label, layout.area);
    }
    if (margins.yName) {
        const QString name = fitting(data.yDimension, layout.grid.height(), metrics);
        const QPointF centre(layout.grid.left() - margins.left + nameRow * line / 2,
                             layout.grid.center().y());
        if (!name.isEmpty())
            addFree(layout.labels, HeatmapLabel{Kind::yName, centredText(name, centre, metrics, true)},
                    layout.area);
    }
}

} // namespace quadrille
