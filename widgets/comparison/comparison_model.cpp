// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_model.h"

#include "widgets/column_model.h"

#include <QFont>

namespace quadrille {

ComparisonModel::ComparisonModel(QObject* parent) : QAbstractTableModel(parent) {}

void ComparisonModel::setComparison(std::optional<PlansComparison> plans) {
    beginResetModel();
    m_plans = std::move(plans);
    m_lines = m_plans ? comparison::linesOf(*m_plans) : std::vector<ComparisonLine>();
    endResetModel();
}

void ComparisonModel::setColours(const Colours& colours) {
    m_colours = colours;
    if (rowCount() > 0 && columnCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::ForegroundRole});
}

void ComparisonModel::retranslate() {
    setComparison(std::move(m_plans));
}

int ComparisonModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_plans ? 0 : static_cast<int>(m_plans->plans.size()) + 1;
}

QString ComparisonModel::planAt(int column) const {
    return QString::fromStdString(m_plans->plans.at(static_cast<std::size_t>(column - 1)).name);
}

QString ComparisonModel::tipOf(const ComparisonLine& line, int column) const {
    if (column == 0)
        return line.tip;
    const ComparisonCell& cell = line.cells.at(static_cast<std::size_t>(column - 1));
    const QString words =
        comparison::judgementWord(cell.judgement, planAt(static_cast<int>(m_plans->reference) + 1));
    const QString text = tr("%1 of %2: %3", "a figure, of a plan").arg(line.name, planAt(column), cell.text);
    if (words.isEmpty())
        return text;
    return cell.difference.isEmpty() ? tr("%1, %2", "a figure, how it is judged").arg(text, words)
                                     : tr("%1, %2, %3", "a figure, its difference, how it is judged")
                                           .arg(text, cell.difference, words);
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount())
        return {};
    const ComparisonLine& line = m_lines.at(static_cast<std::size_t>(index.row()));
    const int column = index.column();
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return role == Qt::AccessibleTextRole && column == 0 ? line.name : tipOf(line, column);
    if (column == 0)
        return role == Qt::DisplayRole ? QVariant(line.name) : QVariant();
    const ComparisonCell& cell = line.cells.at(static_cast<std::size_t>(column - 1));
    const bool isReference = static_cast<std::size_t>(column - 1) == m_plans->reference;
    switch (role) {
    case Qt::DisplayRole: {
        const QString difference = comparison::difference(cell);
        return difference.isEmpty() ? cell.text
                                    : tr("%1  %2", "a figure and its difference").arg(cell.text, difference);
    }
    case ColumnModel::copyRole:
        return cell.number;
    case Qt::ForegroundRole:
        if (cell.judgement == Judgement::better)
            return m_colours.better;
        if (cell.judgement == Judgement::worse)
            return m_colours.worse;
        return cell.judgement == Judgement::same && !isReference ? QVariant(m_colours.mutedText) : QVariant();
    default:
        return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const bool isReference = m_plans && section == static_cast<int>(m_plans->reference) + 1;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return section == 0 ? QString() : planAt(section);
    case Qt::ToolTipRole:
        return section == 0  ? tr("Settings and figures in which the plans differ.")
               : isReference ? tr("The others are compared with this plan.")
                             : tr("A double click or Enter in the column loads this plan.");
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::FontRole:
        if (isReference) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    default:
        return {};
    }
}

} // namespace quadrille
