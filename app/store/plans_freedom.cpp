// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/plans_freedom.h"

#include "core/search/plan_space.h"

namespace quadrille {

PlansFreedom PlansFreedom::usual() {
    PlansFreedom freedom;
    for (const Setting* setting : usuallySearched())
        freedom.settings.emplace(setting->name);
    return freedom;
}

} // namespace quadrille
