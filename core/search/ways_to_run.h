// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/check.h"
#include "core/search/plan_space.h"

#include <stop_token>
#include <vector>

namespace quadrille {

/// Of a setting that a search keeps as it is, the nearest of the values worth trying (runningRepairs()) with
/// which a plan can run.
struct WayToRun {
    Repair repair;
    double distance = 0; ///< from its own value, in octaves
};

/// What else to set where no plan of a space can run: one way for each setting that is no axis, nearest first
/// in octaves. Plans that break one rule are asked first, then those that break several. Of large spaces some
/// are looked at, spread over all. Empty where no single setting helps. Throws Stopped.
[[nodiscard]] std::vector<WayToRun> waysToRun(const Scenario& base, const PlanSpace& space,
                                              const std::stop_token& stop = {});

} // namespace quadrille
