// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/own_runs_model.h"

#include "app/measurements/run_sentence.h"
#include "widgets/format.h"
#include "widgets/truth_scatter/truth_text.h"

#include <cmath>
#include <limits>

namespace quadrille {
namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

} // namespace

double slowerThanPredicted(const ValidatedRun& prediction) {
    return prediction.compared() ? prediction.ratio - 1 : nothing;
}

OwnRunsModel::OwnRunsModel(QObject* parent) : ColumnModel(columns, {name}, parent) {}

void OwnRunsModel::set(RunList runs, SharedValue<std::vector<ValidatedRun>> predictions, std::size_t first,
                       UnreadLines unread) {
    beginResetModel();
    m_runs = std::move(runs);
    m_predictions = std::move(predictions);
    m_firstPrediction = first;
    m_unread = std::move(unread);
    m_fitted.clear();
    endResetModel();
}

void OwnRunsModel::setFitted(std::vector<double> shares) {
    m_fitted = std::move(shares);
    if (rowCount() > 0)
        emit dataChanged(index(0, fitted), index(rowCount() - 1, fitted));
}

const ValidatedRun* OwnRunsModel::prediction(int row) const {
    const std::size_t place = m_firstPrediction + static_cast<std::size_t>(row);
    return !isUnread(row) && place < m_predictions->size() ? &(*m_predictions)[place] : nullptr;
}

QString OwnRunsModel::sentence(int row) const {
    if (row < 0 || row >= rowCount())
        return {};
    if (isUnread(row))
        return m_unread.at(row - static_cast<int>(m_runs.size()));
    const ValidatedRun* found = prediction(row);
    return found != nullptr ? runSentence(m_runs[static_cast<std::size_t>(row)], *found) : QString();
}

int OwnRunsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size()) + static_cast<int>(m_unread.size());
}

QVariant OwnRunsModel::number(int row, int column) const {
    const auto of = [](double value) { return std::isnan(value) ? QVariant() : QVariant(value); };
    if (isUnread(row))
        return {};
    const MeasuredRun& run = m_runs[static_cast<std::size_t>(row)];
    const ValidatedRun* found = prediction(row);
    switch (column) {
    case name:
        return row;
    case measured:
        return run.step ? QVariant(run.step->value()) : QVariant();
    case predicted:
        return found != nullptr && found->predicted ? QVariant(found->predicted->value()) : QVariant();
    case slower:
        return found != nullptr ? of(slowerThanPredicted(*found)) : QVariant();
    case fitted:
        return static_cast<std::size_t>(row) < m_fitted.size() ? of(m_fitted[static_cast<std::size_t>(row)])
                                                               : QVariant();
    case memory:
        return run.memory ? QVariant(run.memory->value()) : QVariant();
    case predictedMemory:
        return found != nullptr && found->predictedMemory ? QVariant(found->predictedMemory->value())
                                                          : QVariant();
    default:
        return {};
    }
}

QString OwnRunsModel::shown(int row, int column) const {
    if (isUnread(row))
        return column == name ? QStringLiteral("✕ ") + sentence(row) : QString();
    const MeasuredRun& run = m_runs[static_cast<std::size_t>(row)];
    const QVariant value = number(row, column);
    switch (column) {
    case name:
        return QString::fromStdString(run.label);
    case measured:
        if (run.ranOut())
            return tr("ran out");
        [[fallthrough]];
    case predicted:
        return value.isValid() ? format::duration(value.toDouble()) : QStringLiteral("–");
    case slower: {
        if (!value.isValid())
            return QStringLiteral("–");
        // What lies beyond nine of ten runs is marked, not coloured alone.
        const QString error = format::signedPercent(value.toDouble());
        return prediction(row)->withinInterval ? error : QStringLiteral("! ") + error;
    }
    case fitted:
        return value.isValid() ? format::signedPercent(value.toDouble()) : QString();
    case memory:
    case predictedMemory:
        return value.isValid() ? format::gib(Bytes(value.toDouble())) : QStringLiteral("–");
    default:
        return {};
    }
}

QString OwnRunsModel::tip(int row, int) const {
    return sentence(row);
}

QString OwnRunsModel::spoken(int row, int column) const {
    return isUnread(row) ? shown(row, column) : ColumnModel::spoken(row, column);
}

QVariant OwnRunsModel::other(int row, int, int role) const {
    return role == unreadRole ? QVariant(isUnread(row)) : QVariant();
}

ColumnModel::Column OwnRunsModel::column(int column) const {
    switch (column) {
    case name:
        return {tr("Run"), tr("What distinguishes the run")};
    case measured:
        return {tr("Measured"), tr("Time of one step, as it was measured")};
    case predicted:
        return {tr("Predicted"), tr("Time of one step, by the GPU's present profile")};
    case slower:
        return {tr("Slower by"),
                tr("How much longer the step took than predicted; “!” is beyond nine of ten runs")};
    case fitted:
        return {tr("After fit"), tr("The same by the profile that was fitted to your runs")};
    case memory:
        return {tr("Memory"), tr("Of the fullest GPU, as it was measured")};
    case predictedMemory:
        return {tr("Expected"), tr("Of the fullest GPU, as this model expects it")};
    default:
        return {};
    }
}

} // namespace quadrille
