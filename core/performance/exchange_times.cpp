// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/exchange_times.h"

#include "core/layout/attention_heads.h"
#include "core/performance/traffic.h"
#include "core/timing/routed_bytes.h"

namespace quadrille {
namespace {

/// Of what a rank sends, the part that leaves its node, the mean over the group's ranks. In a ring, and from
/// stage to stage, the last rank of each node sends outwards.
double networkShare(const GroupPlace& place) {
    if (!place.leavesNode())
        return 0;
    const auto inNode = static_cast<double>(place.ranksInNode);
    return 1 / inNode;
}

Bytes overNetwork(const ShardPlaces& places, const Traffic::Reduced& sent) {
    return networkShare(places.within) * sent.within + networkShare(places.across) * sent.across;
}

} // namespace

StepPart exposedPart(TrafficKind kind) {
    switch (kind) {
    case TrafficKind::tensor:
        return StepPart::tensor;
    case TrafficKind::context:
        return StepPart::context;
    case TrafficKind::pipeline:
        return StepPart::pipeline;
    case TrafficKind::expert:
        return StepPart::expert;
    case TrafficKind::data:
        break;
    }
    return StepPart::data;
}

namespace {

Exchange among(const GroupPlace& place, const Cluster& cluster) {
    Exchange exchange;
    exchange.ranks = place.ranks;
    exchange.ranksInNode = place.ranksInNode;
    exchange.ranksInLeaf = place.ranksInLeaf;
    exchange.path = pathOf(cluster, place);
    return exchange;
}

Exchange expertData(const Scenario& scenario, const Traffic& traffic) {
    if (!scenario.model.experts)
        return {};
    Exchange exchange = among(expertReplicas(scenario), scenario.cluster);
    exchange.sent = traffic.experts.within + traffic.experts.across;
    exchange.overNetwork = overNetwork(expertShardPlaces(scenario), traffic.experts);
    return exchange;
}

Exchange host(const Performance& known, const step::OutsidePipeline& outside) {
    Exchange exchange;
    if (outside.host) {
        exchange.sent = Bytes(step::hostBytes(*outside.host));
        exchange.time = Seconds(2 * exchange.sent.value() / outside.host->bytesPerSecond);
        exchange.exposed = known.part(StepPart::offload);
    }
    return exchange;
}

} // namespace

void addExchanges(Performance& result, const step::StepQuestion& question) {
    const Traffic traffic = trafficOf(question.resolved.scenario());
    const step::MeanRank<double> whole(question.resolved, step::Hiding::none);
    for (const TrafficKind kind : allTrafficKinds) {
        const GroupPlace place = groupPlace(question.resolved.scenario(), kind);
        Exchange& exchange = result.exchange(kind);
        exchange = among(place, question.resolved.scenario().cluster);
        exchange.sent = traffic.part(kind);
        exchange.overNetwork = networkShare(place) * exchange.sent;
        if (kind == TrafficKind::expert) {
            const step::RoutedShares shares = step::routedShares(question.resolved.scenario(), place);
            exchange.overNetwork = shares.network / shares.all * exchange.sent;
        }
        if (kind == TrafficKind::context) {
            const layout::ContextPlaces places = layout::contextPlaces(question.resolved.scenario());
            exchange.overNetwork = networkShare(places.ring) * (exchange.sent - traffic.swapped) +
                                   step::leavingShare(places.ulysses) * traffic.swapped;
        }
        if (kind == TrafficKind::data)
            exchange.overNetwork =
                overNetwork(shardPlaces(question.resolved.scenario()), traffic.shared) +
                overNetwork(expertShardPlaces(question.resolved.scenario()), traffic.experts);
        exchange.time = Seconds(step::exchangeSeconds(kind, question, whole));
        exchange.exposed = result.part(exposedPart(kind));
    }
    result.expertData = expertData(question.resolved.scenario(), traffic);
    result.host = host(result, question.outside);
}

} // namespace quadrille
