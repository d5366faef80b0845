// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/plan_search.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace quadrille {

/// Of every stop of a dimension the fastest plan with it that fits, whatever else it has.
struct BestStops {
    Dimension dimension = Dimension::tensor;
    std::vector<std::int64_t> stops;
    std::vector<std::optional<Glance>> best; ///< of each stop; none: no plan with it fits

    friend bool operator==(const BestStops&, const BestStops&) = default;
};

/// Every dimension at stops() of the scenario, each handed over as soon as it is known: those that a search
/// usually frees together, by one search; batch, sequence length and GPUs after them, by one search a stop.
/// What would take more than `mostPlans` in all is left out. Of the options the threads, limits and the
/// probability count. Throws Stopped.
void searchStops(const Scenario& scenario, PlanSearchOptions options, const std::stop_token& stop,
                 const std::function<void(const BestStops&)>& known, double mostPlans = mostFollowed);

} // namespace quadrille
