// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/cluster/my_cluster_panel.h"

#include "app/dialogs/message_bar.h"
#include "app/importing/log_folder_dialog.h"
#include "app/library/user_library.h"
#include "app/panels/empty_hint.h"
#include "app/text_io/benchmark_text.h"
#include "widgets/format.h"
#include "widgets/row_table.h"

#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <span>

namespace quadrille {

QWidget* MyClusterPanel::createRuns() {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(6, 2, 6, 4);
    auto* row = new QHBoxLayout;
    for (const char* name : {"open", "folder", "paste", "remove", "clear"})
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
    layout->addWidget(m_logPage, 3);

    m_removed = new MessageBar(page, MessageBar::About::part);
    m_removed->hide();
    connect(m_removed, &MessageBar::changed, this,
            [this] { m_removed->setVisible(!m_removed->texts().isEmpty()); });
    layout->addWidget(m_removed);
    m_table = new RowTable(page);
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(m_runs);
    sorted->setSortRole(OwnRunsModel::sortRole);
    m_table->setModel(sorted);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    constexpr int rowsMeasured = 100;
    // What each change of the list waits for, several times: Qt would measure the words of a thousand rows.
    m_table->header()->setResizeContentsPrecision(rowsMeasured);
    layout->addWidget(m_table, 2);
    m_hint = new EmptyHint(
        *m_table->viewport(),
        [this]() -> EmptyHint::Words {
            if (m_runs->rowCount() > 0)
                return {};
            return {
                tr("Runs that you measured stand here, each beside what is predicted for it; a profile of "
                   "your cluster is fitted to them. Logs and tables can be opened, dropped or pasted."),
                tr("Open the first runs…")};
        },
        [this] { button("open")->click(); });
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

void MyClusterPanel::openFile(const QString& path) {
    prepare();
    if (openBenchmark(path))
        return;
    if (!m_own.reading())
        m_filesRead = 0;
    m_own.addFile(path);
}

void MyClusterPanel::openLogs(const QStringList& paths) {
    prepare();
    std::vector<UnreadFile> unread; // of the library, which the window complains about
    auto* dialog = new LogFolderDialog(paths, m_store.scenario(), loadCatalogueAndLibrary(unread), this);
    connect(dialog, &LogFolderDialog::runsWanted, this, [this](const std::vector<MeasuredRun>& runs) {
        m_own.addRuns(runs);
        m_outcome->setText(tr("%n runs read.", nullptr, static_cast<int>(runs.size())));
    });
    dialog->open();
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
    if (const QByteArray bytes = text.toUtf8(); text_io::looksLikeBenchmark(bytes.toStdString())) {
        learn(bytes, tr("pasted table"));
        return;
    }
    if (!m_own.reading())
        m_filesRead = 0;
    const OwnRuns::Reading reading = m_own.addLog(text.toUtf8(), tr("pasted log"));
    if (reading.runs > 0) {
        m_log->clear();
        showLog(false);
        m_table->setFocus();
    }
    showReading(reading);
}

/// In place of the runs, for there is no room for both.
void MyClusterPanel::showLog(bool shown) {
    m_logPage->setVisible(shown);
    m_table->setVisible(!shown);
    m_sentence->setVisible(!shown);
    if (shown)
        m_log->setFocus();
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
    m_hint->follow();
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
    showState();
}

void MyClusterPanel::showSentence() {
    const QModelIndex index =
        static_cast<QSortFilterProxyModel*>(m_table->model())->mapToSource(m_table->currentIndex());
    const QString text = index.isValid() ? m_runs->sentence(index.row()) : QString();
    m_sentence->setText(text);
    m_table->setAccessibleDescription(text);
    button("remove")->setEnabled(index.isValid() && index.row() < static_cast<int>(m_own.runs().size()));
}

QString MyClusterPanel::readingText() const {
    QStringList sentences{tr("%n runs read.", nullptr, static_cast<int>(m_read.runs))};
    if (m_read.unreadLines > 0)
        sentences << tr("%n lines could not be read: see the end of the list.", nullptr,
                        static_cast<int>(m_read.unreadLines));
    if (m_read.unreadFiles > 0)
        sentences << tr("%n files or logs could not be read: see the end of the list.", nullptr,
                        static_cast<int>(m_read.unreadFiles));
    return (sentences + m_read.notes).join(QLatin1Char(' '));
}

QString MyClusterPanel::progressText(const QString& file, double share) {
    return share > 0 ? tr("Reading “%1”: %2", "file, percentage").arg(file, format::percent(share))
                     : tr("Reading “%1”…", "file").arg(file);
}

} // namespace quadrille
