// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/advice.h"
#include "core/measurements/published_plans.h"

#include <span>
#include <vector>

namespace quadrille {

/// What was published of the same work: measured beside predicted where the plan is one of these, else what
/// they took. Throws Stopped.
[[nodiscard]] std::vector<Advice> publishedAdvice(const Scenario& scenario,
                                                  std::span<const PublishedPlan> plans,
                                                  const std::stop_token& stop = {});

} // namespace quadrille
