// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/oom_model.h"

#include "widgets/format.h"

#include <QFont>

namespace quadrille {
namespace {

QString countOf(std::size_t runs) {
    return format::count(static_cast<std::int64_t>(runs));
}

} // namespace

OomTableModel::OomTableModel(QObject* parent) : ColumnModel(2, {}, parent) {}

void OomTableModel::set(const OomConfusion& confusion) {
    m_confusion = confusion;
    emit dataChanged(index(0, 0), index(1, 1));
}

QString OomTableModel::sentence() const {
    return tr("%1 of %2 that fit, and %3 of %4 that ran out, were expected to")
        .arg(countOf(m_confusion.fitsAndDid), countOf(m_confusion.fitsAndDid + m_confusion.ranOutButFits),
             countOf(m_confusion.ranOutAndDid),
             countOf(m_confusion.ranOutAndDid + m_confusion.fitsButRanOut));
}

int OomTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

QVariant OomTableModel::number(int row, int column) const {
    const auto of = [column](std::size_t fit, std::size_t ranOut) {
        return QVariant(static_cast<qlonglong>(column == 0 ? fit : ranOut));
    };
    return row == 0 ? of(m_confusion.fitsAndDid, m_confusion.fitsButRanOut)
                    : of(m_confusion.ranOutButFits, m_confusion.ranOutAndDid);
}

QString OomTableModel::shown(int row, int column) const {
    // The glyph tells right from wrong without a colour.
    return (row == column ? QStringLiteral("✓ ") : QStringLiteral("✕ ")) +
           format::count(number(row, column).toLongLong());
}

QString OomTableModel::spoken(int row, int column) const {
    return tr("%1, %2: %3", "expected, happened, number of runs")
        .arg(headerData(row, Qt::Vertical, Qt::DisplayRole).toString(), this->column(column).head,
             format::count(number(row, column).toLongLong()));
}

QVariant OomTableModel::other(int row, int column, int role) const {
    if (role != Qt::FontRole)
        return {};
    QFont font;
    font.setBold(row == column);
    return font;
}

ColumnModel::Column OomTableModel::column(int column) const {
    return {column == 0 ? tr("fit") : tr("ran out"), tr("What became of the run")};
}

QVariant OomTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal)
        return role == Qt::TextAlignmentRole ? QVariant()
                                             : ColumnModel::headerData(section, orientation, role);
    if (role == Qt::ToolTipRole)
        return tr("What P(OOM) said of the run");
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    return section == 0 ? tr("expected to fit") : tr("expected to run out");
}

} // namespace quadrille
