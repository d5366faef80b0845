// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paper_table/paper_table_rates.h"

#include "widgets/format.h"

#include <QCoreApplication>

#include <cmath>

namespace quadrille::paper {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(PaperTable)
};

} // namespace

std::optional<double> rateAt(const PublishedTable& table, const Rates& rates, std::size_t row,
                             std::size_t column) {
    const std::size_t index = row * table.columns.size() + column;
    return index < rates.size() && column < table.columns.size() ? rates[index] : std::nullopt;
}

std::optional<double> errorAt(const PublishedTable& table, const Rates& rates, std::size_t row,
                              std::size_t column) {
    const auto& cell = table.cell(row, column);
    const auto rate = rateAt(table, rates, row, column);
    return cell && cell->printed && rate ? std::optional(*rate / *cell->printed - 1) : std::nullopt;
}

Accuracy accuracyOf(const PublishedTable& table, const Rates& rates) {
    std::vector<Prediction> predictions;
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        for (std::size_t column = 0; column < table.columns.size(); ++column)
            if (errorAt(table, rates, row, column)) {
                Prediction each;
                each.predicted = *rateAt(table, rates, row, column);
                each.measured = *table.cell(row, column)->printed;
                each.competition.gpus = table.columns[column];
                predictions.push_back(each);
            }
    return quadrille::accuracyOf(predictions);
}

QString ratesFinding(const PublishedTable& table, const Rates& rates) {
    const Accuracy accuracy = accuracyOf(table, rates);
    const QString number = format::count(table.number);
    const QString error = format::percent(accuracy.meanError);
    const auto runs = static_cast<int>(accuracy.runs);
    return accuracy.competitions > 0
               ? Text::tr("Table %1: %n runs with a mean error of %2, rank correlation %3", nullptr, runs)
                     .arg(number, error, format::decimal(accuracy.rankCorrelation, 2))
               : Text::tr("Table %1: %n runs with a mean error of %2", nullptr, runs).arg(number, error);
}

} // namespace quadrille::paper
