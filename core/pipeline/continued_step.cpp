// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/continued_step.h"

#include "core/pipeline/critical_path.h"
#include "core/pipeline/order_cost.h"
#include "core/pipeline/rank_order.h"
#include "core/pipeline/schedule_definition.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace quadrille {
namespace {

/// The pass of every micro-batch on every stage begins as long after the pass p micro-batches before it as
/// that one did after the one before: looked at in the middle of the step.
class Pace {
public:
    Pace(const Timeline& timeline, const ScheduleShape& shape)
        : m_microbatches(shape.microbatches), m_ranks(shape.ranks),
          m_forward(static_cast<std::size_t>(shape.stages() * shape.microbatches)), m_backward(m_forward) {
        for (std::size_t index = 0; index < timeline.size(); ++index) {
            const Operation& operation = timeline.order->operations[index];
            if (runsForward(operation.kind))
                m_forward[cell(operation.stage, operation.microbatch)] = timeline.starts[index];
            if (operation.kind == OperationKind::fused)
                m_backward[cell(operation.backwardStage, operation.backwardMicrobatch)] =
                    timeline.starts[index];
            else if (runsBackward(operation.kind) || operation.kind == OperationKind::inputGradient)
                m_backward[cell(operation.stage, operation.microbatch)] = timeline.starts[index];
        }
        m_tolerance = 1e-9 * timeline.makespan;
    }

    [[nodiscard]] bool isSteady(std::int64_t stages) const {
        const std::int64_t first = (m_microbatches - 3 * m_ranks) / 2;
        for (std::int64_t stage = 0; stage < stages; ++stage)
            for (std::int64_t microbatch = first; microbatch < first + m_ranks; ++microbatch)
                if (!isSteady(m_forward, stage, microbatch) || !isSteady(m_backward, stage, microbatch))
                    return false;
        return true;
    }

private:
    [[nodiscard]] std::size_t cell(std::int64_t stage, std::int64_t microbatch) const {
        return static_cast<std::size_t>(stage * m_microbatches + microbatch);
    }
    [[nodiscard]] bool isSteady(const std::vector<double>& starts, std::int64_t stage,
                                std::int64_t microbatch) const {
        const double before = starts[cell(stage, microbatch)];
        const double middle = starts[cell(stage, microbatch + m_ranks)];
        const double behind = starts[cell(stage, microbatch + 2 * m_ranks)];
        return std::abs((behind - middle) - (middle - before)) <= m_tolerance;
    }

    std::int64_t m_microbatches;
    std::int64_t m_ranks;
    std::vector<double> m_forward; ///< [stage × micro-batches + micro-batch] when the pass begins
    std::vector<double> m_backward;
    double m_tolerance = 0;
};

/// What a step of `factor` times as many micro-batches takes at least, because one of its ranks is busy from
/// an operation of its warm-up to one of its cool-down: until the first of these can start as in the step
/// given, the rank's own work, and from the last of these to the end as there. Of all ranks the longest.
double busyRankBound(const Timeline& timeline, double factor) {
    const std::vector<double> slacks = slack(timeline, Dependencies(timeline.order));
    double longest = 0;
    for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank) {
        const std::size_t first = timeline.order->rankOffsets[rank];
        const std::size_t last = timeline.order->rankOffsets[rank + 1];
        const std::size_t middle = (first + last) / 2;
        const auto length = [&timeline](std::size_t index) {
            return timeline.ends[index] - timeline.starts[index];
        };
        double head = 0;
        double before = 0;
        for (std::size_t index = first; index < middle; ++index) {
            head = std::max(head, timeline.starts[index] - before);
            before += length(index);
        }
        double tail = 0;
        double behind = 0;
        for (std::size_t index = last; index-- > middle;) {
            behind += length(index);
            const double untilEnd = timeline.makespan - (timeline.starts[index] + slacks[index]);
            tail = std::max(tail, untilEnd - behind);
        }
        longest = std::max(longest, head + factor * timeline.ranks[rank].busy + tail);
    }
    return longest;
}

/// A rank that has more to do than the pace allows for falls behind sooner or later.
bool someRankFallsBehind(const Timeline& fewer, const Timeline& more) {
    const auto executed = static_cast<double>(more.order->shape.microbatches);
    const double between = executed - static_cast<double>(fewer.order->shape.microbatches);
    constexpr double rounding = 1e-12;
    return more.makespan - fewer.makespan < more.ideal * between / executed * (1 - rounding);
}

} // namespace

ContinuedStep::ContinuedStep(ScheduleKind kind, const ScheduleShape& shape)
    : m_kind(kind), m_shape(shape), m_few(shape.microbatches) {
    const std::int64_t settled = settledAfter(kind, shape.ranks, 6);
    if (shape.microbatches > settled)
        m_few = settled + (shape.microbatches - settled) % shape.ranks;
}

std::int64_t ContinuedStep::operations() const {
    ScheduleShape most = m_shape;
    most.microbatches = std::min(m_shape.microbatches, m_few + m_shape.ranks);
    return mostOperations(m_kind, most);
}

Timeline ContinuedStep::run(std::int64_t microbatches, const Durations& durations,
                            const std::stop_token& stop) {
    auto known = m_orders.find(microbatches);
    if (known == m_orders.end()) {
        ScheduleShape shape = m_shape;
        shape.microbatches = microbatches;
        known = m_orders.emplace(microbatches, makeOrder(m_kind, shape, stop)).first;
    }
    return execute(known->second, durations, stop);
}

double ContinuedStep::atPaceOf(const Timeline& fewer, const Timeline& more) const {
    const auto number = [](std::int64_t value) { return static_cast<double>(value); };
    const std::int64_t executed = more.order->shape.microbatches;
    const double rounds =
        number(m_shape.microbatches - executed) / number(executed - fewer.order->shape.microbatches);
    const double makespan = more.makespan + rounds * (more.makespan - fewer.makespan);
    if (!someRankFallsBehind(fewer, more))
        return makespan;
    const double factor = number(m_shape.microbatches) / number(executed);
    return std::max(makespan, definitionOf(m_kind).growsInTheMiddle ? busyRankBound(more, factor)
                                                                    : factor * more.ideal);
}

std::int64_t ContinuedStep::roundsOfMost() const {
    const std::int64_t each =
        std::max<std::int64_t>(1, mostOperations(m_kind, m_shape) / m_shape.microbatches);
    return std::max<std::int64_t>(2, (largestRun / each - m_few) / m_shape.ranks);
}

double ContinuedStep::makespan(const Durations& durations, const std::stop_token& stop) {
    const std::int64_t more = m_few + m_shape.ranks;
    if (more >= m_shape.microbatches)
        return run(m_shape.microbatches, durations, stop).makespan;
    if (definitionOf(m_kind).growsInTheMiddle) {
        const Timeline longer = run(more, durations, stop);
        ScheduleShape shape = m_shape;
        shape.microbatches = more;
        if (Pace(longer, shape).isSteady(m_shape.stages()))
            return atPaceOf(run(m_few, durations, stop), longer);
    }
    if (mostOperations(m_kind, m_shape) <= largestRun)
        return run(m_shape.microbatches, durations, stop).makespan;
    // Over as long a time as can be executed the pace evens out.
    const std::int64_t rounds = roundsOfMost();
    return atPaceOf(run(m_few + rounds / 2 * m_shape.ranks, durations, stop),
                    run(m_few + rounds * m_shape.ranks, durations, stop));
}

double ContinuedStep::mostCost(int times) const {
    // Looking at the pace, and at what a busy rank leaves, takes about as long again as three runs.
    constexpr double looks = 3;
    const auto costOf = [&](std::int64_t microbatches, double each) {
        ScheduleShape shape = m_shape;
        shape.microbatches = std::min(microbatches, m_shape.microbatches);
        return makingCost(m_kind, shape) + times * each * runningCost(m_kind, shape);
    };
    const std::int64_t more = m_few + m_shape.ranks;
    if (more >= m_shape.microbatches)
        return costOf(m_shape.microbatches, 1);
    double cost = costOf(more, 1 + looks) + costOf(m_few, 1);
    if (mostOperations(m_kind, m_shape) <= largestRun)
        return cost + costOf(m_shape.microbatches, 1);
    const std::int64_t rounds = roundsOfMost();
    return cost + costOf(m_few + rounds / 2 * m_shape.ranks, 1) +
           costOf(m_few + rounds * m_shape.ranks, 1 + looks);
}

} // namespace quadrille
