// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/repair.h"
#include "core/search/plan_space.h"

#include <stop_token>
#include <vector>

namespace quadrille {

/// What else to set where no plan of a space can run: for each setting that is no axis the nearest value with
/// which some plan can, nearest first. Plans that break one rule are asked first, then those that break
/// several. Of large spaces some are looked at, spread over all. Empty where no single setting helps. Throws
/// Stopped.
[[nodiscard]] std::vector<RunningRepair> waysToRun(const Scenario& base, const PlanSpace& space,
                                                   const std::stop_token& stop = {});

} // namespace quadrille
