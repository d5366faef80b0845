// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/make_it_fit/mend_model.h"

#include "core/memory/detailed/oom.h"
#include "widgets/format.h"
#include "widgets/make_it_fit/mend_text.h"

namespace quadrille {

MendModel::MendModel(QObject* parent) : QAbstractTableModel(parent) {}

void MendModel::setMending(Mending mending, const Scenario& before) {
    beginResetModel();
    m_mending = std::move(mending);
    m_before = before;
    m_mends = m_mending.mends;
    if (m_mends.empty() && m_mending.closest)
        m_mends.push_back(*m_mending.closest);
    endResetModel();
}

void MendModel::setBeatenColour(const QColor& colour) {
    m_beaten = colour;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1), {Qt::ForegroundRole});
}

void MendModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

int MendModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_mends.size());
}

int MendModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns);
}

QVariant MendModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Mend& mend = this->mend(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown(mend, index.column());
    case Qt::ToolTipRole:
        return tip(mend, index.column());
    case Qt::AccessibleTextRole:
        return spoken(mend, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(index.column() <= memory ? Qt::AlignLeft | Qt::AlignVCenter
                                                            : Qt::AlignRight | Qt::AlignVCenter);
    case sortRole:
        return number(mend, index.row(), index.column());
    case shareRole:
        return mend.price.memory / mend.scenario.cluster.gpu.memory;
    case zoneRole:
        return static_cast<int>(mend.zone);
    case markRole:
        return zoneLimits(mend.scenario).green / mend.scenario.cluster.gpu.memory;
    case Qt::ForegroundRole:
        return mend.beatenBy.empty() ? QVariant() : QVariant(m_beaten);
    default:
        return {};
    }
}

QVariant MendModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(section <= memory ? Qt::AlignLeft | Qt::AlignVCenter
                                                     : Qt::AlignRight | Qt::AlignVCenter);
    const bool tip = role == Qt::ToolTipRole;
    if (!tip && role != Qt::DisplayRole)
        return {};
    switch (section) {
    case change:
        return tip ? tr("What to change") : tr("Change");
    case memory:
        return tip ? tr("Memory of the fullest stage after the change; it fits up to the mark")
                   : tr("Memory");
    case memoryDifference:
        return tip ? tr("Difference of memory") : tr("Δ memory");
    case bubble:
        return tip ? tr("Difference of the pipeline's idle share of a step, in percentage points")
                   : tr("Δ bubble");
    case traffic:
        return tip ? tr("Difference of what each GPU sends in a step") : tr("Δ sent");
    case computation:
        return tip ? tr("Computation repeated by recomputation, of the model's own") : tr("Repeated");
    case time:
        return tip ? tr("Difference of a step's predicted time") : tr("≈ Time");
    default:
        return {};
    }
}

QString MendModel::shown(const Mend& mend, int column) const {
    const Price& old = *m_mending.before;
    switch (column) {
    case change:
        return mend::changes(mend, m_before);
    case memory:
        return format::gib(mend.price.memory);
    case memoryDifference:
        return format::signedGib(mend.price.memory - old.memory);
    case bubble:
        return format::signedPercentPoints(mend.price.bubbleOverTotal - old.bubbleOverTotal);
    case traffic:
        return format::signedGib(mend.price.traffic.total() - old.traffic.total());
    case computation:
        return format::percent(mend.price.extraComputation);
    case time:
        return format::signedPercent(mend.extraTime, 0);
    default:
        return {};
    }
}

QString MendModel::tip(const Mend& mend, int column) const {
    if (column == traffic)
        return mend::traffic(m_mending.before->traffic, mend.price.traffic);
    return mend::preview(mend, m_mending, m_before);
}

QString MendModel::spoken(const Mend& mend, int column) const {
    const QString text = shown(mend, column);
    if (column == change)
        return mend.beatenBy.empty()
                   ? text
                   : tr("%1, beaten by %2", "two changes").arg(text, mend::changes(mend.beatenBy, m_before));
    if (column == memory)
        return tr("%1, %2", "memory and its zone").arg(text, format::zoneName(mend.zone));
    return tr("%1: %2", "column and its value")
        .arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), text);
}

double MendModel::number(const Mend& mend, int row, int column) const {
    const Price& old = *m_mending.before;
    switch (column) {
    case memory:
    case memoryDifference:
        return mend.price.memory.value();
    case bubble:
        return mend.price.bubbleOverTotal - old.bubbleOverTotal;
    case traffic:
        return (mend.price.traffic.total() - old.traffic.total()).value();
    case computation:
        return mend.price.extraComputation;
    case time:
        return mend.extraTime;
    default:
        return row; // as the search ranked them
    }
}

} // namespace quadrille
