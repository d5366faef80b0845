// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/anatomy/anatomy_panel.h"

#include "app/panels/bind_views.h"
#include "app/panels/panel_context.h"
#include "app/session/session.h"
#include "app/store/scenario_store.h"
#include "core/anatomy/exchange_times.h"
#include "widgets/anatomy/anatomy_view.h"

#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {

const PanelSpec AnatomyPanel::spec{PanelGroup::plan,
                                   "panel.anatomy",
                                   QT_TRANSLATE_NOOP("commands", "&Anatomy"),
                                   "Ctrl+Shift+G",
                                   makePanel<AnatomyPanel, ScenarioStore>,
                                   true};

AnatomyPanel::AnatomyPanel(ScenarioStore& store, QWidget* parent) : PanelContents(parent), m_store(store) {}

void AnatomyPanel::make() {
    m_view = new AnatomyView(this);
    column()->addWidget(m_view, 1);
    setFocusProxy(m_view);
    m_view->chooseGpu(m_gpu);
    m_view->chooseKind(m_parallelism);
    connect(&m_store, &ScenarioStore::analysed, this, &AnatomyPanel::moved);
    connect(&m_store, &ScenarioStore::analysed, this, &AnatomyPanel::markedChanged);
    connect(&m_store, &ScenarioStore::selectionChanged, this,
            [this] { m_view->chooseStage(m_store.selectedStage()); });
    connect(m_view, &AnatomyView::gpuChosen, this, [this] {
        m_store.selectStage(m_view->content()->share.at.pipeline);
        emit viewChanged();
    });
    connect(m_view, &AnatomyView::kindChosen, this, &AnatomyPanel::viewChanged);
    connect(m_view, &AnatomyView::kindChosen, this, &AnatomyPanel::parallelismChosen);
    connect(m_view, &AnatomyView::markedChanged, this, &AnatomyPanel::markedChanged);
    connect(&m_store, &ScenarioStore::timelineChanged, this, &AnatomyPanel::markedChanged);
    bindFreshness(*m_view, m_store);
    addPicture(m_view);
}

void AnatomyPanel::refresh() {
    m_view->setEmptyReason(whyNothing(m_store));
    m_view->setAnalysis(m_store.pictured());
    m_view->chooseStage(m_store.selectedStage());
}

void AnatomyPanel::retranslate() {
    moved(); // reasons are sentences, too
}

std::optional<TrafficKind> AnatomyPanel::parallelism() const {
    return m_view != nullptr ? m_view->kind() : m_parallelism;
}

void AnatomyPanel::chooseParallelism(std::optional<TrafficKind> kind) {
    m_parallelism = kind;
    if (m_view != nullptr)
        m_view->chooseKind(kind);
}

void AnatomyPanel::chooseGpu(std::int64_t gpu) {
    m_gpu = gpu;
    if (m_view != nullptr)
        m_view->chooseGpu(gpu);
    const Scenario& scenario = m_store.pictured().scenario();
    if (m_store.pictured().runnable() && gpu < scenario.cluster.gpus)
        m_store.selectStage(positionOf(scenario, gpu).pipeline);
}

std::optional<gantt::PointedLane> AnatomyPanel::pointedLane() const {
    const auto marked = m_view != nullptr ? m_view->marked() : std::nullopt;
    const Analysis& analysis = m_store.pictured();
    if (!marked || !analysis.runnable() || analysis.timeline == nullptr || m_store.timelinePending())
        return std::nullopt;
    // The view may show the plan before, while it is not seen.
    const Scenario& scenario = analysis.scenario();
    const std::int64_t gpu = std::min(marked->gpu, scenario.cluster.gpus - 1);
    gantt::PointedLane pointed{static_cast<int>(positionOf(scenario, gpu).pipeline), {}};
    if (marked->kind)
        for (const anatomy::StepTime& time :
             anatomy::exchangeTimes(analysis.resolved, *analysis.timeline, *marked->kind, pointed.lane))
            pointed.times.push_back({time.begin, time.end});
    return pointed;
}

void AnatomyPanel::saveView(ViewState& view) const {
    view.anatomyGpu = m_view != nullptr ? m_view->gpu() : m_gpu;
    view.anatomyParallelism = parallelism();
}

void AnatomyPanel::restoreView(const ViewState& view) {
    m_gpu = view.anatomyGpu;
    chooseParallelism(view.anatomyParallelism);
    if (m_view != nullptr)
        m_view->chooseGpu(m_gpu);
}

} // namespace quadrille
