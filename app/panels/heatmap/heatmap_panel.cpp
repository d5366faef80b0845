// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/heatmap/heatmap_panel.h"

#include "app/panels/bind_views.h"
#include "app/panels/budget_edit.h"
#include "app/panels/heatmap/heatmap_cells.h"
#include "app/panels/other_model.h"
#include "app/store/part_pace.h"
#include "core/analysis/analysis_cost.h"
#include "core/check/check.h"
#include "widgets/format.h"
#include "widgets/heatmap/heatmap.h"
#include "widgets/heatmap/heatmap_axes_bar.h"

#include <QVBoxLayout>

namespace quadrille {
namespace {

/// While a slider is dragged, a grid that is nearly there is better than none; what takes longer than some
/// 150 ms is given up for the next one.
constexpr double mostFinished = 15 * mostQuickCost;

/// Of all cells; of the first few of them where these already are too many for what is done anyway.
double costOf(const HeatmapData& grid, const Scenario& scenario) {
    double cost = 0;
    for (const std::int64_t y : grid.yStops)
        for (const std::int64_t x : grid.xStops)
            if (cost <= mostFinished)
                cost += glanceCost(cellPlan(scenario, grid, x, y));
    return cost;
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
    connect(&m_question, &LatestQuestion::becameLate, this, &HeatmapPanel::becameLate);
    m_heatmap->setReason([this](int column, int row) {
        const HeatmapData& seen = m_heatmap->heatmapData();
        const auto error =
            firstError(cellPlan(m_store.scenario(), seen, seen.xStops.at(static_cast<std::size_t>(column)),
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
    m_known.reset();
    const Scenario& scenario = m_store.scenario();
    HeatmapData grid =
        outlinedGrid(scenario, m_axes->xDimension(), m_axes->yDimension(), m_reckoning.convention());
    const double cost = costOf(grid, scenario);
    if (isQuick(cost)) {
        m_question.stop();
        workOutCells(grid, scenario);
        computed(std::move(grid));
        return;
    }
    if (const HeatmapData& seen = m_heatmap->heatmapData(); !seen.isEmpty())
        m_heatmap->setCurrent(value(scenario, seen.xDimension), value(scenario, seen.yDimension));
    else
        m_heatmap->setPending(true);
    // What is short comes whole, also when it is overtaken.
    const bool isShort = cost <= mostFinished;
    using Overtaken = LatestQuestion::Overtaken;
    m_question.ask(
        [this, scenario, grid, isShort](const std::stop_token& stop, const LatestQuestion::Tell& tell) {
            HeatmapData found = grid;
            PartPace pace;
            workOutCells(found, scenario, stop, [&](const HeatmapData& known) {
                if (!isShort && known.isPartial() && pace.due())
                    tell([this, known] { cameIn(known); });
            });
            return [this, found] { computed(found); };
        },
        isShort ? Overtaken::finishes : Overtaken::stops);
}

/// Some cells of the latest question. The picture of the one before gives way to them only when it is late,
/// so that a quick answer comes whole.
void HeatmapPanel::cameIn(const HeatmapData& known) {
    if (!isAsked(known))
        return;
    m_known = known;
    if (m_question.late())
        show(known);
}

void HeatmapPanel::becameLate() {
    if (m_known)
        show(*m_known);
    m_heatmap->setPending(true);
}

void HeatmapPanel::computed(HeatmapData grid) {
    if (computing() && !isAsked(grid)) // the answer to a question of before
        return;
    m_known.reset();
    m_heatmap->setPending(m_question.late());
    show(std::move(grid));
}

bool HeatmapPanel::isAsked(const HeatmapData& grid) const {
    return grid.xDimension == m_axes->xDimension() && grid.yDimension == m_axes->yDimension() &&
           grid.convention == m_reckoning.convention();
}

void HeatmapPanel::show(HeatmapData grid) {
    grid.shown = m_axes->quantity();
    grid.budget = {m_reckoning.tokens(), m_reckoning.pricePerGpuHour()};
    placeCurrent(grid, m_store.scenario());
    if (const auto& memory = m_store.pictured().memory)
        grid.currentStage = memory->stages.at(memory->fullest).stage;
    if (const Analysis* baseline = m_store.baseline(); baseline != nullptr && baseline->runnable())
        grid.baseline = glanceOf(*baseline);
    grid.otherModel = otherModel(m_store, m_store.scenario());
    m_heatmap->setData(std::move(grid));
}

/// Another look at the same cells.
void HeatmapPanel::showQuantity() {
    m_budget->setVisible(m_axes->quantity() == HeatmapQuantity::cost);
    if (!m_heatmap->heatmapData().isEmpty())
        show(m_heatmap->heatmapData());
}

void HeatmapPanel::choose(std::int64_t xValue, std::int64_t yValue) {
    // Not the chosen axes: the picture may still be that of others.
    const HeatmapData& seen = m_heatmap->heatmapData();
    const Dimension x = seen.xDimension;
    const Dimension y = seen.yDimension;
    m_store.change(cellPlan(m_store.scenario(), seen, xValue, yValue), [x, y, xValue, yValue] {
        return tr("Set %1 to %2 and %3 to %4")
            .arg(format::dimensionSymbol(x), format::dimensionValue(x, xValue), format::dimensionSymbol(y),
                 format::dimensionValue(y, yValue));
    });
}

} // namespace quadrille
