// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_bars/bars_layout.h"

#include "widgets/memory_bars/bars_labels.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

void placeColumns(BarsLayout& layout, int places, double line) {
    layout.places = places;
    const int pixels = std::max(1, static_cast<int>(layout.plot.width()));
    layout.columns = std::min(places, pixels);
    // A lone bar must not become a wall, nor two of them stand at opposite ends.
    layout.columnWidth = std::min(layout.plot.width() / layout.columns, 14 * line);
    layout.columnsLeft = layout.plot.center().x() - layout.columnWidth * layout.columns / 2;
    const double width = layout.columnWidth;
    layout.barWidth = width >= 7   ? std::min(width * 0.72, 10 * line)
                      : width >= 3 ? width - layout.hair
                                   : width;
}

/// Draws the plot into what margins leave of area.
void placePlot(BarsLayout& layout, const BarsContent& content, const QRectF& area, const BarsMargins& margins,
               double line) {
    layout.plot = area.adjusted(margins.left, margins.top, -margins.right, -margins.bottom);
    layout.plot.setWidth(std::max(layout.plot.width(), 1.0));
    layout.plot.setHeight(std::max(layout.plot.height(), 1.0));
    layout.bandWidth = margins.band;
    layout.top = layout.plot.top() + std::min(1.35 * line, layout.plot.height() / 3);
    layout.ticks = barTicks(layout.largest, layout.plot.height(), line);
    placeColumns(layout, content.places(), line);
}

} // namespace

double BarsLayout::y(double bytes) const {
    return plot.bottom() - bytes / largest * (plot.bottom() - top);
}

QRectF BarsLayout::strip() const {
    return {plot.right(), plot.top(), bandWidth, plot.height()};
}

QRectF BarsLayout::column(int index) const {
    return {columnsLeft + index * columnWidth, plot.top(), columnWidth, plot.height()};
}

QRectF BarsLayout::bar(int index, double fromBytes, double toBytes) const {
    const double left = columnsLeft + index * columnWidth + (columnWidth - barWidth) / 2;
    return {QPointF(left, y(toBytes)), QPointF(left + barWidth, y(fromBytes))};
}

std::pair<int, int> BarsLayout::stagesOf(int index) const {
    const auto edge = [this](std::int64_t i) { return static_cast<int>(i * places / columns); };
    return {edge(index), edge(index + 1)};
}

int BarsLayout::columnOf(int stage) const {
    // The column whose half-open range [i·places/columns, (i+1)·places/columns) holds the stage.
    const auto wide = ((stage + std::int64_t{1}) * columns - 1) / std::max(places, 1);
    return static_cast<int>(std::min<std::int64_t>(wide, columns - 1));
}

int BarsLayout::columnAt(double x) const {
    const double index = std::floor((x - columnsLeft) / columnWidth);
    return index >= 0 && index < columns ? static_cast<int>(index) : -1;
}

BarsLayout layoutBars(const BarsContent& content, const QRectF& area, const QFontMetricsF& metrics) {
    BarsLayout layout;
    layout.area = area;
    const double line = metrics.height();
    layout.hair = std::max(1.0, line / 15);
    layout.largest = content.largest();
    const double pad = std::min(0.4 * line, area.width() / 40);
    const QRectF inner = area.adjusted(pad, pad, -pad, -pad);

    // How parts are named depends on the plot, and the plot's height on the legend: one more round settles
    // it, for a lower plot only moves names into the legend.
    BarsNames names;
    BarsMargins margins = barsMargins(content, inner, metrics, names);
    placePlot(layout, content, inner, margins, line);
    for (int round = 0; round < 2; ++round) {
        BarsNames better = barsNames(content, layout, metrics);
        if (better == names)
            break;
        names = std::move(better);
        margins = barsMargins(content, inner, metrics, names);
        placePlot(layout, content, inner, margins, line);
    }
    for (int column = 0; column < layout.columns; ++column) {
        const auto [begin, end] = layout.stagesOf(column);
        layout.shown.push_back(indexOfLargest(content.totals, begin, end));
    }
    placeLabels(layout, content, inner, margins, names, metrics);
    return layout;
}

BarsHit hitTest(const BarsContent& content, const BarsLayout& layout, QPointF point) {
    for (const auto& label : layout.labels) {
        const bool ofStage = label.kind == BarLabel::Kind::head || label.kind == BarLabel::Kind::stage;
        if (ofStage && label.stage < content.stages() && label.placed.box.contains(point))
            return {BarsHit::What::head, label.stage};
    }
    const int column = point.y() >= layout.plot.top() ? layout.columnAt(point.x()) : -1;
    const int stage = column >= 0 ? layout.shownStage(column) : -1;
    if (stage < 0)
        return {};
    if (point.y() >= layout.plot.bottom())
        return {BarsHit::What::head, stage};
    double below = 0;
    for (const auto part : content.parts()) {
        const double above = below + content.stage(stage).part(part).value();
        if (layout.bar(column, below, above).contains(point) && above > below)
            return {BarsHit::What::segment, stage, part};
        below = above;
    }
    return {BarsHit::What::above, stage};
}

} // namespace quadrille
