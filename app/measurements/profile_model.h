// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/fit.h"
#include "widgets/column_model.h"

#include <optional>

namespace quadrille {

/// The parameters of a profile, before and after a fit, and how much of each the runs told.
class ProfileModel : public ColumnModel {
    Q_OBJECT
public:
    enum ColumnId { parameter, before, after, learnt, columns };

    explicit ProfileModel(QObject* parent);

    /// \param fitted of a fit; empty where the profile came from elsewhere
    void set(const Profile& present, const std::optional<Profile>& other,
             std::vector<FittedParameter> fitted = {});

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

protected:
    [[nodiscard]] Column column(int column) const override;
    [[nodiscard]] QString shown(int row, int column) const override;
    [[nodiscard]] QVariant number(int row, int column) const override;
    [[nodiscard]] QString tip(int row, int column) const override;
    [[nodiscard]] QVariant other(int row, int column, int role) const override;

private:
    Profile m_before;
    std::optional<Profile> m_after;
    std::vector<FittedParameter> m_fitted;
};

/// "62.4 %", "4.2 µs", "128": a parameter's value with its unit.
[[nodiscard]] QString parameterText(ProfileParameter parameter, double value);

} // namespace quadrille
