// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/search/plan_space.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

/// A plan of a space with what it comes to, and how such are compared.
namespace quadrille {

/// What a plan may be better in.
enum class PlanQuantity : std::uint8_t {
    throughput, ///< tokens per second of the whole cluster, more is better; less of the others
    memory,     ///< bytes of the fullest GPU
    gpus,
    cost, ///< GPU-seconds a token
    days, ///< for a trillion tokens, without interruptions
    bubble,
    step, ///< seconds
    mfu,  ///< more is better
    oom   ///< probability of running out of memory; 0 where the estimator gives none
};
inline constexpr std::array planQuantities{
    PlanQuantity::throughput, PlanQuantity::memory, PlanQuantity::gpus,
    PlanQuantity::cost,       PlanQuantity::days,   PlanQuantity::bubble,
    PlanQuantity::step,       PlanQuantity::mfu,    PlanQuantity::oom};
/// "throughput", "memory", "gpus", "cost", "days", "bubble", "step", "mfu", "oom".
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

/// The probability that it does not run out of memory; 1 where nothing says.
[[nodiscard]] double chanceToFit(const Glance& seen);
/// expected() of a plan: its throughput times that probability.
[[nodiscard]] double expectedThroughput(const Glance& seen);

/// Throughput at the upper end of its interval.
[[nodiscard]] double highestThroughput(const Glance& seen);

/// A plan whose interval reaches up to the best of what others are sure of.
struct Contender {
    std::uint64_t number = 0; ///< in the space
    double predicted = 0;     ///< throughput
    StepInterval interval;    ///< of its step
    double chance = 1;        ///< chanceToFit()
    bool fits = true;         ///< see fits(); false of PlanSearchAnswer::risky

    /// Throughput at the upper end of its interval.
    [[nodiscard]] double highest() const { return interval.highestRate(predicted); }

    friend bool operator==(const Contender&, const Contender&) = default;
};

[[nodiscard]] Contender contenderOf(const PlanSpace& space, const FoundPlan& plan, bool fits);

} // namespace quadrille
