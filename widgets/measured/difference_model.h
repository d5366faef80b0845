// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/traces/step_difference.h"
#include "widgets/column_model.h"

#include <optional>

namespace quadrille {

/// What a measured step takes beside the predicted one, cause by cause, and below them the kinds of messages
/// with the rates that they reach. Words are made when they are asked for, so that they follow the language.
class DifferenceModel : public ColumnModel {
    Q_OBJECT
public:
    enum ColumnId { name, measured, predicted, beyond, change, rate, predictedRate, columns };

    explicit DifferenceModel(QObject* parent) : ColumnModel(columns, {name}, parent) {}

    /// None shows no rows.
    void set(std::optional<traces::StepDifference> difference);
    [[nodiscard]] const std::optional<traces::StepDifference>& difference() const { return m_difference; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

protected:
    [[nodiscard]] Column column(int column) const override;
    [[nodiscard]] QString shown(int row, int column) const override;
    [[nodiscard]] QVariant number(int row, int column) const override;
    [[nodiscard]] QString tip(int row, int column) const override;

private:
    /// A row: the step, a cause or a kind of messages. Where there is no number it is none.
    struct Row {
        QString name, tip;
        double measured = 0;
        std::optional<double> predicted;
        std::optional<double> rate, predictedRate; ///< bytes per second
    };
    [[nodiscard]] Row rowAt(int row) const;
    [[nodiscard]] Row causeRow(const traces::CauseDifference& cause) const;
    [[nodiscard]] Row messageRow(const traces::CollectiveDifference& messages) const;
    [[nodiscard]] static std::optional<double> valueOf(const Row& row, int column);

    std::optional<traces::StepDifference> m_difference;
    std::vector<traces::Cause> m_causes; ///< those that have a row
};

} // namespace quadrille
