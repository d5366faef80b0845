// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/price.h"
#include "core/search/steps.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace quadrille {

/// A few changes of a plan, and what they cost.
struct Proposal {
    std::vector<Step> steps; ///< in the order of allSettings
    Scenario scenario;       ///< with the changes made
    Zone zone = Zone::green;
    Price price;
    double extraTime = 0; ///< time of a step ÷ that of the plan as it was, − 1; for sequences of equal work
    /// Steps of a proposal of no more steps that costs no more in any figure and less in one; empty: none.
    std::vector<Step> beatenBy;

    [[nodiscard]] bool needsMoreGpus() const;

    friend bool operator==(const Proposal&, const Proposal&) = default;
};

/// What makeItFit() found.
struct FitAnswer {
    enum class Outcome {
        fits,       ///< the plan is green as it is; `proposals` are green, and faster
        cannotRun,  ///< the plan breaks rules: those come first
        found,      ///< `proposals` are green, on the same GPUs
        moreGpus,   ///< `proposals` are green, but need more GPUs: on these nothing was found
        nothingFits ///< nothing was found, not even with more GPUs
    };
    Outcome outcome = Outcome::fits;
    std::optional<Price> before; ///< of the plan as it is, when it can run
    std::vector<Proposal>
        proposals; ///< fewest changes first, those not beaten first, then the least extra time
    std::optional<Proposal>
        closest;   ///< on the same GPUs, where nothing fits on them and something needs less memory
    Bytes missing; ///< what the closest (or the plan itself) holds beyond the green zone
    std::size_t evaluated = 0; ///< plans looked at

    friend bool operator==(const FitAnswer&, const FitAnswer&) = default;
};

/// Proposals that a search makes, unless it is asked for more or fewer.
inline constexpr std::size_t mostProposals = 12;

/// A step shorter by less is as fast.
inline constexpr double leastGain = 0.005;

/// Most plans that one search looks at.
inline constexpr std::size_t largestSearch = 2000;

/// The smallest changes after which the plan is green. Global batch, sequence length, precision and (but for
/// the last resort) the number of GPUs stay; data parallelism takes what is left.
///
/// Looked at are all single changes, all pairs while there are fewer than `most` singles, and, where nothing
/// was found so far, triples around the pairs that come closest. A proposal that contains another (the same
/// changes, as far or further) is dropped. One that another of no more changes beats in memory, bubble,
/// traffic, computation and time is dropped, too, unless no proposal has fewer changes: those are all shown,
/// at most `most` of the beaten ones.
///
/// A plan that is green gets the single changes that keep it green and make a step shorter by leastGain or
/// more, the fastest first. Deterministic; each number is that of glance() and analyze(). Throws Stopped.
[[nodiscard]] FitAnswer makeItFit(const Scenario& scenario, std::size_t most = mostProposals,
                                  const std::stop_token& stop = {});

/// The price in a sentence, against what the plan costs now.
[[nodiscard]] Message describe(const Proposal& proposal, const Price& before);

} // namespace quadrille
