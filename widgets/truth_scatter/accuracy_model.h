// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/column_model.h"
#include "widgets/truth_scatter/accuracy_rows.h"

namespace quadrille {

/// Accuracies as a table: a row a group, a column for each figure and way of predicting, and two for memory.
/// Words are made when they are asked for, so that they follow the language.
class AccuracyModel : public ColumnModel {
    Q_OBJECT
public:
    enum class Figure { error, scaled, rank, loss };
    enum class Way { ours, rule, constant };
    static constexpr int figures = 4;
    static constexpr int ways = 3;
    static constexpr int firstFigure = 2; ///< after group and runs
    static constexpr int memoryRuns = firstFigure + figures * ways, memoryError = memoryRuns + 1;
    enum Role {
        bandRole = firstOwnRole ///< of headers: what stands above this column and its neighbours; or empty
    };

    explicit AccuracyModel(QObject* parent);

    void setRows(std::vector<AccuracyRow> rows);
    [[nodiscard]] const std::vector<AccuracyRow>& rows() const { return m_rows; }
    [[nodiscard]] static int columnOf(Figure figure, Way way) {
        return firstFigure + ways * static_cast<int>(figure) + static_cast<int>(way);
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] Column column(int column) const override;
    [[nodiscard]] QString shown(int row, int column) const override;
    [[nodiscard]] QVariant number(int row, int column) const override;
    [[nodiscard]] QString tip(int row, int column) const override;
    [[nodiscard]] QVariant other(int row, int column, int role) const override;

private:
    [[nodiscard]] const AccuracyRow& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    std::vector<AccuracyRow> m_rows;
};

} // namespace quadrille
