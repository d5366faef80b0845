// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/picture.h"
#include "widgets/schedule_table/schedule_rows.h"

#include <QWidget>

namespace quadrille {

class RowTable;
class ScheduleModel;
class ScheduleOrder;

/// Every schedule side by side: a row each with bubble, makespan, memory and communication; those that cannot
/// run come last, greyed, with the reason.
///
/// Keys: Up and Down move, Enter uses the row's schedule, Space checks it for the curve, Ctrl+C copies as
/// TableCopy does; the header sorts (a third click gives back the usual order).
class ScheduleTable : public QWidget {
    Q_OBJECT
public:
    explicit ScheduleTable(ScheduleName nameOf, QWidget* parent = nullptr);
    ~ScheduleTable() override;

    void setRows(ScheduleRows rows);
    [[nodiscard]] const ScheduleRows& rows() const;
    /// What is on show is about another plan than the current one: it is paler, and cannot be chosen.
    void setPending(bool pending);

    [[nodiscard]] const std::set<ScheduleKind>& checked() const; ///< whose curves are wanted
    void setChecked(std::set<ScheduleKind> kinds);

    [[nodiscard]] QString finding() const; ///< one sentence; empty before there are rows
    [[nodiscard]] DataTable data() const; ///< a row a schedule, in the usual order; times in seconds or units
    [[nodiscard]] RowTable* table() const { return m_table; }
    [[nodiscard]] int wholeWidth() const; ///< with which every column can be seen

signals:
    void findingChanged();
    void checkedChanged();
    /// Where the pointer or the keyboard is: what that schedule does; empty when on none.
    void readout(const QString& text);
    void scheduleChosen(quadrille::ScheduleKind kind);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void spanRefused();
    void refreshWords();

    ScheduleName m_nameOf;
    ScheduleModel* m_model;
    ScheduleOrder* m_sorted;
    RowTable* m_table;
    bool m_pending = false;
};

} // namespace quadrille
