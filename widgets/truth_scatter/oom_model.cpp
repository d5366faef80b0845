// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/oom_model.h"

#include "widgets/format.h"

#include <QFont>

namespace quadrille {

OomTableModel::OomTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void OomTableModel::set(const OomConfusion& confusion) {
    m_confusion = confusion;
    emit dataChanged(index(0, 0), index(1, 1));
}

void OomTableModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, 1);
    emit headerDataChanged(Qt::Vertical, 0, 1);
    emit dataChanged(index(0, 0), index(1, 1));
}

QString OomTableModel::sentence() const {
    const auto number = [](std::size_t value) { return format::count(static_cast<std::int64_t>(value)); };
    return tr("%1 of %2 that fit, and %3 of %4 that ran out, were expected to")
        .arg(number(m_confusion.fitsAndDid), number(m_confusion.fitsAndDid + m_confusion.ranOutButFits),
             number(m_confusion.ranOutAndDid), number(m_confusion.ranOutAndDid + m_confusion.fitsButRanOut));
}

int OomTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

int OomTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

std::size_t OomTableModel::at(int row, int column) const {
    if (row == 0)
        return column == 0 ? m_confusion.fitsAndDid : m_confusion.fitsButRanOut;
    return column == 0 ? m_confusion.ranOutButFits : m_confusion.ranOutAndDid;
}

QVariant OomTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const bool right = index.row() == index.column();
    const QString number = format::count(static_cast<std::int64_t>(at(index.row(), index.column())));
    switch (role) {
    case Qt::DisplayRole:
        // The glyph tells right from wrong without a colour.
        return (right ? QStringLiteral("✓ ") : QStringLiteral("✕ ")) + number;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3", "expected, happened, number of runs")
            .arg(headerData(index.row(), Qt::Vertical, Qt::DisplayRole).toString(),
                 headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(), number);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setBold(right);
        return font;
    }
    default:
        return {};
    }
}

QVariant OomTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::ToolTipRole)
        return orientation == Qt::Horizontal ? tr("What became of the run")
                                             : tr("What P(OOM) said of the run");
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    if (orientation == Qt::Horizontal)
        return section == 0 ? tr("fit") : tr("ran out");
    return section == 0 ? tr("expected to fit") : tr("expected to run out");
}

} // namespace quadrille
