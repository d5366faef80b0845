// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/run_list.h"
#include "core/measurements/validate.h"
#include "widgets/column_model.h"

#include <QStringList>

namespace quadrille {

/// A line of a file or log that could not be read as a run, and why, as a sentence: "runs.csv, line 7: …".
using UnreadLines = QStringList;

/// The user's own runs as a table: what was measured, what was predicted, how far apart; below them the lines
/// that could not be read. Words are made when they are asked for, so that they follow the language.
class OwnRunsModel : public ColumnModel {
    Q_OBJECT
public:
    enum ColumnId { name, measured, predicted, slower, fitted, memory, predictedMemory, columns };
    enum Role {
        unreadRole = firstOwnRole ///< bool: the row is a line that could not be read
    };

    explicit OwnRunsModel(QObject* parent);

    /// \param predictions of the runs from the `first` on, in their order; none while they are being
    /// predicted
    void set(RunList runs, SharedValue<std::vector<ValidatedRun>> predictions, std::size_t first,
             UnreadLines unread);
    /// slowerThanPredicted() of the runs by a profile that was fitted. An empty list takes them away.
    void setFitted(std::vector<double> shares);
    [[nodiscard]] const UnreadLines& unread() const { return m_unread; }
    /// The row's run in a sentence or two, or why it could not be read.
    [[nodiscard]] QString sentence(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

protected:
    [[nodiscard]] Column column(int column) const override;
    [[nodiscard]] QString shown(int row, int column) const override;
    [[nodiscard]] QVariant number(int row, int column) const override;
    [[nodiscard]] QString tip(int row, int column) const override;
    [[nodiscard]] QString spoken(int row, int column) const override;
    [[nodiscard]] QVariant other(int row, int column, int role) const override;

private:
    [[nodiscard]] bool isUnread(int row) const { return row >= static_cast<int>(m_runs.size()); }
    [[nodiscard]] const ValidatedRun* prediction(int row) const;

    RunList m_runs;
    SharedValue<std::vector<ValidatedRun>> m_predictions;
    std::size_t m_firstPrediction = 0;
    std::vector<double> m_fitted;
    UnreadLines m_unread;
};

/// How much longer a measured step was than its prediction: 0.18 for 18 % slower; NaN without both.
[[nodiscard]] double slowerThanPredicted(const ValidatedRun& prediction);

} // namespace quadrille
