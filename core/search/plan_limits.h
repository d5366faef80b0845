// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace quadrille {

/// What a plan may take at most, beside its probability of running out of memory. None: any amount.
struct PlanLimits {
    std::optional<Bytes> memory;            ///< of the fullest GPU, as Glance::total
    std::optional<double> bubble;           ///< of the total
    std::optional<Seconds> step;            ///< predicted
    std::optional<std::int64_t> groupNodes; ///< that a group may span: groupNodes()

    [[nodiscard]] bool any() const { return memory || bubble || step || groupNodes; }
    friend bool operator==(const PlanLimits&, const PlanLimits&) = default;
};

/// Nodes (fast link's domains) that the widest group spans of those that exchange within every layer: tensor,
/// context and expert parallel. Data parallel groups and pipelines, which exchange little, do not count.
[[nodiscard]] std::int64_t groupNodes(const Scenario& scenario);

/// Reasons of a search to reject a plan.
inline constexpr std::string_view groupNodesReason = "max-group-nodes";
inline constexpr std::string_view memoryReason = "max-memory-gib";
inline constexpr std::string_view bubbleReason = "max-bubble";
inline constexpr std::string_view stepReason = "max-step-seconds";

/// The first limit that a glance exceeds, by its reason; empty: none. Bubble and step, which memoryGlance()
/// leaves at 0, then exceed none. Nodes of groups no glance tells.
[[nodiscard]] std::string_view exceeded(const PlanLimits& limits, const Glance& seen);

} // namespace quadrille
