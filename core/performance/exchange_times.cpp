// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/exchange_times.h"

#include "core/performance/groups.h"
#include "core/performance/recomputation.h"
#include "core/performance/traffic.h"

#include <algorithm>

namespace quadrille {
namespace {

/// Of what a rank sends, the part that leaves its node, the mean over the group's ranks. In a ring, and from
/// stage to stage, the last rank of each node sends outwards; all-to-all goes to everybody alike.
double networkShare(const GroupPlace& place, TrafficKind kind) {
    if (!place.leavesNode())
        return 0;
    const auto ranks = static_cast<double>(place.ranks);
    const auto inNode = static_cast<double>(place.ranksInNode);
    if (kind == TrafficKind::expert)
        return (ranks - inNode) / (ranks - 1);
    return 1 / inNode;
}

/// Messages of one GPU in a step, each with its latency; of data parallelism they are in its seconds already.
double messages(const Scenario& scenario, TrafficKind kind) {
    const Plan& plan = scenario.plan;
    const auto number = [](std::int64_t value) { return static_cast<double>(value); };
    const double repeated = recomputedLayerShare(plan);
    const double attentions = plan.recompute == Recompute::selective ? 1.0 : repeated;
    const double stageLayers =
        number(scenario.model.layers) / number(plan.pp) * number(microBatches(scenario));
    switch (kind) {
    case TrafficKind::tensor:
        return plan.tp > 1 ? 4 * (2 + repeated) * stageLayers : 0;
    case TrafficKind::context:
        return (3 + attentions) * number(plan.cp - 1) * stageLayers;
    case TrafficKind::expert:
        return plan.ep > 1 ? 2 * (2 + repeated) * stageLayers * number(sparseLayers(scenario.model)) /
                                 number(scenario.model.layers)
                           : 0;
    case TrafficKind::pipeline:
        return 2 * number(microBatches(scenario)) * (number(plan.pp * plan.vpp) - 1) / number(plan.pp);
    case TrafficKind::data:
        break;
    }
    return 0;
}

} // namespace

void addExchanges(Performance& result, const Scenario& scenario, const step::PlanRates& rates,
                  const ExchangeSeconds& seconds) {
    const Traffic traffic = trafficOf(scenario);
    for (const TrafficKind kind : allTrafficKinds) {
        const GroupPlace place = groupPlace(scenario, kind);
        const step::Link& link = rates.link(kind);
        Exchange& exchange = result.exchange(kind);
        exchange.ranks = place.ranks;
        exchange.ranksInNode = place.ranksInNode;
        exchange.sent = traffic.part(kind);
        exchange.overNetwork = networkShare(place, kind) * exchange.sent;
        exchange.time =
            Seconds(exchange.sent.value() / link.bytesPerSecond + messages(scenario, kind) * link.latency);
    }
    const auto expose = [&result](TrafficKind kind, double exposed) {
        result.exchange(kind).exposed = Seconds(exposed);
    };
    expose(TrafficKind::tensor, seconds.meanRank.tensor);
    expose(TrafficKind::context, seconds.meanRank.context);
    expose(TrafficKind::expert, seconds.meanRank.expert);
    // Who waits for a message lets others wait: a step can lengthen by more than the messages take.
    Exchange& messaging = result.exchange(TrafficKind::pipeline);
    messaging.exposed = result.part(StepPart::pipeline);
    messaging.time = std::max(messaging.time, messaging.exposed);
    result.exchange(TrafficKind::data).time = Seconds(seconds.data.total);
    expose(TrafficKind::data, seconds.data.exposed);
}

} // namespace quadrille
