// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/actions.h"
#include "app/session/session_controller.h"

#include <QPointer>

class QMainWindow;

namespace quadrille {

class Exporter;
class LibraryController;
class PlanImportDialog;
namespace frameworks {
struct Format;
struct ImportedPlan;
} // namespace frameworks

/// Configurations of training frameworks in the window: files, drops and pasted text become the plan on
/// screen when they have been looked at, and the plan is written as a framework is configured with it.
class ConfigurationController : public QObject {
    Q_OBJECT
public:
    /// All must outlive it; the window owns it.
    ConfigurationController(ScenarioStore& store, const Actions& actions, const Prompts& prompts,
                            const LibraryController& library, Exporter& exporter, QMainWindow& window);

    /// Shows what is in the files; nothing more until it is asked to import.
    void importFiles(const QStringList& files);
    void importText(const QString& text);
    void paste(); ///< files or text on the clipboard
    /// The plan on screen as text of that format, on the clipboard; what it does not say is told.
    void copyAs(const frameworks::Format& format);
    void exportPlan();

signals:
    void benchmarksChosen(const QStringList& files); ///< tables, which teach a GPU's profile
    void benchmarkPasted(const QString& table);
    void tracesChosen(const QStringList& files); ///< which measured a step rather than saying a plan

private:
    [[nodiscard]] PlanImportDialog& dialog();
    void take(const frameworks::ImportedPlan& plan);
    /// \return whether it is not, which is then said
    [[nodiscard]] bool cannotRun() const;

    ScenarioStore& m_store;
    const Prompts& m_prompts;
    const LibraryController& m_library;
    Exporter& m_exporter;
    QMainWindow& m_window;
    QPointer<PlanImportDialog> m_dialog;
};

} // namespace quadrille
