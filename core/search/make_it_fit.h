// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/price.h"
#include "core/search/steps.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace quadrille {

/// A few changes of a plan, and what they cost.
struct Mend {
    std::vector<Step> steps; ///< in the order of Knob
    Scenario scenario;       ///< with the changes made
    Zone zone = Zone::green;
    Price price;
    double extraTime = 0; ///< time of a step ÷ that of the plan as it was, − 1; for sequences of equal work

    [[nodiscard]] bool needsMoreGpus() const;

    friend bool operator==(const Mend&, const Mend&) = default;
};

/// What makeItFit() found.
struct Mending {
    enum class Outcome {
        fits,       ///< the plan is green as it is
        cannotRun,  ///< the plan breaks rules: those come first
        mended,     ///< `mends` are green, on the same GPUs
        moreGpus,   ///< `mends` are green, but need more GPUs: on these nothing was found
        nothingFits ///< nothing was found, not even with more GPUs
    };
    Outcome outcome = Outcome::fits;
    std::optional<Price> before; ///< of the plan as it is, when it can run
    std::vector<Mend> mends;     ///< fewest changes first, then the least extra time
    std::optional<Mend>
        closest;   ///< on the same GPUs, where nothing fits on them and something needs less memory
    Bytes missing; ///< what the closest (or the plan itself) holds beyond the green zone
    std::size_t evaluated = 0; ///< plans looked at

    friend bool operator==(const Mending&, const Mending&) = default;
};

/// Proposals that a search makes, unless it is asked for more or fewer.
inline constexpr std::size_t mostMends = 12;

/// Most plans that one search looks at.
inline constexpr std::size_t largestSearch = 2000;

/// The smallest changes after which the plan is green. Global batch, sequence length, precision and (but for
/// the last resort) the number of GPUs stay; data parallelism takes what is left.
///
/// Looked at are all single changes, all pairs while there are fewer than `most` singles, and, where nothing
/// was found so far, triples around the pairs that come closest. A proposal that contains another (the same
/// changes, as far or further) is dropped, and so is one that another of no more changes beats or equals in
/// memory, bubble, traffic and computation. Deterministic; each number is that of glance() and analyze().
/// Throws Stopped.
[[nodiscard]] Mending makeItFit(const Scenario& scenario, std::size_t most = mostMends,
                                const std::stop_token& stop = {});

/// The price in a sentence, against what the plan costs now.
[[nodiscard]] Message describe(const Mend& mend, const Price& before);

} // namespace quadrille
