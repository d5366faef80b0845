// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/make_it_fit/memory_delegate.h"

#include <QStyledItemDelegate>

namespace quadrille {

/// The plan's own schedule in bold; what cannot run greyed, with its reason over the whole row, which
/// takes no room of the column.
class ScheduleNameDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// A cell of memory, empty where there is none.
class ScheduleMemoryDelegate : public MemoryDelegate {
    Q_OBJECT
public:
    using MemoryDelegate::MemoryDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace quadrille
