// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster.h"

namespace quadrille {

/// GPUs that share the fast link: a node, or the rack where that link leaves the node; what the fabric says
/// where it says so.
[[nodiscard]] std::int64_t fastDomain(const Cluster& cluster);

/// GPUs below one leaf of the network: those of the fabric, or all numbers there are.
[[nodiscard]] std::int64_t leafDomain(const Cluster& cluster);

/// Bytes per second of the link that a group of so many neighbouring GPUs communicates over: the fast one
/// while it fits into its domain, else the network.
[[nodiscard]] BytesPerSecond linkOf(const Cluster& cluster, std::int64_t neighbours);

/// What one GPU of a group can send and receive at once, by specification: the bus bandwidth of a collective.
struct BusBandwidth {
    BytesPerSecond fast;    ///< among its ranks in one node: links that join pairs of GPUs add up to scaleUp
    BytesPerSecond network; ///< between nodes: the group's ranks of one node share their network cards
};

/// Of a collective that passes bytes on around a ring (all-reduce, all-gather, reduce-scatter) among ranks of
/// which so many stand in one node. \pre ranksInNode ≥ 1
[[nodiscard]] BusBandwidth collectiveBandwidth(const Cluster& cluster, std::int64_t ranksInNode);

/// Of messages from each rank to the next only, as in pipelines and in ring attention.
[[nodiscard]] BusBandwidth neighbourBandwidth(const Cluster& cluster);

} // namespace quadrille
