// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/link.h"

#include <algorithm>

namespace quadrille {

std::int64_t fastDomain(const Cluster& cluster) {
    return cluster.gpu.scaleUpDomain > cluster.gpu.gpusPerNode ? cluster.gpu.scaleUpDomain
                                                               : cluster.gpusPerNode;
}

BytesPerSecond linkOf(const Cluster& cluster, std::int64_t neighbours) {
    constexpr double bitsPerByte = 8;
    const BytesPerSecond network(cluster.nicGbps * 1e9 / bitsPerByte);
    const BytesPerSecond link =
        neighbours <= fastDomain(cluster) ? std::max(cluster.gpu.scaleUp, network) : network;
    // Devices whose links nobody told still communicate somehow.
    constexpr BytesPerSecond slowest(1e9);
    return std::max(link, slowest);
}

} // namespace quadrille
