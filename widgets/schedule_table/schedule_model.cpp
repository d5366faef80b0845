// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule_table/schedule_model.h"

#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/schedule_table/schedule_text.h"

#include <algorithm>
#include <numeric>

namespace quadrille {
namespace {

constexpr bool leftAligned(int column) {
    return column == ScheduleModel::name || column == ScheduleModel::memory;
}

QString nothing() {
    return QStringLiteral("–");
}

} // namespace

ScheduleModel::ScheduleModel(ScheduleName nameOf, QObject* parent)
    : QAbstractTableModel(parent), m_nameOf(std::move(nameOf)) {}

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

void ScheduleModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

int ScheduleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int ScheduleModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns);
}

QVariant ScheduleModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const ScheduleVerdict& verdict = this->verdict(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown(verdict, index.column());
    case Qt::ToolTipRole:
        return schedule_text::readout(verdict, m_rows, m_nameOf);
    case Qt::AccessibleTextRole:
        return spoken(verdict, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(leftAligned(index.column()) ? Qt::AlignLeft | Qt::AlignVCenter
                                                               : Qt::AlignRight | Qt::AlignVCenter);
    case Qt::CheckStateRole:
        if (index.column() != name || !verdict.runs())
            return {};
        return m_checked.contains(verdict.kind) ? Qt::Checked : Qt::Unchecked;
    case sortRole:
        return number(verdict, index.row(), index.column());
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

QVariant ScheduleModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(leftAligned(section) ? Qt::AlignLeft | Qt::AlignVCenter
                                                        : Qt::AlignRight | Qt::AlignVCenter);
    const bool tip = role == Qt::ToolTipRole;
    if (!tip && role != Qt::DisplayRole)
        return {};
    switch (section) {
    case name:
        return tip ? tr("Enter uses a schedule; the mark draws its bubble curve") : tr("Schedule");
    case chunks:
        return tip ? glossary_text::tip("vp") : tr("v");
    case overIdeal:
        return tip ? glossary_text::tip("over-ideal") : tr("÷ ideal", "idle over ideal time");
    case overTotal:
        return tip ? glossary_text::tip("over-total") : tr("÷ total", "idle over total time");
    case makespan:
        return tip ? glossary_text::tip("makespan") : tr("Makespan");
    case aboveBound:
        return tip ? glossary_text::tip("best") : tr("vs best");
    case memory:
        return tip ? tr("Memory of the fullest stage; the mark is at 80 % of the GPU") : tr("Memory");
    case sent:
        return tip ? glossary_text::tip("sent") : tr("Sent");
    case risk:
        return tip ? glossary_text::tip("oom") : tr("P(OOM)");
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

QString ScheduleModel::shown(const ScheduleVerdict& verdict, int column) const {
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
        return timed ? format::gib(verdict.sent, 2) : nothing();
    case risk:
        return verdict.oomProbability ? format::chance(*verdict.oomProbability) : nothing();
    default:
        return {};
    }
}

QString ScheduleModel::spoken(const ScheduleVerdict& verdict, int column) const {
    const QString text = shown(verdict, column);
    if (column == name)
        return verdict.kind == m_rows.current ? tr("%1, the plan's own").arg(text) : text;
    if (!verdict.runs())
        return {};
    if (column == memory)
        return tr("%1, %2", "memory and its zone").arg(text, format::zoneName(verdict.zone));
    return tr("%1: %2", "column and its value")
        .arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), text);
}

QVariant ScheduleModel::number(const ScheduleVerdict& verdict, int row, int column) const {
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
