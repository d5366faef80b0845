// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/talk_controller.h"

#include "app/decks/deck_store.h"
#include "app/measurements/run_book.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/stops/stops_panel.h"
#include "app/present/pipeline_zoom.h"
#include "app/present/presentation.h"
#include "app/store/state_change.h"
#include "app/window/main_window.h"

#include <QStatusBar>

namespace quadrille {

TalkController::TalkController(MainWindow& window, const Catalogue& catalogue, Settings& settings,
                               const Prompts& prompts, View view)
    : QObject(&window), m_window(window), m_catalogue(catalogue), m_settings(settings), m_prompts(prompts),
      m_view(std::move(view)), m_panel(window.layoutOfPanels().panels().contents<StopsPanel>()) {
    m_panel.setWindow([this] { return now(); });
    connect(&m_panel, &StopsPanel::shown, this, &TalkController::show);
    const Actions& actions = window.actions();
    connect(actions["stop.keep"], &QAction::triggered, this, &TalkController::keep);
    connect(actions["stop.present"], &QAction::triggered, this, [this] { present(false); });
    connect(actions["stop.presentHere"], &QAction::triggered, this, [this] { present(true); });
    connect(&window.layoutOfPanels(), &PanelLayout::frontChanged, this, &TalkController::rememberFront);
    rememberFront();
}

TalkController::~TalkController() {
    delete m_shown;
}

void TalkController::rememberFront() {
    const Panel* front = m_window.layoutOfPanels().front();
    // Neither what talks are made in nor the course is for an audience.
    if (front != nullptr && &front->spec() != &StopsPanel::spec && &front->spec() != &LessonsPanel::spec)
        m_front = front;
}

Stop TalkController::now() const {
    const PanelLayout& layout = m_window.layoutOfPanels();
    const Panels& panels = layout.panels();
    Stop stop;
    stop.state = m_window.store().state();
    stop.view = m_view.get();
    stop.view.selectedStage = m_window.store().selectedStage();
    if (layout.filling() != nullptr && &layout.filling()->spec() != &StopsPanel::spec) {
        stop.panels << nameOf(layout.filling()->spec());
    } else {
        for (const Panel* panel : {static_cast<const Panel*>(panels[MemoryPanel::spec]),
                                   static_cast<const Panel*>(panels[PipelinePanel::spec]), m_front})
            if (panel != nullptr && (panel->inFront() || panel == m_front))
                stop.panels << nameOf(panel->spec());
    }
    if (stop.panels.isEmpty())
        stop.panels << nameOf(MemoryPanel::spec);
    keepZoom(panels.contents<PipelinePanel>(), stop);
    return stop;
}

void TalkController::keep() {
    m_panel.keep();
    const auto place = m_panel.place();
    const Deck* deck = m_panel.deck();
    if (deck == nullptr || !place || *place >= deck->stops.size())
        return;
    const Stop& stop = deck->stops[*place];
    QStringList panels;
    for (const QString& name : stop.panels)
        if (const PanelId panel = panelNamed(name.toStdString()))
            panels << titleOf(*panel);
    constexpr int milliseconds = 10'000;
    m_window.statusBar()->showMessage(tr("Kept as “%1”, with %2.", "a stop of a talk, its panels")
                                          .arg(stop.name, panels.join(QStringLiteral(", "))),
                                      milliseconds);
}

void TalkController::show(const Stop& stop) {
    ScenarioStore& store = m_window.store();
    if (stop.state != store.state())
        store.undoStack().push(new StateChange(
            store, store.state(), stop.state,
            [name = stop.name] { return tr("Show the stop “%1”").arg(name); }, ScenarioStore::noStep));
    m_view.set(stop.view);
    store.selectStage(stop.view.selectedStage);
    PanelLayout& layout = m_window.layoutOfPanels();
    for (const QString& name : stop.panels) {
        const PanelId panel = panelNamed(name.toStdString());
        if (panel != nullptr && panel->group != PanelGroup::none)
            layout.bring(*layout.panels()[*panel]);
    }
    showZoom(layout.panels().contents<PipelinePanel>(), stop);
}

void TalkController::present(bool fromHere) {
    if (m_shown != nullptr)
        return m_shown->activateWindow();
    DeckStore& decks = decksOf(m_window.store());
    decks.finishEdits();
    const Deck* deck = decks.current() ? &decks.decks()[*decks.current()] : nullptr;
    if (deck == nullptr || deck->stops.empty()) {
        m_window.layoutOfPanels().focus(*m_window.layoutOfPanels().panels()[StopsPanel::spec]);
        if (m_prompts.note)
            m_prompts.note(
                tr("There is nothing to present yet: “Keep as a stop of the talk” keeps what is on screen."));
        return;
    }
    const std::size_t first = fromHere ? m_panel.place().value_or(0) : 0;
    m_shown = new Presentation(*deck, first, m_catalogue, m_settings, m_prompts,
                               *m_window.findChild<RunBook*>(), &m_window);
    connect(m_shown, &Presentation::ended, &m_panel, &StopsPanel::setPlace);
    m_shown->begin();
}

} // namespace quadrille
