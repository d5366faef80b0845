// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/dialogs/dialogs.h"
#include "app/dialogs/import_drop.h"
#include "app/dialogs/message_bar.h"
#include "app/docks/panel_fold.h"
#include "app/exporting/exporter.h"
#include "app/measurements/own_runs.h"
#include "app/measurements/run_book.h"
#include "app/panels/bind_views.h"
#include "app/panels/bubble/bubble_panel.h"
#include "app/panels/cluster/my_cluster_panel.h"
#include "app/panels/communication/communication_panel.h"
#include "app/panels/course/course_panel.h"
#include "app/panels/curve/sweep_panel.h"
#include "app/panels/explanation/explain_controller.h"
#include "app/panels/fit/make_it_fit_panel.h"
#include "app/panels/fsdp/fsdp_panel.h"
#include "app/panels/heatmap/heatmap_panel.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "app/panels/schedules/schedules_panel.h"
#include "app/panels/tables/tables_panel.h"
#include "app/panels/truth/truth_panel.h"
#include "app/settings/icon.h"
#include "app/window/first_place.h"
#include "app/window/library_controller.h"
#include "app/window/status_line.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/heatmap/heatmap.h"
#include "widgets/heatmap/heatmap_axes_bar.h"
#include "widgets/memory_bars/memory_bars.h"
#include "widgets/memory_course/memory_course_view.h"
#include "widgets/slider/discrete_slider.h"
#include "widgets/verdict/verdict_bar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QToolBar>

namespace quadrille {

MainWindow::MainWindow(const Catalogue& catalogue, Settings& settings, Appearance& appearance,
                       std::optional<Prompts> prompts)
    : m_catalogue(catalogue), m_settings(settings), m_appearance(appearance),
      m_prompts(prompts ? *prompts : dialogsOf(this)), m_store(newScenario(catalogue)),
      m_actions(new Actions(this)),
      m_session(new SessionController(
          m_store, settings, newScenario(catalogue), m_prompts, [this] { return viewState(); }, this)),
      m_recent(new QMenu(this)), m_status(new StatusLine(this)), m_hint(new QLabel(this)) {
    setStatusBar(m_status);
    setObjectName(QStringLiteral("mainWindow"));
    createVerdict();
    createMessages();
    createPanels();
    connectCommands();
    connectPanelCommands();
    connectAppearanceCommands();
    m_exporter = new Exporter(m_store, *m_actions, m_settings, *m_layout, *m_panels[PanelId::memory], *this);
    connect(m_exporter, &Exporter::refused, this,
            [this](const QString& sentence) { m_prompts.error(sentence); });
    m_library =
        new LibraryController(m_store, m_catalogue, *m_session, *m_actions, *m_plan, m_prompts, *this);
    connect(findChild<ImportDrop*>(), &ImportDrop::runsDropped, this, [this](const QString& file) {
        m_layout->focus(*m_panels[PanelId::cluster]);
        m_cluster->openFile(file);
    });
    connect(m_session, &SessionController::viewStateOpened, this, &MainWindow::applyViewState);
    connect(m_session, &SessionController::fileChanged, this, &MainWindow::refreshTitle);
    connect(m_session, &SessionController::recentFilesChanged, this, &MainWindow::refreshRecent);
    connect(m_recent, &QMenu::aboutToShow, this, &MainWindow::refreshRecent);
    m_hint->setContentsMargins(0, 0, 8, 0);
    m_status->addPermanentWidget(m_hint);
    // What is pointed at may be long.
    connect(m_status, &StatusLine::messageChanged, m_hint,
            [this](const QString& message) { m_hint->setVisible(message.isEmpty()); });
    retranslate();
}

MainWindow::~MainWindow() {
    hide(); // what that sets off still finds everything in place
    // Views must not hear of a store that is being torn down.
    m_store.disconnect();
    m_reckoning.disconnect();
    // Nor where the keyboard goes while panels go one by one.
    for (QObject* follower : {static_cast<QObject*>(m_exporter), static_cast<QObject*>(m_layout)})
        QObject::disconnect(qApp, nullptr, follower, nullptr);
}

void MainWindow::start(const QString& file) {
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
    m_session->start(file);
    m_plan->slider(Dimension::tensor)->setFocus();
}

void MainWindow::appear() {
    if (m_wantsMore)
        showMaximized();
    else
        show();
}

void MainWindow::createVerdict() {
    auto* bar = new QToolBar(this);
    bar->setObjectName(QStringLiteral("verdict"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_verdict = new VerdictBar(bar);
    m_verdict->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(m_verdict);
    bar->addAction((*m_actions)[QStringLiteral("baseline.pin")]);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize(QSize(16, 16));
    addToolBar(bar);
    bind(*m_verdict, m_store, m_reckoning);
    if (const auto large = m_settings.largeNumbers())
        m_verdict->setLarge(*large);
    connect(m_verdict, &VerdictBar::largeChanged, this,
            [this] { m_settings.setLargeNumbers(m_verdict->large()); });
    connect(&m_reckoning, &Reckoning::changed, m_session, &SessionController::viewChanged);
}

void MainWindow::createMessages() {
    addToolBarBreak();
    auto* bar = new QToolBar(this);
    bar->setObjectName(QStringLiteral("messages"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    auto* messages = new MessageBar(bar);
    bar->addWidget(messages);
    addToolBar(bar);
    // Also when an arrangement is restored of a time at which there were messages, or none.
    const auto show = [bar, messages] {
        const bool any = !messages->texts().isEmpty();
        if (bar->isHidden() == any)
            bar->setVisible(any);
    };
    connect(messages, &MessageBar::changed, bar, show);
    connect(bar, &QToolBar::visibilityChanged, bar, show, Qt::QueuedConnection);
    show();
}

template <class Content>
Content* MainWindow::put(PanelId id, Content* content) {
    Panel* panel = m_panels[id];
    panel->setContent(content);
    if constexpr (requires { content->setSeen(true); })
        connect(panel, &Panel::visibilityChanged, content, &Content::setSeen);
    constexpr bool titled = requires {
        &Content::findingChanged;
    }; // else its picture gives the title
    if constexpr (titled)
        connect(content, &Content::findingChanged, panel,
                [panel, content] { panel->setFinding(content->finding()); });
    if constexpr (requires { &Content::readout; })
        connect(content, &Content::readout, m_status, &StatusLine::say);
    if constexpr (!titled && requires { &Content::created; })
        connect(content, &Content::created, this,
                [this, panel](Picture* picture) { addPicture(panel, picture); });
    return content;
}

void MainWindow::createPanels() {
    QAction* fill = (*m_actions)[QStringLiteral("panel.fill")];
    for (const PanelSpec& spec : allPanels())
        m_panels.add(new Panel(spec, fill, this));

    m_plan = put(PanelId::plan, new PlanPanel(m_store, m_catalogue, m_settings, this));

    m_memoryPanel = put(PanelId::memory, new MemoryPanel(m_store, this));
    m_memory = m_memoryPanel->bars();
    connect(m_memoryPanel, &MemoryPanel::kindChanged, m_session, &SessionController::viewChanged);

    m_pipeline = put(PanelId::pipeline, new PipelinePanel(m_store, *m_actions, this));
    m_gantt = m_pipeline->gantt();

    m_heatmap = put(PanelId::heatmap, new HeatmapPanel(m_store, m_reckoning, this));
    connect(m_heatmap, &HeatmapPanel::axesChanged, m_session, &SessionController::viewChanged);

    m_schedules = put(PanelId::schedules, new SchedulesPanel(m_store, this));
    m_bubble = put(PanelId::bubble, new BubblePanel(m_store, this));
    m_schedules->setChecked(m_bubble->kinds());
    connect(m_schedules, &SchedulesPanel::curveCreated, this, [this](const Picture* picture) {
        connect(picture, &Picture::explainRequested, m_explain, &ExplainController::ask);
        connect(picture, &Picture::readout, m_status, &StatusLine::say);
    });
    connect(m_schedules, &SchedulesPanel::checkedChanged, m_bubble,
            [this] { m_bubble->setKinds(m_schedules->checked()); });
    connect(m_bubble, &BubblePanel::kindsChanged, m_schedules,
            [this] { m_schedules->setChecked(m_bubble->kinds()); });

    m_tables = put(PanelId::tables, new TablesPanel(m_store, m_catalogue, this));
    connect(m_panels[PanelId::tables], &Panel::visibilityChanged, m_tables, [this](bool seen) {
        if (seen)
            m_tables->prepare();
    });
    connect(m_tables, &TablesPanel::selectionChanged, m_session, &SessionController::viewChanged);

    m_sweep = put(PanelId::curve, new SweepPanel(m_store, this));
    m_course = put(PanelId::course, new CoursePanel(m_store, *m_gantt, this));
    m_makeItFit = put(PanelId::fit, new MakeItFitPanel(m_store, this));

    m_runs = new RunBook(m_catalogue, this);
    m_ownRuns = new OwnRuns(m_store, *m_runs, this);
    m_cluster = put(PanelId::cluster, new MyClusterPanel(m_store, *m_runs, *m_ownRuns, this));
    m_truth = put(PanelId::truth, new TruthPanel(m_store, *m_runs, this));

    m_fsdp = put(PanelId::fsdp, new FsdpPanel(this));
    connect(m_fsdp, &FsdpPanel::explained, this,
            [this](const Explanation& explained) { m_explain->show(explained); });

    createPerformancePanels();

    auto* explanation = new ExplainPanel(this);
    m_panels[PanelId::explain]->setContent(explanation);
    m_explain = new ExplainController(m_store, *explanation, *m_panels[PanelId::explain]);

    connect(m_verdict, &VerdictBar::explainRequested, m_explain, &ExplainController::ask);

    addPicture(m_panels[PanelId::memory], m_memory);
    addPicture(m_panels[PanelId::heatmap], m_heatmap->picture());
    addPicture(m_panels[PanelId::course], m_course->picture());
    connectPerformancePictures();
    connectPipeline();
    m_layout = new PanelLayout(*this, m_panels);
    connect(m_layout, &PanelLayout::frontChanged, m_session, &SessionController::viewChanged);
    connectExplanation();
}

void MainWindow::connectExplanation() {
    PanelFold& fold = m_layout->fold();
    QAction* shown = (*m_actions)[QStringLiteral("explain.show")];
    fold.panel().addFoldButton(shown);
    const auto refresh = [&fold, shown] { shown->setChecked(!fold.folded()); };
    refresh();
    connect(&fold, &PanelFold::changed, this, [this, &fold, refresh] {
        refresh();
        m_settings.setExplanationFolded(fold.folded());
    });
    connect(shown, &QAction::triggered, &fold, [&fold](bool on) { fold.setFolded(!on); });
    connect(m_explain, &ExplainController::asked, &fold, [&fold] { fold.setFolded(false); });
    connect(m_explain, &ExplainController::meaningWanted, this, &MainWindow::showGlossary);
    connect(m_explain, &ExplainController::dismissed, this, [this, &fold] {
        if (m_layout->filling() == &fold.panel())
            m_layout->leaveFill();
        else
            fold.setFolded(true);
    });
}

void MainWindow::addPicture(Panel* panel, Picture* picture) {
    connect(picture, &Picture::findingChanged, panel,
            [panel, picture] { panel->setFinding(picture->title()); });
    connect(picture, &Picture::readout, m_status, &StatusLine::say);
    connect(picture, &Picture::explainRequested, m_explain, &ExplainController::ask);
}

ViewState MainWindow::viewState() const {
    ViewState view;
    view.heatmapX = m_heatmap->axes()->xDimension();
    view.heatmapY = m_heatmap->axes()->yDimension();
    view.heatmapShows = m_heatmap->shown();
    view.reckoning = m_reckoning.state();
    view.memoryKind = m_memoryPanel->kind();
    view.paperTable = m_tables->selected();
    view.timeBase = m_store.timeBase();
    view.compare = m_pipeline->pair().choice().name();
    view.criticalPath = m_gantt->isCriticalPathShown();
    view.communication = m_gantt->areTransfersShown();
    view.memoryAgainstCapacity = m_pipeline->isCapacityShown();
    if (const Panel* front = m_layout->front())
        view.panel = nameOf(front->spec());
    return view;
}

void MainWindow::applyViewState(const ViewState& view) {
    m_reckoning.setState(view.reckoning);
    m_heatmap->setAxes(view.heatmapX, view.heatmapY, view.heatmapShows);
    m_memoryPanel->setKind(view.memoryKind);
    m_tables->select(view.paperTable);
    m_store.setTimeBase(view.timeBase);
    m_pipeline->setCriticalPathShown(view.criticalPath);
    m_pipeline->setTransfersShown(view.communication);
    m_pipeline->setCapacityShown(view.memoryAgainstCapacity);
    // An order from a file is not in the session.
    const auto compared = CompareChoice::fromName(view.compare).value_or(CompareChoice{});
    m_pipeline->compare(compared.what == CompareChoice::What::file ? CompareChoice{} : compared);
    for (Panel* panel : m_panels.all()) {
        if (panel->spec().group != PanelGroup::none && nameOf(panel->spec()) == view.panel)
            m_layout->bring(*panel);
    }
}

void MainWindow::closeEvent(QCloseEvent* event) {
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
    findChild<QToolBar*>(QStringLiteral("verdict"))->setWindowTitle(tr("Verdict"));
    findChild<QToolBar*>(QStringLiteral("messages"))->setWindowTitle(tr("Messages"));
    m_actions->retranslate();
    m_library->retranslate();
    m_actions->fill(*menuBar(), m_recent);
    m_panels[PanelId::plan]->setFinding(m_plan->finding());
    m_panels[PanelId::memory]->setFinding(m_memory->title());
    m_panels[PanelId::pipeline]->setFinding(m_pipeline->finding());
    m_panels[PanelId::heatmap]->setFinding(m_heatmap->picture()->title());
    m_panels[PanelId::course]->setFinding(m_course->picture()->title());
    retitlePerformance();
    (*m_actions)[QStringLiteral("baseline.pin")]->setIconText(tr("Pin A"));
    (*m_actions)[QStringLiteral("baseline.swap")]->setIconText(tr("Swap"));
    (*m_actions)[QStringLiteral("baseline.unpin")]->setIconText(tr("Unpin"));
    m_hint->setText(
        tr("%1 finds anything · %2 shows the keys")
            .arg((*m_actions)[QStringLiteral("help.palette")]->shortcut().toString(QKeySequence::NativeText),
                 (*m_actions)[QStringLiteral("help.shortcuts")]->shortcut().toString(
                     QKeySequence::NativeText)));
    m_exporter->retranslate();
    refreshRecent();
    refreshTitle();
    refreshCommands();
}

} // namespace quadrille
