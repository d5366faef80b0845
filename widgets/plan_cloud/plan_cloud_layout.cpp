// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plan_cloud/plan_cloud_layout.h"

#include "widgets/plan_cloud/plan_cloud_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace quadrille {
namespace {

constexpr std::size_t fewPoints = 3000; ///< that have room for a mark each

ChartScale scaleOf(const PlanCloudData& data, PlanQuantity quantity) {
    double low = std::numeric_limits<double>::infinity(), high = 0;
    const auto take = [&](const PlanPoint& point) {
        const double value = inAxisUnit(quantity, amount(quantity, point));
        if (value > 0)
            low = std::min(low, value);
        high = std::max(high, value);
    };
    std::ranges::for_each(*data.points, take);
    for (const auto* other : {&data.current, &data.baseline})
        if (*other)
            take(**other);
    for (const PlanCloudData::Published& each : data.published)
        take(each.seen);
    // Of numbers of GPUs each doubling counts, and costs have no end; else the best is what is looked at.
    constexpr std::array endless{PlanQuantity::gpus, PlanQuantity::cost, PlanQuantity::days,
                                 PlanQuantity::step};
    if (std::ranges::find(endless, quantity) == endless.end())
        return scaleFromZero(high);
    const std::array ends{low, high};
    return roundScale(ends);
}

/// Those of the values that points have, none where all have the same.
std::vector<ChartWord> legendOf(const PlanCloudData& data) {
    const CloudColouring& colouring = data.colouring;
    std::vector<bool> used(static_cast<std::size_t>(colouring.values.size()));
    if (!used.empty())
        for (const PlanPoint& point : *data.points)
            used[colouring.valueOf(point)] = true;
    std::vector<ChartWord> words;
    for (qsizetype i = 0; i < colouring.values.size(); ++i)
        if (used[static_cast<std::size_t>(i)])
            words.push_back({colouring.name.isEmpty()
                                 ? colouring.values[i]
                                 : colouring.name + QChar(QChar::Nbsp) + colouring.values[i],
                             static_cast<int>(i)});
    return words;
}

void fillCells(PlanCloudLayout& layout, const PlanCloudData& data) {
    layout.columns = static_cast<int>(layout.frame.width() / layout.cell) + 1;
    layout.rows = static_cast<int>(layout.frame.height() / layout.cell) + 1;
    layout.cells.assign(static_cast<std::size_t>(layout.columns) * static_cast<std::size_t>(layout.rows), {});
    const PlanPoints& points = *data.points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QPointF at = layout.at(data, points[i]) - layout.frame.topLeft();
        const auto column = static_cast<std::size_t>(at.x() / layout.cell);
        const auto row = static_cast<std::size_t>(at.y() / layout.cell);
        CloudCell& cell = layout.cells[row * static_cast<std::size_t>(layout.columns) + column];
        if (cell.plans == 0 || amount(PlanQuantity::throughput, points[i]) >
                                   amount(PlanQuantity::throughput, points[cell.fastest]))
            cell.fastest = static_cast<std::uint32_t>(i);
        layout.occupied += cell.plans == 0 ? 1 : 0;
        layout.fullest = std::max(layout.fullest, ++cell.plans);
    }
}

} // namespace

QPointF PlanCloudLayout::at(const PlanCloudData& data, const PlanPoint& point) const {
    return {x(inAxisUnit(data.x, amount(data.x, point))), y(inAxisUnit(data.y, amount(data.y, point)))};
}

QRectF PlanCloudLayout::boxOf(int column, int row) const {
    return {frame.left() + column * cell, frame.top() + row * cell, cell, cell};
}

const CloudCell* PlanCloudLayout::nearest(QPointF point, double reach) const {
    const QPointF at = point - frame.topLeft();
    const auto first = [&](double value) { return static_cast<int>(std::floor((value - reach) / cell)); };
    const auto last = [&](double value) { return static_cast<int>(std::floor((value + reach) / cell)); };
    const CloudCell* found = nullptr;
    double least = reach * reach;
    for (int row = std::max(0, first(at.y())); row <= std::min(rows - 1, last(at.y())); ++row) {
        for (int column = std::max(0, first(at.x())); column <= std::min(columns - 1, last(at.x()));
             ++column) {
            const CloudCell& each = cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                                          static_cast<std::size_t>(column)];
            const QPointF away = boxOf(column, row).center() - point;
            const double distance = QPointF::dotProduct(away, away);
            if (each.plans > 0 && distance <= least) {
                least = distance;
                found = &each;
            }
        }
    }
    return found;
}

CloudBrush PlanCloudLayout::brushOf(const QRectF& box) const {
    constexpr double unbounded = std::numeric_limits<double>::infinity();
    const auto value = [](const ChartScale& scale, double share) {
        return scale.logarithmic ? scale.low * std::pow(scale.high / scale.low, share)
                                 : scale.low + share * (scale.high - scale.low);
    };
    const auto shareX = [this](double x) { return (x - frame.left()) / frame.width(); };
    const auto shareY = [this](double y) { return (frame.bottom() - y) / frame.height(); };
    CloudBrush brush{-unbounded, unbounded, -unbounded, unbounded};
    if (box.left() > frame.left())
        brush.lowX = value(across, shareX(box.left()));
    if (box.right() < frame.right())
        brush.highX = value(across, shareX(box.right()));
    if (box.bottom() < frame.bottom())
        brush.lowY = value(up, shareY(box.bottom()));
    if (box.top() > frame.top())
        brush.highY = value(up, shareY(box.top()));
    return brush;
}

QRectF PlanCloudLayout::boxOf(const CloudBrush& brush) const {
    const auto clamped = [](const ChartScale& scale, double value) {
        return std::clamp(value, scale.low, scale.high); // its logarithm is asked for
    };
    return {QPointF(x(clamped(across, brush.lowX)), y(clamped(up, brush.highY))),
            QPointF(x(clamped(across, brush.highX)), y(clamped(up, brush.lowY)))};
}

PlanCloudLayout layoutPlanCloud(const PlanCloudData& data, const QRectF& area, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    PlanCloudLayout layout;
    beginChart(layout, area, metrics);
    layout.across = scaleOf(data, data.x);
    layout.up = scaleOf(data, data.y);
    placeLegend(layout, legendOf(data), ChartLegend::wherever, metrics);
    ChartAxes axes;
    axes.xName = plan_text::axisName(data.x);
    axes.yName = plan_text::axisName(data.y);
    axes.yTexts = plan_text::tickTexts;
    const auto ticks =
        layout.across.ticks(std::clamp(static_cast<int>(layout.room.width() / (4 * line)), 2, 9));
    const QStringList words = plan_text::tickTexts(ticks);
    for (qsizetype i = 0; i < words.size(); ++i)
        axes.xTicks.push_back({words[i], static_cast<int>(i), ticks[static_cast<std::size_t>(i)]});
    axes.above = 0.8 * line;
    axes.after = words.isEmpty() ? 0 : metrics.horizontalAdvance(words.back()) / 2;
    placeAxes(layout, axes, metrics);
    layout.cell = (data.points->size() <= fewPoints ? 5 : 4) * layout.hair;
    fillCells(layout, data);
    layout.front = frontOf(*data.points, data.x, data.y);
    return layout;
}

} // namespace quadrille
