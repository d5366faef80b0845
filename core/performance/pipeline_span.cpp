// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/pipeline_span.h"

#include "core/pipeline/bubble.h"

#include <algorithm>

namespace quadrille {
namespace {

/// Seconds of F, I and W of the rank with most to do, for one micro-batch. Where replicas of the pipeline
/// share the micro-batches each runs its part of them.
double busiestRank(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations) {
    const auto replicas = static_cast<double>(pipelineReplicas(kind, shape));
    double busiest = 0;
    for (std::int64_t rank = 0; rank < shape.ranks; ++rank) {
        double busy = 0;
        for (const std::int64_t stage : stagesOfRank(kind, shape, rank)) {
            const auto index = static_cast<std::size_t>(stage);
            busy += durations.forward[index] + durations.backwardOf(index);
        }
        busiest = std::max(busiest, busy / replicas);
    }
    return busiest;
}

PipelineSpan estimated(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                       const std::stop_token& stop) {
    const double busy = static_cast<double>(shape.microbatches) * busiestRank(kind, shape, durations);
    const double span = busy * (1 + unitBubble(kind, shape, stop).overIdeal);
    // Messages fill and drain the pipeline; between, others' work hides them.
    return {span + 2 * static_cast<double>(shape.ranks - 1) * durations.p2p, span};
}

PipelineSpan executed(ScheduleKind kind, const ScheduleShape& shape, Durations durations,
                      const std::stop_token& stop) {
    const SharedValue<Order> order = makeOrder(kind, shape, durations, stop);
    PipelineSpan span;
    span.seconds = execute(order, durations, stop).makespan;
    if (durations.p2p == 0)
        return {span.seconds, span.seconds};
    durations.p2p = 0;
    span.withoutP2p = execute(order, durations, stop).makespan;
    return span;
}

/// As many micro-batches as show the warm-up, congruent to all of them modulo p.
std::int64_t fewMicrobatches(ScheduleKind kind, const ScheduleShape& shape) {
    const std::int64_t p = shape.ranks;
    const std::int64_t settled = kind == ScheduleKind::zeroBubbleInterleaved ? std::max(6 * p, p * p) : 6 * p;
    return shape.microbatches <= settled ? shape.microbatches : settled + (shape.microbatches - settled) % p;
}

} // namespace

PipelineSpan pipelineSpan(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                          std::int64_t mostExecuted, const std::stop_token& stop) {
    if (shape.ranks == 1 && shape.chunks == 1 && !traits(kind).searched) {
        const double span =
            static_cast<double>(shape.microbatches) * (durations.forward.front() + durations.backwardOf(0));
        return {span, span};
    }
    constexpr std::int64_t mostRanks = 1'000'000;
    // A search takes the longer the more operations there are, and of fewer micro-batches finds another
    // order.
    constexpr std::int64_t longestSearch = 2048;
    const bool searched = traits(kind).searched;
    if (shape.ranks > mostRanks || (searched && mostOperations(kind, shape) > longestSearch))
        return estimated(kind, shape, durations, stop);
    if (searched || mostOperations(kind, shape) <= mostExecuted)
        return executed(kind, shape, durations, stop);

    ScheduleShape few = shape;
    few.microbatches = fewMicrobatches(kind, shape);
    ScheduleShape more = few;
    more.microbatches += shape.ranks;
    constexpr std::int64_t longestRun = 300'000;
    if (mostOperations(kind, more) > longestRun)
        return estimated(kind, shape, durations, stop);
    const PipelineSpan start = executed(kind, few, durations, stop);
    if (few.microbatches == shape.microbatches)
        return start;
    const PipelineSpan next = executed(kind, more, durations, stop);
    const double periods =
        static_cast<double>(shape.microbatches - few.microbatches) / static_cast<double>(shape.ranks);
    return {start.seconds + periods * (next.seconds - start.seconds),
            start.withoutP2p + periods * (next.withoutP2p - start.withoutP2p)};
}

} // namespace quadrille
