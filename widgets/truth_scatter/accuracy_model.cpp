// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/accuracy_model.h"

#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"

#include <QFont>

namespace quadrille {
namespace {

using Figure = AccuracyModel::Figure;
using Way = AccuracyModel::Way;

Figure figureOf(int column) {
    return static_cast<Figure>((column - AccuracyModel::firstFigure) / AccuracyModel::ways);
}

Way wayOf(int column) {
    return static_cast<Way>((column - AccuracyModel::firstFigure) % AccuracyModel::ways);
}

const Accuracy& of(const AccuracyRow& row, Way way) {
    return way == Way::ours ? row.ours : way == Way::rule ? row.rule : row.constant;
}

} // namespace

AccuracyModel::AccuracyModel(QObject* parent) : QAbstractTableModel(parent) {}

void AccuracyModel::setRows(std::vector<AccuracyRow> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void AccuracyModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int AccuracyModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int AccuracyModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : firstFigure + figures * ways;
}

QVariant AccuracyModel::number(const AccuracyRow& row, int column) const {
    if (column == 1)
        return static_cast<double>(row.ours.runs);
    if (column < firstFigure)
        return {};
    const Accuracy& accuracy = of(row, wayOf(column));
    const bool competed = accuracy.competitions > 0;
    switch (figureOf(column)) {
    case Figure::error:
        return accuracy.meanError;
    case Figure::scaled:
        return accuracy.meanErrorScaled;
    case Figure::rank:
        // Nothing is ranked by one number for all.
        return competed && wayOf(column) != Way::constant ? QVariant(accuracy.rankCorrelation) : QVariant();
    case Figure::loss:
        return competed ? QVariant(accuracy.loss) : QVariant();
    }
    return {};
}

QString AccuracyModel::shown(const AccuracyRow& row, int column) const {
    if (column == 0)
        return row.group;
    if (column == 1)
        return format::count(static_cast<std::int64_t>(row.ours.runs));
    const QVariant value = number(row, column);
    if (!value.isValid())
        return QStringLiteral("–");
    return figureOf(column) == Figure::rank ? format::decimal(value.toDouble(), 2).replace(u'-', u'−')
                                            : format::percent(value.toDouble());
}

QVariant AccuracyModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const AccuracyRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return shown(row, column);
    case Qt::ToolTipRole:
        return column == 0 ? QVariant(shown(row, column))
                           : headerData(column, Qt::Horizontal, Qt::ToolTipRole);
    case Qt::AccessibleTextRole:
        return column == 0 ? shown(row, column)
                           : tr("%1: %2", "column and its value")
                                 .arg(headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString(),
                                      shown(row, column));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setBold(row.sum || (column >= firstFigure && wayOf(column) == Way::ours));
        return font;
    }
    case numberRole:
        return number(row, column);
    default:
        return {};
    }
}

QVariant AccuracyModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom);
    if (section < firstFigure) {
        switch (role) {
        case Qt::DisplayRole:
        case Qt::AccessibleTextRole:
            return section == 0 ? tr("Runs of") : tr("Runs");
        case Qt::ToolTipRole:
            return section == 0 ? tr("Where the runs were published") : tr("That measured a step");
        default:
            return {};
        }
    }
    const auto way = [&] {
        switch (wayOf(section)) {
        case Way::ours:
            return tr("ours");
        case Way::rule:
            return tr("rule");
        case Way::constant:
            break;
        }
        return tr("const.", "one constant for all");
    };
    const auto figure = [&] {
        switch (figureOf(section)) {
        case Figure::error:
            return tr("Mean error");
        case Figure::scaled:
            return tr("With one factor");
        case Figure::rank:
            return tr("Rank corr.");
        case Figure::loss:
            break;
        }
        return tr("Loss of choice");
    };
    switch (role) {
    case Qt::DisplayRole:
        return way();
    case bandRole:
        return figure();
    case Qt::AccessibleTextRole:
        return tr("%1, %2", "a figure, and whose").arg(figure(), way());
    case Qt::ToolTipRole: {
        const QString whose =
            wayOf(section) == Way::ours ? tr("By this model.")
            : wayOf(section) == Way::rule
                ? tr("By the rule that throughput is (TP·CP·PP)^−0.25 · MBS^0.05 times a share of the peak, "
                     "fitted to all other tables.")
                : tr("By the same share of the peak for every run, fitted to all other tables.");
        switch (figureOf(section)) {
        case Figure::error:
            return glossary_text::tip("mean-error") + u'\n' + whose;
        case Figure::scaled:
            return glossary_text::tip("one-factor") + u'\n' + whose;
        case Figure::rank:
            return glossary_text::tip("rank-correlation") + u'\n' + whose;
        case Figure::loss:
            break;
        }
        return glossary_text::tip("choice-loss") + u'\n' + whose;
    }
    default:
        return {};
    }
}

} // namespace quadrille
