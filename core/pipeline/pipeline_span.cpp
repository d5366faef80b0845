// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/pipeline_span.h"

#include "core/pipeline/bubble.h"
#include "core/pipeline/continued_step.h"
#include "core/pipeline/order_cost.h"
#include "core/pipeline/pipeline_runs.h"
#include "core/pipeline/schedule_definition.h"
#include "core/pipeline/span_memo.h"

#include <algorithm>
#include <numeric>

namespace quadrille {
namespace {

/// Work of the busiest and of the mean rank in a whole step.
struct Work {
    double busiest = 0;
    double mean = 0;
};

/// Calls visit(rank, seconds) with what each rank does with a micro-batch on all of its stages.
template <class Visit>
void forEachRank(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations, Visit visit) {
    const auto stageWork = [&durations](std::int64_t stage) {
        const auto index = static_cast<std::size_t>(stage);
        return durations.forward[index] + durations.backwardOf(index);
    };
    const bool loops = traits(kind).placement == PlacementKind::loop; // without a list, which takes longer
    for (std::int64_t rank = 0; rank < shape.ranks; ++rank) {
        double seconds = 0;
        if (loops)
            for (std::int64_t stage = rank; stage < shape.stages(); stage += shape.ranks)
                seconds += stageWork(stage);
        else
            for (const std::int64_t stage : stagesOfRank(kind, shape, rank))
                seconds += stageWork(stage);
        visit(rank, seconds);
    }
}

/// Where replicas of the pipeline share the micro-batches each runs its part of them.
Work workOf(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations) {
    const auto microbatches = static_cast<double>(shape.microbatches);
    const double each = microbatches / static_cast<double>(pipelineReplicas(kind, shape));
    Work work;
    forEachRank(kind, shape, durations, [&](std::int64_t, double seconds) {
        work.busiest = std::max(work.busiest, each * seconds);
        work.mean += each * seconds / static_cast<double>(shape.ranks);
    });
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

PipelineSpan executed(const PipelineRuns& runs, const std::stop_token& stop) {
    // A longer timeline takes too much memory to keep it for the next question.
    constexpr std::int64_t mostKept = 500'000;
    Durations durations = runs.durations();
    SharedValue<Order> order;
    double makespan = 0;
    if (mostOperations(runs.kind(), runs.shape()) <= mostKept) {
        order = runs.order(stop);
        makespan = runs.timeline(stop)->makespan;
    } else {
        order = makeOrder(runs.kind(), runs.shape(), durations, stop);
        makespan = execute(order, durations, stop).makespan;
    }
    double withoutMessages = makespan;
    if (durations.p2p != 0) {
        durations.p2p = 0;
        withoutMessages = execute(order, durations, stop).makespan;
    }
    return ordered(makespan, withoutMessages, workOf(runs.kind(), runs.shape(), durations));
}

/// Without a timeline, by what a memo keeps.
PipelineSpan executed(const PipelineRuns& runs, SpanMemo& memo, const std::stop_token& stop) {
    const OrderProgram& program = memo.programOf(runs.kind(), runs.shape(), stop);
    const auto [makespan, withoutMessages] = program.makespans(runs.durations(), memo.times());
    return ordered(makespan, withoutMessages, workOf(runs.kind(), runs.shape(), runs.durations()));
}

PipelineSpan continued(const ContinuedStep& step, const Durations& durations, const Work& work,
                       SpanMemo& memo, const std::stop_token& stop) {
    const auto [makespan, withoutMessages] = step.makespans(durations, memo, stop);
    return ordered(makespan, withoutMessages, work);
}

/// How the span of a step is found.
enum class Way {
    alone,     ///< one rank waits for no other
    executed,  ///< all of it is run
    continued, ///< fewer micro-batches are run, and go on
    estimated  ///< from stages that are all alike
};

Way wayOf(ScheduleKind kind, const ScheduleShape& shape, std::int64_t mostExecuted) {
    if (shape.ranks == 1)
        return Way::alone;
    constexpr std::int64_t mostRanks = 1'000'000;
    // A search takes the longer the more operations there are, and of fewer micro-batches finds another
    // order.
    constexpr std::int64_t longestSearch = 65'536;
    const bool searched = traits(kind).searched;
    if (shape.ranks > mostRanks || (searched && mostOperations(kind, shape) > longestSearch))
        return Way::estimated;
    if (searched || mostOperations(kind, shape) <= mostExecuted)
        return Way::executed;
    if (ContinuedStep(kind, shape).operations() <= largestRun)
        return Way::continued;
    return mostOperations(kind, shape) <= largestRun ? Way::executed : Way::estimated;
}

} // namespace

PipelineSpan pipelineSpan(const PipelineRuns& runs, std::int64_t mostExecuted, const std::stop_token& stop,
                          SpanMemo* memo) {
    const ScheduleKind kind = runs.kind();
    const ScheduleShape& shape = runs.shape();
    const Durations& durations = runs.durations();
    switch (wayOf(kind, shape, mostExecuted)) {
    case Way::alone:
        break;
    case Way::executed:
        if (memo != nullptr && !traits(kind).searched)
            return executed(runs, *memo, stop);
        return executed(runs, stop);
    case Way::continued: {
        SpanMemo ofThisOne;
        return continued(ContinuedStep(kind, shape), durations, workOf(kind, shape, durations),
                         memo != nullptr ? *memo : ofThisOne, stop);
    }
    case Way::estimated:
        return estimated(kind, shape, durations, stop);
    }
    const Work work = workOf(kind, shape, durations);
    return ordered(work.busiest, work.busiest, work);
}

PipelineSpan leastSpan(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations) {
    const Work work = workOf(kind, shape, durations);
    const ScheduleTraits& schedule = traits(kind);
    const Way way = wayOf(kind, shape, largestExecutedStep);
    // What is continued without a steady state is bounded by work alone.
    const bool goesByWork =
        way == Way::estimated || (way == Way::continued && !definitionOf(kind).growsInTheMiddle);
    if (schedule.placement != PlacementKind::loop || schedule.fuses || goesByWork)
        return ordered(work.busiest, work.busiest, work);
    // A rank begins when its first micro-batch has passed the stages before, and where a backward pass is
    // whole, ends ahead of the last one's way back through them.
    double before = 0, least = 0, leastWithMessages = 0;
    forEachRank(kind, shape, durations, [&](std::int64_t rank, double own) {
        const double alone = before + static_cast<double>(shape.microbatches) * own;
        const double messages = static_cast<double>(schedule.splitsBackward ? rank : 2 * rank);
        least = std::max(least, alone);
        leastWithMessages = std::max(leastWithMessages, alone + messages * durations.p2p);
        const auto stage = static_cast<std::size_t>(rank);
        before += durations.forward[stage] + (schedule.splitsBackward ? 0 : durations.backwardOf(stage));
    });
    return ordered(leastWithMessages, least, work);
}

double pipelineSpanCost(ScheduleKind kind, const ScheduleShape& shape, std::int64_t mostExecuted) {
    switch (wayOf(kind, shape, mostExecuted)) {
    case Way::alone:
        break;
    case Way::executed: // with messages and without
        return makingCost(kind, shape) + 2 * runningCost(kind, shape);
    case Way::continued:
        return ContinuedStep(kind, shape).mostCost();
    case Way::estimated:
        return unitBubbleCost(kind, shape);
    }
    return 0;
}

} // namespace quadrille
