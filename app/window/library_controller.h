// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/actions.h"
#include "app/library/save_dialog.h"
#include "app/library/user_library.h"
#include "app/session/session_controller.h"

#include <QPointer>

class QMainWindow;
class QToolButton;

namespace quadrille {

class GpuEditor;
class ImportDrop;
class LibraryDialog;
class ModelEditor;
class PlanPanel;
struct ModelImport;

/// Own models and GPUs in the window: in the choosers, in the editors, from files.
class LibraryController : public QObject {
    Q_OBJECT
public:
    /// All references must outlive the controller; the window owns it.
    LibraryController(ScenarioStore& store, const Catalogue& catalogue, SessionController& session,
                      const Actions& actions, PlanPanel& plan, const Prompts& prompts, QMainWindow& window);

    [[nodiscard]] UserLibrary& library() { return m_library; }
    [[nodiscard]] const UserLibrary& library() const { return m_library; }
    /// Reads a model and shows what was read; a file that cannot be read is an error for the prompts.
    void importModel(const QString& file);
    void retranslate();

private:
    void connectCommands(const Actions& actions);
    void fillChoosers();
    void useModel(const ModelSpec& model);
    void useGpu(const GpuSpec& gpu);
    void editModel(const Actions& actions);
    void editGpu(const Actions& actions);
    void useSaved(const GpuSpec& saved);
    void manage();
    void showImported(const ModelImport& imported);
    template <class Spec>
    void saveAs(Spec spec, const Shelf<Spec>& shelf, QWidget* above, std::function<void(const Spec&)> saved);
    template <class Spec>
    void rename(Spec spec, const Shelf<Spec>& shelf, QWidget* above);
    void remove(bool isModel, const QString& name);
    void showUnread();
    void complain(const QString& what, const InputError& error);

    ScenarioStore& m_store;
    const Catalogue& m_catalogue;
    PlanPanel& m_plan;
    const Prompts& m_prompts;
    QMainWindow& m_window;
    UserLibrary m_library;
    ImportDrop* m_drop;
    QToolButton* m_unread = nullptr; ///< in the status bar, where files could not be read
    QPointer<ModelEditor> m_modelEditor;
    QPointer<GpuEditor> m_gpuEditor;
    QPointer<LibraryDialog> m_dialog;
};

} // namespace quadrille
