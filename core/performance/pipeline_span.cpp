// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/pipeline_span.h"

#include "core/performance/continued_step.h"
#include "core/pipeline/bubble.h"

#include <algorithm>
#include <numeric>

namespace quadrille {
namespace {

/// Work of the busiest and of the mean rank in a whole step.
struct Work {
    double busiest = 0;
    double mean = 0;
};

/// Where replicas of the pipeline share the micro-batches each runs its part of them.
Work workOf(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations) {
    const auto stageWork = [&durations](std::int64_t stage) {
        const auto index = static_cast<std::size_t>(stage);
        return durations.forward[index] + durations.backwardOf(index);
    };
    const auto microbatches = static_cast<double>(shape.microbatches);
    const double each = microbatches / static_cast<double>(pipelineReplicas(kind, shape));
    Work work;
    for (std::int64_t rank = 0; rank < shape.ranks; ++rank) {
        double seconds = 0;
        for (const std::int64_t stage : stagesOfRank(kind, shape, rank))
            seconds += stageWork(stage);
        work.busiest = std::max(work.busiest, each * seconds);
        work.mean += each * seconds / static_cast<double>(shape.ranks);
    }
    return work;
}

/// What each must be at least, rounding left aside: sums of the same numbers in another order.
PipelineSpan ordered(double makespan, double withoutMessages, const Work& work) {
    PipelineSpan span;
    span.busy = work.mean;
    span.busiest = std::max(work.busiest, span.busy);
    span.withoutMessages = std::max(withoutMessages, span.busiest);
    span.makespan = std::max(makespan, span.withoutMessages);
    return span;
}

PipelineSpan estimated(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                       const std::stop_token& stop) {
    const Work work = workOf(kind, shape, durations);
    const double span = work.busiest * (1 + unitBubble(kind, shape, stop).overIdeal);
    // Messages fill and drain the pipeline; between, others' work hides them.
    return ordered(span + 2 * static_cast<double>(shape.ranks - 1) * durations.p2p, span, work);
}

PipelineSpan executed(ScheduleKind kind, const ScheduleShape& shape, Durations durations,
                      const std::stop_token& stop) {
    const SharedValue<Order> order = makeOrder(kind, shape, durations, stop);
    const double makespan = execute(order, durations, stop).makespan;
    double withoutMessages = makespan;
    if (durations.p2p != 0) {
        durations.p2p = 0;
        withoutMessages = execute(order, durations, stop).makespan;
    }
    return ordered(makespan, withoutMessages, workOf(kind, shape, durations));
}

PipelineSpan continued(ContinuedStep& step, Durations durations, const Work& work,
                       const std::stop_token& stop) {
    const double makespan = step.makespan(durations, stop);
    double withoutMessages = makespan;
    if (durations.p2p != 0) {
        durations.p2p = 0;
        withoutMessages = step.makespan(durations, stop);
    }
    return ordered(makespan, withoutMessages, work);
}

} // namespace

PipelineSpan pipelineSpan(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                          std::int64_t mostExecuted, const std::stop_token& stop) {
    if (shape.ranks == 1) { // nobody to wait for
        const Work work = workOf(kind, shape, durations);
        return ordered(work.busiest, work.busiest, work);
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
    ContinuedStep step(kind, shape);
    if (step.operations() > largestRun)
        return mostOperations(kind, shape) <= largestRun ? executed(kind, shape, durations, stop)
                                                         : estimated(kind, shape, durations, stop);
    return continued(step, durations, workOf(kind, shape, durations), stop);
}

} // namespace quadrille
