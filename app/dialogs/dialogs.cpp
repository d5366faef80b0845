// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/dialogs.h"

#include "app/dialogs/message_bar.h"
#include "app/settings/icon.h"

#include <QApplication>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(dialogs)
};

QString sessionFilter() {
    return Text::tr("Quadrille sessions (*.quadrille);;All files (*)");
}

QString profileFilter() {
    return Text::tr("Framework profiles (*.json);;All files (*)");
}

QString calibrationFilter() {
    return Text::tr("Performance profiles (*.json);;All files (*)");
}

UnsavedAnswer askUnsaved(QWidget* window, const QString& name) {
    QMessageBox box(QMessageBox::Question, Text::tr("Unsaved changes"),
                    Text::tr("“%1” has changes that are not saved.").arg(name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return UnsavedAnswer::save;
    case QMessageBox::Discard:
        return UnsavedAnswer::discard;
    default:
        return UnsavedAnswer::cancel;
    }
}

} // namespace

Prompts dialogsOf(QWidget* window) {
    Prompts prompts;
    prompts.fileToOpen = [window] {
        return QFileDialog::getOpenFileName(window, Text::tr("Open a session"), {}, sessionFilter());
    };
    prompts.fileToSave = [window](const QString& suggested) {
        return QFileDialog::getSaveFileName(window, Text::tr("Save the session"), suggested, sessionFilter());
    };
    prompts.unsaved = [window](const QString& name) { return askUnsaved(window, name); };
    prompts.error = [window](const QString& sentence) {
        // Where it can be read now; behind a dialog it could not.
        QWidget* asking = QApplication::activeModalWidget();
        MessageBar* bar = asking != nullptr ? MessageBar::of(*asking) : nullptr;
        if (bar == nullptr)
            bar = MessageBar::of(*window);
        bar->say(sentence);
    };
    prompts.note = [window](const QString& sentence) { MessageBar::of(*window)->say(sentence); };
    prompts.settled = [window](const QString& sentence) { MessageBar::of(*window)->withdraw(sentence); };
    prompts.fileToImport = [window] {
        return QFileDialog::getOpenFileName(window, Text::tr("Import a model"), {},
                                            Text::tr("Model configurations (*.json);;All files (*)"));
    };
    prompts.orderToOpen = [window] {
        return QFileDialog::getOpenFileName(window, Text::tr("Open an order of operations"), {},
                                            Text::tr("Orders of operations (*.txt);;All files (*)"));
    };
    prompts.orderToSave = [window](const QString& suggested) {
        return QFileDialog::getSaveFileName(window, Text::tr("Save the order of operations"), suggested,
                                            Text::tr("Orders of operations (*.txt);;All files (*)"));
    };
    prompts.tracesToOpen = [window] {
        return QFileDialog::getOpenFileNames(window, Text::tr("Compare with a measured step"), {},
                                             Text::tr("Traces of the PyTorch profiler, and measured passes "
                                                      "(*.json *.json.gz *.gz *.csv);;All files (*)"));
    };
    prompts.mayOverwrite = [window](const QString& name) {
        QMessageBox box(
            QMessageBox::Warning, Text::tr("Changed meanwhile"),
            Text::tr("“%1” was changed by another program or window since it was opened here. Save "
                     "over it?")
                .arg(name),
            QMessageBox::Cancel, window);
        const auto* over = box.addButton(Text::tr("Save &over it"), QMessageBox::DestructiveRole);
        box.setDefaultButton(QMessageBox::Cancel); // Enter must not destroy what another wrote
        (void)box.exec();
        return box.clickedButton() == over;
    };
    prompts.planName = [window](const QString& now, const QString& refused) {
        QString question = Text::tr("Name of the plan:");
        if (!refused.isEmpty())
            question.prepend(refused + u'\n');
        return QInputDialog::getText(window, Text::tr("Rename a plan"), question, QLineEdit::Normal, now);
    };
    prompts.orphan = [window](const QString& name, const auto& open, const auto& discard) {
        MessageBar::of(*window)->say(
            Text::tr("Another window ended with unsaved changes of “%1”.").arg(name),
            {{Text::tr("Open them here"), open}, {Text::tr("Discard them"), discard}});
    };
    prompts.mayDelete = [window](const QString& label) {
        return QMessageBox::question(
                   window, QStringLiteral("Quadrille"),
                   Text::tr("Delete “%1” from your library? Sessions that use it keep it.").arg(label),
                   QMessageBox::Yes | QMessageBox::No, QMessageBox::No) == QMessageBox::Yes;
    };
    return prompts;
}

QString runsToOpen(QWidget* window) {
    return QFileDialog::getOpenFileName(window, Text::tr("Open training runs"), {},
                                        Text::tr("Runs and logs (*.csv *.log *.out *.txt);;All files (*)"));
}

QStringList configurationsToImport(QWidget* window) {
    return QFileDialog::getOpenFileNames(window, Text::tr("Import configurations"), {},
                                         Text::tr("Configurations, scripts and hosts (*.sh *.bash *.slurm "
                                                  "*.sbatch *.toml *.yaml *.yml *.json *.txt *.log "
                                                  "*.out *host*);;All files (*)"));
}

QString logFolderToOpen(QWidget* window) {
    return QFileDialog::getExistingDirectory(window, Text::tr("Open a folder of logs"));
}

QString progressToSave(QWidget* window) {
    return QFileDialog::getSaveFileName(window, Text::tr("Export the progress"),
                                        QStringLiteral("progress.csv"),
                                        Text::tr("Tables (*.csv);;All files (*)"));
}

QString calibrationToLoad(QWidget* window) {
    return QFileDialog::getOpenFileName(window, Text::tr("Load a profile"), {}, calibrationFilter());
}

QString calibrationToSave(QWidget* window, const QString& suggested) {
    return QFileDialog::getSaveFileName(window, Text::tr("Save the profile"), suggested, calibrationFilter());
}

QString profileToLoad(QWidget* window) {
    return QFileDialog::getOpenFileName(window, Text::tr("Load a framework profile"), {}, profileFilter());
}

QString profileToSave(QWidget* window, const QString& suggested) {
    return QFileDialog::getSaveFileName(window, Text::tr("Save the framework profile"), suggested,
                                        profileFilter());
}

void showAbout(QWidget* window) {
    auto* box = new QMessageBox(window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(Text::tr("About Quadrille"));
    box->setIconPixmap(tintedIcon(QStringLiteral("quadrille")).pixmap(64, 64));
    box->setTextFormat(Qt::RichText);
    box->setText(QStringLiteral("<h2>Quadrille %1</h2><p>%2</p>")
                     .arg(QCoreApplication::applicationVersion(),
                          Text::tr("How should this model be split over these GPUs?")));
    box->setInformativeText(
        QStringLiteral("<p>%1</p><p>%2</p><p>%3</p>")
            .arg(
                Text::tr(
                    "The memory estimate and the published tables are from K. Fujii, K. Watanabe and "
                    "R. Yokota, “Accelerating Large Language Model Training with 4D Parallelism and Memory "
                    "Consumption Estimator” (2024). Pipeline schedules follow Huang et al. (2019) and "
                    "Narayanan et al. (2021). Every model and GPU names its own source."),
                Text::tr("Free software under the GNU General Public License, version 3 or later. "
                         "It comes without any warranty."),
                Text::tr("Made with Qt %1, Eigen, nlohmann-json and CLI11.").arg(QLatin1String(qVersion()))));
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

} // namespace quadrille
