// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/measured/difference_model.h"

#include "widgets/format.h"

#include <cmath>

namespace quadrille {
namespace {

QString nothing() {
    return QStringLiteral("–");
}

/// "+1.2 ms": a sign, so that no colour is needed.
QString signedText(double value, const QString& magnitude) {
    return value > 0   ? QStringLiteral("+%1").arg(magnitude)
           : value < 0 ? QStringLiteral("−%1").arg(magnitude)
                       : magnitude;
}

} // namespace

void DifferenceModel::set(std::optional<traces::StepDifference> difference) {
    beginResetModel();
    m_difference = std::move(difference);
    m_causes.clear();
    if (m_difference)
        for (const traces::CauseDifference& each : m_difference->causes)
            if (each.measured > 0 || each.predicted > 0)
                m_causes.push_back(each.cause);
    endResetModel();
}

int DifferenceModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || !m_difference)
        return 0;
    return 1 + static_cast<int>(m_causes.size() + m_difference->collectives.size());
}

DifferenceModel::Row DifferenceModel::rowAt(int row) const {
    if (row == 0)
        return {tr("Step"),
                tr("The whole step, on the mean rank"),
                m_difference->measured,
                m_difference->predicted,
                {},
                {}};
    const auto which = static_cast<std::size_t>(row - 1);
    if (which < m_causes.size())
        return causeRow(m_difference->of(m_causes[which]));
    return messageRow(m_difference->collectives[which - m_causes.size()]);
}

DifferenceModel::Row DifferenceModel::causeRow(const traces::CauseDifference& cause) const {
    Row row{format::translated(traces::label(cause.cause)), {}, cause.measured, cause.predicted, {}, {}};
    if (traces::isMessage(cause.cause) && cause.cause != traces::Cause::otherMessages)
        row.tip =
            tr("What the step takes for it. With what hides behind computation: %1 measured, %2 predicted")
                .arg(format::duration(cause.measuredBusy), format::duration(cause.predictedBusy));
    return row;
}

DifferenceModel::Row DifferenceModel::messageRow(const traces::CollectiveDifference& messages) const {
    const std::string_view group = letters(messages.use.group);
    const std::string_view collective = traces::name(messages.use.collective);
    const auto text = [](std::string_view words) {
        return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
    };
    Row row;
    row.name = group.empty() ? text(collective) : text(group) + u' ' + text(collective);
    row.measured = messages.measured();
    row.predicted = messages.predicted;
    if (messages.use.rate() > 0)
        row.rate = messages.use.rate();
    if (messages.predicted)
        row.predictedRate = messages.predictedRate();
    row.tip =
        tr("%n kernels of all ranks, hidden ones too; predicted is how long the same bytes would take at "
           "the rate that the plan counts with",
           nullptr, static_cast<int>(messages.use.count));
    return row;
}

std::optional<double> DifferenceModel::valueOf(const Row& row, int column) {
    switch (column) {
    case measured:
        return row.measured;
    case predicted:
        return row.predicted;
    case beyond:
        return row.predicted ? std::optional(row.measured - *row.predicted) : std::nullopt;
    case change:
        return row.predicted && *row.predicted > 0 ? std::optional(row.measured / *row.predicted - 1)
                                                   : std::nullopt;
    case rate:
        return row.rate;
    case predictedRate:
        return row.predictedRate;
    default:
        return std::nullopt;
    }
}

ColumnModel::Column DifferenceModel::column(int column) const {
    switch (column) {
    case name:
        return {tr("Cause"), tr("What the time of a step goes to")};
    case measured:
        return {tr("Measured"), tr("Of the mean rank whose trace was read")};
    case predicted:
        return {tr("Predicted"), tr("Of the plan's mean rank")};
    case beyond:
        return {tr("Difference"), tr("Measured beyond predicted")};
    case change:
        return {tr("Change"), tr("Of what is predicted")};
    case rate:
        return {tr("Rate"), tr("Bytes that a rank sends in a second of these messages")};
    case predictedRate:
        return {tr("Predicted rate"), tr("That of the plan's profile, latency included")};
    default:
        return {};
    }
}

QString DifferenceModel::shown(int row, int column) const {
    const Row cells = rowAt(row);
    if (column == name)
        return cells.name;
    const auto value = valueOf(cells, column);
    if (!value)
        return nothing();
    switch (column) {
    case beyond:
        return signedText(*value, format::duration(std::abs(*value)));
    case change:
        return signedText(*value, format::percent(std::abs(*value), 0));
    case rate:
    case predictedRate:
        return format::bandwidth(BytesPerSecond(*value));
    default:
        return format::duration(*value);
    }
}

QVariant DifferenceModel::number(int row, int column) const {
    const auto value = valueOf(rowAt(row), column);
    return value ? QVariant(*value) : QVariant();
}

QString DifferenceModel::tip(int row, int /*column*/) const {
    return rowAt(row).tip;
}

} // namespace quadrille
