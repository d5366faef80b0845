// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/rates.h"

#include "core/cluster/link.h"
#include "core/layout/attention_heads.h"
#include "core/timing/attention_kernels.h"
#include "core/timing/collective_links.h"
#include "core/timing/narrow_formulas.h"
#include "core/timing/routed_bytes.h"

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

/// Seconds of a hop in the node and of one between nodes.
struct HopLatency {
    double fast, network;
};

HopLatency hopLatency(const Scenario& scenario) {
    return {reached(scenario, ProfileParameter::fastLatency),
            reached(scenario, ProfileParameter::networkLatency)};
}

/// Of a parameter for every rank of tensor parallelism beside a pipeline whose messages leave the node by way
/// of the host.
double besidePipeline(const Scenario& scenario, ProfileParameter parameter) {
    if (scenario.plan.tp <= 1 || transportOf(scenario) != Transport::host ||
        !groupPlace(scenario, TrafficKind::pipeline).leavesNode())
        return 0;
    return static_cast<double>(scenario.plan.tp) * reached(scenario, parameter);
}

/// What a group whose messages go around a ring, or from each rank to the next, has of the rate of its
/// network cards on its way over the spine. Of its k nodes below a leaf one sends out of it, as one of k does
/// of every group there: together they have the leaf's links to the spine, which carry 1 ÷ o of what all
/// cards could send, so that each gets k ÷ o of one card's rate and no more than all of it.
double spineShare(const Scenario& scenario, const GroupPlace& place) {
    if (!place.crossesSpine())
        return 1;
    const double nodes = static_cast<double>(place.ranksInLeaf) / static_cast<double>(place.ranksInNode);
    return std::min(1.0, std::max(1.0, nodes) / scenario.cluster.fabric.oversubscription);
}

double bytesPerSecond(const Scenario& scenario, const GroupPlace& place, const BusBandwidth& bus) {
    const double fast = bus.fast.value() * reached(scenario, ProfileParameter::fastLink);
    if (!place.leavesNode())
        return fast;
    const double network =
        bus.network.value() * reached(scenario, ProfileParameter::network) * spineShare(scenario, place);
    return place.ranksInNode > 1 ? std::min(fast, network) : network;
}

/// Of messages from each rank to the next.
Link neighbourLink(const Scenario& scenario, const GroupPlace& place) {
    const HopLatency hop = hopLatency(scenario);
    const double latency = place.leavesNode() ? hop.network : hop.fast;
    return {bytesPerSecond(scenario, place, neighbourBandwidth(scenario.cluster)), latency, latency};
}

/// All-to-all: what stays in the node and what leaves it travel at the same time, the latter over each GPU's
/// own network card, and over its share of the leaf's links to the spine what leaves the leaf. Bytes per
/// second of all that a rank sends to others.
Link allToAllLink(const Scenario& scenario, const GroupPlace& place, const RoutedShares& shares) {
    const Cluster& cluster = scenario.cluster;
    Link link = collectiveLink(scenario, place);
    const HopLatency hop = hopLatency(scenario);
    link.latency = std::max(1.0, doublings(place.ranks)) * (place.leavesNode() ? hop.network : hop.fast);
    if (!place.leavesNode())
        return link;
    const double fast = collectiveBandwidth(cluster, place.ranksInNode).fast.value() *
                        reached(scenario, ProfileParameter::fastLink);
    const double card =
        neighbourBandwidth(cluster).network.value() * reached(scenario, ProfileParameter::network);
    const double leavingLeaf = static_cast<double>(place.ranks - place.ranksInLeaf) /
                               static_cast<double>(place.ranks - place.ranksInNode);
    const double spine = leavingLeaf * cluster.fabric.oversubscription;
    link.bytesPerSecond = 1 / std::max(shares.inNode / fast, std::max(1.0, spine) * shares.network / card);
    return link;
}

} // namespace

Link collectiveLink(const Scenario& scenario, const GroupPlace& place) {
    const HopLatency hop = hopLatency(scenario);
    const auto ranks = static_cast<double>(place.ranks);
    const auto inNode = static_cast<double>(place.ranksInNode);
    const double nodes = std::ceil(ranks / inNode);
    // Of the pieces that go around a ring at once, each over all of its edges but one, the last to arrive are
    // those whose left out edge is a fast one.
    const double crossings = nodes > 1 ? std::min(nodes, ranks - 1) : 0;
    const double ring = crossings * hop.network + (ranks - 1 - crossings) * hop.fast;
    const double tree = std::ceil(std::log2(nodes)) * hop.network + (inNode - 1) * hop.fast;
    return {bytesPerSecond(scenario, place, collectiveBandwidth(scenario.cluster, place.ranksInNode)), ring,
            std::min(ring, tree)};
}

Link swapLink(const Scenario& scenario, const GroupPlace& place) {
    const double leaving = leavingShare(place);
    return allToAllLink(scenario, place, {.inNode = 1 - leaving, .network = leaving});
}

double reached(const Scenario& scenario, ProfileParameter parameter) {
    return scenario.cluster.gpu.profile->at(parameter, scenario.recipe.framework->measuredName());
}

double memoryRate(const Scenario& scenario) {
    return scenario.cluster.gpu.hbm.value() * reached(scenario, ProfileParameter::memory);
}

Device deviceOf(const Scenario& scenario) {
    const GpuSpec& gpu = scenario.cluster.gpu;
    // Attention and head stay in 16 bits where the layers' products have fewer.
    return {.matrixFlops = peakOf(scenario).value() * reached(scenario, ProfileParameter::gemm) *
                           shareOf(scenario.recipe.precision),
            .headFlops = gpu.bf16.value() * reached(scenario, ProfileParameter::gemm),
            .edge = reached(scenario, ProfileParameter::gemmEdge),
            .attentionFlops =
                gpu.bf16.value() * reached(scenario, ProfileParameter::attention) * kernelSpeed(scenario),
            .memoryBytes = memoryRate(scenario),
            .launch = reached(scenario, ProfileParameter::launch),
            .host = reached(scenario, ProfileParameter::host)};
}

PlanRates ratesOf(const Scenario& scenario) {
    const Cluster& cluster = scenario.cluster;
    PlanRates rates;
    const layout::ContextPlaces context = layout::contextPlaces(scenario);
    for (const TrafficKind kind : allTrafficKinds) {
        const bool ring = kind == TrafficKind::context;
        const bool neighbours = kind == TrafficKind::pipeline ||
                                (ring && scenario.plan.contextMethod != ContextMethod::allGather);
        const GroupPlace place = ring ? context.ring : groupPlace(scenario, kind);
        rates.links.at(static_cast<std::size_t>(kind)) =
            kind == TrafficKind::expert ? allToAllLink(scenario, place, routedShares(scenario, place))
            : neighbours                ? neighbourLink(scenario, place)
                                        : collectiveLink(scenario, place);
    }
    rates.ulysses = swapLink(scenario, context.ulysses);
    rates.expertTensor = collectiveLink(scenario, expertTensorPlace(scenario));
    rates.experts = collectiveLink(scenario, expertReplicas(scenario));
    const auto linksFor = [&scenario](const ShardPlaces& places) {
        return PlanRates::Shards{collectiveLink(scenario, places.within),
                                 collectiveLink(scenario, places.across)};
    };
    rates.shared = linksFor(shardPlaces(scenario));
    rates.expertShards = linksFor(expertShardPlaces(scenario));
    Link& tensor = rates.links.at(static_cast<std::size_t>(TrafficKind::tensor));
    const double busy = besidePipeline(scenario, ProfileParameter::busyLatency);
    tensor.latency += busy;
    tensor.halfLatency += busy;
    rates.busyHost = besidePipeline(scenario, ProfileParameter::busyHost);
    rates.hostFactor = 1 + reached(scenario, ProfileParameter::hostJitter) * doublings(cluster.gpus);
    rates.groupFactor =
        1 + reached(scenario, ProfileParameter::groupJitter) * doublings(replicaGpus(scenario.plan));
    return rates;
}

} // namespace quadrille::step
