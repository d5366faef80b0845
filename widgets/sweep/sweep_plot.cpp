// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_plot.h"

#include "widgets/picture/hidden_plot.h"

#include <QPainter>

#include <algorithm>
#include <limits>
#include <vector>

namespace quadrille {
namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN(); ///< leaves a gap in a line
constexpr auto barsLayer = "bars";
constexpr auto linesLayer = "lines";

struct Points {
    QVector<double> keys;
    QVector<double> values; ///< GiB
    void add(double key, double value) {
        keys << key;
        values << value;
    }
};

/// The baseline's totals as a line that leaves the plot through its upper edge, not along it.
Points baselinePoints(const SweepData& data, double top) {
    Points points;
    for (int i = 0; i < data.count(); ++i) {
        const auto at = [&data](int stop) {
            return stop >= 0 && data.stop(stop).baselineTotal ? inGib(*data.stop(stop).baselineTotal)
                                                              : nothing;
        };
        const double before = at(i - 1); // compares false with everything when there is none
        const double now = at(i);
        if ((before <= top && now > top) || (before > top && now <= top))
            points.add(i - 1 + (top - before) / (now - before), top);
        points.add(i, now <= top ? now : nothing);
    }
    return points;
}

} // namespace

struct SweepPlot::Series {
    HiddenPlot hidden;
    QCustomPlot& plot = hidden.plot;
    std::vector<QCPBars*> parts; ///< those of allocated memory
    QCPGraph* greenLimit = nullptr;
    QCPGraph* capacity = nullptr;
    // Over the bars a line needs a quiet edge to be seen.
    QCPGraph* baselineEdge = nullptr;
    QCPGraph* baseline = nullptr;
    QCPGraph* bubbleEdge = nullptr;
    QCPGraph* bubble = nullptr;
    QCPGraph* markerEdges = nullptr;
    QCPGraph* markers = nullptr;

    Series() {
        plot.addLayer(QLatin1String(barsLayer), plot.layer(QStringLiteral("main")));
        plot.addLayer(QLatin1String(linesLayer), plot.layer(QLatin1String(barsLayer)));
        plot.setCurrentLayer(QLatin1String(barsLayer));
        parts.resize(partsOf(MemoryKind::allocated).size());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            parts[i] = new QCPBars(plot.xAxis, plot.yAxis);
            parts[i]->setWidth(sweepBarShare);
            parts[i]->setPen(Qt::NoPen);
            parts[i]->setAntialiased(false);
            if (i > 0)
                parts[i]->moveAbove(parts[i - 1]);
        }
        plot.setCurrentLayer(QLatin1String(linesLayer));
        for (QCPGraph** graph : {&baselineEdge, &baseline, &greenLimit, &capacity})
            *graph = plot.addGraph();
        for (QCPGraph** graph : {&bubbleEdge, &bubble})
            *graph = plot.addGraph(plot.xAxis, plot.yAxis2);
        for (QCPGraph** graph : {&markerEdges, &markers}) {
            *graph = new UnclippedGraph(plot.xAxis, plot.yAxis2);
            (*graph)->setLineStyle(QCPGraph::lsNone);
        }
        for (int i = 0; i < plot.graphCount(); ++i)
            plot.graph(i)->setAdaptiveSampling(false);
        for (QCPGraph* limit : {greenLimit, capacity})
            limit->setAntialiased(false);
    }

    void draw(QPainter& painter, bool bars) {
        plot.layer(QStringLiteral("grid"))->setVisible(bars);
        plot.layer(QLatin1String(barsLayer))->setVisible(bars);
        plot.layer(QLatin1String(linesLayer))->setVisible(!bars);
        hidden.draw(painter);
    }
};

SweepPlot::SweepPlot() : m_series(std::make_unique<Series>()) {}
SweepPlot::~SweepPlot() = default;

QColor SweepPlot::bubbleColour(const Colours& colours) {
    return colours.sequential(1);
}

void SweepPlot::set(const SweepData& data, const SweepLayout& layout, const Colours& colours) {
    Series& series = *m_series;
    series.hidden.place(layout.area, layout.plot);
    QCustomPlot& plot = series.plot;
    const double top = inGib(Bytes(layout.top));
    const double right = layout.count - 0.5;
    plot.xAxis->setRange(-0.5, right);
    plot.yAxis->setRange(0, top);
    plot.yAxis2->setRange(0, layout.bubbleTop);
    plot.yAxis->setTicker(gridAt(layout.ticks));
    plot.yAxis->grid()->setPen(flatPen(colours.grid, layout.hair));

    QVector<double> keys;
    QVector<double> bubbles;
    QVector<double> markerKeys; ///< a marker of nothing would stand in the corner
    QVector<double> markers;
    std::vector<QVector<double>> amounts(partsOf(MemoryKind::allocated).size());
    for (int i = 0; i < data.count(); ++i) {
        const SweepStop& stop = data.stop(i);
        keys << i;
        bubbles << (stop.runnable() ? stop.bubbleOverTotal : nothing);
        if (stop.runnable()) {
            markerKeys << i;
            markers << stop.bubbleOverTotal;
        }
        double below = 0;
        for (std::size_t part = 0; part < amounts.size(); ++part) {
            const double amount =
                stop.runnable() ? inGib(stop.fullest->part(partsOf(MemoryKind::allocated)[part])) : 0;
            amounts[part] << std::clamp(top - below, 0.0, amount);
            below += amount;
        }
    }
    for (std::size_t part = 0; part < amounts.size(); ++part) {
        series.parts[part]->setData(keys, amounts[part], true);
        series.parts[part]->setBrush(colours.part(partsOf(MemoryKind::allocated)[part]));
    }
    const double capacity = inGib(data.capacity);
    const double hair = layout.hair;
    const double green = data.greenLimit ? inGib(*data.greenLimit) : nothing;
    series.greenLimit->setData({-0.5, right}, {green, green}, true);
    series.greenLimit->setPen(flatPen(colours.text, hair, Qt::DashLine));
    series.capacity->setData({-0.5, right}, {capacity, capacity}, true);
    series.capacity->setPen(flatPen(colours.text, 2 * hair));

    QColor edge = colours.background;
    edge.setAlphaF(0.8F);
    QPen dashed = flatPen(colours.baseline, 1.5 * hair);
    dashed.setDashPattern({4, 3});
    const Points baseline = baselinePoints(data, top);
    series.baselineEdge->setData(baseline.keys, baseline.values, true);
    series.baselineEdge->setPen(flatPen(edge, 3.5 * hair));
    series.baseline->setData(baseline.keys, baseline.values, true);
    series.baseline->setPen(dashed);

    const QColor ink = bubbleColour(colours);
    const double marker = std::clamp(0.35 * layout.columnWidth(), 3 * hair, 7 * hair);
    series.bubbleEdge->setData(keys, bubbles, true);
    series.bubbleEdge->setPen(flatPen(edge, 5 * hair));
    series.bubble->setData(keys, bubbles, true);
    series.bubble->setPen(flatPen(ink, 2 * hair));
    series.markerEdges->setData(markerKeys, markers, true);
    series.markerEdges->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssCircle, flatPen(edge, 5 * hair), edge, marker));
    series.markers->setData(markerKeys, markers, true);
    series.markers->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssCircle, flatPen(ink, 2 * hair), colours.background, marker));
}

void SweepPlot::drawBars(QPainter& painter) {
    m_series->draw(painter, true);
}

void SweepPlot::drawLines(QPainter& painter) {
    m_series->draw(painter, false);
}

} // namespace quadrille
