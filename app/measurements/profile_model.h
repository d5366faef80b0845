// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/fit.h"

#include <QAbstractTableModel>

#include <optional>

namespace quadrille {

/// The parameters of a profile, before and after a fit, and how much of each the runs told.
class ProfileModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { parameter, before, after, learnt, columns };
    static constexpr int sortRole = Qt::UserRole; ///< the number behind a cell

    explicit ProfileModel(QObject* parent);

    /// \param fitted of a fit; empty where the profile came from elsewhere
    void set(const Profile& present, const std::optional<Profile>& other,
             std::vector<FittedParameter> fitted = {});
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant number(int row, int column) const;
    [[nodiscard]] QString shown(int row, int column) const;

    Profile m_before;
    std::optional<Profile> m_after;
    std::vector<FittedParameter> m_fitted;
};

/// "62.4 %", "4.2 µs", "128": a parameter's value with its unit.
[[nodiscard]] QString parameterText(ProfileParameter parameter, double value);

} // namespace quadrille
