// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// How people choose a plan without predicting its speed.
namespace quadrille {

enum class PlanningRule : std::uint8_t {
    paper, ///< Fujii et al. (2024), sections 4 and 5: the smallest TP·CP·PP that fits, then the largest
           ///< micro-batch
    guide, ///< the decision tree of the guide to parallelism strategies: data parallelism where the states
           ///< fit, with ZeRO 1 or 2 where they do so sharded, else TP as wide as a node, or ZeRO 3 where
           ///< nothing fast joins its GPUs, then as few stages as fit; EP for experts, CP from 32K tokens on
    hand   ///< the largest (TP·CP·PP)^−0.25 · MBS^0.05: see baselines.h
};
inline constexpr std::array planningRules{PlanningRule::paper, PlanningRule::guide, PlanningRule::hand};
/// "paper", "guide", "hand".
[[nodiscard]] std::string_view name(PlanningRule rule);

/// Lower is preferred, the first number that differs decides. Plans with equal numbers are all the same to
/// the rule.
using Preference = std::array<double, 6>;
[[nodiscard]] Preference preference(PlanningRule rule, const ModelSpec& model, const Cluster& cluster,
                                    const Plan& plan);

/// Whether the rules take it to fit: by the paper's estimator at most 80 % of the GPU. \pre
/// runnable(scenario)
[[nodiscard]] bool fitsByTheRules(const Scenario& scenario);

/// The states of training without any sharding, 16 bytes a parameter (CS336, lecture 7), and what ZeRO 1 and
/// 2 leave of them on every GPU whatever the number of GPUs, 2 to 4 bytes a parameter.
struct StatesOnOneGpu {
    bool whole = false;   ///< they fit
    bool sharded = false; ///< they fit with ZeRO 1 or 2 over these GPUs
    Bytes all;            ///< all of them
    Bytes least;          ///< what ZeRO 2 over these GPUs leaves of them
    Bytes room;           ///< the green share of a GPU
};
[[nodiscard]] StatesOnOneGpu statesOnOneGpu(const ModelSpec& model, const Cluster& cluster);

/// The stages of ZeRO that the guide takes, in the order in which it tries them; empty: it says nothing.
[[nodiscard]] std::span<const int> guideZero(const StatesOnOneGpu& states, const Cluster& cluster);

/// Tokens from which on, this not included, the guide splits the sequence.
inline constexpr std::int64_t guideLongSequence = 32768;
/// GPUs that the guide's tensor parallelism spans where a model needs it: those of a node, and one where they
/// are joined by nothing faster than PCIe.
[[nodiscard]] std::int64_t guideTensor(const Cluster& cluster);

} // namespace quadrille
