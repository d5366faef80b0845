// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule_table/schedule_delegates.h"

#include "widgets/picture/colours.h"
#include "widgets/schedule_table/schedule_model.h"

namespace quadrille {

QSize ScheduleNameDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (!index.data(ScheduleModel::runsRole).toBool())
        size.setWidth(0);
    return size;
}

void ScheduleNameDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    option->font.setBold(index.data(ScheduleModel::currentRole).toBool());
    const Colours colours = coloursFor(option->palette);
    // The style outlines its check boxes in a shade of the window, which a dark table swallows.
    option->palette.setColor(QPalette::Window, colours.mutedText);
    if (!index.data(ScheduleModel::runsRole).toBool())
        option->palette.setColor(QPalette::Text, colours.mutedText);
}

void ScheduleMemoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
    if (index.data(ScheduleModel::shareRole).isValid())
        MemoryDelegate::paint(painter, option, index);
    else
        QStyledItemDelegate::paint(painter, option, index);
}

} // namespace quadrille
