// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/zone.h"
#include "core/search/placed_plan.h"
#include "core/search/plan_limits.h"
#include "core/search/plan_space.h"

#include <cstdint>
#include <functional>
#include <map>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// What a plan may be better in.
enum class PlanQuantity : std::uint8_t {
    throughput, ///< tokens per second of the whole cluster, more is better; less of the others
    memory,     ///< bytes of the fullest GPU
    gpus,
    cost, ///< GPU-seconds a token
    bubble
};
inline constexpr std::array planQuantities{PlanQuantity::throughput, PlanQuantity::memory, PlanQuantity::gpus,
                                           PlanQuantity::cost, PlanQuantity::bubble};
/// "throughput", "memory", "gpus", "cost", "bubble".
[[nodiscard]] std::string_view name(PlanQuantity quantity);
/// So that more is better.
[[nodiscard]] double valueOf(PlanQuantity quantity, const Glance& seen);

/// A plan of a space: the place of its value on every axis, and what it comes to.
struct FoundPlan {
    std::vector<std::uint32_t> places;
    Glance seen;

    friend bool operator==(const FoundPlan&, const FoundPlan&) = default;
};

/// Whether a plan may be taken: its probability of running out is at most that or, under the paper's
/// estimator, it is not in the red.
[[nodiscard]] bool fits(const Glance& seen, double mostOomProbability);

/// The better one first: by throughput, then memory, then place in the space. Total.
[[nodiscard]] bool better(const FoundPlan& a, const FoundPlan& b);

/// A plan whose interval reaches up to the best of what others are sure of.
struct Contender {
    std::uint64_t number = 0; ///< in the space
    double highest = 0;       ///< throughput at the upper end of its interval
    double predicted = 0;     ///< throughput
    double chance = 1;        ///< that it does not run out of memory; 1 where nothing says
    bool fits = true;         ///< see fits(); false of PlanSearchAnswer::risky

    friend bool operator==(const Contender&, const Contender&) = default;
};

struct PlanSearchAnswer;

/// expected() of a plan: its throughput times the probability that it does not run out of memory.
[[nodiscard]] double expectedThroughput(const Glance& seen);
/// What trying it can be expected to add, where `otherwise` is had should it run out of memory.
[[nodiscard]] double gainAtRisk(const Glance& seen, double otherwise);

/// Of so many splits there is one in PlanSearchAnswer::risky.
inline constexpr std::size_t mostRisky = 8;

struct PlanSearchOptions {
    std::size_t top = 10;            ///< best plans to keep
    std::vector<PlanQuantity> front; ///< none: no front is kept
    double mostOomProbability =
        greenProbability;     ///< under the paper's estimator, which gives none: not in the red
    PlanLimits limits;        ///< beside that one
    bool weighsRisks = false; ///< keep PlanSearchAnswer::mostExpected and risky
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
    /// Of what fits the plan of the largest expectedThroughput(); none unless risks are weighed.
    std::optional<FoundPlan> mostExpected;
    /// Plans that are likelier to run out of memory than is allowed, though not in the red, by their split
    /// (PlanSpace::split): of each those that no other is as fast and as sure as. None unless risks are
    /// weighed.
    std::map<std::vector<std::int64_t>, std::vector<FoundPlan>> atRisk;
    /// Of these, of each split the one with the largest gainAtRisk() beside mostExpected, the best of these,
    /// best first; and behind them the one that can be expected to reach most, where that is more than
    /// mostExpected can.
    std::vector<FoundPlan> risky;
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
