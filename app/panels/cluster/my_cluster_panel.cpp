// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/cluster/my_cluster_panel.h"

#include "app/dialogs/dialogs.h"
#include "app/importing/file_kind.h"
#include "app/importing/local_files.h"
#include "app/measurements/profile_model.h"
#include "app/panels/panel_context.h"
#include "widgets/row_table.h"

#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {

const PanelSpec MyClusterPanel::spec{PanelGroup::study, "panel.cluster",
                                     QT_TRANSLATE_NOOP("commands", "&My cluster"), "Ctrl+Alt+L",
                                     makePanel<MyClusterPanel, ScenarioStore, RunBook, OwnRuns>};

MyClusterPanel::MyClusterPanel(ScenarioStore& store, RunBook& book, OwnRuns& own, QWidget* parent)
    : PanelContents(parent), m_store(store), m_book(book), m_own(own), m_runs(new OwnRunsModel(this)),
      m_profile(new ProfileModel(this)) {
    setAcceptDrops(true);
}

void MyClusterPanel::make() {
    auto* splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(createRuns());
    splitter->addWidget(createFit());
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    // Where buttons and tables have no room the window must not grow.
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(splitter);
    column()->addWidget(scroll);
    setFocusProxy(button("open"));
    connectButtons();
    connect(&m_own, &OwnRuns::changed, this, [this] {
        m_fitter.cancel(); // it is about other runs
        showRuns();
    });
    connect(&m_own, &OwnRuns::readingProgressed, this, &MyClusterPanel::showState);
    connect(&m_own, &OwnRuns::fileRead, this, &MyClusterPanel::showReading);
    connect(&m_book, &RunBook::changed, this, &MyClusterPanel::showRuns);
    connect(&m_store, &ScenarioStore::changed, this, &MyClusterPanel::showProfile);
    connect(&m_fitter, &ProfileFitter::progressed, this, &MyClusterPanel::showState);
    connect(&m_fitter, &ProfileFitter::fitted, this, &MyClusterPanel::showFit);
    connect(&m_fitter, &ProfileFitter::failed, this, [this](const QString& why) {
        m_outcome->setText(tr("✕ No profile was fitted: %1").arg(why));
        showState();
    });
    connect(&m_fitter, &ProfileFitter::cancelled, this, [this] {
        m_outcome->setText(tr("The fit was stopped; nothing has changed."));
        showState();
    });
}

QPushButton* MyClusterPanel::button(const char* name) {
    if (auto* made = findChild<QPushButton*>(QLatin1String(name)))
        return made;
    auto* made = new QPushButton(this);
    made->setObjectName(QLatin1String(name));
    return made;
}

void MyClusterPanel::connectButtons() {
    const auto on = [this](const char* name, auto&& slot) {
        connect(button(name), &QPushButton::clicked, this, slot);
    };
    on("open", [this] {
        const QString file = runsToOpen(this);
        if (!file.isEmpty())
            openFile(file);
    });
    on("folder", [this] {
        const QString folder = logFolderToOpen(this);
        if (!folder.isEmpty())
            openLogs({folder});
    });
    on("paste", [this] { showLog(true); });
    on("cancelLog", [this] { showLog(false); });
    on("readLog", [this] { readLog(m_log->toPlainText()); });
    on("remove", [this] {
        const QModelIndex index =
            static_cast<QSortFilterProxyModel*>(m_table->model())->mapToSource(m_table->currentIndex());
        if (index.isValid() && index.row() < static_cast<int>(m_own.runs().size()))
            m_own.remove(static_cast<std::size_t>(index.row()));
    });
    on("clear", [this] { removeAll(); });
    on("fit", [this] { fit(); });
    on("stop", [this] {
        if (m_own.reading())
            stopReading();
        else
            m_fitter.cancel();
    });
    on("apply", [this] { apply(); });
    on("save", [this] {
        const QString file =
            calibrationToSave(this, QString::fromStdString(m_new.profile->name) + QStringLiteral(".json"));
        if (!file.isEmpty())
            saveProfile(file);
    });
    on("load", [this] {
        const QString file = calibrationToLoad(this);
        if (!file.isEmpty())
            loadProfile(file);
    });
}

QString MyClusterPanel::outcome() const {
    return m_outcome->text();
}

void MyClusterPanel::showState() {
    const bool fitting = m_fitter.fitting();
    const bool reading = m_own.readingLong();
    const bool can = m_own.canBeFitted();
    button("fit")->setEnabled(!fitting && !reading && can);
    button("fit")->setToolTip(
        !can ? whyNotFitted()
        : startsTaught()
            ? tr("Fit the parameters of %1 to your runs on it, from what tables and traces taught")
                  .arg(gpuLabel())
            : tr("Fit the parameters of %1 to your runs on it, from its present profile").arg(gpuLabel()));
    button("stop")->setVisible(fitting || reading);
    button("stop")->setToolTip(reading ? tr("Stop reading; no run is added")
                                       : tr("Stop fitting; nothing changes"));
    m_progress->setVisible(fitting || reading);
    // How long a fit or a log takes is not known.
    m_progress->setMaximum(reading && m_own.share() > 0 ? 100 : 0);
    if (reading) {
        m_progress->setValue(static_cast<int>(100 * m_own.share()));
        m_outcome->setText(progressText(m_own.fileName(), m_own.share()));
    } else if (fitting)
        m_outcome->setText(tr("Fitting: all runs predicted %n times…", nullptr, m_fitter.rounds()));
    const bool fresh = m_new.profile && *m_new.profile != *m_store.scenario().cluster.gpu.profile;
    button("apply")->setEnabled(!fitting && fresh);
    button("save")->setEnabled(!fitting && m_new.profile.has_value());
    button("load")->setEnabled(!fitting);
    button("clear")->setEnabled(!m_own.runs().empty() || !m_own.unread().isEmpty());
}

QString MyClusterPanel::whyNotFitted() const {
    const auto other = std::ranges::find_if(
        m_own.runs(), [](const MeasuredRun& run) { return run.fitted && run.step.has_value(); });
    return other == m_own.runs().end()
               ? tr("None of your runs measured a step on %1").arg(gpuLabel())
               : tr("None of your runs measured a step on %1; choose %2, on which they ran, to fit its "
                    "profile",
                    "two GPUs")
                     .arg(gpuLabel(), QString::fromStdString(other->scenario.gpu->label));
}

void MyClusterPanel::dragEnterEvent(QDragEnterEvent* event) {
    // What the pipeline shows is for the window.
    const QStringList files = localFiles(*event->mimeData());
    const auto isTrace = [](const QString& file) { return kindOf(file) == FileKind::trace; };
    if (!files.isEmpty() && std::ranges::none_of(files, isTrace))
        event->acceptProposedAction();
    else
        event->ignore();
}

void MyClusterPanel::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    const QStringList files = localFiles(*event->mimeData());
    const auto isOfFolder = [](const QString& file) {
        const FileKind kind = kindOf(file);
        return kind == FileKind::logFolder || kind == FileKind::configuration || kind == FileKind::model;
    };
    if (std::ranges::any_of(files, isOfFolder)) {
        // The program dragged from waits until this function returns.
        QMetaObject::invokeMethod(
            this, [this, files] { openLogs(files); }, Qt::QueuedConnection);
        return;
    }
    for (const QString& file : files)
        openFile(file);
}

} // namespace quadrille
