// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/link.h"

#include <algorithm>
#include <limits>

namespace quadrille {
namespace {

// Devices of unknown links still communicate.
constexpr BytesPerSecond slowest(1e9);

BytesPerSecond networkOf(const Cluster& cluster) {
    constexpr double bitsPerByte = 8;
    return std::max(BytesPerSecond(cluster.nicGbps * 1e9 / bitsPerByte), slowest);
}

BytesPerSecond fastOf(const Cluster& cluster) {
    return std::max(cluster.gpu.scaleUp, slowest);
}

} // namespace

std::int64_t fastDomain(const Cluster& cluster) {
    if (cluster.fabric.fastDomain > 0)
        return cluster.fabric.fastDomain;
    return cluster.gpu.scaleUpDomain > cluster.gpu.gpusPerNode ? cluster.gpu.scaleUpDomain
                                                               : cluster.gpusPerNode;
}

std::int64_t leafDomain(const Cluster& cluster) {
    return cluster.fabric.leafGpus > 0 ? cluster.fabric.leafGpus : std::numeric_limits<std::int64_t>::max();
}

BytesPerSecond linkOf(const Cluster& cluster, std::int64_t neighbours) {
    const BytesPerSecond network = networkOf(cluster);
    return neighbours <= fastDomain(cluster) ? std::max(fastOf(cluster), network) : network;
}

BusBandwidth collectiveBandwidth(const Cluster& cluster, std::int64_t ranksInNode) {
    const BytesPerSecond all = fastOf(cluster);
    const auto peers = static_cast<double>(std::max<std::int64_t>(1, ranksInNode - 1));
    const BytesPerSecond fast = cluster.gpu.peer ? std::min(all, peers * *cluster.gpu.peer) : all;
    return {fast, networkOf(cluster) * static_cast<double>(ranksInNode)};
}

BusBandwidth neighbourBandwidth(const Cluster& cluster) {
    return {collectiveBandwidth(cluster, 2).fast, networkOf(cluster)};
}

} // namespace quadrille
