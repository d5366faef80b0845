// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/none_runs.h"
#include "core/search/plan_search.h"
#include "core/search/relaxed_limits.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// What `search` says where no plan is feasible.
namespace quadrille::cli {

/// What would let a plan through.
struct WaysThrough {
    std::vector<Relaxation> relaxations;
    std::int64_t gpusOfClosest = 1;   ///< of the plan that needs least memory
    std::optional<std::int64_t> gpus; ///< on which it would fit, split alike
    double mostOomProbability = 1;    ///< that was asked for
    std::vector<std::string> toFree;  ///< settings that are not free and may spare memory
    NoneRuns none;                    ///< where none can run
};

/// Throws Stopped. \pre no plan of the answer is feasible
[[nodiscard]] WaysThrough waysThrough(const Scenario& base, const PlanSpace& space,
                                      const PlanSearchAnswer& answer, const PlanSearchOptions& options,
                                      const std::stop_token& stop);

/// The option that sets the limit, without its dashes.
[[nodiscard]] std::string optionOf(const RelaxedLimit& limit);

/// What to give it, rounded up to digits that one would type.
[[nodiscard]] double enoughOf(const RelaxedLimit& limit);

/// Which limits to relax, what is missing of memory, or what is in the way and what else to set.
[[nodiscard]] std::string whyNone(const Scenario& base, const PlanSearchAnswer& answer,
                                  const WaysThrough& ways);

} // namespace quadrille::cli
