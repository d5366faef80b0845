// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/profile_model.h"

#include "core/cluster/profile_parameters.h"
#include "widgets/format.h"

#include <QFont>

#include <algorithm>
#include <string_view>

namespace quadrille {
namespace {

ProfileParameter parameterOf(int row) {
    return allProfileParameters().at(static_cast<std::size_t>(row)).parameter;
}

} // namespace

QString parameterText(ProfileParameter parameter, double value) {
    const std::string_view unit = traits(parameter).unit;
    if (unit == "s")
        return format::duration(value);
    return unit.empty() ? format::percent(value) : format::number(value, 3);
}

ProfileModel::ProfileModel(QObject* parent) : ColumnModel(columns, {parameter}, parent) {}

void ProfileModel::set(const Profile& present, const std::optional<Profile>& other,
                       std::vector<FittedParameter> fitted) {
    beginResetModel();
    m_before = present;
    m_after = other;
    m_fitted = std::move(fitted);
    endResetModel();
}

int ProfileModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(profileParameters);
}

QVariant ProfileModel::number(int row, int column) const {
    const ProfileParameter which = parameterOf(row);
    switch (column) {
    case before:
        return m_before.at(which);
    case after:
        return m_after ? QVariant(m_after->at(which)) : QVariant();
    case learnt: {
        const auto found = std::ranges::find(m_fitted, which, &FittedParameter::parameter);
        return found != m_fitted.end() ? QVariant(found->learnt) : QVariant();
    }
    default:
        return row;
    }
}

QString ProfileModel::shown(int row, int column) const {
    if (column == parameter)
        return format::translated(traits(parameterOf(row)).label);
    const QVariant value = number(row, column);
    if (!value.isValid())
        return {};
    return column == learnt ? format::percent(value.toDouble(), 0)
                            : parameterText(parameterOf(row), value.toDouble());
}

QString ProfileModel::tip(int row, int column) const {
    return column == parameter ? shown(row, column) : QString();
}

QVariant ProfileModel::other(int, int column, int role) const {
    if (role != Qt::FontRole)
        return {};
    QFont font;
    font.setBold(column == after);
    return font;
}

ColumnModel::Column ProfileModel::column(int column) const {
    switch (column) {
    case parameter:
        return {tr("Parameter"), tr("Free parameters of the performance model")};
    case before:
        return {tr("Before"), tr("In the GPU's present profile")};
    case after:
        return {tr("After"), tr("In the new profile")};
    case learnt:
        return {tr("Learnt"), tr("How much of the value your runs told, and not what was known before")};
    default:
        return {};
    }
}

} // namespace quadrille
