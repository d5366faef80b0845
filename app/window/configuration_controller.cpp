// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/configuration_controller.h"

#include "app/dialogs/dialogs.h"
#include "app/exporting/exporter.h"
#include "app/exporting/plan_job.h"
#include "app/importing/file_kind.h"
#include "app/importing/import_drop.h"
#include "app/importing/import_sources.h"
#include "app/importing/local_files.h"
#include "app/importing/plan_import_dialog.h"
#include "app/text_io/benchmark_text.h"
#include "app/window/library_controller.h"
#include "core/check/check.h"
#include "widgets/format.h"

#include <QApplication>
#include <QClipboard>
#include <QMainWindow>
#include <QMimeData>
#include <QStatusBar>

namespace quadrille {
namespace {

Catalogue withLibrary() {
    std::vector<UnreadFile> unread; // which the window has complained about
    return loadCatalogueAndLibrary(unread);
}

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

ConfigurationController::ConfigurationController(ScenarioStore& store, const Actions& actions,
                                                 const Prompts& prompts, const LibraryController& library,
                                                 Exporter& exporter, QMainWindow& window)
    : QObject(&window), m_store(store), m_prompts(prompts), m_library(library), m_exporter(exporter),
      m_window(window) {
    connect(actions["file.importConfiguration"], &QAction::triggered, this, [this] {
        // Whoever has no answer to which file is asked for none.
        const QStringList files = m_prompts.fileToImport ? configurationsToImport(&m_window) : QStringList();
        if (!files.isEmpty())
            importFiles(files);
    });
    connect(actions["edit.paste"], &QAction::triggered, this, &ConfigurationController::paste);
    connect(actions["export.plan"], &QAction::triggered, this, &ConfigurationController::exportPlan);
    for (const frameworks::Format* format : frameworks::writtenFormats())
        connect(actions.named(QStringLiteral("copy.as.") + textOf(format->name)), &QAction::triggered, this,
                [this, format] { copyAs(*format); });
    connect(window.findChild<ImportDrop*>(), &ImportDrop::configurationsDropped, this,
            &ConfigurationController::importFiles);
}

PlanImportDialog& ConfigurationController::dialog() {
    if (m_dialog == nullptr || !m_dialog->isVisible()) { // one that was closed goes a moment later
        m_dialog = new PlanImportDialog(m_store.scenario(), withLibrary(), &m_window);
        connect(m_dialog, &PlanImportDialog::importRequested, this, &ConfigurationController::take);
        m_dialog->open();
    }
    return *m_dialog;
}

void ConfigurationController::importFiles(const QStringList& files) {
    QStringList benchmarks, others;
    bool allTraces = true;
    for (const QString& file : files) {
        const FileKind kind = kindOf(file);
        (kind == FileKind::benchmark ? benchmarks : others) << file;
        allTraces = allTraces && (kind == FileKind::trace || kind == FileKind::benchmark);
    }
    if (!benchmarks.isEmpty())
        emit benchmarksChosen(benchmarks);
    if (others.isEmpty())
        return;
    if (allTraces)
        emit tracesChosen(others);
    else
        dialog().sources().addFiles(others);
}

void ConfigurationController::importText(const QString& text) {
    if (text_io::looksLikeBenchmark(text.toStdString()))
        emit benchmarkPasted(text);
    else
        dialog().sources().addText(text);
}

void ConfigurationController::paste() {
    const QMimeData* data = QApplication::clipboard()->mimeData();
    const QStringList files = data != nullptr ? localFiles(*data) : QStringList();
    if (!files.isEmpty())
        importFiles(files);
    else if (data != nullptr && data->hasText() && !data->text().trimmed().isEmpty())
        importText(data->text());
    else
        (void)dialog(); // which says what to do
}

void ConfigurationController::take(const frameworks::ImportedPlan& plan) {
    Scenario scenario = plan.scenario;
    if (scenario.model.name.empty())
        scenario.model.name = m_library.library().models().freeName(scenario.model.label);
    QStringList labels;
    for (const frameworks::ImportedFile& file : plan.files)
        if (const QString label = QString::fromStdString(file.label); !labels.contains(label))
            labels << label;
    m_store.change(scenario, [from = labels.join(QStringLiteral(", "))] {
        return tr("Import from %1", "frameworks").arg(from);
    });
}

bool ConfigurationController::cannotRun() const {
    const auto why = firstError(m_store.scenario());
    if (why)
        m_prompts.error(tr("A plan that cannot run is no configuration: %1").arg(format::sentence(*why)));
    return why.has_value();
}

void ConfigurationController::copyAs(const frameworks::Format& format) {
    if (cannotRun())
        return;
    const frameworks::ExportedPlan plan = frameworks::exportPlan(m_store.scenario(), format, withLibrary());
    QApplication::clipboard()->setText(QString::fromStdString(plan.text));
    const QString unsaid = unsaidText(plan.unsaid);
    m_window.statusBar()->showMessage(unsaid.isEmpty()
                                          ? tr("Copied for %1.", "a framework").arg(textOf(format.label))
                                          : tr("Copied for %1, which cannot say: %2", "a framework, settings")
                                                .arg(textOf(format.label), unsaid));
}

void ConfigurationController::exportPlan() {
    if (!cannotRun())
        m_exporter.ask(planJob(m_store.scenario(), withLibrary()));
}

} // namespace quadrille
