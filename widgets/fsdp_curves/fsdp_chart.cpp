// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fsdp_curves/fsdp_chart.h"

#include "widgets/chart/chart_marks.h"
#include "widgets/chart/chart_painter.h"
#include "widgets/fsdp_curves/fsdp_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace quadrille {
namespace {

using Kind = ChartLabel::Kind;

constexpr double headroom = 1.06;
constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

void chooseScales(ChartLayout& layout, const FsdpCurvesData& data) {
    layout.across = {infinity, 0, true};
    double least = infinity;
    double largest = 0;
    const auto see = [&](std::optional<double> value) {
        least = std::min(least, value.value_or(infinity));
        largest = std::max(largest, value.value_or(0));
    };
    for (const FsdpLine& line : data.lines) {
        for (const FsdpStop& stop : line.stops) {
            layout.across.low = std::min(layout.across.low, stop.at);
            layout.across.high = std::max(layout.across.high, stop.at);
            see(valueOf(stop, data.measure));
        }
        for (const FsdpMark& mark : line.measured)
            see(valueOf(mark.run, data.measure));
    }
    if (layout.across.high <= layout.across.low)
        layout.across.high = 2 * layout.across.low;
    if (!(largest > 0)) // nothing fits anywhere
        least = largest = 1;
    layout.up = data.measure == FsdpMeasure::throughput ? ChartScale{least / 1.3, largest * 1.3, true}
                                                        : ChartScale{0, headroom * largest, false};
}

/// Calls see(place, x, value) for what is shown of a line: its stops, and the runs measured at them.
template <class See>
void eachPoint(const FsdpCurvesData& data, FsdpPlace place, See see) {
    const double at = data.stop(place).at;
    if (const auto value = valueOf(data.stop(place), data.measure))
        see(at, *value);
    for (const FsdpStudy::Run* run : measuredAt(data, place))
        if (const auto value = valueOf(*run, data.measure))
            see(at, *value);
}

/// Four shapes in turn, so that measured runs are told apart without colour.
QPainterPath shapeOf(int line, double radius) {
    switch (line % 4) {
    case 0: {
        QPainterPath circle;
        circle.addEllipse(QPointF(), radius, radius);
        return circle;
    }
    case 1:
        return polygonPath(4, 1.25 * radius, std::numbers::pi / 4);
    case 2:
        return polygonPath(3, 1.35 * radius);
    default:
        return polygonPath(4, 1.35 * radius);
    }
}

/// A run that ran out of memory has no value: a cross on the axis, as what does not fit has everywhere.
void paintCross(QPainter& painter, const FsdpLayout& layout, double at) {
    const double reach = 0.8 * layout.marker;
    const QPointF centre(layout.x(at), layout.frame.bottom() - 2 * layout.marker);
    painter.drawLine(centre - QPointF(reach, reach), centre + QPointF(reach, reach));
    painter.drawLine(centre - QPointF(reach, -reach), centre + QPointF(reach, -reach));
}

/// The line through its stops with a small dot at each, and an open shape at every measured run.
void paintMarks(QPainter& painter, const FsdpCurvesData& data, const FsdpLayout& layout, int line,
                const Colours& colours) {
    const QColor ink = fsdpPen(line, layout, colours).color();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    for (const FsdpStop& stop : data.line(line).stops)
        if (const auto value = valueOf(stop, data.measure))
            painter.drawEllipse(QPointF(layout.x(stop.at), layout.y(*value)), 1.8 * layout.hair,
                                1.8 * layout.hair);
    painter.setPen(QPen(ink, 1.6 * layout.hair));
    painter.setBrush(colours.background);
    for (const FsdpMark& mark : data.line(line).measured)
        if (const auto value = valueOf(mark.run, data.measure))
            painter.drawPath(shapeOf(line, layout.marker).translated(layout.x(mark.at), layout.y(*value)));
        else
            paintCross(painter, layout, mark.at);
}

} // namespace

FsdpLayout layoutFsdp(const FsdpCurvesData& data, const QRectF& area, const QFontMetricsF& metrics) {
    FsdpLayout layout;
    beginChart(layout, area, metrics);
    layout.marker = std::max(3.0, metrics.height() / 4);
    chooseScales(layout, data);
    ChartAxes axes;
    axes.xName = fsdp_text::axisName(data.axis);
    axes.yName = fsdp_text::valueName(data.measure);
    axes.yTexts = [&data](const std::vector<double>& ticks) {
        return fsdp_text::tickTexts(ticks, data.measure);
    };
    axes.above = 0.6 * metrics.height();
    axes.before = layout.marker;
    // Both ends first, then what there is room for.
    const std::vector<FsdpStop>& stops = data.lines.front().stops;
    const int last = static_cast<int>(stops.size()) - 1;
    for (int i = 0; i <= last; ++i)
        axes.xTicks.push_back({fsdp_text::stopName(data, i), i, stops[static_cast<std::size_t>(i)].at});
    std::rotate(axes.xTicks.begin() + std::min(last, 1), axes.xTicks.end() - 1, axes.xTicks.end());
    for (int i = 0; i < static_cast<int>(data.lines.size()); ++i)
        if (const int end = lastStop(data.line(i), data.measure); end >= 0)
            axes.lines.push_back(
                {data.line(i).name, i, data.stop({i, end}).at, *valueOf(data.stop({i, end}), data.measure)});
    placeAxes(layout, axes, metrics);
    return layout;
}

FsdpPlace placeAt(const FsdpCurvesData& data, const FsdpLayout& layout, QPointF point) {
    const double reach = 2 * layout.marker;
    if (!layout.frame.adjusted(-reach, -reach, reach, reach).contains(point))
        return {};
    constexpr double column = 4; // columns count first: the stops of a line are what one moves along
    FsdpPlace nearest;
    double distance = infinity;
    for (int line = 0; line < static_cast<int>(data.lines.size()); ++line) {
        for (int stop = 0; stop < static_cast<int>(data.line(line).stops.size()); ++stop) {
            eachPoint(data, {line, stop}, [&](double at, double value) {
                const QPointF away = point - QPointF(layout.x(at), layout.y(value));
                const double far = std::hypot(column * away.x(), away.y());
                if (far < distance) {
                    distance = far;
                    nearest = {line, stop};
                }
            });
        }
    }
    return nearest;
}

QPen fsdpPen(int line, const FsdpLayout& layout, const Colours& colours) {
    return dashedPen(colours.category(static_cast<std::size_t>(line)), 1.8 * layout.hair, line);
}

void paintFsdp(QPainter& painter, const FsdpCurvesData& data, const FsdpLayout& layout,
               const Colours& colours) {
    painter.save();
    paintGrid(painter, layout, colours);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const int count = static_cast<int>(data.lines.size());
    for (int line = 0; line < count; ++line) {
        std::vector<QPointF> points;
        for (const FsdpStop& stop : data.line(line).stops) {
            const auto value = valueOf(stop, data.measure);
            points.emplace_back(layout.x(stop.at), value ? layout.y(*value) : nothing);
        }
        paintLine(painter, points, fsdpPen(line, layout, colours));
    }
    const ChartInk ink = [&](const ChartLabel& label) {
        return label.kind == Kind::line ? fsdpPen(label.index, layout, colours).color()
                                        : usualInk(label, colours);
    };
    paintLeaders(painter, layout, ink);
    for (int line = 0; line < count; ++line)
        paintMarks(painter, data, layout, line, colours);
    paintWords(painter, layout, ink, colours);
    painter.restore();
}

void paintFsdpCursor(QPainter& painter, const FsdpCurvesData& data, const FsdpLayout& layout, FsdpPlace place,
                     const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    const double x = layout.x(data.stop(place).at);
    painter.setPen(QPen(colours.text, layout.hair, Qt::DotLine));
    painter.drawLine(QPointF(x, layout.frame.top()), QPointF(x, layout.frame.bottom()));
    painter.setPen(QPen(colours.text, 1.5 * layout.hair));
    painter.setBrush(Qt::NoBrush);
    const double radius = layout.marker + 2.5 * layout.hair;
    eachPoint(data, place, [&](double, double value) {
        painter.drawEllipse(QPointF(x, layout.y(value)), radius, radius);
    });
    painter.restore();
}

} // namespace quadrille
