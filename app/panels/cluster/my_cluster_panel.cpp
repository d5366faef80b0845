// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/cluster/my_cluster_panel.h"

#include "app/dialogs/dialogs.h"
#include "app/dialogs/message_bar.h"
#include "app/measurements/profile_model.h"
#include "app/session/file_io.h"
#include "core/cluster/profile_json.h"
#include "core/text/input_error.h"
#include "widgets/format.h"
#include "widgets/make_it_fit/mend_table.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>

namespace quadrille {
namespace {

constexpr qint64 largestProfileFile = 1 << 20;
constexpr int rowsMeasured = 100; ///< at most, for the widths of columns

QString gpuLabel(const ScenarioStore& store) {
    return QString::fromStdString(store.scenario().cluster.gpu.label);
}

QString profileLabel(const Profile& profile) {
    return profile.calibrated() ? QString::fromStdString(profile.label)
                                : MyClusterPanel::tr("uncalibrated", "a profile");
}

QString percents(const Accuracy& accuracy) {
    return format::percent(accuracy.meanError);
}

} // namespace

MyClusterPanel::MyClusterPanel(ScenarioStore& store, RunBook& book, OwnRuns& own, QWidget* parent)
    : QWidget(parent), m_store(store), m_book(book), m_own(own), m_runs(new OwnRunsModel(this)),
      m_profile(new ProfileModel(this)) {
    setAcceptDrops(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

MyClusterPanel::~MyClusterPanel() {
    if (m_table != nullptr)
        m_table->disconnect(this); // it loses the keyboard while this is torn down
}

void MyClusterPanel::prepare() {
    if (m_table != nullptr)
        return;
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
    layout()->addWidget(scroll);
    setFocusProxy(button("open"));
    scroll->show(); // the layout would show it only after the keyboard has come
    connectButtons();
    connect(&m_own, &OwnRuns::changed, this, [this] {
        m_fitter.cancel(); // it is about other runs
        showRuns();
    });
    connect(&m_own, &OwnRuns::readingProgressed, this, &MyClusterPanel::refresh);
    connect(&m_own, &OwnRuns::fileRead, this, &MyClusterPanel::showReading);
    connect(&m_book, &RunBook::changed, this, &MyClusterPanel::showRuns);
    connect(&m_store, &ScenarioStore::changed, this, &MyClusterPanel::showProfile);
    connect(&m_fitter, &ProfileFitter::progressed, this, &MyClusterPanel::refresh);
    connect(&m_fitter, &ProfileFitter::fitted, this, &MyClusterPanel::showFit);
    connect(&m_fitter, &ProfileFitter::failed, this, [this](const QString& why) {
        m_outcome->setText(tr("✕ No profile was fitted: %1").arg(why));
        refresh();
    });
    connect(&m_fitter, &ProfileFitter::cancelled, this, [this] {
        m_outcome->setText(tr("The fit was stopped; nothing has changed."));
        refresh();
    });
    retranslate();
    showRuns();
    showProfile();
}

void MyClusterPanel::setSeen(bool seen) {
    if (seen)
        prepare();
}

QPushButton* MyClusterPanel::button(const char* name) {
    if (auto* made = findChild<QPushButton*>(QLatin1String(name)))
        return made;
    auto* made = new QPushButton(this);
    made->setObjectName(QLatin1String(name));
    return made;
}

QWidget* MyClusterPanel::createRuns() {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(6, 2, 6, 4);
    auto* row = new QHBoxLayout;
    for (const char* name : {"open", "paste", "remove", "clear"})
        row->addWidget(button(name));
    row->addStretch(1);
    layout->addLayout(row);

    m_logPage = new QWidget(page);
    auto* logLayout = new QVBoxLayout(m_logPage);
    logLayout->setContentsMargins(0, 0, 0, 0);
    m_logHint = new QLabel(m_logPage);
    m_logHint->setWordWrap(true);
    m_log = new QPlainTextEdit(m_logPage);
    m_log->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_log->setTabChangesFocus(true);
    auto* logRow = new QHBoxLayout;
    logRow->addStretch(1);
    for (const char* name : {"cancelLog", "readLog"})
        logRow->addWidget(button(name));
    logLayout->addWidget(m_logHint);
    logLayout->addWidget(m_log, 1);
    logLayout->addLayout(logRow);
    m_logPage->hide();
    layout->addWidget(m_logPage, 1);

    m_removed = new MessageBar(page, MessageBar::About::part);
    m_removed->hide();
    connect(m_removed, &MessageBar::changed, this,
            [this] { m_removed->setVisible(!m_removed->texts().isEmpty()); });
    layout->addWidget(m_removed);
    m_table = new MendTable(page);
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(m_runs);
    sorted->setSortRole(OwnRunsModel::sortRole);
    m_table->setModel(sorted);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // What each change of the list waits for, several times: Qt would measure the words of a thousand rows.
    m_table->header()->setResizeContentsPrecision(rowsMeasured);
    layout->addWidget(m_table, 2);
    m_sentence = new QLabel(page);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignTop);
    m_sentence->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_sentence);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &MyClusterPanel::showSentence);
    return page;
}

QWidget* MyClusterPanel::createFit() {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(6, 2, 6, 4);
    auto* row = new QHBoxLayout;
    for (const char* name : {"fit", "stop"})
        row->addWidget(button(name));
    m_progress = new QProgressBar(page);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    row->addWidget(m_progress, 1);
    row->addStretch(0);
    layout->addLayout(row);
    m_profileName = new QLabel(page);
    m_profileName->setWordWrap(true);
    layout->addWidget(m_profileName);
    m_parameters = new QTableView(page);
    m_parameters->setModel(m_profile);
    m_parameters->setShowGrid(false);
    m_parameters->setAlternatingRowColors(true);
    m_parameters->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_parameters->setTabKeyNavigation(false);
    m_parameters->setWordWrap(false);
    m_parameters->verticalHeader()->hide();
    m_parameters->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 4);
    m_parameters->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_parameters->horizontalHeader()->setSectionResizeMode(ProfileModel::parameter, QHeaderView::Stretch);
    layout->addWidget(m_parameters, 1);
    m_outcome = new QLabel(page);
    m_outcome->setTextFormat(Qt::PlainText);
    m_outcome->setWordWrap(true);
    m_outcome->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_outcome->setAlignment(Qt::AlignTop);
    layout->addWidget(m_outcome);
    auto* last = new QHBoxLayout;
    for (const char* name : {"apply", "save", "load"})
        last->addWidget(button(name));
    last->addStretch(1);
    layout->addLayout(last);
    return page;
}

void MyClusterPanel::connectButtons() {
    const auto on = [this](const char* name, auto&& slot) {
        connect(button(name), &QPushButton::clicked, this, slot);
    };
    const auto showLog = [this](bool shown) {
        m_logPage->setVisible(shown);
        if (shown)
            m_log->setFocus();
    };
    on("open", [this] {
        const QString file = runsToOpen(this);
        if (!file.isEmpty())
            openFile(file);
    });
    on("paste", [showLog] { showLog(true); });
    on("cancelLog", [showLog] { showLog(false); });
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
            calibrationToSave(this, QString::fromStdString(m_new->name) + QStringLiteral(".json"));
        if (!file.isEmpty())
            saveProfile(file);
    });
    on("load", [this] {
        const QString file = calibrationToLoad(this);
        if (!file.isEmpty())
            loadProfile(file);
    });
}

void MyClusterPanel::openFile(const QString& path) {
    prepare();
    if (!m_own.reading())
        m_filesRead = 0;
    m_own.addFile(path);
}

void MyClusterPanel::removeAll() {
    const auto number = static_cast<int>(m_own.runs().size());
    m_outcome->clear(); // which tells of runs that are no more
    m_filesRead = 0;
    m_removed->closeAll(); // one of an earlier time would put back other runs
    auto cleared = std::make_shared<OwnRuns::Cleared>(m_own.clear());
    if (number > 0)
        m_removed->say(tr("%n runs removed.", nullptr, number),
                       {{tr("Undo"), [this, cleared] { m_own.putBack(std::move(*cleared)); }}});
}

void MyClusterPanel::stopReading() {
    const qsizetype waited = m_own.stopReading();
    QStringList sentences;
    if (m_filesRead > 0)
        sentences << readingText();
    sentences << tr("Reading was stopped; no run of “%1” was added.").arg(m_own.fileName());
    if (waited > 0)
        sentences << tr("%n files that waited were not read.", nullptr, static_cast<int>(waited));
    m_outcome->setText(sentences.join(QLatin1Char(' ')));
}

void MyClusterPanel::readLog(const QString& text) {
    prepare();
    if (!m_own.reading())
        m_filesRead = 0;
    const OwnRuns::Reading reading = m_own.addLog(text.toUtf8(), tr("pasted log"));
    if (reading.runs > 0) {
        m_log->clear();
        m_logPage->hide();
        m_table->setFocus();
    }
    showReading(reading);
}

void MyClusterPanel::showReading(const OwnRuns::Reading& reading) {
    if (m_filesRead == 0)
        m_read = {};
    ++m_filesRead;
    m_read.runs += reading.runs;
    m_read.unreadLines += reading.unreadLines;
    m_read.unreadFiles += reading.unreadFiles;
    for (const QString& note : reading.notes)
        if (!m_read.notes.contains(note))
            m_read.notes << note;
    m_outcome->setText(readingText());
}

QString MyClusterPanel::sentence() const {
    return m_sentence->text();
}
QString MyClusterPanel::outcome() const {
    return m_outcome->text();
}

void MyClusterPanel::showRuns() {
    // Predictions of other runs than these are on their way.
    SharedValue<std::vector<ValidatedRun>> predictions;
    if (!m_book.computing() && m_book.runs().size() == m_book.shipped() + m_own.runs().size())
        predictions = m_book.sharedPredictions();
    const int before = m_table->currentIndex().row();
    MeanError compared;
    int beyond = 0;
    const std::span predicted(*predictions);
    for (const ValidatedRun& each : predicted.subspan(std::min(m_book.shipped(), predicted.size())))
        if (each.compared()) {
            compared.add(each.predictedRate.value(), each.measuredRate.value());
            beyond += !each.withinInterval;
        }
    m_runs->set(m_own.runs(), predictions, m_book.shipped(), m_own.unread());
    // These alone: with very many rows the view would look for each of them.
    const auto& sorted = *static_cast<QSortFilterProxyModel*>(m_table->model());
    for (auto row = static_cast<int>(m_own.runs().size()); row < m_runs->rowCount(); ++row)
        m_table->setFirstColumnSpanned(sorted.mapFromSource(m_runs->index(row, 0)).row(), {}, true);
    m_table->setCurrentIndex(
        m_table->model()->index(std::clamp(before, 0, std::max(0, m_runs->rowCount() - 1)), 0));
    const auto number = static_cast<int>(compared.runs());
    m_finding =
        m_own.runs().empty()
            ? tr("Drop a file of your own runs here, or paste a log, to see how they compare with this model")
        : m_book.computing() ? tr("Predicting your runs…")
        : number == 0
            ? tr("None of your runs tells how long a step took")
            : tr("%n runs of yours: %1 mean error, %2 beyond what nine of ten runs do", nullptr, number)
                  .arg(format::percent(compared.value()), format::count(beyond));
    setAccessibleDescription(m_finding);
    emit findingChanged();
    showSentence();
    refresh();
}

void MyClusterPanel::showSentence() {
    const QModelIndex index =
        static_cast<QSortFilterProxyModel*>(m_table->model())->mapToSource(m_table->currentIndex());
    const QString text = index.isValid() ? m_runs->sentence(index.row()) : QString();
    m_sentence->setText(text);
    m_table->setAccessibleDescription(text);
    button("remove")->setEnabled(index.isValid() && index.row() < static_cast<int>(m_own.runs().size()));
}

void MyClusterPanel::showProfile() {
    const Profile& present = *m_store.scenario().cluster.gpu.profile;
    m_profile->set(present, m_new, m_fitted);
    m_profileName->setText(
        m_new ? tr("%1: %2 → %3", "GPU, profile before and after")
                    .arg(gpuLabel(m_store), profileLabel(present), profileLabel(*m_new))
              : tr("%1: %2", "GPU, its profile").arg(gpuLabel(m_store), profileLabel(present)));
    refresh();
}

void MyClusterPanel::fit() {
    m_fitting = m_own.fittable();
    if (m_fitting.empty())
        return;
    const GpuSpec& gpu = m_store.scenario().cluster.gpu;
    m_outcome->clear();
    m_fitter.start(m_own.runs().at(m_fitting), *gpu.profile, "my-" + gpu.name,
                   tr("%1 · my cluster", "a GPU").arg(gpuLabel(m_store)).toStdString());
    refresh();
}

void MyClusterPanel::showFit(const FittedProfile& result) {
    m_new = result.fit.profile;
    m_fitted = result.fit.parameters;
    std::vector<double> after(m_own.runs().size(), std::nan(""));
    for (std::size_t i = 0; i < m_fitting.size(); ++i)
        after.at(m_fitting[i]) = slowerThanPredicted(result.after.runs.at(i));
    m_runs->setFitted(std::move(after));
    const Accuracy& before = result.before.overall.ours;
    const Accuracy& now = result.after.overall.ours;
    const QString change = tr("Fitted to %n runs: mean error %1 → %2", nullptr, static_cast<int>(now.runs))
                               .arg(percents(before), percents(now));
    const QString rank = now.competitions > 0 ? tr(", rank correlation %1 → %2")
                                                    .arg(format::decimal(before.rankCorrelation, 2),
                                                         format::decimal(now.rankCorrelation, 2))
                                              : QString();
    m_outcome->setText(change + rank + QLatin1Char('.') +
                       (result.fit.converged ? QString() : tr(" The fit had not settled when it ended.")));
    showProfile();
}

void MyClusterPanel::apply() {
    if (!m_new)
        return;
    Scenario next = m_store.scenario();
    next.cluster.gpu.profile = SharedValue<Profile>(*m_new);
    m_store.change(next, [gpu = gpuLabel(m_store)] { return tr("Use a new profile of %1").arg(gpu); });
    m_outcome->setText(tr("%1 now has this profile; undo takes it back.").arg(gpuLabel(m_store)));
}

bool MyClusterPanel::saveProfile(const QString& path) {
    constexpr int indent = 1;
    if (!m_new)
        return false;
    try {
        writeWhole(path, QByteArray::fromStdString(toJson(*m_new).dump(indent)) + '\n');
    } catch (const InputError& error) {
        m_outcome->setText(tr("✕ The profile was not saved. %1: %2")
                               .arg(QString::fromStdString(error.field()), format::sentence(error.rule())));
        return false;
    }
    m_outcome->setText(tr("The profile was saved as “%1”.").arg(QFileInfo(path).fileName()));
    return true;
}

bool MyClusterPanel::loadProfile(const QString& path) {
    try {
        const QByteArray bytes = readWhole(path, largestProfileFile);
        m_new = parseProfile({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    } catch (const InputError& error) {
        m_outcome->setText(tr("✕ The profile was not loaded. %1: %2")
                               .arg(QString::fromStdString(error.field()), format::sentence(error.rule())));
        return false;
    }
    m_fitted.clear();
    m_runs->setFitted({});
    m_outcome->setText(tr("“%1” was loaded; apply it to use it.").arg(QFileInfo(path).fileName()));
    showProfile();
    return true;
}

void MyClusterPanel::refresh() {
    const bool fitting = m_fitter.fitting();
    const bool reading = m_own.readingLong();
    const bool can = m_own.canBeFitted();
    button("fit")->setEnabled(!fitting && !reading && can);
    button("fit")->setToolTip(
        can ? tr("Fit the parameters of %1 to your runs on it, from its present profile")
                  .arg(gpuLabel(m_store))
            : tr("None of your runs measured a step on %1").arg(gpuLabel(m_store)));
    button("stop")->setVisible(fitting || reading);
    button("stop")->setToolTip(reading ? tr("Stop reading; no run is added")
                                       : tr("Stop fitting; nothing changes"));
    m_progress->setVisible(fitting || reading);
    // Of a fit, or of a log, nobody knows how long it takes.
    m_progress->setMaximum(reading && m_own.share() > 0 ? 100 : 0);
    if (reading) {
        m_progress->setValue(static_cast<int>(100 * m_own.share()));
        m_outcome->setText(progressText(m_own.fileName(), m_own.share()));
    } else if (fitting)
        m_outcome->setText(tr("Fitting: all runs predicted %n times…", nullptr, m_fitter.rounds()));
    const bool fresh = m_new && *m_new != *m_store.scenario().cluster.gpu.profile;
    button("apply")->setEnabled(!fitting && fresh);
    button("save")->setEnabled(!fitting && m_new.has_value());
    button("load")->setEnabled(!fitting);
    button("clear")->setEnabled(!m_own.runs().empty() || !m_own.unread().isEmpty());
}

void MyClusterPanel::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().front().isLocalFile())
        event->acceptProposedAction();
}

void MyClusterPanel::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            openFile(url.toLocalFile());
}

void MyClusterPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || m_table == nullptr)
        return;
    retranslate();
    m_runs->retranslate();
    m_profile->retranslate();
    showRuns();
    showProfile();
}

} // namespace quadrille
