// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/validate.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

/// What it would have cost to choose a plan in this or that way: wherever somebody measured several plans of
/// the same work on the same GPUs, each way chooses among them, and is held against the fastest of them.
namespace quadrille {

enum class WayToChoose : std::uint8_t {
    ours,  ///< the plan that is worth running first: see proposedOf()
    two,   ///< the faster of the two that are; of the one, where a second is not
    paper, ///< see PlanningRule, as the two that follow
    guide,
    hand,
    random, ///< any, with equal chances
    /// An estimate, and no bound: no source repeats a run, and what is mispredicted of ZeRO counts as
    /// variation.
    faultless ///< the truly fastest of those that ran, were it known: loses by how far runs vary alone, as
              ///< far as its source tells that by pairs of plans that differ in ZeRO 0 and 1 and in nothing
              ///< else
};
inline constexpr std::array choosers{WayToChoose::ours,     WayToChoose::two,  WayToChoose::paper,
                                     WayToChoose::guide,    WayToChoose::hand, WayToChoose::random,
                                     WayToChoose::faultless};
/// "ours", "two", "paper", "guide", "hand", "random", "faultless".
[[nodiscard]] std::string_view name(WayToChoose chooser);

/// Of one way to choose.
struct ChoiceCost {
    double loss = 0; ///< mean over the competitions of the throughput lost ÷ the best measured; what ran out
                     ///< of memory lost all of it
    double worst = 0;  ///< of one competition
    double ranOut = 0; ///< competitions in which it took a plan that ran out; of equals each counts its share

    friend bool operator==(const ChoiceCost&, const ChoiceCost&) = default;
};

struct ChoiceCosts {
    std::size_t competitions = 0; ///< sets of at least three plans, one of which ran and two of which differ
    std::array<ChoiceCost, choosers.size()> by{};

    [[nodiscard]] const ChoiceCost& of(WayToChoose chooser) const {
        return by.at(static_cast<std::size_t>(chooser));
    }
};

struct Choices {
    ChoiceCosts all;
    ChoiceCosts fitted; ///< among runs whose source says enough: ValidatedRun::fitted, or ran out
    std::map<std::string, ChoiceCosts> sources; ///< MeasuredRun::source
};

/// Runs of one table, number of GPUs, model, sequence length, global batch and precision compete, with those
/// that ran out of memory, and without those that failed for other reasons.
/// \param validated of `runs`, by any predictor
[[nodiscard]] Choices choicesOf(std::span<const ValidatedRun> validated, RunPointers runs);

} // namespace quadrille
