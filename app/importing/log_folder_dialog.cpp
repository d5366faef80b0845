// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/log_folder_dialog.h"

#include "app/importing/import_notes_model.h"
#include "core/measurements/run_scenario.h"
#include "widgets/format.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {
namespace {

enum Column {
    logColumn,
    configurationColumn,
    frameworkColumn,
    planColumn,
    stepColumn,
    memoryColumn,
    remarkColumn
};

constexpr int placeRole = Qt::UserRole; ///< of the log among those of the folder

QString reason(const InputError& error) {
    return LogFolderDialog::tr("%1: %2", "field, rule")
        .arg(format::translated(error.field()), format::sentence(error.rule()));
}

} // namespace

LogFolderDialog::LogFolderDialog(const QStringList& paths, Scenario base, Catalogue catalogue,
                                 QWidget* parent)
    : QDialog(parent), m_remark(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_list(new QTreeWidget(this)) {
    setObjectName(QStringLiteral("logFolderDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Logs and their configurations"));
    m_remark->setObjectName(QStringLiteral("remark"));
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setWordWrap(true);
    m_remark->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_remark->setAlignment(Qt::AlignTop);
    m_progress->setRange(0, 100);
    m_progress->setTextVisible(false);
    m_list->setObjectName(QStringLiteral("logs"));
    m_list->setAccessibleName(windowTitle());
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAlternatingRowColors(true);
    m_list->setHeaderLabels(
        {tr("Log"), tr("Configuration"), tr("Read as"), tr("Plan"), tr("Step"), tr("Memory"), tr("Remark")});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_add = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_add->setObjectName(QStringLiteral("add"));
    m_add->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_remark);
    column->addWidget(m_progress);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    connect(m_list, &QTreeWidget::itemChanged, this, &LogFolderDialog::refreshButton);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        std::vector<MeasuredRun> runs;
        for (const std::size_t place : marked())
            runs.push_back(*m_folder.logs.at(place).run);
        emit runsWanted(runs);
        accept();
    });
    const QSize room = (parent != nullptr ? parent->screen() : screen())->availableSize() * 9 / 10;
    const int em = fontMetrics().height();
    resize(QSize(80 * em, 36 * em).boundedTo(room));
    refreshButton();
    read(paths, std::move(base), std::move(catalogue));
}

QString LogFolderDialog::remark() const {
    return m_remark->text();
}

void LogFolderDialog::read(const QStringList& paths, Scenario base, Catalogue catalogue) {
    m_remark->setText(tr("Reading logs…"));
    m_question.ask([this, paths, base = std::move(base), catalogue = std::move(catalogue)](
                       const std::stop_token& stop, LatestJob::Tell& tell) -> LatestJob::Here {
        auto folder =
            std::make_shared<LogFolder>(readLogFolder(paths, base, catalogue, stop, [&](double share) {
                if (tell.isPartDue())
                    tell([this, share] { m_progress->setValue(static_cast<int>(100 * share)); });
            }));
        return [this, folder] { showFolder(std::move(*folder)); };
    });
}

void LogFolderDialog::addRow(const PairedLog& paired) {
    auto* row = new QTreeWidgetItem(m_list);
    row->setText(logColumn, paired.log);
    row->setText(configurationColumn, paired.configurations.isEmpty()
                                          ? QStringLiteral("–")
                                          : paired.configurations.join(QStringLiteral(", ")));
    for (const int each : {int{logColumn}, int{configurationColumn}})
        row->setToolTip(each, row->text(each));
    if (!paired.run) {
        row->setText(remarkColumn, QStringLiteral("✕ ") + reason(*paired.problem));
        row->setToolTip(remarkColumn, row->text(remarkColumn));
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        return;
    }
    const MeasuredRun& run = *paired.run;
    row->setText(frameworkColumn, QString::fromStdString(run.table));
    row->setText(planColumn, QString::fromStdString(run.scenario.model->label + " · " + run.label));
    const auto step = paired.step();
    row->setText(stepColumn, step ? format::duration(step->value()) : QStringLiteral("–"));
    row->setText(memoryColumn,
                 run.memory ? format::ofKind(format::gib(*run.memory), run.memoryKind) : QStringLiteral("–"));
    for (const int each : {int{stepColumn}, int{memoryColumn}})
        row->setTextAlignment(each, Qt::AlignRight | Qt::AlignVCenter);
    QStringList remarks;
    if (run.ranOut())
        remarks << tr("It ran out of memory.");
    if (paired.ranOutInTheEnd)
        remarks << tr("In the end it ran out of memory.");
    if (paired.saysSizes)
        remarks << tr("GPUs, TP, CP and PP are those that the log prints.");
    if (paired.configurations.isEmpty())
        remarks << (paired.saysSizes
                        ? tr("No configuration goes with it: the rest is that of the plan on screen.")
                        : tr("No configuration goes with it: the plan on screen is taken."));
    if (paired.stepFromAssumedBatch)
        remarks << tr("It tells a throughput, and nothing says the global batch that its step follows from.");
    if (!paired.assumed.empty()) {
        QStringList settings;
        for (const std::string& each : paired.assumed)
            settings << importedSettingName(each);
        remarks << tr("Assumed, since nothing says it: %1.").arg(settings.join(QStringLiteral(", ")));
    }
    row->setText(remarkColumn, remarks.join(QLatin1Char(' ')));
    for (const int each : {int{planColumn}, int{remarkColumn}})
        row->setToolTip(each, row->text(each));
    row->setFlags(row->flags() | Qt::ItemIsUserCheckable);
    row->setCheckState(logColumn, paired.isSound() ? Qt::Checked : Qt::Unchecked);
}

void LogFolderDialog::showFolder(LogFolder folder) {
    m_folder = std::move(folder);
    m_progress->hide();
    const QSignalBlocker quiet(m_list);
    for (std::size_t i = 0; i < m_folder.logs.size(); ++i) {
        addRow(m_folder.logs[i]);
        m_list->topLevelItem(static_cast<int>(i))->setData(logColumn, placeRole, static_cast<int>(i));
    }
    for (const InputError& error : m_folder.left) {
        auto* row = new QTreeWidgetItem(m_list, {QString::fromStdString(error.field())});
        row->setText(remarkColumn, QStringLiteral("· ") + format::sentence(error.rule()));
        row->setToolTip(logColumn, row->text(logColumn));
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
    for (int each = 0; each < m_list->columnCount(); ++each) {
        m_list->resizeColumnToContents(each);
        const int letters = each == planColumn ? 52 : 26; // a plan tells the runs apart
        const int widest = letters * fontMetrics().averageCharWidth();
        if (each != remarkColumn && m_list->columnWidth(each) > widest)
            m_list->setColumnWidth(each, widest);
    }
    const auto runs = static_cast<int>(
        std::ranges::count_if(m_folder.logs, [](const PairedLog& each) { return each.run.has_value(); }));
    const auto with = static_cast<int>(std::ranges::count_if(
        m_folder.logs, [](const PairedLog& each) { return each.run && !each.configurations.isEmpty(); }));
    QStringList sentences{m_folder.logs.empty()
                              ? tr("There is no log here.")
                              : tr("%n logs.", nullptr, static_cast<int>(m_folder.logs.size()))};
    if (!m_folder.logs.empty())
        sentences << tr("%1 tell of a run, %2 of them with a configuration.")
                         .arg(format::count(runs), format::count(with));
    if (m_folder.cut)
        sentences
            << tr("There are more files than the %1 that were looked at.").arg(format::count(mostLogFiles));
    m_remark->setText(sentences.join(QLatin1Char(' ')));
    refreshButton();
}

std::vector<std::size_t> LogFolderDialog::marked() const {
    std::vector<std::size_t> places;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* row = m_list->topLevelItem(i);
        if ((row->flags() & Qt::ItemIsUserCheckable) != 0 && row->checkState(logColumn) == Qt::Checked)
            places.push_back(static_cast<std::size_t>(row->data(logColumn, placeRole).toInt()));
    }
    return places;
}

void LogFolderDialog::refreshButton() {
    const auto number = static_cast<int>(marked().size());
    m_add->setText(tr("&Add %n runs", nullptr, number));
    m_add->setToolTip(tr("Compare the marked runs with their predictions"));
    m_add->setEnabled(number > 0);
}

} // namespace quadrille
