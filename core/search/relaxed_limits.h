// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/plan_search.h"

#include <stop_token>
#include <string_view>
#include <vector>

namespace quadrille {

/// A limit of a search, and how much it must allow.
struct RelaxedLimit {
    std::string_view reason; ///< as the search rejects by it
    double value = 0;        ///< a probability, GiB, a share of the total, seconds, or nodes
};

/// Limits that, allowed so much together, let a plan through.
struct Relaxation {
    std::vector<RelaxedLimit> limits;
    FoundPlan plan; ///< that takes just so much
};

/// Only the memory of the GPUs is in the way.
[[nodiscard]] bool isMemoryAlone(const std::vector<Relaxation>& ways);

/// What to relax where every plan that can run exceeds a limit: each smallest set of limits that one plan
/// exceeds, with the plan that exceeds them least (by the largest ratio to a limit, then by memory); those
/// that ask for least first. Empty where no plan can run, where all that can run out of memory with more than
/// yellowProbability, or where only the paper's red zone is in the way, which has no limit. Of the options
/// the limits, the probability and the threads count. Executes the pipeline of every plan that can run.
/// Throws Stopped.
[[nodiscard]] std::vector<Relaxation> relaxations(const Scenario& base, const PlanSpace& space,
                                                  const PlanSearchOptions& options,
                                                  const std::stop_token& stop = {});

} // namespace quadrille
