// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/anatomy/exchange_times.h"

#include "core/pipeline/transfers.h"

#include <algorithm>
#include <set>

namespace quadrille::anatomy {
namespace {

/// Whether the stage has layers whose messages are those of the degree.
bool exchangesIn(const Resolved& resolved, TrafficKind kind, std::int32_t stage) {
    const layout::ChunkShape& shape = resolved.chunks().stages().at(static_cast<std::size_t>(stage));
    switch (kind) {
    case TrafficKind::expert:
        return shape.counts.sparse > 0;
    case TrafficKind::tensor: // so does what stands before and behind the layers
        return shape.layers > 0 || shape.ends.embedding || shape.ends.head;
    default:
        return shape.layers > 0;
    }
}

/// Gradients of weights are products alone.
bool passesLayers(const Resolved& resolved, TrafficKind kind, const Operation& operation) {
    if (operation.kind == OperationKind::weightGradient)
        return false;
    return exchangesIn(resolved, kind, operation.stage) ||
           (operation.kind == OperationKind::fused && exchangesIn(resolved, kind, operation.backwardStage));
}

bool endsWeightGradients(const Operation& operation) {
    return runsBackward(operation.kind) || operation.kind == OperationKind::weightGradient;
}

/// The passes of a rank in which, or with which, its replicas reduce gradients or gather weights.
std::vector<StepTime> dataTimes(const Timeline& timeline, int zero, std::size_t rank) {
    constexpr int gathersAlways = 3, reducesAlways = 2;
    const Order& order = *timeline.order;
    const std::size_t first = order.rankOffsets.at(rank), last = order.rankOffsets.at(rank + 1);
    std::vector<StepTime> times;
    std::set<std::int32_t> ended; ///< stages of which the last pass was found
    for (std::size_t i = last; i-- > first;) {
        const Operation& operation = order.operations[i];
        const bool counts = zero >= gathersAlways ||
                            (endsWeightGradients(operation) &&
                             (ended.insert(backwardStage(operation)).second || zero >= reducesAlways));
        if (counts)
            times.push_back({timeline.starts[i], timeline.ends[i]});
    }
    std::ranges::reverse(times);
    return times;
}

/// Messages between this rank and others.
std::vector<StepTime> messageTimes(const Timeline& timeline, std::int32_t rank) {
    const Order& order = *timeline.order;
    std::vector<StepTime> times;
    for (std::size_t i = 0; i < timeline.size(); ++i)
        forEachSent(order.placement, order.operations[i], [&](const SentBoundary& sent) {
            if (sent.from == rank || sent.to == rank)
                times.push_back({timeline.ends[i], timeline.ends[i] + timeline.p2p});
        });
    std::ranges::sort(times, {}, &StepTime::begin);
    return times;
}

} // namespace

std::vector<StepTime> exchangeTimes(const Resolved& resolved, const Timeline& timeline, TrafficKind kind,
                                    std::int64_t pipelineRank) {
    const Scenario& scenario = resolved.scenario();
    if (groupPlace(scenario, kind).ranks < 2)
        return {};
    const auto rank = static_cast<std::size_t>(pipelineRank);
    if (kind == TrafficKind::data)
        return dataTimes(timeline, scenario.plan.zero, rank);
    if (kind == TrafficKind::pipeline)
        return messageTimes(timeline, static_cast<std::int32_t>(pipelineRank));
    const Order& order = *timeline.order;
    std::vector<StepTime> times;
    for (std::size_t i = order.rankOffsets.at(rank); i < order.rankOffsets.at(rank + 1); ++i)
        if (passesLayers(resolved, kind, order.operations[i]))
            times.push_back({timeline.starts[i], timeline.ends[i]});
    return times;
}

} // namespace quadrille::anatomy
