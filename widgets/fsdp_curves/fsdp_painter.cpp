// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fsdp_curves/fsdp_painter.h"

#include "widgets/picture/hidden_plot.h"

#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>
#include <limits>

namespace quadrille {
namespace {

using Kind = FsdpLabel::Kind;

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

/// Four shapes in turn, so that measured runs are told apart without colour.
QPainterPath shapeOf(int line, QPointF centre, double radius) {
    QPainterPath path;
    const auto corners = [&](int count, double turn, double size) {
        QPolygonF polygon;
        for (int i = 0; i < count; ++i) {
            const double angle = turn + i * 2 * M_PI / count;
            polygon << centre + size * QPointF(std::sin(angle), -std::cos(angle));
        }
        path.addPolygon(polygon);
        path.closeSubpath();
    };
    switch (line % 4) {
    case 0:
        path.addEllipse(centre, radius, radius);
        break;
    case 1:
        corners(4, M_PI / 4, 1.25 * radius);
        break;
    case 2:
        corners(3, 0, 1.35 * radius);
        break;
    default:
        corners(4, 0, 1.35 * radius);
    }
    return path;
}

QPointF pointOf(const FsdpLayout& layout, double at, double value) {
    return {layout.x(at), layout.y(value)};
}

/// From the end of each line to its name.
void paintLeaders(QPainter& painter, const FsdpCurvesData& data, const FsdpLayout& layout,
                  const Colours& colours) {
    for (const FsdpLabel& label : layout.labels) {
        if (label.kind != Kind::line)
            continue;
        const FsdpStop& end = data.stop({label.index, lastStop(data.line(label.index), data.measure)});
        const QPointF from = pointOf(layout, end.at, *valueOf(end, data.measure));
        const QPointF to(label.placed.box.left() - 3 * layout.hair, label.placed.box.center().y());
        QColor ink = fsdpPen(label.index, layout, colours).color();
        ink.setAlphaF(0.45F);
        painter.setPen(QPen(ink, layout.hair));
        painter.drawLine(from + QPointF(3 * layout.hair, 0), to);
    }
}

/// A run that ran out of memory has no value: a cross on the axis, as what does not fit has everywhere.
void paintCross(QPainter& painter, const FsdpLayout& layout, double at) {
    const double reach = 0.8 * layout.marker;
    const QPointF centre(layout.x(at), layout.frame().bottom() - 2 * layout.marker);
    painter.drawLine(centre - QPointF(reach, reach), centre + QPointF(reach, reach));
    painter.drawLine(centre - QPointF(reach, -reach), centre + QPointF(reach, -reach));
}

/// A small dot at every stop, an open shape at every measured run.
void paintMarks(QPainter& painter, const FsdpCurvesData& data, const FsdpLayout& layout,
                const Colours& colours) {
    for (int line = 0; line < static_cast<int>(data.lines.size()); ++line) {
        const QColor ink = fsdpPen(line, layout, colours).color();
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        for (const FsdpStop& stop : data.line(line).stops)
            if (const auto value = valueOf(stop, data.measure))
                painter.drawEllipse(pointOf(layout, stop.at, *value), 1.8 * layout.hair, 1.8 * layout.hair);
        painter.setPen(QPen(ink, 1.6 * layout.hair));
        painter.setBrush(colours.background);
        for (const FsdpMark& mark : data.line(line).measured)
            if (const auto value = valueOf(mark.run, data.measure))
                painter.drawPath(shapeOf(line, pointOf(layout, mark.at, *value), layout.marker));
            else
                paintCross(painter, layout, mark.at);
    }
}

} // namespace

struct FsdpPlot::Series {
    HiddenPlot hidden;
};

FsdpPlot::FsdpPlot() : m_series(std::make_unique<Series>()) {}
FsdpPlot::~FsdpPlot() = default;

QPen fsdpPen(int line, const FsdpLayout& layout, const Colours& colours) {
    // In multiples of the width; the first is whole.
    static const std::array<QVector<qreal>, 5> dashes{
        QVector<qreal>{}, {6, 2.5}, {2, 2}, {7, 2, 1.5, 2}, {7, 2, 1.5, 2, 1.5, 2}};
    QPen pen = flatPen(colours.category(static_cast<std::size_t>(line)), 1.8 * layout.hair);
    const auto& dash = dashes.at(static_cast<std::size_t>(line) % dashes.size());
    if (!dash.isEmpty())
        pen.setDashPattern(dash);
    return pen;
}

void FsdpPlot::draw(QPainter& painter, const FsdpCurvesData& data, const FsdpLayout& layout,
                    const Colours& colours) {
    HiddenPlot& hidden = m_series->hidden;
    QCustomPlot& plot = hidden.plot;
    hidden.place(layout.area, layout.plot);
    plot.xAxis->setRange(std::log(layout.first), std::log(layout.last));
    plot.yAxis->setRange(0, 1);
    std::vector<double> grid;
    for (const double tick : layout.ticks)
        grid.push_back(layout.height(tick));
    plot.yAxis->setTicker(gridAt(grid));
    plot.yAxis->grid()->setPen(flatPen(colours.grid, layout.hair));
    plot.clearGraphs();
    for (int line = 0; line < static_cast<int>(data.lines.size()); ++line) {
        auto* graph = new UnclippedGraph(plot.xAxis, plot.yAxis);
        graph->setAdaptiveSampling(false);
        graph->setPen(fsdpPen(line, layout, colours));
        QVector<double> keys, values;
        for (const FsdpStop& stop : data.line(line).stops) {
            const auto value = valueOf(stop, data.measure);
            keys << std::log(stop.at);
            values << (value ? layout.height(*value) : nothing);
        }
        graph->setData(keys, values, true);
    }
    hidden.draw(painter);
}

void paintFsdp(QPainter& painter, const FsdpCurvesData& data, const FsdpLayout& layout, FsdpPlot& plot,
               const Colours& colours) {
    painter.save();
    plot.draw(painter, data, layout, colours);
    const QRectF frame = layout.frame();
    painter.fillRect(QRectF(frame.left(), frame.bottom(), frame.width(), layout.hair), colours.mutedText);
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintLeaders(painter, data, layout, colours);
    paintMarks(painter, data, layout, colours);
    for (const FsdpLabel& label : layout.labels) {
        painter.setPen(label.kind == Kind::line   ? fsdpPen(label.index, layout, colours).color()
                       : label.kind == Kind::stop ? colours.text
                                                  : colours.mutedText);
        drawText(painter, label.placed);
    }
    painter.restore();
}

void paintFsdpCursor(QPainter& painter, const FsdpCurvesData& data, const FsdpLayout& layout, FsdpPlace place,
                     const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    const FsdpStop& stop = data.stop(place);
    const QRectF frame = layout.frame();
    const double x = layout.x(stop.at);
    painter.setPen(QPen(colours.text, layout.hair, Qt::DotLine));
    painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()));
    painter.setPen(QPen(colours.text, 1.5 * layout.hair));
    painter.setBrush(Qt::NoBrush);
    const double radius = layout.marker + 2.5 * layout.hair;
    if (const auto value = valueOf(stop, data.measure))
        painter.drawEllipse(pointOf(layout, stop.at, *value), radius, radius);
    for (const FsdpStudy::Run* run : measuredAt(data, place))
        if (const auto value = valueOf(*run, data.measure))
            painter.drawEllipse(pointOf(layout, stop.at, *value), radius, radius);
    painter.restore();
}

} // namespace quadrille
