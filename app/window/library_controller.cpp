// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/library_controller.h"

#include "app/dialogs/import_dialog.h"
#include "app/dialogs/library_dialog.h"
#include "app/editors/gpu_editor.h"
#include "app/editors/model_editor.h"
#include "app/importing/file_kind.h"
#include "app/importing/import_drop.h"
#include "app/library/model_import.h"
#include "app/panels/plan/plan_panel.h"
#include "core/model/parameters.h"
#include "widgets/chooser/chooser.h"
#include "widgets/format.h"

#include <QFileInfo>
#include <QMainWindow>
#include <QStatusBar>
#include <QToolButton>

#include <limits>

namespace quadrille {
namespace {

double parametersOf(const ModelSpec& model) {
    return static_cast<double>(parameterCount(model));
}

/// The document as a whole has no field to name.
QString sentence(const InputError& error) {
    return QStringLiteral("%1: %2").arg(QString::fromStdString(error.field()),
                                        format::sentence(error.rule()));
}

/// Own entries first, under a heading of their own.
QList<ChooserEntry> joined(QList<ChooserEntry> own, const QString& group, const QList<ChooserEntry>& listed) {
    for (ChooserEntry& entry : own) {
        entry.group = group;
        entry.year = std::numeric_limits<int>::max();
    }
    return own + listed;
}

template <class Spec>
SaveDialog::Names namesOf(const Shelf<Spec>& shelf) {
    return {[&shelf](const QString& label) { return shelf.freeName(label.toStdString()); },
            [&shelf](const std::string& name) {
                try {
                    shelf.checkName(name);
                    return QString();
                } catch (const InputError& error) {
                    return sentence(error);
                }
            },
            [&shelf](const std::string& name) { return shelf.find(name) != nullptr; }};
}

void present(QDialog& dialog) {
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

} // namespace

LibraryController::LibraryController(ScenarioStore& store, const Catalogue& catalogue,
                                     SessionController& session, const Actions& actions, PlanPanel& plan,
                                     const Prompts& prompts, QMainWindow& window)
    : QObject(&window), m_store(store), m_catalogue(catalogue), m_plan(plan), m_prompts(prompts),
      m_window(window), m_library(catalogue), m_drop(new ImportDrop(&window)) {
    m_plan.offerEditors(actions["edit.model"], actions["edit.gpu"]);
    connectCommands(actions);
    connect(m_plan.modelChooser(), &Chooser::chosen, this, [this](const QString& name) {
        if (const ModelSpec* own = m_library.models().find(name.toStdString()))
            useModel(*own);
    });
    connect(m_plan.gpuChooser(), &Chooser::chosen, this, [this](const QString& name) {
        if (const GpuSpec* own = m_library.gpus().find(name.toStdString()))
            useGpu(*own);
    });
    connect(m_drop, &ImportDrop::modelDropped, this, &LibraryController::importModel);
    connect(m_drop, &ImportDrop::sessionDropped, &session, &SessionController::open);
    connect(&m_library, &UserLibrary::changed, this, &LibraryController::fillChoosers);
    if (!m_library.unread().empty()) {
        m_unread = new QToolButton(&window);
        m_unread->setObjectName(QStringLiteral("unreadFiles"));
        m_unread->setAutoRaise(true);
        connect(m_unread, &QToolButton::clicked, this, &LibraryController::showUnread);
        window.statusBar()->addPermanentWidget(m_unread);
    }
    retranslate();
}

void LibraryController::connectCommands(const Actions& actions) {
    const auto on = [this, &actions](CommandKey command, auto&& slot) {
        connect(actions[command], &QAction::triggered, this, slot);
    };
    on("file.importModel", [this] {
        const QString file = m_prompts.fileToImport ? m_prompts.fileToImport() : QString();
        if (!file.isEmpty())
            importModel(file);
    });
    on("edit.model", [this, &actions] { editModel(actions); });
    on("edit.gpu", [this, &actions] { editGpu(actions); });
    on("edit.library", [this] { manage(); });
}

void LibraryController::fillChoosers() {
    m_plan.modelChooser()->setEntries(joined(chooserEntries(m_library.models().entries(), parametersOf),
                                             tr("My models"),
                                             chooserEntries(m_catalogue.models, parametersOf)));
    m_plan.gpuChooser()->setEntries(
        joined(chooserEntries(m_library.gpus().entries()), tr("My GPUs"), chooserEntries(m_catalogue.gpus)));
}

void LibraryController::useModel(const ModelSpec& model) {
    Scenario scenario = m_store.scenario();
    scenario.model = model;
    m_store.change(scenario,
                   [label = QString::fromStdString(model.label)] { return tr("Train %1").arg(label); });
}

void LibraryController::useGpu(const GpuSpec& gpu) {
    Scenario scenario = m_store.scenario();
    scenario.cluster = clusterOf(gpu, scenario.cluster.gpus);
    m_store.change(scenario, [label = QString::fromStdString(gpu.label)] { return tr("Use %1").arg(label); });
}

void LibraryController::editModel(const Actions& actions) {
    if (m_modelEditor == nullptr) {
        m_modelEditor = new ModelEditor(m_store, m_library, &m_window);
        m_modelEditor->addActions({actions["edit.undo"], actions["edit.redo"]});
        connect(m_modelEditor, &ModelEditor::saveRequested, this, [this] {
            saveAs<ModelSpec>(m_store.scenario().model, m_library.models(), m_modelEditor,
                              [this](const ModelSpec& saved) { useModel(saved); });
        });
    }
    present(*m_modelEditor);
}

void LibraryController::editGpu(const Actions& actions) {
    if (m_gpuEditor == nullptr) {
        m_gpuEditor = new GpuEditor(m_store, m_library, &m_window);
        m_gpuEditor->addActions({actions["edit.undo"], actions["edit.redo"]});
        connect(m_gpuEditor, &GpuEditor::saveRequested, this, [this] {
            saveAs<GpuSpec>(m_store.scenario().cluster.gpu, m_library.gpus(), m_gpuEditor,
                            [this](const GpuSpec& saved) { useSaved(saved); });
        });
    }
    present(*m_gpuEditor);
}

void LibraryController::useSaved(const GpuSpec& saved) {
    Scenario scenario = m_store.scenario();
    scenario.cluster.gpu = saved; // the nodes stay as they were edited
    m_store.change(scenario,
                   [label = QString::fromStdString(saved.label)] { return tr("Use %1").arg(label); });
}

// lupdate takes the parameter of these templates for the class of their texts, so the class is named.
template <class Spec>
void LibraryController::saveAs(Spec spec, const Shelf<Spec>& shelf, QWidget* above,
                               std::function<void(const Spec&)> saved) {
    // One's own entry keeps its name, to be replaced; anything else gets one that is free.
    const bool own = shelf.find(spec.name) != nullptr;
    auto* dialog =
        new SaveDialog(LibraryController::tr("Save to library"), QString::fromStdString(spec.label),
                       own ? spec.name : std::string(), namesOf(shelf), above);
    connect(dialog, &SaveDialog::chosen, this,
            [this, spec, saved](const QString& label, const QString& name) mutable {
                spec.label = label.toStdString();
                spec.name = name.toStdString();
                try {
                    m_library.save(spec);
                    saved(spec);
                } catch (const InputError& error) {
                    complain(LibraryController::tr("“%1” was not saved.").arg(label), error);
                }
            });
    dialog->open();
}

template <class Spec>
void LibraryController::rename(Spec spec, const Shelf<Spec>& shelf, QWidget* above) {
    auto* dialog = new SaveDialog(LibraryController::tr("Rename"), QString::fromStdString(spec.label),
                                  spec.name, namesOf(shelf), above);
    connect(dialog, &SaveDialog::chosen, this,
            [this, spec, before = spec.name](const QString& label, const QString& name) mutable {
                spec.label = label.toStdString();
                spec.name = name.toStdString();
                try {
                    m_library.rename(before, spec);
                } catch (const InputError& error) {
                    complain(LibraryController::tr("“%1” was not renamed.").arg(label), error);
                }
            });
    dialog->open();
}

void LibraryController::manage() {
    if (m_dialog == nullptr) {
        m_dialog = new LibraryDialog(m_library, &m_window);
        connect(m_dialog, &LibraryDialog::useRequested, this, [this](bool isModel, const QString& name) {
            if (isModel)
                useModel(*m_library.models().find(name.toStdString()));
            else
                useGpu(*m_library.gpus().find(name.toStdString()));
        });
        connect(m_dialog, &LibraryDialog::renameRequested, this, [this](bool isModel, const QString& name) {
            if (isModel)
                rename(*m_library.models().find(name.toStdString()), m_library.models(), m_dialog);
            else
                rename(*m_library.gpus().find(name.toStdString()), m_library.gpus(), m_dialog);
        });
        connect(m_dialog, &LibraryDialog::removeRequested, this, &LibraryController::remove);
    }
    present(*m_dialog);
}

void LibraryController::remove(bool isModel, const QString& name) {
    const std::string key = name.toStdString();
    const QString label = QString::fromStdString(isModel ? m_library.models().find(key)->label
                                                         : m_library.gpus().find(key)->label);
    if (m_prompts.mayDelete && !m_prompts.mayDelete(label))
        return;
    try {
        if (isModel)
            m_library.removeModel(key);
        else
            m_library.removeGpu(key);
    } catch (const InputError& error) {
        complain(tr("“%1” was not deleted.").arg(label), error);
    }
}

void LibraryController::importModel(const QString& file) {
    try {
        showImported(quadrille::importModel(file));
    } catch (const InputError& error) {
        const QString rule =
            QString::fromStdString(error.field()) == file
                ? format::sentence(withLikeness(error.rule(), file, FileKind::model))
                : sentence({error.field(), withLikeness(error.rule(), file, FileKind::model)});
        m_prompts.error(tr("“%1” was not imported, and the open session is untouched.\n%2")
                            .arg(QFileInfo(file).fileName(), rule));
    }
}

void LibraryController::showImported(const ModelImport& imported) {
    auto* dialog = new ImportDialog(imported, &m_window);
    ModelSpec model = imported.model;
    if (m_library.models().findAny(model.name) == nullptr || model.name.empty())
        model.name = m_library.models().freeName(model.label);
    connect(dialog, &ImportDialog::useRequested, this, [this, model] { useModel(model); });
    connect(dialog, &ImportDialog::saveRequested, this, [this, model, dialog] {
        saveAs<ModelSpec>(model, m_library.models(), dialog,
                          [this, dialog = QPointer<ImportDialog>(dialog)](const ModelSpec& saved) {
                              useModel(saved);
                              if (dialog != nullptr)
                                  dialog->accept();
                          });
    });
    dialog->open();
}

void LibraryController::showUnread() {
    QStringList lines;
    for (const UnreadFile& unread : m_library.unread()) {
        const bool whole = QString::fromStdString(unread.error.field()) == unread.file;
        lines << QFileInfo(unread.file).fileName() + QStringLiteral(" – ") +
                     (whole ? format::sentence(unread.error.rule()) : sentence(unread.error));
    }
    m_prompts.error(tr("These files were passed over, and left as they are:") + u'\n' + lines.join(u'\n'));
}

void LibraryController::complain(const QString& what, const InputError& error) {
    m_prompts.error(what + u'\n' + sentence(error));
}

void LibraryController::retranslate() {
    fillChoosers();
    if (m_unread == nullptr)
        return;
    const auto& unread = m_library.unread();
    const QString name = QFileInfo(unread.front().file).fileName();
    const int others = static_cast<int>(unread.size()) - 1;
    m_unread->setText(
        QStringLiteral("! ") +
        (others == 0
             ? tr("“%1” of your library could not be read").arg(name)
             : tr("“%1” and %n others of your library could not be read", nullptr, others).arg(name)));
    m_unread->setToolTip(tr("Show why"));
}

} // namespace quadrille
