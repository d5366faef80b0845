// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/groups.h"

#include <array>

namespace quadrille {

/// Dense peak of one GPU in the precision of its matrix products; 16 bit where it has no such units.
[[nodiscard]] FlopsPerSecond peakOf(const Scenario& scenario);

} // namespace quadrille

/// What devices and links reach by a profile, in plain numbers for the formulas.
namespace quadrille::step {

/// Of one GPU; no plan changes it.
struct Device {
    double matrixFlops = 0;    ///< FLOP/s of a large matrix product
    double headFlops = 0;      ///< the same of the head's, in 16 bits
    double edge = 0;           ///< elements by which each dimension counts longer
    double attentionFlops = 0; ///< FLOP/s of the attention core
    double memoryBytes = 0;    ///< bytes per second of memory-bound operators
    double launch = 0;         ///< seconds of an operator beside its work
};

[[nodiscard]] Device deviceOf(const Scenario& scenario);

/// Of one group: seconds = bytes ÷ bytesPerSecond + latency a message.
struct Link {
    double bytesPerSecond = 1;
    double latency = 0;
};

/// Those of a plan's groups, and how much its size slows it down.
struct PlanRates {
    std::array<Link, allTrafficKinds.size()> links{}; ///< indexed by TrafficKind
    Link experts; ///< of the ranks that hold the same routed experts and reduce their gradients
    /// Of the groups that shard states together, and of the ranks of different groups with the same shard:
    /// see ShardPlaces.
    struct Shards {
        Link within, across;
    };
    Shards shared, expertShards;
    double hostFactor = 1;  ///< of launches and overheads: 1 + hostJitter · log₂ GPUs
    double groupFactor = 1; ///< of every pass: 1 + groupJitter · log₂ (t·c·p)

    [[nodiscard]] const Link& link(TrafficKind kind) const { return links[static_cast<std::size_t>(kind)]; }
};

/// A collective over a group with ranks in several nodes takes the time of its slower links; its latency
/// grows with every doubling of its ranks. \pre runnable(scenario)
[[nodiscard]] PlanRates ratesOf(const Scenario& scenario);

} // namespace quadrille::step
