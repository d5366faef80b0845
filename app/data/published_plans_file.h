// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/measurements/published_plans.h"

#include <vector>

namespace quadrille {

/// The published plans that are shipped; takes some milliseconds. \throws InputError naming file, field and
/// rule.
[[nodiscard]] std::vector<PublishedPlan> loadPublishedPlans(const Catalogue& catalogue);

} // namespace quadrille
