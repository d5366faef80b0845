// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaling/scaling_chart.h"

#include "widgets/chart/chart_painter.h"
#include "widgets/format.h"
#include "widgets/scaling/scaling_text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <limits>

namespace quadrille {
namespace {

using Kind = ChartLabel::Kind;

QPen penOf(ScalingLine line, double hair, const Colours& colours) {
    switch (line) {
    case ScalingLine::ideal:
        return dashedPen(colours.mutedText, hair, 1);
    case ScalingLine::asItIs:
        return dashedPen(colours.text, 1.4 * hair, 2);
    case ScalingLine::best:
        break;
    }
    return flatPen(colours.accent, 2.6 * hair);
}

QString nameOf(ScalingLine line) {
    switch (line) {
    case ScalingLine::ideal:
        return scaling_text::ideal();
    case ScalingLine::asItIs:
        return scaling_text::asItIs();
    case ScalingLine::best:
        break;
    }
    return scaling_text::best();
}

QPointF placeOf(const ChartLayout& layout, const ScalingPoint& point, double value) {
    return {layout.x(static_cast<double>(point.gpus)), layout.y(value)};
}

void chooseScales(ChartLayout& layout, const ScalingData& data) {
    const auto& points = data.scaling.points;
    const auto first = static_cast<double>(points.front().gpus),
               last = static_cast<double>(points.back().gpus);
    layout.across = {first, last > first ? last : 2 * first, true};
    std::vector<double> values;
    double most = 0;
    for (const ScalingLine line : scalingLines)
        for (std::size_t i = 0; i < points.size(); ++i)
            if (const auto value = valueOn(line, i, data)) {
                values.push_back(*value);
                most = std::max(most, *value);
            }
    // What is proportional to the GPUs is straight with both axes logarithmic; of a rate the zero counts.
    layout.up = data.shown == ScalingQuantity::flops ? scaleFromZero(most) : roundScale(values);
}

} // namespace

std::optional<double> valueOn(ScalingLine line, std::size_t point, const ScalingData& data) {
    const ScalingPoint& here = data.scaling.points.at(point);
    if (line == ScalingLine::ideal)
        return data.ideal(point);
    if (line == ScalingLine::asItIs)
        return here.asItIs ? std::optional(data.value(*here.asItIs)) : std::nullopt;
    return here.best ? std::optional(data.value(here.seen)) : std::nullopt;
}

ChartLayout layoutScaling(const ScalingData& data, const QRectF& area, const QFontMetricsF& metrics) {
    const auto& points = data.scaling.points;
    ChartLayout layout;
    beginChart(layout, area, metrics);
    chooseScales(layout, data);
    ChartAxes axes;
    axes.xName =
        data.scaling.kind == ScalingKind::strong
            ? QCoreApplication::translate("scaling", "GPUs, for the same global batch")
            : QCoreApplication::translate("scaling", "GPUs, for a global batch that grows with them");
    axes.yName = scaling_text::axisName(data);
    axes.yTexts = [&data](const std::vector<double>& ticks) { return scaling_text::tickTexts(data, ticks); };
    axes.above = 1.2 * metrics.height();
    const auto tick = [&](std::size_t i) {
        axes.xTicks.push_back(
            {format::count(points[i].gpus), static_cast<int>(i), static_cast<double>(points[i].gpus)});
    };
    tick(data.scaling.current);
    for (std::size_t i = 0; i < points.size(); ++i)
        tick(i);
    for (const ScalingLine line : scalingLines)
        for (std::size_t i = points.size(); i-- > 0;)
            if (const auto value = valueOn(line, i, data)) {
                axes.lines.push_back(
                    {nameOf(line), static_cast<int>(line), static_cast<double>(points[i].gpus), *value});
                break;
            }
    placeAxes(layout, axes, metrics);
    // What changes stands where a rising line leaves room, off every dot.
    const auto coversDot = [&](const QRectF& box) {
        const double reach = 6 * layout.hair;
        return std::ranges::any_of(points, [&](const ScalingPoint& point) {
            return point.best && box.adjusted(-reach, -reach, reach, reach)
                                     .contains(placeOf(layout, point, data.value(point.seen)));
        });
    };
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!points[i].change)
            continue;
        const QPointF at = placeOf(layout, points[i], data.value(points[i].seen));
        const double line = metrics.height(), aside = 0.6 * line;
        const QString words = metrics.elidedText(scaling_text::changed(*points[i].change), Qt::ElideRight,
                                                 0.35 * layout.frame.width());
        for (const double below : {1.0, 2.2, 3.4})
            for (const PlacedText& placed : {leftText(words, at + QPointF(aside, below * line), metrics),
                                             rightText(words, at + QPointF(-aside, -below * line), metrics)})
                if (std::ranges::find_if(layout.labels,
                                         [i](const ChartLabel& label) {
                                             return label.kind == Kind::note &&
                                                    label.index == static_cast<int>(i);
                                         }) == layout.labels.end() &&
                    layout.frame.contains(placed.box) && !coversDot(placed.box))
                    layout.add({Kind::note, placed, static_cast<int>(i)});
    }
    return layout;
}

void paintScaling(QPainter& painter, const ScalingData& data, const ChartLayout& layout,
                  const Colours& colours) {
    const auto& points = data.scaling.points;
    constexpr double gap = std::numeric_limits<double>::quiet_NaN();
    painter.save();
    paintGrid(painter, layout, colours);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const double own = layout.x(static_cast<double>(points[data.scaling.current].gpus));
    painter.setPen(QPen(colours.accent, layout.hair, Qt::DashLine));
    painter.drawLine(QPointF(own, layout.frame.top()), QPointF(own, layout.frame.bottom()));
    for (const ScalingLine line : scalingLines) {
        std::vector<QPointF> places;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto value = valueOn(line, i, data);
            places.push_back(value ? placeOf(layout, points[i], *value) : QPointF(gap, gap));
        }
        paintLine(painter, places, penOf(line, layout.hair, colours));
    }
    // A dot a plan, filled where it is another than the one before.
    for (const ScalingPoint& point : points) {
        if (!point.best)
            continue;
        painter.setPen(QPen(colours.accent, 2 * layout.hair));
        painter.setBrush(point.change ? colours.accent : colours.background);
        painter.drawEllipse(placeOf(layout, point, data.value(point.seen)), 4 * layout.hair, 4 * layout.hair);
    }
    const ChartInk ink = [&](const ChartLabel& label) {
        const bool isOwn = label.kind == Kind::xTick && label.index == static_cast<int>(data.scaling.current);
        const bool isBest = label.kind == Kind::line && label.index == static_cast<int>(ScalingLine::best);
        return isOwn || isBest ? colours.accent : usualInk(label, colours);
    };
    paintLeaders(painter, layout, ink);
    paintWords(painter, layout, ink, colours);
    painter.restore();
}

void paintScalingCursor(QPainter& painter, const ScalingData& data, const ChartLayout& layout,
                        std::size_t point, const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    const ScalingPoint& here = data.scaling.points.at(point);
    const double x = layout.x(static_cast<double>(here.gpus));
    painter.setPen(QPen(colours.text, layout.hair));
    painter.drawLine(QPointF(x, layout.frame.top()), QPointF(x, layout.frame.bottom()));
    painter.setBrush(colours.text);
    for (const ScalingLine line : scalingLines)
        if (const auto value = valueOn(line, point, data))
            painter.drawEllipse(placeOf(layout, here, *value), 2.5 * layout.hair, 2.5 * layout.hair);
    painter.restore();
}

} // namespace quadrille
