// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/picture.h"
#include "widgets/truth_scatter/accuracy_rows.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace quadrille {

class AccuracyModel;
class OomTableModel;

/// The figures of the truth page: how wrong the predictions were, ours beside the rule and the constant, and
/// whether memory ended as expected. Both can be copied.
class AccuracyTable : public QWidget {
    Q_OBJECT
public:
    explicit AccuracyTable(QWidget* parent = nullptr);

    void setRows(std::vector<AccuracyRow> rows);
    void setOom(const OomConfusion& confusion);

    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] QTableView* oomTable() const { return m_oomTable; }
    /// A row a group and way of predicting; shares unrounded.
    [[nodiscard]] DataTable data() const;
    [[nodiscard]] int wholeWidth() const; ///< with which every column can be read
    [[nodiscard]] int leastWidth() const; ///< with which all numbers can be, and the beginnings of names

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fit();
    void shareWidth();

    AccuracyModel* m_model;
    OomTableModel* m_oom;
    QTableView* m_table;
    QTableView* m_oomTable;
    QLabel* m_oomName;
    int m_nameWidth = 0; ///< with which every name can be read
};

} // namespace quadrille
