// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/accuracy_model.h"

#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"

#include <QFont>

#include <array>

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

bool isFigure(int column) {
    return column >= AccuracyModel::firstFigure && column < AccuracyModel::memoryRuns;
}

const Accuracy& of(const AccuracyRow& row, Way way) {
    return way == Way::ours ? row.ours : way == Way::rule ? row.rule : row.constant;
}

} // namespace

AccuracyModel::AccuracyModel(QObject* parent) : ColumnModel(memoryError + 1, {0}, parent) {}

void AccuracyModel::setRows(std::vector<AccuracyRow> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int AccuracyModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant AccuracyModel::number(int row, int column) const {
    const MemoryAccuracy& memory = this->row(row).memory;
    if (column == 1)
        return static_cast<double>(this->row(row).ours.runs);
    if (column >= memoryRuns)
        return memory.runs == 0       ? QVariant()
               : column == memoryRuns ? QVariant(static_cast<double>(memory.runs))
                                      : QVariant(memory.medianError);
    if (column < firstFigure || this->row(row).ours.runs == 0)
        return {};
    const Accuracy& accuracy = of(this->row(row), wayOf(column));
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

QString AccuracyModel::shown(int row, int column) const {
    if (column == 0)
        return this->row(row).group;
    const QVariant value = number(row, column);
    if (!value.isValid())
        return QStringLiteral("–");
    if (column == 1 || column == memoryRuns)
        return format::count(value.toLongLong());
    return isFigure(column) && figureOf(column) == Figure::rank
               ? format::decimal(value.toDouble(), 2).replace(u'-', u'−')
               : format::percent(value.toDouble());
}

QString AccuracyModel::tip(int row, int column) const {
    return column == 0 ? shown(row, column) : this->column(column).tip;
}

QVariant AccuracyModel::other(int row, int column, int role) const {
    if (role != Qt::FontRole)
        return {};
    QFont font;
    font.setBold(this->row(row).sum || column == memoryError ||
                 (isFigure(column) && wayOf(column) == Way::ours));
    return font;
}

ColumnModel::Column AccuracyModel::column(int column) const {
    if (column < firstFigure)
        return column == 0 ? Column{tr("Runs of"), tr("Where the runs were published")}
                           : Column{tr("Runs"), tr("That measured a step")};
    if (column == memoryRuns)
        return {tr("runs"), tr("That measured the memory of a GPU")};
    if (column == memoryError)
        return {tr("median"),
                tr("Half of the measured memories are predicted to within this. By this model: rule and "
                   "constant say nothing of memory.")};
    constexpr std::array terms{"mean-error", "one-factor", "rank-correlation", "choice-loss"};
    const QString figure = glossary_text::tip(terms.at(static_cast<std::size_t>(figureOf(column))));
    switch (wayOf(column)) {
    case Way::ours:
        return {tr("ours"), figure + u'\n' + tr("By this model.")};
    case Way::rule:
        return {
            tr("rule"),
            figure + u'\n' +
                tr("By the rule that throughput is (TP·CP·PP)^−0.25 · MBS^0.05 times a share of the peak, "
                   "fitted to all other tables.")};
    case Way::constant:
        break;
    }
    return {tr("const.", "one constant for all"),
            figure + u'\n' + tr("By the same share of the peak for every run, fitted to all other tables.")};
}

QVariant AccuracyModel::headerData(int section, Qt::Orientation orientation, int role) const {
    QVariant usual = ColumnModel::headerData(section, orientation, role);
    if (orientation != Qt::Horizontal)
        return usual;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom);
    if (role != bandRole && role != Qt::AccessibleTextRole)
        return usual;
    if (section < firstFigure)
        return usual;
    const QString figure = [&] {
        if (!isFigure(section))
            return tr("Memory");
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
    }();
    return role == bandRole ? figure : tr("%1, %2", "a figure, and whose").arg(figure, column(section).head);
}

} // namespace quadrille
