// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/heatmap_panel.h"

#include "app/window/bind_views.h"
#include "widgets/format.h"
#include "widgets/heatmap/heatmap.h"
#include "widgets/heatmap/heatmap_axes_bar.h"

#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {

HeatmapPanel::HeatmapPanel(ScenarioStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_axes(new HeatmapAxesBar(this)), m_heatmap(new Heatmap(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_axes);
    layout->addWidget(m_heatmap, 1);
    setFocusProxy(m_heatmap);
    m_heatmap->setReason([this](int column, int row) {
        const HeatmapData& shown = m_heatmap->heatmapData();
        return firstBrokenRule(analyzeWithoutTimeline(at(shown.xStops.at(static_cast<std::size_t>(column)),
                                                         shown.yStops.at(static_cast<std::size_t>(row)))));
    });
    connect(&m_store, &ScenarioStore::changed, this, &HeatmapPanel::scenarioChanged);
    connect(&m_store, &ScenarioStore::baselineChanged, this, &HeatmapPanel::scenarioChanged);
    connect(m_heatmap, &Heatmap::cellChosen, this, &HeatmapPanel::choose);
    const auto axesMoved = [this] {
        refresh();
        emit axesChanged();
    };
    connect(m_axes, &HeatmapAxesBar::axesChanged, this, axesMoved);
    connect(m_axes, &HeatmapAxesBar::quantityChanged, this, axesMoved);
}

void HeatmapPanel::setAxes(Dimension x, Dimension y, bool bubble) {
    m_axes->setAxes(x, y);
    m_axes->setQuantity(bubble ? HeatmapQuantity::bubble : HeatmapQuantity::memory);
    scenarioChanged();
}

bool HeatmapPanel::showsBubble() const {
    return m_axes->quantity() == HeatmapQuantity::bubble;
}

void HeatmapPanel::setSeen(bool seen) {
    m_seen = seen;
    if (m_seen && m_stale)
        refresh();
}

void HeatmapPanel::scenarioChanged() {
    m_stale = true;
    if (m_seen)
        refresh();
}

void HeatmapPanel::refresh() {
    m_stale = false;
    const Scenario& scenario = m_store.scenario();
    HeatmapData grid;
    grid.xDimension = m_axes->xDimension();
    grid.yDimension = m_axes->yDimension();
    grid.xStops = stops(scenario, grid.xDimension);
    grid.yStops = stops(scenario, grid.yDimension);
    grid.shown = m_axes->quantity();
    grid.capacity = scenario.cluster.gpu.memory;
    for (const std::int64_t y : grid.yStops) {
        for (const std::int64_t x : grid.xStops)
            grid.cells.push_back({glance(at(x, y)), {}});
    }
    const auto place = [](const std::vector<std::int64_t>& list, std::int64_t wanted) {
        return static_cast<int>(std::find(list.begin(), list.end(), wanted) - list.begin());
    };
    grid.currentColumn = place(grid.xStops, value(scenario, grid.xDimension));
    grid.currentRow = place(grid.yStops, value(scenario, grid.yDimension));
    if (const auto& memory = m_store.analysis().memory)
        grid.currentStage = memory->stages.at(memory->fullest).stage;
    if (const Analysis* baseline = m_store.baseline(); baseline != nullptr && baseline->runnable())
        grid.baseline = glance(baseline->scenario);
    m_heatmap->setData(std::move(grid));
}

void HeatmapPanel::choose(std::int64_t xValue, std::int64_t yValue) {
    const Dimension x = m_axes->xDimension();
    const Dimension y = m_axes->yDimension();
    m_store.change(at(xValue, yValue), [x, y, xValue, yValue] {
        return tr("Set %1 to %2 and %3 to %4")
            .arg(format::dimensionSymbol(x), format::dimensionValue(x, xValue), format::dimensionSymbol(y),
                 format::dimensionValue(y, yValue));
    });
}

Scenario HeatmapPanel::at(std::int64_t xValue, std::int64_t yValue) const {
    return with(with(m_store.scenario(), m_axes->xDimension(), xValue), m_axes->yDimension(), yValue);
}

} // namespace quadrille
