// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/comparison/comparison_model.h"

#include <QTableView>

namespace quadrille {

/// Plans side by side as a table. Enter or a double click in a column chooses its plan; Ctrl+C copies.
class ComparisonTable : public QTableView {
    Q_OBJECT
public:
    explicit ComparisonTable(QWidget* parent = nullptr);
    ~ComparisonTable() override;

    void setComparison(std::optional<PlansComparison> plans);
    [[nodiscard]] const std::optional<PlansComparison>& comparison() const { return m_model->comparison(); }

    /// Room for all of its rows and columns.
    [[nodiscard]] QSize wholeSize() const;

signals:
    void readout(const QString& text);
    void planChosen(int plan); ///< place of the plan in the comparison

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void choose(const QModelIndex& index);
    void refreshLook();

    ComparisonModel* m_model;
};

} // namespace quadrille
