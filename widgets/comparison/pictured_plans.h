// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare_plans.h"
#include "widgets/comparison/plans_layout.h"

#include <span>

namespace quadrille {

/// An analysis by a name, shared, since pictures keep it.
struct SharedAnalysis {
    QString name;
    std::shared_ptr<const Analysis>
        analysis; ///< not null; its timeline, where it has one, in the model's time
};

[[nodiscard]] PlansComparison comparePlans(std::span<const SharedAnalysis> plans, std::size_t reference,
                                           FlopConvention convention = FlopConvention::model);

/// What of each is drawn beside the reference, and why the rest is not: times of another model are not.
[[nodiscard]] std::vector<PicturedPlan> picturedPlans(std::span<const SharedAnalysis> plans,
                                                      std::size_t reference);

} // namespace quadrille
