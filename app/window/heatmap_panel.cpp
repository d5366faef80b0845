// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/heatmap_panel.h"

#include "app/window/bind_views.h"
#include "app/window/budget_edit.h"
#include "app/window/other_model.h"
#include "core/analysis_cost.h"
#include "core/plan/check.h"
#include "widgets/format.h"
#include "widgets/heatmap/heatmap.h"
#include "widgets/heatmap/heatmap_axes_bar.h"

#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {
namespace {

/// While a slider is dragged, a grid that is nearly there is better than none; what takes longer than some
/// 150 ms is given up for the next one.
constexpr double mostFinished = 15 * mostQuickCost;

Scenario at(const Scenario& scenario, const HeatmapData& grid, std::int64_t x, std::int64_t y) {
    return with(with(scenario, grid.xDimension, x), grid.yDimension, y);
}

/// The next cell of the grid, its rates by the grid's convention.
void addCell(HeatmapData& grid, const Scenario& scenario, const std::stop_token& stop) {
    const std::size_t place = grid.cells.size();
    const Scenario plan =
        at(scenario, grid, grid.xStops[place % grid.xStops.size()], grid.yStops[place / grid.xStops.size()]);
    Glance seen = glance(plan, stop);
    if (seen.runnable && grid.convention != FlopConvention::model) {
        const double ratio = flopsPerStep(plan, grid.convention) / flopsPerStep(plan, FlopConvention::model);
        seen.flopsPerGpu = seen.flopsPerGpu * ratio;
        seen.mfu *= ratio;
    }
    grid.cells.push_back({seen, {}});
}

std::size_t wanted(const HeatmapData& grid) {
    return grid.xStops.size() * grid.yStops.size();
}

/// Of all cells; of the first few of them where these already are too many for what is done anyway.
double costOf(const HeatmapData& grid, const Scenario& scenario) {
    double cost = 0;
    for (const std::int64_t y : grid.yStops)
        for (const std::int64_t x : grid.xStops)
            if (cost <= mostFinished)
                cost += glanceCost(at(scenario, grid, x, y));
    return cost;
}

HeatmapData filled(HeatmapData grid, const Scenario& scenario, const std::stop_token& stop = {}) {
    while (grid.cells.size() < wanted(grid))
        addCell(grid, scenario, stop);
    return grid;
}

} // namespace

HeatmapPanel::HeatmapPanel(ScenarioStore& store, Reckoning& reckoning, QWidget* parent)
    : QWidget(parent), m_store(store), m_reckoning(reckoning), m_axes(new HeatmapAxesBar(this)),
      m_budget(new BudgetEdit(reckoning, this)), m_heatmap(new Heatmap(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_axes);
    layout->addWidget(m_budget, 0, Qt::AlignLeft);
    m_budget->hide();
    layout->addWidget(m_heatmap, 1);
    setFocusProxy(m_heatmap);
    connect(&m_question, &LatestQuestion::becameLate, this, [this] { m_heatmap->setPending(true); });
    m_heatmap->setReason([this](int column, int row) {
        const HeatmapData& seen = m_heatmap->heatmapData();
        const auto error =
            firstError(at(m_store.scenario(), seen, seen.xStops.at(static_cast<std::size_t>(column)),
                          seen.yStops.at(static_cast<std::size_t>(row))));
        return error ? format::sentence(*error) : QString();
    });
    connect(&m_store, &ScenarioStore::changed, this, &HeatmapPanel::scenarioChanged);
    connect(&m_store, &ScenarioStore::baselineChanged, this, &HeatmapPanel::scenarioChanged);
    connect(&m_reckoning, &Reckoning::changed, this, [this] {
        if (m_heatmap->heatmapData().convention != m_reckoning.convention())
            scenarioChanged();
        else
            showQuantity();
    });
    connect(m_heatmap, &Heatmap::cellChosen, this, &HeatmapPanel::choose);
    connect(m_axes, &HeatmapAxesBar::axesChanged, this, [this] {
        refresh();
        emit axesChanged();
    });
    connect(m_axes, &HeatmapAxesBar::quantityChanged, this, [this] {
        showQuantity();
        emit axesChanged();
    });
}

HeatmapPanel::~HeatmapPanel() {
    m_heatmap->disconnect(this); // it loses the keyboard when this is gone
}

void HeatmapPanel::setAxes(Dimension x, Dimension y, HeatmapQuantity shown) {
    m_axes->setAxes(x, y);
    m_axes->setQuantity(shown);
    m_budget->setVisible(shown == HeatmapQuantity::cost);
    scenarioChanged();
}

HeatmapQuantity HeatmapPanel::shown() const {
    return m_axes->quantity();
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
    grid.convention = m_reckoning.convention();
    grid.capacity = scenario.cluster.gpu.memory;
    const double cost = costOf(grid, scenario);
    if (isQuick(cost)) {
        m_question.stop();
        computed(filled(std::move(grid), scenario));
        return;
    }
    if (const HeatmapData& seen = m_heatmap->heatmapData(); !seen.isEmpty())
        m_heatmap->setCurrent(value(scenario, seen.xDimension), value(scenario, seen.yDimension));
    else
        m_heatmap->setPending(true);
    using Overtaken = LatestQuestion::Overtaken;
    m_question.ask(
        [this, scenario, grid](const std::stop_token& stop, const auto&) {
            return [this, found = filled(grid, scenario, stop)] { computed(found); };
        },
        cost <= mostFinished ? Overtaken::finishes : Overtaken::stops);
}

void HeatmapPanel::computed(HeatmapData grid) {
    const bool another = grid.xDimension != m_axes->xDimension() || grid.yDimension != m_axes->yDimension() ||
                         grid.convention != m_reckoning.convention();
    if (computing() && another) // the answer to a question of before
        return;
    m_heatmap->setPending(m_question.late());
    show(std::move(grid));
}

void HeatmapPanel::show(HeatmapData grid) {
    grid.shown = m_axes->quantity();
    grid.budget = {m_reckoning.tokens(), m_reckoning.pricePerGpuHour()};
    placeCurrent(grid);
    if (const auto& memory = m_store.pictured().memory)
        grid.currentStage = memory->stages.at(memory->fullest).stage;
    if (const Analysis* baseline = m_store.baseline(); baseline != nullptr && baseline->runnable())
        grid.baseline = glanceOf(*baseline);
    grid.otherModel = otherModel(m_store);
    m_heatmap->setData(std::move(grid));
}

/// Another look at the same cells.
void HeatmapPanel::showQuantity() {
    m_budget->setVisible(m_axes->quantity() == HeatmapQuantity::cost);
    if (!m_heatmap->heatmapData().isEmpty())
        show(m_heatmap->heatmapData());
}

void HeatmapPanel::placeCurrent(HeatmapData& grid) const {
    const auto place = [](const std::vector<std::int64_t>& list, std::int64_t stop) {
        const auto found = std::find(list.begin(), list.end(), stop);
        return found == list.end() ? -1 : static_cast<int>(found - list.begin());
    };
    grid.currentColumn = place(grid.xStops, value(m_store.scenario(), grid.xDimension));
    grid.currentRow = place(grid.yStops, value(m_store.scenario(), grid.yDimension));
    if (grid.currentColumn < 0 || grid.currentRow < 0) // the grid is of a plan before
        grid.currentColumn = grid.currentRow = -1;
}

void HeatmapPanel::choose(std::int64_t xValue, std::int64_t yValue) {
    // Not the chosen axes: the picture may still be that of others.
    const HeatmapData& seen = m_heatmap->heatmapData();
    const Dimension x = seen.xDimension;
    const Dimension y = seen.yDimension;
    m_store.change(at(m_store.scenario(), seen, xValue, yValue), [x, y, xValue, yValue] {
        return tr("Set %1 to %2 and %3 to %4")
            .arg(format::dimensionSymbol(x), format::dimensionValue(x, xValue), format::dimensionSymbol(y),
                 format::dimensionValue(y, yValue));
    });
}

} // namespace quadrille
