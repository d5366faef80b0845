// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/make_it_fit/mend_model.h"

#include "core/memory/detailed/oom.h"
#include "widgets/format.h"
#include "widgets/make_it_fit/mend_text.h"

namespace quadrille {

MendModel::MendModel(QObject* parent) : ColumnModel(columns, {change, memory}, parent) {}

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

int MendModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_mends.size());
}

QVariant MendModel::other(int row, int, int role) const {
    const Mend& mend = this->mend(row);
    switch (role) {
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

ColumnModel::Column MendModel::column(int column) const {
    switch (column) {
    case change:
        return {tr("Change"), tr("What to change")};
    case memory:
        return {tr("Memory"), tr("Memory of the fullest stage after the change; it fits up to the mark")};
    case memoryDifference:
        return {tr("Δ memory"), tr("Difference of memory")};
    case bubble:
        return {tr("Δ bubble"),
                tr("Difference of the pipeline's idle share of a step, in percentage points")};
    case traffic:
        return {tr("Δ sent"), tr("Difference of what each GPU sends in a step")};
    case computation:
        return {tr("Repeated"), tr("Computation repeated by recomputation, of the model's own")};
    case time:
        return {tr("≈ Time"), tr("Difference of a step's predicted time")};
    default:
        return {};
    }
}

QString MendModel::shown(int row, int column) const {
    const Mend& mend = this->mend(row);
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

QString MendModel::tip(int row, int column) const {
    const Mend& mend = this->mend(row);
    return column == traffic ? mend::traffic(m_mending.before->traffic, mend.price.traffic)
                             : mend::preview(mend, m_mending, m_before);
}

QString MendModel::spoken(int row, int column) const {
    const Mend& mend = this->mend(row);
    const QString text = shown(row, column);
    if (column == change)
        return mend.beatenBy.empty()
                   ? text
                   : tr("%1, beaten by %2", "two changes").arg(text, mend::changes(mend.beatenBy, m_before));
    if (column == memory)
        return tr("%1, %2", "memory and its zone").arg(text, format::zoneName(mend.zone));
    return ColumnModel::spoken(row, column);
}

QVariant MendModel::number(int row, int column) const {
    const Mend& mend = this->mend(row);
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
