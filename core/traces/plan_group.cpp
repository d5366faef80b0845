// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/plan_group.h"

#include "core/layout/attention_heads.h"

namespace quadrille::traces {

double PlanGroup::seconds(Collective collective, double bytes, std::int64_t count) const {
    const double latency = collective == Collective::allReduce ? 2 * link.halfLatency : link.latency;
    return bytes / link.bytesPerSecond + static_cast<double>(count) * latency;
}

std::optional<PlanGroup> planGroup(const Scenario& scenario, const step::PlanRates& rates,
                                   const CollectiveUse& use) {
    const auto of = [&](TrafficKind kind) { return PlanGroup{groupPlace(scenario, kind), rates.link(kind)}; };
    const auto shard = [&use](const ShardPlaces& places, const step::PlanRates::Shards& shards) {
        const bool across = places.across.ranks > 1 && use.ranks == places.across.ranks;
        return across ? PlanGroup{places.across, shards.across} : PlanGroup{places.within, shards.within};
    };
    switch (use.group) {
    case GroupKind::tensor:
        return of(TrafficKind::tensor);
    case GroupKind::expertTensor:
        return PlanGroup{expertTensorPlace(scenario), rates.expertTensor};
    case GroupKind::context: {
        const layout::ContextPlaces places = layout::contextPlaces(scenario);
        return use.collective == Collective::allToAll
                   ? PlanGroup{places.ulysses, rates.ulysses}
                   : PlanGroup{places.ring, rates.link(TrafficKind::context)};
    }
    case GroupKind::expert:
        return of(TrafficKind::expert);
    case GroupKind::pipeline:
        return of(TrafficKind::pipeline);
    case GroupKind::data:
        return shard(shardPlaces(scenario), rates.shared);
    case GroupKind::expertData:
        return shard(expertShardPlaces(scenario), rates.expertShards);
    case GroupKind::unknown:
        break;
    }
    return std::nullopt;
}

} // namespace quadrille::traces
