// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/make_it_fit/proposal_model.h"

#include "core/memory/detailed/oom.h"
#include "widgets/format.h"
#include "widgets/make_it_fit/proposal_text.h"

namespace quadrille {

ProposalModel::ProposalModel(QObject* parent) : ColumnModel(columns, {change, memory}, parent) {}

void ProposalModel::setAnswer(FitAnswer answer, const Scenario& before) {
    beginResetModel();
    m_answer = std::move(answer);
    m_before = before;
    m_proposals = m_answer.proposals;
    if (m_proposals.empty() && m_answer.closest)
        m_proposals.push_back(*m_answer.closest);
    endResetModel();
}

void ProposalModel::setBeatenColour(const QColor& colour) {
    m_beaten = colour;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1), {Qt::ForegroundRole});
}

int ProposalModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_proposals.size());
}

QVariant ProposalModel::other(int row, int, int role) const {
    const Proposal& proposal = this->proposal(row);
    switch (role) {
    case shareRole:
        return proposal.price.memory / proposal.scenario.cluster.gpu.memory;
    case zoneRole:
        return static_cast<int>(proposal.zone);
    case markRole:
        return zoneLimits(proposal.scenario).green / proposal.scenario.cluster.gpu.memory;
    case Qt::ForegroundRole:
        return proposal.beatenBy.empty() ? QVariant() : QVariant(m_beaten);
    default:
        return {};
    }
}

ColumnModel::Column ProposalModel::column(int column) const {
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

QString ProposalModel::shown(int row, int column) const {
    const Proposal& proposal = this->proposal(row);
    const Price& old = *m_answer.before;
    switch (column) {
    case change:
        return proposal::changes(proposal, m_before);
    case memory:
        return format::gib(proposal.price.memory);
    case memoryDifference:
        return format::signedGib(proposal.price.memory - old.memory);
    case bubble:
        return format::signedPercentPoints(proposal.price.bubbleOverTotal - old.bubbleOverTotal);
    case traffic:
        return format::signedTraffic(proposal.price.traffic.total() - old.traffic.total());
    case computation:
        return format::percent(proposal.price.extraComputation);
    case time:
        return format::signedPercent(proposal.extraTime, 0);
    default:
        return {};
    }
}

QString ProposalModel::tip(int row, int column) const {
    const Proposal& proposal = this->proposal(row);
    return column == traffic ? proposal::traffic(m_answer.before->traffic, proposal.price.traffic)
                             : proposal::preview(proposal, m_answer, m_before);
}

QString ProposalModel::spoken(int row, int column) const {
    const Proposal& proposal = this->proposal(row);
    const QString text = shown(row, column);
    if (column == change)
        return proposal.beatenBy.empty() ? text
                                         : tr("%1, beaten by %2", "two changes")
                                               .arg(text, proposal::changes(proposal.beatenBy, m_before));
    if (column == memory)
        return tr("%1, %2", "memory and its zone").arg(text, format::zoneName(proposal.zone));
    return ColumnModel::spoken(row, column);
}

QVariant ProposalModel::number(int row, int column) const {
    const Proposal& proposal = this->proposal(row);
    const Price& old = *m_answer.before;
    switch (column) {
    case memory:
    case memoryDifference:
        return proposal.price.memory.value();
    case bubble:
        return proposal.price.bubbleOverTotal - old.bubbleOverTotal;
    case traffic:
        return (proposal.price.traffic.total() - old.traffic.total()).value();
    case computation:
        return proposal.price.extraComputation;
    case time:
        return proposal.extraTime;
    default:
        return row; // as the search ranked them
    }
}

} // namespace quadrille
