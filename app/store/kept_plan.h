// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QString>

#include <optional>
#include <vector>

namespace quadrille {

/// A plan that is kept by a name, to be compared with others and to come back to.
struct KeptPlan {
    QString name; ///< as it may be: see nameRefused()
    Scenario scenario;

    friend bool operator==(const KeptPlan&, const KeptPlan&) = default;
};

/// In the order in which they were kept.
using KeptPlans = std::vector<KeptPlan>;

inline constexpr std::size_t mostKeptPlans = 6;
inline constexpr qsizetype longestPlanName = 40;

/// The first letter from B on that names none of them; A is the pinned baseline.
[[nodiscard]] QString freePlanName(const KeptPlans& kept);
/// Without white space around it, and each within one space.
[[nodiscard]] QString tidyPlanName(const QString& name);
/// Why no further plan may bear this tidy name, in the user's language; empty: it may.
/// \param except place of the plan that is renamed
[[nodiscard]] QString nameRefused(const QString& name, const KeptPlans& kept,
                                  std::optional<std::size_t> except = {});
/// Place of the kept plan that is this one; none: it is not kept.
[[nodiscard]] std::optional<std::size_t> placeOf(const Scenario& scenario, const KeptPlans& kept);

} // namespace quadrille
