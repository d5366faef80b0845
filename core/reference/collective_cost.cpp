// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/anatomy/expert_tokens.h"
#include "core/anatomy/gpu_share.h"
#include "core/layout/attention_heads.h"
#include "core/reference/collective.h"
#include "core/timing/collective_links.h"
#include "core/timing/layer_inputs.h"

namespace quadrille {
namespace {

step::Link linkOf(const Resolved& resolved, Collective collective, TrafficKind group) {
    const Scenario& scenario = resolved.scenario();
    const bool swaps = collective == Collective::allToAll;
    if (group == TrafficKind::expert ? swaps
                                     : !swaps && (group == TrafficKind::tensor || group == TrafficKind::data))
        return resolved.rates().link(group);
    const GroupPlace place = groupPlace(scenario, group);
    return swaps ? step::swapLink(scenario, place) : step::collectiveLink(scenario, place);
}

} // namespace

std::int64_t collectiveSteps(Collective collective, std::int64_t ranks) {
    return (collective == Collective::allReduce ? 2 : 1) * (ranks - 1);
}

CollectiveCost collectiveCost(const Resolved& resolved, Collective collective, TrafficKind group,
                              Bytes whole) {
    const std::int64_t ranks = groupPlace(resolved.scenario(), group).ranks;
    const bool both = collective == Collective::allReduce;
    const step::Link link = linkOf(resolved, collective, group);
    const double sent = (both ? 2 : 1) * traffic::gather(whole.value(), static_cast<double>(ranks));
    return {.ranks = ranks,
            .steps = collectiveSteps(collective, ranks),
            .sent = Bytes(sent),
            .time = Seconds(sent / link.bytesPerSecond + (both ? 2 * link.halfLatency : link.latency))};
}

std::vector<TrafficKind> collectiveGroups(const Scenario& scenario) {
    std::vector<TrafficKind> groups;
    for (const TrafficKind kind :
         {TrafficKind::tensor, TrafficKind::context, TrafficKind::expert, TrafficKind::data})
        if (groupPlace(scenario, kind).ranks > 1)
            groups.push_back(kind);
    return groups;
}

Bytes collectivePayload(const Resolved& resolved, TrafficKind group) {
    const Scenario& scenario = resolved.scenario();
    const auto x = layout::lettersOf<double>(scenario);
    const auto tokens = layout::tokensOf(x);
    const auto hidden = static_cast<double>(scenario.model.hidden);
    switch (group) {
    case TrafficKind::tensor:
        return Bytes(traffic::halfBytes * tokens * hidden);
    case TrafficKind::context: {
        const auto width =
            step::keyValueWidth(scenario.model, layout::heldSizes(scenario), headWidths(scenario.model));
        return Bytes(traffic::halfBytes * tokens * x.c * width / x.t);
    }
    case TrafficKind::expert:
        return Bytes(traffic::halfBytes * hidden * anatomy::expertTokens(resolved).routed);
    case TrafficKind::pipeline:
        return stageBoundaryBytes(scenario);
    case TrafficKind::data:
        break;
    }
    return Bytes(anatomy::gpuShare(resolved, 0).sharedParameters() * scenario.recipe.gradientBytes);
}

} // namespace quadrille
