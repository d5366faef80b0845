// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule_table/schedule_model.h"

#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/schedule_table/schedule_text.h"

#include <algorithm>
#include <numeric>

namespace quadrille {
namespace {

QString nothing() {
    return QStringLiteral("–");
}

} // namespace

ScheduleModel::ScheduleModel(ScheduleName nameOf, QObject* parent)
    : ColumnModel(columns, {name, memory}, parent), m_nameOf(std::move(nameOf)) {}

void ScheduleModel::setRows(ScheduleRows rows) {
    beginResetModel();
    m_rows = std::move(rows);
    m_order.resize(m_rows.verdicts.size());
    m_longest = 0;
    for (const ScheduleVerdict& verdict : m_rows.verdicts)
        m_longest = std::max(m_longest, verdict.makespan);
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::ranges::stable_partition(m_order,
                                  [this](std::size_t index) { return m_rows.verdicts[index].runs(); });
    endResetModel();
}

void ScheduleModel::setChecked(std::set<ScheduleKind> kinds) {
    if (kinds == m_checked)
        return;
    m_checked = std::move(kinds);
    if (rowCount() > 0)
        emit dataChanged(index(0, name), index(rowCount() - 1, name), {Qt::CheckStateRole});
    emit checkedChanged();
}

int ScheduleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

QString ScheduleModel::tip(int row, int) const {
    return schedule_text::readout(verdict(row), m_rows, m_nameOf);
}

QVariant ScheduleModel::other(int row, int column, int role) const {
    const ScheduleVerdict& verdict = this->verdict(row);
    switch (role) {
    case Qt::CheckStateRole:
        if (column != name || !verdict.runs())
            return {};
        return m_checked.contains(verdict.kind) ? Qt::Checked : Qt::Unchecked;
    case shareRole:
        return verdict.runs() ? QVariant(verdict.memory / verdict.scenario.cluster.gpu.memory) : QVariant();
    case zoneRole:
        return static_cast<int>(verdict.zone);
    case runsRole:
        return verdict.runs();
    case currentRole:
        return verdict.kind == m_rows.current;
    default:
        return {};
    }
}

ColumnModel::Column ScheduleModel::column(int column) const {
    switch (column) {
    case name:
        return {tr("Schedule"), tr("Enter uses a schedule; the mark draws its bubble curve")};
    case chunks:
        return {tr("v"), glossary_text::tip("vp")};
    case overIdeal:
        return {tr("÷ ideal", "idle over ideal time"), glossary_text::tip("over-ideal")};
    case overTotal:
        return {tr("÷ total", "idle over total time"), glossary_text::tip("over-total")};
    case makespan:
        return {tr("Makespan"), glossary_text::tip("makespan")};
    case aboveBound:
        return {tr("vs best"), glossary_text::tip("best")};
    case memory:
        return {tr("Memory"), tr("Memory of the fullest stage; the mark is at 80 % of the GPU")};
    case sent:
        return {tr("Sent"), glossary_text::tip("sent")};
    case risk:
        return {tr("P(OOM)"), glossary_text::tip("oom")};
    default:
        return {};
    }
}

Qt::ItemFlags ScheduleModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == name && verdict(index.row()).runs())
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

bool ScheduleModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable))
        return false;
    std::set<ScheduleKind> kinds = m_checked;
    if (value.toInt() == Qt::Checked)
        kinds.insert(verdict(index.row()).kind);
    else
        kinds.erase(verdict(index.row()).kind);
    setChecked(std::move(kinds));
    return true;
}

QString ScheduleModel::makespanText(double time) const {
    const bool seconds = m_rows.base == TimeBase::model;
    const format::TimeUnit unit = format::timeUnit(m_longest);
    const double longest = seconds ? format::inUnit(m_longest, unit) : m_longest;
    constexpr double twoDigits = 10, threeDigits = 100;
    const int decimals = longest >= threeDigits ? 0 : longest >= twoDigits ? 1 : 2;
    if (!seconds)
        return format::decimal(time, decimals);
    return format::withUnit(format::decimal(format::inUnit(time, unit), decimals), unit);
}

QString ScheduleModel::shown(int row, int column) const {
    const ScheduleVerdict& verdict = this->verdict(row);
    if (column == name)
        return verdict.runs() ? m_nameOf(verdict.kind)
                              : tr("%1: %2", "a schedule and why it cannot run")
                                    .arg(m_nameOf(verdict.kind), schedule_text::reason(verdict));
    if (!verdict.runs())
        return {};
    const bool timed = verdict.simulated;
    switch (column) {
    case chunks:
        return format::count(verdict.scenario.plan.vpp);
    case overIdeal:
        return timed ? format::percent(verdict.bubbleOverIdeal) : nothing();
    case overTotal:
        return timed ? format::percent(verdict.bubbleOverTotal) : nothing();
    case makespan:
        return timed ? makespanText(verdict.makespan) : nothing();
    case aboveBound:
        return timed ? tr("+%1", "longer by a share").arg(format::percent(verdict.aboveBound())) : nothing();
    case memory:
        return format::gib(verdict.memory);
    case sent:
        return timed ? format::traffic(verdict.sent) : nothing();
    case risk:
        return verdict.oomProbability ? format::chance(*verdict.oomProbability) : nothing();
    default:
        return {};
    }
}

QString ScheduleModel::spoken(int row, int column) const {
    const ScheduleVerdict& verdict = this->verdict(row);
    const QString text = shown(row, column);
    if (column == name)
        return verdict.kind == m_rows.current ? tr("%1, the plan's own").arg(text) : text;
    if (!verdict.runs())
        return {};
    if (column == memory)
        return tr("%1, %2", "memory and its zone").arg(text, format::zoneName(verdict.zone));
    return ColumnModel::spoken(row, column);
}

QVariant ScheduleModel::number(int row, int column) const {
    const ScheduleVerdict& verdict = this->verdict(row);
    switch (column) {
    case chunks:
        return static_cast<qlonglong>(verdict.scenario.plan.vpp);
    case overIdeal:
        return verdict.bubbleOverIdeal;
    case overTotal:
        return verdict.bubbleOverTotal;
    case makespan:
        return verdict.makespan;
    case aboveBound:
        return verdict.aboveBound();
    case memory:
        return verdict.memory.value();
    case sent:
        return verdict.sent.value();
    case risk:
        return verdict.oomProbability.value_or(0);
    default:
        return row; // as they are offered everywhere
    }
}

ScheduleOrder::ScheduleOrder(QObject* parent) : QSortFilterProxyModel(parent) {
    setSortRole(ScheduleModel::sortRole);
}

bool ScheduleOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const bool leftRuns = left.data(ScheduleModel::runsRole).toBool();
    const bool rightRuns = right.data(ScheduleModel::runsRole).toBool();
    if (leftRuns != rightRuns)
        return (sortOrder() == Qt::AscendingOrder) == leftRuns;
    const double a = left.data(sortRole()).toDouble();
    const double b = right.data(sortRole()).toDouble();
    return a < b;
}

} // namespace quadrille
