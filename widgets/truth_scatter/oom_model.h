// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/accuracy.h"
#include "widgets/column_model.h"

namespace quadrille {

/// Of runs, how memory was expected to end (rows) and how it did (columns), in numbers of runs.
class OomTableModel : public ColumnModel {
    Q_OBJECT
public:
    explicit OomTableModel(QObject* parent);

    void set(const OomConfusion& confusion);
    /// "138 of 145 that fit and 102 of 110 that ran out were expected to".
    [[nodiscard]] QString sentence() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] Column column(int column) const override;
    [[nodiscard]] QString shown(int row, int column) const override;
    [[nodiscard]] QVariant number(int row, int column) const override;
    [[nodiscard]] QString tip(int row, int column) const override { return spoken(row, column); }
    [[nodiscard]] QString spoken(int row, int column) const override;
    [[nodiscard]] QVariant other(int row, int column, int role) const override;

private:
    OomConfusion m_confusion;
};

} // namespace quadrille
