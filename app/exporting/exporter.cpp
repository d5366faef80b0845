// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/exporter.h"

#include "app/commands/actions.h"
#include "app/docks/panel_layout.h"
#include "app/exporting/export_dialog.h"
#include "app/settings/settings.h"
#include "app/store/scenario_store.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMainWindow>
#include <QStatusBar>
#include <QUrl>

namespace quadrille {

Exporter::Exporter(const ScenarioStore& store, const Actions& actions, Settings& settings,
                   const PanelLayout& layout, Panel& usual, QMainWindow& window)
    : QObject(&window), m_store(store), m_settings(settings), m_layout(layout), m_window(window),
      m_usual(usual), m_last(&usual), m_done(new QLabel(&window)) {
    m_done->setObjectName(QStringLiteral("exported"));
    m_done->setTextFormat(Qt::RichText);
    m_done->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_done->setOpenExternalLinks(true);
    window.statusBar()->addWidget(m_done);
    m_done->hide();
    m_done->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, const QWidget* now) {
        // Without a new widget no panel was gone to; the old one may be in its destructor, its parent half
        // deleted.
        if (now != nullptr)
            remember(*m_layout.focused());
    });

    for (const CommandKey command : {CommandKey("copy.picture"), CommandKey("copy.numbers"),
                                     CommandKey("export.picture"), CommandKey("export.numbers")})
        m_pictureActions << actions[command];
    const auto on = [this, &actions](CommandKey command, auto&& slot) {
        connect(actions[command], &QAction::triggered, this, slot);
    };
    on("export.picture", [this] {
        const auto seen = std::make_shared<const ExportedView>(view());
        ask(pictureJob(seen, planOf(*seen)));
    });
    on("export.numbers", [this] {
        const ExportedView seen = view();
        ask(numbersJob(seen, planOf(seen)));
    });
    on("copy.numbers", [this] { QApplication::clipboard()->setText(toCsv(numbersOf(view()))); });
    on("copy.picture", [this] {
        const ExportedView seen = view();
        QApplication::clipboard()->setImage(imageOf(*seen.picture, captionOf(seen, planOf(seen))));
    });
    on("export.trace", [this] { exportSchedule(ScheduleFile::trace); });
    on("export.order", [this] { exportSchedule(ScheduleFile::order); });
    on("export.timelineCsv", [this] { exportSchedule(ScheduleFile::timelineCsv); });
    on("export.timelineJson", [this] { exportSchedule(ScheduleFile::timelineJson); });
}

void Exporter::remember(Panel& panel) {
    if (!hasView(panel))
        return;
    m_last = &panel;
    for (Picture* picture : panel.findChildren<Picture*>())
        picture->addActions(m_pictureActions); // once, however often
}

ExportedView Exporter::view() const {
    // Not only what was remembered: a window that is not active does not report its focus.
    for (const Panel* panel : {static_cast<const Panel*>(m_layout.focused()), m_last}) {
        if (panel->inFront() && hasView(*panel))
            return viewOf(*panel).value();
    }
    return viewOf(m_usual).value();
}

/// While the answer is on its way, or the plan cannot run, the pictures of one plan are still of another.
const Scenario& Exporter::planOf(const ExportedView& view) const {
    const PanelId panel = panelNamed(view.id.toStdString());
    return panel != nullptr && panel->showsLastThatRan ? m_store.pictured().scenario() : m_store.scenario();
}

void Exporter::ask(ExportJob job) {
    auto* dialog = new ExportDialog(std::move(job), m_settings.exportFolder(), &m_window);
    connect(dialog, &ExportDialog::exported, this, [this](const QString& file) {
        m_settings.setExportFolder(QFileInfo(file).absolutePath());
        m_file = file;
        confirm();
        QAccessibleEvent alert(m_done, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    });
    dialog->open();
}

void Exporter::exportSchedule(ScheduleFile kind) {
    if (m_store.pictured().timeline == nullptr)
        emit refused(tr("There is no timeline to export."));
    else
        ask(scheduleJob(kind, m_store.pictured()));
}

void Exporter::confirm() {
    m_window.statusBar()->clearMessage();
    m_done->show();
    const QString name = QFileInfo(m_file).fileName();
    m_done->setText(
        tr("Exported: %1", "a link to a file")
            .arg(QStringLiteral("<a href=\"%1\">%2</a>")
                     .arg(QUrl::fromLocalFile(m_file).toString(QUrl::FullyEncoded).toHtmlEscaped(),
                          name.toHtmlEscaped())));
    m_done->setToolTip(m_file);
    m_done->setAccessibleName(tr("Exported: %1", "a link to a file").arg(name));
}

bool Exporter::eventFilter(QObject* watched, QEvent* event) {
    // A label keeps the colour that links had when its text was set.
    if (watched == m_done && event->type() == QEvent::PaletteChange) {
        const QString text = m_done->text();
        m_done->clear();
        m_done->setText(text);
    }
    return QObject::eventFilter(watched, event);
}

void Exporter::retranslate() {
    if (!m_file.isEmpty())
        confirm();
}

} // namespace quadrille
