// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/make_it_fit.h"
#include "widgets/column_model.h"

#include <QColor>

#include <vector>

namespace quadrille {

/// Proposals as a table, in the order of the search. Words are made when they are asked for, so that they
/// follow the language.
class ProposalModel : public ColumnModel {
    Q_OBJECT
public:
    enum ColumnId { change, memory, memoryDifference, bubble, traffic, computation, time, columns };
    enum Role {
        shareRole = firstOwnRole, ///< memory ÷ capacity; invalid where nothing runs
        zoneRole,                 ///< as int
        markRole                  ///< share of the capacity up to which a plan is green
    };

    explicit ProposalModel(QObject* parent = nullptr);

    void setAnswer(FitAnswer answer, const Scenario& before);
    [[nodiscard]] const FitAnswer& answer() const { return m_answer; }
    [[nodiscard]] const Scenario& before() const { return m_before; }
    /// The proposal in this row: those that fit, or the one that comes closest.
    [[nodiscard]] const Proposal& proposal(int row) const {
        return m_proposals.at(static_cast<std::size_t>(row));
    }
    void setBeatenColour(const QColor& colour); ///< of the words of proposals that others beat

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

protected:
    [[nodiscard]] Column column(int column) const override;
    [[nodiscard]] QString shown(int row, int column) const override;
    [[nodiscard]] QVariant number(int row, int column) const override;
    [[nodiscard]] QVariant copied(int, int) const override { return {}; } ///< with signs and units
    [[nodiscard]] QString tip(int row, int column) const override;
    [[nodiscard]] QString spoken(int row, int column) const override;
    [[nodiscard]] QVariant other(int row, int column, int role) const override;

private:
    FitAnswer m_answer;
    Scenario m_before;
    std::vector<Proposal> m_proposals;
    QColor m_beaten;
};

} // namespace quadrille
