// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <string_view>

namespace quadrille::frameworks {

/// The plan runs in the framework of that name from here on; without one in the catalogue it stays as it was.
inline void useFramework(Scenario& scenario, std::string_view name, const Catalogue& catalogue) {
    const auto found = std::ranges::find(catalogue.frameworks, name, &Framework::name);
    if (found != catalogue.frameworks.end())
        scenario.recipe.framework = *found;
}

} // namespace quadrille::frameworks
