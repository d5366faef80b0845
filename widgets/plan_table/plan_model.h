// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/column_model.h"
#include "widgets/picture/data_table.h"
#include "widgets/plan_table/plan_row.h"

#include <QColor>

namespace quadrille {

/// Plans as a table. What a plan has as the plan on screen has it is paler.
class PlanModel : public ColumnModel {
    Q_OBJECT
public:
    enum ColumnId {
        mark,
        difference,
        speed,
        memory,
        risk,
        gpus,
        tp,
        cp,
        pp,
        ep,
        vpp,
        mbs,
        zero,
        recompute,
        schedule,
        also,
        step,
        measured,
        mfu,
        bubble,
        columns
    };

    explicit PlanModel(QObject* parent);

    void setRows(PlanRows rows);
    [[nodiscard]] const PlanRows& rows() const { return m_rows; }
    [[nodiscard]] const PlanRow& row(int row) const { return m_rows.rows.at(static_cast<std::size_t>(row)); }
    void setPaleColour(const QColor& colour);
    /// Of a column that is a setting's; null of the others.
    [[nodiscard]] static const Setting* settingOf(int column);
    /// A column tells it, its own or another's.
    [[nodiscard]] static bool tells(const Setting& setting);
    /// Unrounded, with what tells a plan from every other one, a column each.
    [[nodiscard]] DataTable numbers() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

protected:
    [[nodiscard]] Column column(int column) const override;
    [[nodiscard]] QString shown(int row, int column) const override;
    [[nodiscard]] QVariant number(int row, int column) const override;
    [[nodiscard]] QString tip(int row, int column) const override;
    [[nodiscard]] QVariant other(int row, int column, int role) const override;

private:
    PlanRows m_rows;
    QColor m_pale;
};

} // namespace quadrille
