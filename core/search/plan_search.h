// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/zone.h"
#include "core/search/found_plan.h"
#include "core/search/placed_plan.h"
#include "core/search/plan_limits.h"
#include "core/search/plan_space.h"
#include "core/search/risks.h"

#include <cstdint>
#include <functional>
#include <map>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

struct PlanSearchAnswer;

struct PlanSearchOptions {
    std::size_t top = 10;            ///< best plans to keep
    std::vector<PlanQuantity> front; ///< none: no front is kept
    double mostOomProbability =
        greenProbability;     ///< under the paper's estimator, which gives none: not in the red
    PlanLimits limits;        ///< beside that one
    bool weighsRisks = false; ///< keep PlanSearchAnswer::risks and risky
    std::size_t threads = 0;  ///< 0: as many as there are cores
    /// Leave whole branches out that a rule on few settings excludes, and do not run pipelines of plans that
    /// a bound says are kept for nothing. The latter is for searches without `found` and limits of bubble or
    /// step.
    bool prunes = true;
    /// Each feasible plan, in the order of the space, whatever the number of threads.
    std::function<void(const FoundPlan&)> found = {};
    /// Plans looked at so far, of all.
    std::function<void(double looked, double all)> progress = {};
    /// What is known so far, every now and then.
    std::function<void(const PlanSearchAnswer&)> known = {};
};

/// Reasons beside the ids of rules.
inline constexpr std::string_view outOfMemoryReason = "oom-probability";
inline constexpr std::string_view sameAsAnotherReason = "same-as-another";
inline constexpr std::string_view emptyChunksReason = "stages-without-layers"; ///< see PlacedPlan
inline constexpr std::string_view notOfferedReason = "framework-offers";       ///< see core/check/offers.h

struct PlanSearchAnswer {
    std::uint64_t evaluated = 0; ///< plans of the space
    std::uint64_t feasible = 0;
    std::map<std::string, std::uint64_t, std::less<>> rejected; ///< by reason; with `feasible` all of them
    std::vector<FoundPlan> best;                                ///< best first
    std::vector<FoundPlan> front; ///< that no other plan is as good as in all and better in one; best first
    /// The best plan with each value of each axis; none where no plan with it is feasible.
    std::vector<std::vector<std::optional<FoundPlan>>> bestWith;
    /// The highest lower end of an interval of throughput, and, in the order of the space, the plans whose
    /// interval reaches it: of the others another plan is surely faster.
    double surest = 0;
    std::vector<Contender> asGood;
    Risks risks;                      ///< nothing unless they are weighed
    std::vector<FoundPlan> risky;     ///< Risks::worthTrying()
    std::optional<FoundPlan> closest; ///< of those that run out of memory, the one that needs least
};

/// Searches of both have the same answer: they differ at most in what is free, and in what says nothing of a
/// step.
[[nodiscard]] bool searchTheSame(const Scenario& a, const PlanSpace& spaceOfA, const Scenario& b,
                                 const PlanSpace& spaceOfB);

/// The place on each axis that all of them have; none where they differ, and of no contenders.
[[nodiscard]] std::vector<std::optional<std::uint32_t>> shared(const PlanSpace& space,
                                                               std::span<const Contender> contenders);

/// Looks at every plan of the space: rules first, then memory, and the pipeline only of what fits, or is a
/// risk worth weighing, and may be kept for something. The same answer for any number of threads; memory
/// grows with what is kept, not with the space. Glances are those of glance(), to the bit. Throws Stopped
/// soon after a stop is requested.
[[nodiscard]] PlanSearchAnswer searchPlans(const Scenario& base, const PlanSpace& space,
                                           const PlanSearchOptions& options,
                                           const std::stop_token& stop = {});

} // namespace quadrille
