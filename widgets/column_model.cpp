// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/column_model.h"

#include <algorithm>
#include <utility>

namespace quadrille {

ColumnModel::ColumnModel(int columns, std::vector<int> leftAligned, QObject* parent)
    : QAbstractTableModel(parent), m_columns(columns), m_leftAligned(std::move(leftAligned)) {}

void ColumnModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, m_columns - 1);
    if (rowCount() == 0)
        return;
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, m_columns - 1));
}

int ColumnModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_columns;
}

Qt::Alignment ColumnModel::alignment(int column) const {
    return std::ranges::find(m_leftAligned, column) != m_leftAligned.end() ? Qt::AlignLeft : Qt::AlignRight;
}

QString ColumnModel::spoken(int row, int column) const {
    const QString text = shown(row, column);
    const QVariant head = headerData(column, Qt::Horizontal, Qt::AccessibleTextRole);
    return column == 0 ? text : tr("%1: %2", "column and its value").arg(head.toString(), text);
}

QVariant ColumnModel::other(int, int, int) const {
    return {};
}

QVariant ColumnModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const int row = index.row();
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return shown(row, column);
    case Qt::ToolTipRole:
        return tip(row, column);
    case Qt::AccessibleTextRole:
        return spoken(row, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignment(column) | Qt::AlignVCenter);
    case sortRole:
        return number(row, column);
    case copyRole:
        return copied(row, column);
    default:
        return other(row, column, role);
    }
}

QVariant ColumnModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return column(section).head;
    case Qt::ToolTipRole:
        return column(section).tip;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignment(section) | Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace quadrille
