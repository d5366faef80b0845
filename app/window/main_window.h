// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/actions.h"
#include "app/data/catalogue.h"
#include "app/docks/panel_layout.h"
#include "app/importing/import_drop.h"
#include "app/session/session_controller.h"
#include "app/settings/appearance.h"
#include "app/store/scenario_store.h"
#include "app/store/speed_options.h"

#include <QMainWindow>

class QLabel;

namespace quadrille {

class ConfigurationController;
class Exporter;
class KeptCommands;
class LessonStage;
class LibraryController;
class StatusLine;
class Tour;
class VerdictToolBar;
class WindowCommands;

/// The window: verdict on top, the panels below, and every command of the table.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// The references must outlive the window. Without prompts, it asks in dialogs.
    MainWindow(const Catalogue& catalogue, Settings& settings, Appearance& appearance,
               std::optional<Prompts> prompts = std::nullopt);
    ~MainWindow() override;

    /// Restores what the last run left, or opens a session file; before the first show(). Files of other
    /// kinds are kept for appear().
    void start(const QStringList& files);
    /// Shows it as the last run left it; on a screen with little room, for the first time all over it. Then
    /// files that it was started with are taken as if they were dropped.
    void appear();

    [[nodiscard]] ScenarioStore& store() { return m_store; }
    [[nodiscard]] SharedSpeedOptions& speedOptions() { return m_speedOptions; }
    [[nodiscard]] SessionController& session() { return *m_session; }
    [[nodiscard]] const Actions& actions() const { return *m_actions; }
    [[nodiscard]] PanelLayout& layoutOfPanels() { return *m_layout; }
    [[nodiscard]] LibraryController& library() { return *m_library; }
    [[nodiscard]] ConfigurationController& configurations() { return *m_configurations; }
    [[nodiscard]] QMenu* recentMenu() const { return m_recent; }
    [[nodiscard]] Exporter& exporter() { return *m_exporter; }
    [[nodiscard]] const LessonStage& lessonStage() const { return *m_lessonStage; }
    [[nodiscard]] Tour& tour() const { return *m_tour; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void createPanels(const Catalogue& catalogue);
    void connectImports(); ///< to the panels that show what they bring
    void connectExplanation();
    void refreshTitle();
    void refreshRecent();
    void retranslate();
    [[nodiscard]] ViewState viewState() const;
    void applyViewState(const ViewState& view);

    Settings& m_settings;
    const Prompts m_prompts;
    ScenarioStore m_store;
    SharedSpeedOptions m_speedOptions;
    Actions* m_actions;
    SessionController* m_session;
    bool m_wantsMore = false;            ///< room than its first size has
    std::optional<HandedFiles> m_handed; ///< that no session starts with, until they are taken
    QMenu* m_recent;
    StatusLine* m_status;
    QLabel* m_hint;
    VerdictToolBar* m_verdict;
    Panels m_panels;
    PanelLayout* m_layout = nullptr;
    WindowCommands* m_commands;
    KeptCommands* m_kept;
    Exporter* m_exporter;
    LibraryController* m_library;
    ConfigurationController* m_configurations;
    LessonStage* m_lessonStage = nullptr;
    Tour* m_tour = nullptr;
};

} // namespace quadrille
