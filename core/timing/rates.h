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
    double host = 0;           ///< seconds that the host takes to issue one
};

[[nodiscard]] Device deviceOf(const Scenario& scenario);
/// Its memoryBytes alone.
[[nodiscard]] double memoryRate(const Scenario& scenario);

/// What the scenario's GPU reaches with its framework.
[[nodiscard]] double reached(const Scenario& scenario, ProfileParameter parameter);

/// Of one group: seconds = bytes ÷ bytesPerSecond + latency a collective.
struct Link {
    double bytesPerSecond = 1;
    double latency = 0;     ///< of a message, or of a ring that passes every rank: an all-gather's
    double halfLatency = 0; ///< half of an all-reduce's, which may go up and down a tree instead
};

/// Those of a plan's groups, and how much its size slows it down.
struct PlanRates {
    std::array<Link, allTrafficKinds.size()> links{}; ///< indexed by TrafficKind
    Link ulysses;                                     ///< of the ranks that swap tokens for heads
    Link expertTensor;                                ///< of the ranks that divide each expert among them
    Link experts; ///< of the ranks that hold the same routed experts and reduce their gradients
    /// Of the groups that shard states together, and of the ranks of different groups with the same shard:
    /// see ShardPlaces.
    struct Shards {
        Link within, across;
    };
    Shards shared, expertShards;
    /// Seconds that the host is held by a tensor parallel collective beside a pipeline that leaves the node
    /// by way of the host.
    double busyHost = 0;
    double hostFactor = 1;  ///< of launches and overheads: 1 + hostJitter · log₂ GPUs
    double groupFactor = 1; ///< of every pass: 1 + groupJitter · log₂ (t·c·p)

    [[nodiscard]] const Link& link(TrafficKind kind) const { return links[static_cast<std::size_t>(kind)]; }
};

/// A collective over a group with ranks in several nodes takes the time of its slower links. Around a ring
/// data hop from rank to rank, once into every node and for the rest within nodes; through the trees of
/// an all-reduce along the ranks of one node and through a binary tree of nodes (Hu et al. 2025,
/// "Demystifying NCCL", arXiv:2507.04786, section V). \pre runnable(scenario)
[[nodiscard]] PlanRates ratesOf(const Scenario& scenario);

} // namespace quadrille::step
