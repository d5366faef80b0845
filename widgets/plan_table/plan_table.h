// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plan_table/plan_row.h"

#include <QWidget>

class QSortFilterProxyModel;

namespace quadrille {

class PlanModel;
class RowTable;

/// Plans side by side, a row each. Columns in which nothing is to be told, as EP of a dense model, are left
/// out.
///
/// Keys: Up and Down move, Enter loads the row's plan, Ctrl+C copies as TableCopy does; the header sorts (a
/// third click gives back the usual order).
class PlanTable : public QWidget {
    Q_OBJECT
public:
    explicit PlanTable(QWidget* parent = nullptr);
    ~PlanTable() override;

    void setRows(PlanRows rows);
    [[nodiscard]] const PlanRows& rows() const;
    void setPending(bool pending); ///< what is on show is about another question: it is paler
    [[nodiscard]] RowTable* table() const { return m_table; }
    [[nodiscard]] int wholeWidth() const; ///< with which every column can be seen

signals:
    void readout(const QString& text);
    void planChosen(int row); ///< of rows()

protected:
    void changeEvent(QEvent* event) override;

private:
    void hideColumns();
    void refreshLook();

    PlanModel* m_model;
    QSortFilterProxyModel* m_sorted;
    RowTable* m_table;
    bool m_pending = false;
};

} // namespace quadrille
