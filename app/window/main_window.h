// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/actions.h"
#include "app/data/catalogue.h"
#include "app/docks/panel_layout.h"
#include "app/session/session_controller.h"
#include "app/settings/appearance.h"
#include "app/store/reckoning.h"
#include "app/store/scenario_store.h"

#include <QMainWindow>

class QLabel;

namespace quadrille {

class BubblePanel;
class ExplainController;
class Exporter;
class FsdpPanel;
class GanttView;
class GlossaryDialog;
class HeatmapPanel;
class LibraryController;
class CommunicationPanel;
class CoursePanel;
class MakeItFitPanel;
class MyClusterPanel;
class OwnRuns;
class MemoryPanel;
class MemoryBars;
class Picture;
class PipelinePanel;
class PlanPanel;
class RunBook;
class SchedulesPanel;
class StatusLine;
class StepPanel;
class SweepPanel;
class TablesPanel;
class TruthPanel;
class VerdictBar;

/// The window: verdict on top, the panels below, and every command of the table.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// The references must outlive the window. Without prompts, it asks in dialogs.
    MainWindow(const Catalogue& catalogue, Settings& settings, Appearance& appearance,
               std::optional<Prompts> prompts = std::nullopt);
    ~MainWindow() override;

    /// Restores what the last run left, or opens a session file; before the first show().
    void start(const QString& file);
    /// Shows it as the last run left it; on a screen with little room, for the first time all over it.
    void appear();

    [[nodiscard]] ScenarioStore& store() { return m_store; }
    [[nodiscard]] Reckoning& reckoning() { return m_reckoning; }
    [[nodiscard]] SessionController& session() { return *m_session; }
    [[nodiscard]] const Actions& actions() const { return *m_actions; }
    [[nodiscard]] PanelLayout& layoutOfPanels() { return *m_layout; }
    [[nodiscard]] LibraryController& library() { return *m_library; }
    [[nodiscard]] QMenu* recentMenu() const { return m_recent; }
    [[nodiscard]] Exporter& exporter() { return *m_exporter; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void createPanels();
    void createVerdict();
    void createMessages();
    void connectCommands();
    void connectPanelCommands();
    void connectAppearanceCommands();
    void refreshCommands(); ///< which are possible now, and what undo would take back
    void refreshTitle();
    void refreshRecent();
    void retranslate();
    void createPerformancePanels();
    void connectPerformancePictures();
    void retitlePerformance();
    void connectPipeline();
    void showMoment();
    void compareWithFile(const QString& path);
    void addPicture(Panel* panel, Picture* picture);
    /// Fills a panel, and connects what the content can: being seen, a title, a readout, a picture.
    template <class Content>
    Content* put(PanelId id, Content* content);
    void connectExplanation();
    [[nodiscard]] ViewState viewState() const;
    void applyViewState(const ViewState& view);
    void showGlossary(const QString& searched);

    const Catalogue& m_catalogue;
    Settings& m_settings;
    Appearance& m_appearance;
    const Prompts m_prompts;
    ScenarioStore m_store;
    Reckoning m_reckoning;
    Actions* m_actions;
    SessionController* m_session;
    bool m_wantsMore = false; ///< room than its first size has
    QMenu* m_recent;
    StatusLine* m_status;
    QLabel* m_hint;
    Panels m_panels;
    PanelLayout* m_layout;
    Exporter* m_exporter;
    VerdictBar* m_verdict;
    PlanPanel* m_plan;
    MemoryPanel* m_memoryPanel;
    MemoryBars* m_memory;
    CoursePanel* m_course; ///< follows the step only while it is seen
    PipelinePanel* m_pipeline;
    GanttView* m_gantt;
    HeatmapPanel* m_heatmap;
    SchedulesPanel* m_schedules; ///< makes its contents when it is first shown
    BubblePanel* m_bubble;       ///< makes its contents when it is first shown
    TablesPanel* m_tables;       ///< makes its contents when it is first shown
    SweepPanel* m_sweep;         ///< makes its contents when it is first shown
    MakeItFitPanel* m_makeItFit; ///< makes its contents when it is first shown
    RunBook* m_runs;
    OwnRuns* m_ownRuns;
    MyClusterPanel* m_cluster; ///< makes its contents when it is first shown
    TruthPanel* m_truth;       ///< makes its contents when it is first shown
    FsdpPanel* m_fsdp;         ///< makes its contents when it is first shown
    StepPanel* m_step;
    CommunicationPanel* m_communication;
    ExplainController* m_explain;
    LibraryController* m_library;
    GlossaryDialog* m_glossary = nullptr; ///< made when it is first opened
};

} // namespace quadrille
