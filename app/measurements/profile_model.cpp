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

ProfileModel::ProfileModel(QObject* parent) : QAbstractTableModel(parent) {}

void ProfileModel::set(const Profile& present, const std::optional<Profile>& other,
                       std::vector<FittedParameter> fitted) {
    beginResetModel();
    m_before = present;
    m_after = other;
    m_fitted = std::move(fitted);
    endResetModel();
}

void ProfileModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

int ProfileModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(profileParameters);
}

int ProfileModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns);
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

QVariant ProfileModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const int row = index.row();
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return shown(row, column);
    case Qt::ToolTipRole:
        return column == parameter ? QVariant(shown(row, column)) : QVariant();
    case Qt::AccessibleTextRole:
        return column == parameter ? shown(row, column)
                                   : tr("%1: %2", "column and its value")
                                         .arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                                              shown(row, column));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column == parameter ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setBold(column == after);
        return font;
    }
    case sortRole:
        return number(row, column);
    default:
        return {};
    }
}

QVariant ProfileModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == parameter ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
    const bool tip = role == Qt::ToolTipRole;
    if (!tip && role != Qt::DisplayRole)
        return {};
    switch (section) {
    case parameter:
        return tip ? tr("Free parameters of the performance model") : tr("Parameter");
    case before:
        return tip ? tr("In the GPU's present profile") : tr("Before");
    case after:
        return tip ? tr("In the new profile") : tr("After");
    case learnt:
        return tip ? tr("How much of the value your runs told, and not what was known before") : tr("Learnt");
    default:
        return {};
    }
}

} // namespace quadrille
