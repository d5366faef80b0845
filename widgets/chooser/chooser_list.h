// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chooser/chooser_entry.h"

#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

namespace quadrille {

/// Entries in rows, each group under a heading that cannot be chosen.
class ChooserModel : public QStandardItemModel {
    Q_OBJECT
public:
    enum Role { nameRole = Qt::UserRole, factsRole, groupRole, headingRole, yearRole, groupYearRole };

    explicit ChooserModel(QObject* parent = nullptr);

    void setEntries(const QList<ChooserEntry>& entries);
    /// The row of the entry with this name, or -1.
    [[nodiscard]] int rowOf(const QString& name) const;
    /// The entry of a row; a heading has no name.
    [[nodiscard]] ChooserEntry entryAt(int row) const;
};

/// The rows that match what was typed, and the headings above them; the newest group first, and in it the
/// newest entry. While nothing is typed all rows are in their own order.
class ChooserFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit ChooserFilter(ChooserModel* model, QObject* parent = nullptr);

    void setTyped(const QString& typed);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    ChooserModel* m_model;
    QString m_typed;
};

/// Label at the left, facts at the right, headings small and bold.
class ChooserDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace quadrille
