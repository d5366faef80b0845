// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/accuracy.h"

#include <QAbstractTableModel>

namespace quadrille {

/// Of runs, how memory was expected to end (rows) and how it did (columns), in numbers of runs.
class OomTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit OomTableModel(QObject* parent);

    void set(const OomConfusion& confusion);
    [[nodiscard]] const OomConfusion& confusion() const { return m_confusion; }
    void retranslate();
    /// "138 of 145 that fit and 102 of 110 that ran out were expected to".
    [[nodiscard]] QString sentence() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] std::size_t at(int row, int column) const;

    OomConfusion m_confusion;
};

} // namespace quadrille
