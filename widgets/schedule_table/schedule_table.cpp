// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule_table/schedule_table.h"

#include "widgets/format.h"
#include "widgets/picture/colours.h"
#include "widgets/row_table.h"
#include "widgets/schedule_table/schedule_delegates.h"
#include "widgets/schedule_table/schedule_model.h"
#include "widgets/schedule_table/schedule_text.h"
#include "widgets/table_copy.h"

#include <QEvent>
#include <QHeaderView>
#include <QStyle>
#include <QVBoxLayout>

namespace quadrille {

ScheduleTable::ScheduleTable(ScheduleName nameOf, QWidget* parent)
    : QWidget(parent), m_nameOf(std::move(nameOf)), m_model(new ScheduleModel(m_nameOf, this)),
      m_sorted(new ScheduleOrder(this)), m_table(new RowTable(this)) {
    m_sorted->setSourceModel(m_model);
    m_table->setModel(m_sorted);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setItemDelegateForColumn(ScheduleModel::name, new ScheduleNameDelegate(m_table));
    m_table->setItemDelegateForColumn(ScheduleModel::memory, new ScheduleMemoryDelegate(m_table));
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    setFocusProxy(m_table);

    new TableCopy(*m_table, [this] { return data(); });
    connect(m_model, &ScheduleModel::checkedChanged, this, &ScheduleTable::checkedChanged);
    connect(m_sorted, &QAbstractItemModel::layoutChanged, this, &ScheduleTable::spanRefused);
    connect(m_table, &RowTable::rowChosen, this, &ScheduleTable::choose);
    connect(m_table, &RowTable::rowPointed, this, [this](const QModelIndex& index) {
        const QModelIndex row = m_sorted->mapToSource(index);
        emit readout(row.isValid()
                         ? schedule_text::readout(m_model->verdict(row.row()), m_model->rows(), m_nameOf)
                         : QString());
    });
    refreshWords();
}

ScheduleTable::~ScheduleTable() {
    // It loses the keyboard while it is torn down, when the model is gone.
    m_table->disconnect();
}

const ScheduleRows& ScheduleTable::rows() const {
    return m_model->rows();
}

const std::set<ScheduleKind>& ScheduleTable::checked() const {
    return m_model->checked();
}

void ScheduleTable::setChecked(std::set<ScheduleKind> kinds) {
    m_model->setChecked(std::move(kinds));
}

void ScheduleTable::setRows(ScheduleRows rows) {
    // The keyboard stays on its schedule, or starts on the plan's own.
    const QModelIndex before = m_sorted->mapToSource(m_table->currentIndex());
    const ScheduleKind kind = before.isValid() ? m_model->verdict(before.row()).kind : rows.current;
    m_model->setRows(std::move(rows));
    spanRefused();
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->verdict(row).kind == kind)
            m_table->setCurrentIndex(m_sorted->mapFromSource(m_model->index(row, 0)));
    setPending(false);
    refreshWords();
}

void ScheduleTable::setPending(bool pending) {
    m_pending = pending;
    // Not disabled: the keyboard would lose its place.
    QPalette paler = palette();
    if (pending)
        paler.setColor(QPalette::Text, coloursFor(palette()).mutedText);
    m_table->setPalette(paler);
}

QString ScheduleTable::finding() const {
    return schedule_text::finding(m_model->rows(), m_nameOf);
}

DataTable ScheduleTable::data() const {
    const bool seconds = rows().base == TimeBase::model;
    DataTable table;
    table.columns = {tr("schedule"),
                     tr("current"),
                     tr("v"),
                     tr("bubble ÷ ideal"),
                     tr("bubble ÷ total"),
                     seconds ? tr("makespan (s)") : tr("makespan (units)"),
                     seconds ? tr("lower bound (s)") : tr("lower bound (units)"),
                     tr("memory (bytes)"),
                     tr("fullest stage"),
                     tr("zone"),
                     tr("chance of running out"),
                     tr("messages"),
                     tr("sent (bytes)"),
                     tr("why not")};
    for (const ScheduleVerdict& verdict : rows().verdicts) {
        const auto run = [&verdict](const QVariant& value) { return verdict.runs() ? value : QVariant(); };
        const auto timed = [&verdict](const QVariant& value) {
            return verdict.runs() && verdict.simulated ? value : QVariant();
        };
        table.rows << QList<QVariant>{QString::fromStdString(std::string(scheduleName(verdict.kind))),
                                      verdict.kind == rows().current,
                                      static_cast<qlonglong>(verdict.scenario.plan.vpp),
                                      timed(verdict.bubbleOverIdeal),
                                      timed(verdict.bubbleOverTotal),
                                      timed(verdict.makespan),
                                      timed(verdict.lowerBound),
                                      run(verdict.memory.value()),
                                      run(static_cast<qlonglong>(verdict.fullestRank)),
                                      run(format::zoneName(verdict.zone)),
                                      verdict.oomProbability ? QVariant(*verdict.oomProbability) : QVariant(),
                                      timed(static_cast<qlonglong>(verdict.messages)),
                                      timed(verdict.sent.value()),
                                      schedule_text::reason(verdict)};
    }
    return table;
}

int ScheduleTable::wholeWidth() const {
    return m_table->header()->length() + m_table->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
}

void ScheduleTable::choose(const QModelIndex& index) {
    const QModelIndex row = m_sorted->mapToSource(index);
    if (row.isValid() && !m_pending && m_model->verdict(row.row()).runs())
        emit scheduleChosen(m_model->verdict(row.row()).kind);
}

void ScheduleTable::spanRefused() {
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        const QModelIndex index = m_sorted->index(row, 0);
        m_table->setFirstColumnSpanned(row, {}, !index.data(ScheduleModel::runsRole).toBool());
    }
}

void ScheduleTable::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_model->retranslate();
        refreshWords();
    }
}

void ScheduleTable::refreshWords() {
    m_table->setAccessibleName(tr("Comparison of schedules"));
    m_table->setAccessibleDescription(finding());
    emit findingChanged();
}

} // namespace quadrille
