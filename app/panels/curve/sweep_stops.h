// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/stop.h"
#include "widgets/sweep/sweep_data.h"

#include <functional>
#include <optional>

namespace quadrille {

/// Every stop of a curve, the nearest to the current one first (to the first where there is none).
[[nodiscard]] std::vector<int> nearestFirst(const SweepData& sweep);

/// Works out the stops that are computing, and the baseline's total at each, nearestFirst(). Throws Stopped.
/// \param part called after each of them; may be empty
void workOutStops(SweepData& sweep, const Scenario& scenario, const std::optional<Scenario>& baseline,
                  const std::stop_token& stop = {}, const std::function<void(const SweepData&)>& part = {});

} // namespace quadrille
