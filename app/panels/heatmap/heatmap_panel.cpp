// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/heatmap/heatmap_panel.h"

#include "app/panels/bind_views.h"
#include "app/panels/budget_edit.h"
#include "app/panels/heatmap/heatmap_cells.h"
#include "app/panels/other_model.h"
#include "app/panels/panel_context.h"
#include "app/session/session.h"
#include "app/store/search_threads.h"
#include "core/analysis/analysis_cost.h"
#include "core/check/check.h"
#include "widgets/format.h"
#include "widgets/heatmap/heatmap.h"
#include "widgets/heatmap/heatmap_axes_bar.h"
#include "widgets/plan_table/axis_text.h"
#include "widgets/plan_table/plan_row.h"

#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {
namespace {

/// While a slider is dragged, a grid that is nearly there is better than none; what takes longer than some
/// 150 ms is given up for the next one.
constexpr double mostFinished = 15 * mostQuickCost;

/// Both ask the same: what differs is free.
bool sameSearch(const BestGrid& a, const Scenario& ofA, const BestGrid& b, const Scenario& ofB) {
    const auto same = [](const SearchAxis& one, const SearchAxis& other) {
        return one.setting == other.setting && one.values == other.values;
    };
    if (a.x != b.x || a.y != b.y || !std::ranges::equal(a.space.axes, b.space.axes, same))
        return false;
    const std::vector<std::uint32_t> first(a.space.axes.size(), 0);
    Scenario one = planAt(ofA, a.space, first), other = planAt(ofB, b.space, first);
    one.run = other.run = {}; // which says nothing of a step
    return one == other;
}

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

const PanelSpec HeatmapPanel::spec{PanelGroup::plan, "panel.heatmap",
                                   QT_TRANSLATE_NOOP("commands", "&Heatmap"), "Ctrl+4",
                                   makePanel<HeatmapPanel, ScenarioStore, SharedSpeedOptions>};

HeatmapPanel::HeatmapPanel(ScenarioStore& store, SharedSpeedOptions& speedOptions, QWidget* parent)
    : PanelContents(parent), m_store(store), m_speedOptions(speedOptions), m_axes(new HeatmapAxesBar(this)),
      m_budget(new BudgetEdit(store, this)), m_heatmap(new Heatmap(this)) {
    addTools(m_axes);
    addTools(m_budget, Qt::AlignLeft);
    m_budget->hide();
    column()->addWidget(m_heatmap, 1);
    setFocusProxy(m_heatmap);
    connect(&m_question, &LatestJob::becameLate, this, [this] { m_heatmap->setPending(true); });
    m_heatmap->setReason([this](int column, int row) {
        const HeatmapData& seen = m_heatmap->heatmapData();
        if (seen.isBest)
            return tr("No plan with these two fits.");
        const auto error =
            firstError(cellPlan(m_store.scenario(), seen, seen.xStops.at(static_cast<std::size_t>(column)),
                                seen.yStops.at(static_cast<std::size_t>(row))));
        return error ? format::sentence(*error) : QString();
    });
    connect(&m_store, &ScenarioStore::changed, this, [this] {
        Scenario before = m_asked;
        before.run = m_store.scenario().run;
        if (before == m_store.scenario()) // only what a training costs is another
            showQuantity();
        else
            moved();
    });
    connect(&m_store, &ScenarioStore::baselineChanged, this, &HeatmapPanel::moved);
    connect(&m_speedOptions, &SharedSpeedOptions::changed, this, [this] {
        if (m_heatmap->heatmapData().convention != m_speedOptions.convention())
            moved();
        else
            showQuantity();
    });
    connect(m_heatmap, &Heatmap::cellChosen, this, &HeatmapPanel::choose);
    connect(m_axes, &HeatmapAxesBar::axesChanged, this, [this] {
        refresh();
        emit viewChanged();
    });
    connect(m_axes, &HeatmapAxesBar::bestChanged, this, [this] {
        refresh();
        emit viewChanged();
    });
    connect(m_axes, &HeatmapAxesBar::quantityChanged, this, [this] {
        showQuantity();
        emit viewChanged();
    });
    addPicture(m_heatmap);
    prepare();
}

void HeatmapPanel::setBest(bool best) {
    m_axes->setBest(best);
    moved();
}

void HeatmapPanel::setAxes(const PlanAxis& x, const PlanAxis& y, HeatmapQuantity shown) {
    m_axes->setAxes(x, y);
    m_axes->setQuantity(shown);
    m_budget->setVisible(shown == HeatmapQuantity::cost);
    moved();
}

void HeatmapPanel::saveView(ViewState& view) const {
    view.heatmapX = m_axes->xDimension();
    view.heatmapY = m_axes->yDimension();
    view.heatmapShows = m_axes->quantity();
    view.heatmapBest = m_axes->best();
}

void HeatmapPanel::restoreView(const ViewState& view) {
    m_axes->setBest(view.heatmapBest);
    setAxes(view.heatmapX, view.heatmapY, view.heatmapShows);
}

void HeatmapPanel::refresh() {
    m_asked = m_store.scenario();
    if (m_axes->best())
        askForBest();
    else
        askForMoved();
}

void HeatmapPanel::askForBest() {
    const Scenario scenario = m_asked;
    const PlanAxis x = m_axes->xDimension(), y = m_axes->yDimension();
    const FlopConvention convention = m_speedOptions.convention();
    const BestGrid empty = emptyBestGrid(scenario, searchAxis(scenario, x), searchAxis(scenario, y));
    if (m_best != nullptr && sameSearch(*m_best, m_bestOf, empty, scenario)) {
        // What is free moved alone: the answer stands, or is on its way.
        show(bestCells(*m_best, scenario, x, y, convention, m_isWhole));
        if (m_isWhole)
            m_question.stop();
        if (m_isWhole || computing())
            return;
    }
    if (empty.space.size() > mostFollowed) {
        m_question.stop();
        m_heatmap->setEmptyReason(tr("%1 plans are too many to look at: choose other axes")
                                      .arg(format::number(empty.space.size(), 2)));
        m_heatmap->setData({});
        return;
    }
    const auto take = [this, scenario, x, y, convention](const std::shared_ptr<const BestGrid>& found,
                                                         bool isWhole) {
        m_best = found;
        m_bestOf = scenario;
        m_isWhole = isWhole;
        HeatmapData grid = bestCells(*found, scenario, x, y, convention, isWhole);
        if (isWhole)
            computed(std::move(grid));
        else if (isAsked(grid))
            show(std::move(grid));
    };
    m_question.ask([empty, scenario, take](const std::stop_token& stop, LatestJob::Tell& tell) {
        BestGrid grid = empty;
        PlanSearchOptions options;
        options.threads = searchThreads();
        searchGrid(grid, scenario, options, stop, [&](const BestGrid& known) {
            if (tell.isPartDue())
                tell.part([take, part = std::make_shared<const BestGrid>(known)] { take(part, false); });
        });
        return [take, whole = std::make_shared<const BestGrid>(std::move(grid))] { take(whole, true); };
    });
}

void HeatmapPanel::askForMoved() {
    m_best.reset();
    m_heatmap->setEmptyReason({}); // that may be of a search
    const Scenario& scenario = m_asked;
    HeatmapData grid =
        outlinedGrid(scenario, m_axes->xDimension(), m_axes->yDimension(), m_speedOptions.convention());
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
    using Overtaken = LatestJob::Overtaken;
    m_question.ask(
        [this, scenario, grid, isShort](const std::stop_token& stop, LatestJob::Tell& tell) {
            HeatmapData found = grid;
            workOutCells(found, scenario, stop, [&](const HeatmapData& known) {
                if (!isShort && known.isPartial() && tell.isPartDue())
                    tell.part([this, known] {
                        if (isAsked(known))
                            show(known);
                    });
            });
            return [this, found] { computed(found); };
        },
        isShort ? Overtaken::finishes : Overtaken::stops);
}

void HeatmapPanel::computed(HeatmapData grid) {
    if (computing() && !isAsked(grid)) // the answer to a question of before
        return;
    m_heatmap->setPending(m_question.late());
    show(std::move(grid));
}

bool HeatmapPanel::isAsked(const HeatmapData& grid) const {
    return grid.xDimension == m_axes->xDimension() && grid.yDimension == m_axes->yDimension() &&
           grid.convention == m_speedOptions.convention() && grid.isBest == m_axes->best();
}

void HeatmapPanel::show(HeatmapData grid) {
    grid.shown = m_axes->quantity();
    grid.budget = heatmapBudget(m_store.scenario());
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
    const PlanAxis x = seen.xDimension;
    const PlanAxis y = seen.yDimension;
    if (seen.isBest)
        return chooseBest(xValue, yValue);
    m_store.change(cellPlan(m_store.scenario(), seen, xValue, yValue), [x, y, xValue, yValue] {
        return tr("Set %1 to %2 and %3 to %4")
            .arg(axisSymbol(x), axisValue(x, xValue), axisSymbol(y), axisValue(y, yValue));
    });
}

void HeatmapPanel::chooseBest(std::int64_t xValue, std::int64_t yValue) {
    const HeatmapData& seen = m_heatmap->heatmapData();
    const auto placeIn = [](const std::vector<std::int64_t>& stops, std::int64_t value) {
        return static_cast<std::size_t>(std::ranges::find(stops, value) - stops.begin());
    };
    if (m_best == nullptr)
        return;
    const std::optional<FoundPlan>& best =
        m_best->cell(placeIn(seen.xStops, xValue), placeIn(seen.yStops, yValue));
    if (!best)
        return;
    Scenario loaded = planAt(m_bestOf, m_best->space, best->places);
    loaded.run = m_store.scenario().run;
    std::vector<const Setting*> settings;
    for (const SearchAxis& axis : m_best->space.axes)
        settings.push_back(axis.setting);
    m_store.change(loaded,
                   [loaded, settings] { return tr("Load the plan %1").arg(planName(loaded, settings)); });
}

} // namespace quadrille
