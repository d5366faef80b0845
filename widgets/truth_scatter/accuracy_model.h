// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/truth_scatter/accuracy_rows.h"

#include <QAbstractTableModel>

namespace quadrille {

/// Accuracies as a table: a row a group, a column for each figure and way of predicting. Words are made when
/// they are asked for, so that they follow the language.
class AccuracyModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum class Figure { error, scaled, rank, loss };
    enum class Way { ours, rule, constant };
    static constexpr int figures = 4;
    static constexpr int ways = 3;
    static constexpr int firstFigure = 2; ///< after group and runs
    enum Role {
        bandRole = Qt::UserRole, ///< of headers: what stands above this column and its neighbours; or empty
        numberRole               ///< the number behind a cell, a double; invalid where there is none
    };

    explicit AccuracyModel(QObject* parent);

    void setRows(std::vector<AccuracyRow> rows);
    [[nodiscard]] const std::vector<AccuracyRow>& rows() const { return m_rows; }
    void retranslate();
    [[nodiscard]] static int columnOf(Figure figure, Way way) {
        return firstFigure + ways * static_cast<int>(figure) + static_cast<int>(way);
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant number(const AccuracyRow& row, int column) const;
    [[nodiscard]] QString shown(const AccuracyRow& row, int column) const;

    std::vector<AccuracyRow> m_rows;
};

} // namespace quadrille
