// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/gpu_spec.h"

namespace quadrille {

/// How many of which GPU, and how they stand in nodes.
struct Cluster {
    GpuSpec gpu;
    std::int64_t gpus = 8;
    std::int64_t gpusPerNode = 8; ///< starts as the GPU's usual host
    double nicGbps = 0;           ///< between nodes, per GPU, one direction; starts as the GPU's usual NIC

    friend bool operator==(const Cluster&, const Cluster&) = default;
};

} // namespace quadrille
