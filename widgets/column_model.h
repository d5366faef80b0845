// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <vector>

namespace quadrille {

/// A table of which a model says only what its columns are and what a cell shows. Words are made when they
/// are asked for, so that they follow the language.
class ColumnModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        sortRole = Qt::UserRole, ///< the number behind a cell; invalid where there is none
        copyRole,                ///< what a spreadsheet is given; invalid: what is shown
        firstOwnRole             ///< of the models' own
    };

    void retranslate();

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

protected:
    struct Column {
        QString head;
        QString tip;
    };

    /// \param leftAligned the columns of words; the others hold numbers
    ColumnModel(int columns, std::vector<int> leftAligned, QObject* parent);

    /// \pre rows and columns that follow are within the table
    [[nodiscard]] virtual Column column(int column) const = 0;
    [[nodiscard]] virtual QString shown(int row, int column) const = 0;
    [[nodiscard]] virtual QVariant number(int row, int column) const = 0;
    [[nodiscard]] virtual QString tip(int row, int column) const = 0;
    /// What a spreadsheet is given: by default the number. None: what is shown, for a number that means
    /// nothing without its unit, or that is there to sort by.
    [[nodiscard]] virtual QVariant copied(int row, int column) const { return number(row, column); }
    /// What a screen reader says: by default what is shown, behind the name of the column but for the first.
    [[nodiscard]] virtual QString spoken(int row, int column) const;
    /// Of every other role, and of those of the model.
    [[nodiscard]] virtual QVariant other(int row, int column, int role) const;

private:
    [[nodiscard]] Qt::Alignment alignment(int column) const;

    const int m_columns;
    const std::vector<int> m_leftAligned;
};

} // namespace quadrille
