// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/make_it_fit/proposal_model.h"
#include "widgets/schedule_table/schedule_rows.h"

#include <QSortFilterProxyModel>

namespace quadrille {

/// Schedules as a table, those that cannot run last. Words are made when they are asked for, so that they
/// follow the language. Each that runs can be checked.
class ScheduleModel : public ColumnModel {
    Q_OBJECT
public:
    enum ColumnId { name, chunks, overIdeal, overTotal, makespan, aboveBound, memory, risk, sent, columns };
    enum Role {
        shareRole = ProposalModel::shareRole, ///< memory ÷ capacity; invalid where nothing runs
        zoneRole = ProposalModel::zoneRole,   ///< as int
        runsRole,
        currentRole ///< the plan's own
    };

    ScheduleModel(ScheduleName nameOf, QObject* parent);

    void setRows(ScheduleRows rows);
    [[nodiscard]] const ScheduleRows& rows() const { return m_rows; }
    [[nodiscard]] const ScheduleVerdict& verdict(int row) const {
        return m_rows.verdicts.at(m_order.at(static_cast<std::size_t>(row)));
    }
    [[nodiscard]] const std::set<ScheduleKind>& checked() const { return m_checked; }
    void setChecked(std::set<ScheduleKind> kinds);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void checkedChanged();

protected:
    [[nodiscard]] Column column(int column) const override;
    [[nodiscard]] QString shown(int row, int column) const override;
    [[nodiscard]] QVariant number(int row, int column) const override;
    [[nodiscard]] QString tip(int row, int column) const override;
    [[nodiscard]] QString spoken(int row, int column) const override;
    [[nodiscard]] QVariant other(int row, int column, int role) const override;

private:
    /// In the unit of the longest, with as many decimals: the column is read by comparing.
    [[nodiscard]] QString makespanText(double time) const;

    ScheduleName m_nameOf;
    ScheduleRows m_rows;
    std::vector<std::size_t> m_order; ///< verdicts in the order of the table
    double m_longest = 0;             ///< makespan of all
    std::set<ScheduleKind> m_checked;
};

/// By the numbers; what cannot run comes last in either direction.
class ScheduleOrder : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit ScheduleOrder(QObject* parent);

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace quadrille
