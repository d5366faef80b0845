// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster.h"

namespace quadrille {

/// GPUs that share the fast link: a node, or the rack where that link leaves the node.
[[nodiscard]] std::int64_t fastDomain(const Cluster& cluster);

/// Bytes per second of the link that a group of so many neighbouring GPUs communicates over: the fast one
/// while it fits into its domain, else the network.
[[nodiscard]] BytesPerSecond linkOf(const Cluster& cluster, std::int64_t neighbours);

} // namespace quadrille
