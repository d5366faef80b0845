// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/rates.h"

#include "core/cluster/link.h"
#include "core/layout/groups.h"

#include <algorithm>
#include <cmath>

namespace quadrille {

FlopsPerSecond peakOf(const Scenario& scenario) {
    const GpuSpec& gpu = scenario.cluster.gpu;
    switch (scenario.recipe.precision) {
    case Precision::fp8:
        return gpu.fp8.value_or(gpu.bf16);
    case Precision::fp4:
        return gpu.fp4.value_or(gpu.bf16);
    case Precision::bf16:
    case Precision::fp16:
        break;
    }
    return gpu.bf16;
}

} // namespace quadrille

namespace quadrille::step {
namespace {

double doublings(std::int64_t number) {
    return std::log2(static_cast<double>(std::max<std::int64_t>(1, number)));
}

Link linkFor(const Cluster& cluster, const GroupPlace& place, bool neighbours) {
    const Profile& profile = *cluster.gpu.profile;
    const BusBandwidth bus =
        neighbours ? neighbourBandwidth(cluster) : collectiveBandwidth(cluster, place.ranksInNode);
    const double fast = bus.fast.value() * profile.at(ProfileParameter::fastLink);
    const double steps = neighbours ? 1 : std::max(1.0, doublings(place.ranks));
    if (!place.leavesNode())
        return {fast, steps * profile.at(ProfileParameter::fastLatency)};
    const double network = bus.network.value() * profile.at(ProfileParameter::network);
    return {place.ranksInNode > 1 ? std::min(fast, network) : network,
            steps * profile.at(ProfileParameter::networkLatency)};
}

/// All-to-all: what stays in the node and what leaves it travel at the same time, the latter over each GPU's
/// own network card. Bytes per second of all that a rank sends to others.
Link linkForExperts(const Cluster& cluster, const GroupPlace& place) {
    Link link = linkFor(cluster, place, false);
    if (!place.leavesNode())
        return link;
    const Profile& profile = *cluster.gpu.profile;
    const auto others = static_cast<double>(place.ranks - 1);
    const double leaving = static_cast<double>(place.ranks - place.ranksInNode) / others;
    const double fast =
        collectiveBandwidth(cluster, place.ranksInNode).fast.value() * profile.at(ProfileParameter::fastLink);
    const double card = neighbourBandwidth(cluster).network.value() * profile.at(ProfileParameter::network);
    link.bytesPerSecond = 1 / std::max((1 - leaving) / fast, leaving / card);
    return link;
}

} // namespace

Device deviceOf(const Scenario& scenario) {
    const GpuSpec& gpu = scenario.cluster.gpu;
    const Profile& profile = *gpu.profile;
    // Attention and head stay in 16 bits where the layers' products have fewer.
    return {.matrixFlops = peakOf(scenario).value() * profile.at(ProfileParameter::gemm),
            .headFlops = gpu.bf16.value() * profile.at(ProfileParameter::gemm),
            .edge = profile.at(ProfileParameter::gemmEdge),
            .attentionFlops = gpu.bf16.value() * profile.at(ProfileParameter::attention),
            .memoryBytes = gpu.hbm.value() * profile.at(ProfileParameter::memory),
            .launch = profile.at(ProfileParameter::launch)};
}

PlanRates ratesOf(const Scenario& scenario) {
    const Cluster& cluster = scenario.cluster;
    const Profile& profile = *cluster.gpu.profile;
    PlanRates rates;
    for (const TrafficKind kind : allTrafficKinds) {
        const bool neighbours = kind == TrafficKind::pipeline || kind == TrafficKind::context;
        const GroupPlace place = groupPlace(scenario, kind);
        rates.links.at(static_cast<std::size_t>(kind)) = kind == TrafficKind::expert
                                                             ? linkForExperts(cluster, place)
                                                             : linkFor(cluster, place, neighbours);
    }
    rates.experts = linkFor(cluster, expertReplicas(scenario), false);
    const auto linksFor = [&cluster](const ShardPlaces& places) {
        return PlanRates::Shards{linkFor(cluster, places.within, false),
                                 linkFor(cluster, places.across, false)};
    };
    rates.shared = linksFor(shardPlaces(scenario));
    rates.expertShards = linksFor(expertShardPlaces(scenario));
    rates.hostFactor = 1 + profile.at(ProfileParameter::hostJitter) * doublings(cluster.gpus);
    rates.groupFactor = 1 + profile.at(ProfileParameter::groupJitter) * doublings(replicaGpus(scenario.plan));
    return rates;
}

} // namespace quadrille::step
