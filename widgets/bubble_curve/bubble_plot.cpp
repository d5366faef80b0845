// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bubble_curve/bubble_plot.h"

#include "widgets/picture/hidden_plot.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace quadrille {
namespace {

/// The points of the line that the scales have room for.
void fill(QCPGraph& graph, const BubbleLine& line, const BubbleLayout& layout, BubbleConvention shown) {
    QVector<double> keys;
    QVector<double> values;
    const auto& points = line.series.points;
    const double left = std::log2(layout.first);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double key = std::log2(static_cast<double>(points[i].microbatches));
        const double value = shareOf(points[i], shown);
        if (key >= left) {
            keys << key;
            values << value;
        }
    }
    graph.setData(keys, values, true);
}

} // namespace

struct BubblePlot::Series {
    HiddenPlot hidden;
};

BubblePlot::BubblePlot() : m_series(std::make_unique<Series>()) {}
BubblePlot::~BubblePlot() = default;

QPen BubblePlot::pen(const BubbleData& data, int line, const BubbleLayout& layout, const Colours& colours) {
    const double hair = layout.hair;
    if (data.lines[static_cast<std::size_t>(line)].current)
        return flatPen(colours.accent, 2.6 * hair);
    // In multiples of the width; the first is whole.
    static const std::array<QVector<qreal>, 7> dashes{
        QVector<qreal>{}, {5, 2.5}, {1.5, 2}, {7, 2, 1.5, 2}, {2.5, 2.5}, {7, 2, 1.5, 2, 1.5, 2}, {10, 3}};
    QPen pen = flatPen(colours.text, 1.4 * hair);
    const auto& dash = dashes.at(static_cast<std::size_t>(line) % dashes.size());
    if (!dash.isEmpty())
        pen.setDashPattern(dash);
    return pen;
}

void BubblePlot::draw(QPainter& painter, const BubbleData& data, const BubbleLayout& layout,
                      const Colours& colours) {
    HiddenPlot& hidden = m_series->hidden;
    QCustomPlot& plot = hidden.plot;
    hidden.place(layout.area, layout.plot);
    plot.xAxis->setRange(std::log2(layout.first), std::log2(layout.last));
    plot.yAxis->setRange(0, layout.top);
    plot.yAxis->setTicker(gridAt(layout.ticks));
    plot.yAxis->grid()->setPen(flatPen(colours.grid, layout.hair));
    plot.clearGraphs();
    for (int line = 0; line < static_cast<int>(data.lines.size()); ++line) {
        auto* graph = new UnclippedGraph(plot.xAxis, plot.yAxis);
        graph->setAdaptiveSampling(false);
        graph->setPen(pen(data, line, layout, colours));
        fill(*graph, data.lines[static_cast<std::size_t>(line)], layout, data.shown);
    }
    hidden.draw(painter);
}

} // namespace quadrille
