// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/decks/deck_store.h"
#include "app/dialogs/dialogs.h"
#include "app/dialogs/message_bar.h"
#include "app/docks/panel_fold.h"
#include "app/exporting/deck_exporter.h"
#include "app/exporting/exporter.h"
#include "app/exporting/report_exporter.h"
#include "app/measurements/own_runs.h"
#include "app/measurements/run_book.h"
#include "app/panels/cluster/my_cluster_panel.h"
#include "app/panels/explanation/explanation_panel.h"
#include "app/panels/laboratory/laboratory_panel.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/panel_context.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "app/panels/step/step_panel.h"
#include "app/panels/stops/stops_panel.h"
#include "app/panels/truth/truth_panel.h"
#include "app/window/configuration_controller.h"
#include "app/window/first_place.h"
#include "app/window/kept_commands.h"
#include "app/window/lesson_stage.h"
#include "app/window/library_controller.h"
#include "app/window/panel_links.h"
#include "app/window/status_line.h"
#include "app/window/talk_controller.h"
#include "app/window/tour.h"
#include "app/window/verdict_tool_bar.h"
#include "app/window/window_commands.h"
#include "widgets/return_presses.h"
#include "widgets/slider/discrete_slider.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>

namespace quadrille {
namespace {

/// A file that is no session may be another thing that is known.
Prompts explaining(Prompts prompts) {
    prompts.explained = [](const Message& rule, const QString& file) {
        return withLikeness(rule, file, FileKind::session);
    };
    return prompts;
}

} // namespace

MainWindow::MainWindow(const Catalogue& catalogue, Settings& settings, Appearance& appearance,
                       std::optional<Prompts> prompts)
    : m_settings(settings), m_prompts(explaining(prompts ? *prompts : dialogsOf(this))),
      m_store(newScenario(catalogue)), m_actions(new Actions(this)),
      m_session(new SessionController(
          m_store, settings, newScenario(catalogue), m_prompts, [this] { return viewState(); }, this)),
      m_recent(new QMenu(this)), m_status(new StatusLine(this)), m_hint(new QLabel(this)),
      m_verdict(new VerdictToolBar(m_store, m_speedOptions, *m_actions, settings, this)) {
    new ReturnPresses(this);
    setStatusBar(m_status);
    setObjectName(QStringLiteral("mainWindow"));
    addToolBar(m_verdict);
    addToolBarBreak();
    addToolBar(new MessageToolBar(this));
    createPanels(catalogue);
    m_commands = new WindowCommands(*this, catalogue, appearance);
    m_kept = new KeptCommands(m_store, *m_actions, m_prompts, this);
    m_exporter =
        new Exporter(m_store, *m_actions, m_settings, *m_layout, *m_panels[MemoryPanel::spec], *this);
    connect(m_exporter, &Exporter::refused, this, m_prompts.error);
    auto* report = new ReportExporter(
        *m_exporter, catalogue, [this] { return m_session->shown(); }, this);
    connect((*m_actions)["export.report"], &QAction::triggered, report, &ReportExporter::make);
    auto* talk = new DeckExporter(*m_exporter, decksOf(m_store), catalogue, settings, *this);
    connect((*m_actions)["export.deck"], &QAction::triggered, talk, &DeckExporter::make);
    connect(talk, &DeckExporter::refused, this, [this](const QString& sentence) {
        m_layout->focus(*m_panels[StopsPanel::spec]);
        if (m_prompts.note)
            m_prompts.note(sentence);
    });
    connect(report, &ReportExporter::working, m_status,
            [this](const QString& sentence) { m_status->showMessage(sentence); });
    m_library = new LibraryController(m_store, catalogue, *m_session, *m_actions,
                                      m_panels.contents<PlanPanel>(), m_prompts, *this);
    m_configurations =
        new ConfigurationController(m_store, *m_actions, m_prompts, *m_library, *m_exporter, *this);
    connectImports();
    new TalkController(
        *this, catalogue, settings, m_prompts,
        {[this] { return viewState(); }, [this](const ViewState& view) { applyViewState(view); }});
    connectExplanation();
    m_lessonStage = new LessonStage(*this, *m_layout, m_store, *m_verdict);
    m_tour = new Tour(*this, *m_layout, m_store, catalogue, settings, *m_actions, *m_verdict);
    connect((*m_actions)["help.tour"], &QAction::triggered, m_tour, &Tour::begin);
    m_session->setOwnState([this] { return m_panels.contents<LessonsPanel>().ownState(); });
    connect(&m_speedOptions, &SharedSpeedOptions::changed, m_session, &SessionController::viewChanged);
    connect(m_session, &SessionController::viewStateOpened, this, &MainWindow::applyViewState);
    connect(m_session, &SessionController::fileChanged, this, &MainWindow::refreshTitle);
    connect(m_session, &SessionController::recentFilesChanged, this, &MainWindow::refreshRecent);
    connect(m_session, &SessionController::saved, m_status, [this](const QString& file) {
        m_status->showMessage(tr("Saved as %1.", "a file").arg(QDir::toNativeSeparators(file)));
    });
    connect(m_recent, &QMenu::aboutToShow, this, &MainWindow::refreshRecent);
    m_hint->setContentsMargins(0, 0, 8, 0);
    m_status->addPermanentWidget(m_hint);
    // What is pointed at may be long.
    connect(m_status, &StatusLine::messageChanged, m_hint,
            [this](const QString& message) { m_hint->setVisible(message.isEmpty()); });
    retranslate();
}

void MainWindow::connectImports() {
    const auto openInMyCluster = [this](const QStringList& files) {
        m_layout->focus(*m_panels[MyClusterPanel::spec]);
        for (const QString& file : files)
            m_panels.contents<MyClusterPanel>().openFile(file);
    };
    connect(findChild<ImportDrop*>(), &ImportDrop::runsDropped, this, openInMyCluster);
    connect(findChild<ImportDrop*>(), &ImportDrop::logsDropped, this, [this](const QStringList& paths) {
        m_layout->focus(*m_panels[MyClusterPanel::spec]);
        m_panels.contents<MyClusterPanel>().openLogs(paths);
    });
    const auto compareWithTraces = [this](const QStringList& files) {
        m_layout->focus(*m_panels[PipelinePanel::spec]);
        m_panels.contents<PipelinePanel>().compareWithTraces(files);
    };
    connect(findChild<ImportDrop*>(), &ImportDrop::tracesDropped, this, compareWithTraces);
    connect(m_configurations, &ConfigurationController::tracesChosen, this, compareWithTraces);
    connect(m_configurations, &ConfigurationController::benchmarksChosen, this, openInMyCluster);
    connect(m_configurations, &ConfigurationController::benchmarkPasted, this, [this](const QString& table) {
        m_layout->focus(*m_panels[MyClusterPanel::spec]);
        m_panels.contents<MyClusterPanel>().readLog(table);
    });
    connect(&m_panels.contents<PipelinePanel>(), &PipelinePanel::taught, this,
            [this](const benchmarks::BenchmarkProfile& found) {
                m_layout->focus(*m_panels[MyClusterPanel::spec]);
                m_panels.contents<MyClusterPanel>().review(found);
            });
}

MainWindow::~MainWindow() {
    hide(); // what that sets off still finds everything in place
    // Views must not hear of a store that is being torn down.
    m_store.disconnect();
    m_speedOptions.disconnect();
    // Nor where the keyboard goes while panels go one by one.
    for (QObject* follower : {static_cast<QObject*>(m_exporter), static_cast<QObject*>(m_layout)})
        QObject::disconnect(qApp, nullptr, follower, nullptr);
}

void MainWindow::start(const QStringList& files) {
    const FirstPlace place = firstPlace(screen()->availableSize(), widestFrame);
    resize(place.size);
    const bool known = restoreGeometry(m_settings.windowGeometry());
    m_wantsMore = !known && place.maximized;
    // On the first start there is nothing yet that wants to be explained.
    const bool folded = m_settings.explanationFolded().value_or(!known);
    m_layout->reset();
    if (known)
        m_layout->restore(m_settings.windowState());
    m_layout->fold().setFolded(folded);
    m_layout->fold().apply();
    const auto kind = kindTogether(files);
    const bool isSession = !kind || *kind == FileKind::session;
    if (!isSession)
        m_handed = {files, *kind};
    m_session->start(isSession ? files.value(0) : QString());
    m_panels.contents<PlanPanel>().slider(Dimension::tensor)->setFocus();
}

void MainWindow::appear() {
    if (m_wantsMore)
        showMaximized();
    else
        show();
    if (m_handed)
        // A dialog may open of its own, which wants the window behind it.
        QMetaObject::invokeMethod(
            this, [this] { findChild<ImportDrop*>()->hand(*std::exchange(m_handed, std::nullopt)); },
            Qt::QueuedConnection);
    else if (m_session->file().isEmpty()) // who opens a file knows what for
        m_tour->beginOnFirstStart();
}

void MainWindow::createPanels(const Catalogue& catalogue) {
    auto* runs = new RunBook(catalogue, this);
    const PanelContext context{{m_store, m_speedOptions, catalogue, m_settings, *m_actions, m_prompts, *runs,
                                *new OwnRuns(m_store, *runs, this)}};
    for (const PanelId spec : allPanels()) {
        auto* panel = new Panel(*spec, (*m_actions)["panel.fill"], this);
        PanelContents* contents = spec->make(context, panel);
        panel->setContents(contents);
        connect(contents, &PanelContents::readout, m_status, &StatusLine::say);
        connect(contents, &PanelContents::viewChanged, m_session, &SessionController::viewChanged);
        m_panels.add(panel);
    }
    linkPanels(m_panels);
    m_layout = new PanelLayout(*this, m_panels);
    m_layout->connectCommands(*m_actions);
    connect(&m_panels.contents<StepPanel>(), &StepPanel::runsWanted, this, [this](const RunCluster& cluster) {
        m_panels.contents<TruthPanel>().showCounted(cluster);
        m_layout->focus(*m_panels[TruthPanel::spec]);
    });
    // Who sends it wants to see it, whatever fills the window.
    connect(&m_panels.contents<LaboratoryPanel>(), &LaboratoryPanel::orderSent, this,
            [this] { m_layout->focus(*m_panels[PipelinePanel::spec]); });
    connect(m_layout, &PanelLayout::frontChanged, m_session, &SessionController::viewChanged);
}

void MainWindow::connectExplanation() {
    auto& explanation = m_panels.contents<ExplanationPanel>();
    PanelFold& fold = m_layout->fold();
    for (const Panel* panel : m_panels.all()) {
        connect(&panel->contents(), &PanelContents::explainRequested, &explanation, &ExplanationPanel::ask);
        connect(&panel->contents(), &PanelContents::explained, &explanation, &ExplanationPanel::present);
    }
    connect(m_verdict, &VerdictToolBar::explainRequested, &explanation, &ExplanationPanel::ask);
    connect(&fold, &PanelFold::changed, this,
            [this, &fold] { m_settings.setExplanationFolded(fold.folded()); });
    connect(&explanation, &ExplanationPanel::asked, &fold, [&fold] { fold.setFolded(false); });
    connect(&explanation, &ExplanationPanel::meaningWanted, m_commands, &WindowCommands::showGlossary);
    connect(&explanation, &ExplanationPanel::dismissed, this, [this, &fold] {
        if (m_layout->filling() == &fold.panel())
            m_layout->leaveFill();
        else
            fold.setFolded(true);
    });
}

ViewState MainWindow::viewState() const {
    ViewState view;
    view.speedOptions = m_speedOptions.state();
    for (const Panel* panel : m_panels.all())
        panel->contents().saveView(view);
    if (const Panel* front = m_layout != nullptr ? m_layout->front() : nullptr)
        view.panel = nameOf(front->spec());
    return view;
}

void MainWindow::applyViewState(const ViewState& view) {
    // Another session is on screen: the plan before the lesson was of the last one.
    m_panels.contents<LessonsPanel>().dropLesson();
    m_speedOptions.setState(view.speedOptions);
    for (const Panel* panel : m_panels.all())
        panel->contents().restoreView(view);
    const PanelId front = panelNamed(view.panel.toStdString());
    if (front != nullptr && front->group != PanelGroup::none)
        m_layout->bring(*m_panels[*front]);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_panels.contents<LessonsPanel>().leaveLesson(); // what is kept is the user's own plan
    if (!m_session->mayClose()) {
        event->ignore();
        return;
    }
    m_settings.setWindow(saveGeometry(), m_layout->state());
    event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_layout->filling() != nullptr)
        m_layout->leaveFill();
    else if (event->key() == Qt::Key_Escape && !m_layout->fold().folded())
        m_layout->fold().setFolded(true);
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::refreshTitle() {
    setWindowModified(m_session->modified());
    setWindowTitle(tr("%1[*] – Quadrille").arg(m_session->name()));
    setWindowFilePath(m_session->file());
}

void MainWindow::refreshRecent() {
    m_recent->clear();
    m_recent->setTitle(tr("Open &recent"));
    const QStringList files = m_settings.recentFiles();
    for (const QString& file : files) {
        QAction* entry = m_recent->addAction(QFileInfo(file).fileName());
        entry->setToolTip(file);
        entry->setStatusTip(file);
        connect(entry, &QAction::triggered, this, [this, file] { m_session->open(file); });
    }
    m_recent->setEnabled(!files.isEmpty());
}

void MainWindow::retranslate() {
    m_actions->retranslate();
    m_library->retranslate();
    m_actions->fill(*menuBar(), m_recent);
    const auto keyOf = [](const QAction* action) {
        return action->shortcut().toString(QKeySequence::NativeText);
    };
    m_hint->setText(tr("%1 finds anything · %2 shows the keys")
                        .arg(keyOf((*m_actions)["help.palette"]), keyOf((*m_actions)["help.shortcuts"])));
    m_exporter->retranslate();
    refreshRecent();
    refreshTitle();
    m_commands->refresh();
    m_kept->refresh();
}

} // namespace quadrille
