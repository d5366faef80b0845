// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/gpu_spec.h"
#include "core/cluster/transport.h"

namespace quadrille {

/// The levels of the network above a GPU: the fast link's domain, then a leaf (the switches of a pod or of
/// its rails, below which all reach each other at the full rate of their network cards), then the spine
/// between leaves.
struct Fabric {
    std::int64_t fastDomain = 0; ///< GPUs that the fast link joins; 0: as node and GPU have it
    std::int64_t leafGpus = 0;   ///< GPUs below one leaf; 0: all, there is no spine
    /// What the cards below a leaf can send ÷ what its links to the spine carry; 1: all of it.
    double oversubscription = 1;
    Transport transport = Transport::byFramework;

    friend bool operator==(const Fabric&, const Fabric&) = default;
};

/// How many of which GPU, and how they stand in nodes.
struct Cluster {
    GpuSpec gpu;
    std::int64_t gpus = 8;
    std::int64_t gpusPerNode = 8; ///< starts as the GPU's usual host
    double nicGbps = 0;           ///< between nodes, per GPU, one direction; starts as the GPU's usual NIC
    Fabric fabric;

    friend bool operator==(const Cluster&, const Cluster&) = default;
};

} // namespace quadrille
