// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/continued_step.h"

#include "core/pipeline/critical_path.h"
#include "core/pipeline/order_cost.h"
#include "core/pipeline/rank_order.h"
#include "core/pipeline/schedule_definition.h"
#include "core/stop.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace quadrille {
namespace {

/// How a step goes on in its middle.
struct Steadiness {
    /// The pass of every micro-batch on every stage begins as long after the pass p micro-batches before it
    /// as that one did after the one before.
    bool steady = true;
    std::optional<double> period; ///< how long, where it is as long for all of them
};

Steadiness steadinessOf(const OrderProgram& program, const OrderProgram::Times& times, double makespan,
                        std::size_t lane) {
    const ScheduleShape& shape = program.shape();
    const std::int64_t first = (shape.microbatches - 3 * shape.ranks) / 2;
    const double tolerance = 1e-9 * makespan;
    const auto start = [&](std::uint32_t place) { return times.starts[place][lane]; };
    double shortest = std::numeric_limits<double>::infinity(), longest = 0;
    const auto isEven = [&](std::uint32_t before, std::uint32_t middle, std::uint32_t behind) {
        const double earlier = start(middle) - start(before), later = start(behind) - start(middle);
        shortest = std::min({shortest, earlier, later});
        longest = std::max({longest, earlier, later});
        return std::abs(later - earlier) <= tolerance;
    };
    for (std::int64_t microbatch = first; microbatch < first + shape.ranks; ++microbatch)
        for (std::int64_t stage = 0; stage < shape.stages(); ++stage) {
            const OrderProgram::Passes& before = program.passes(stage, microbatch);
            const OrderProgram::Passes& middle = program.passes(stage, microbatch + shape.ranks);
            const OrderProgram::Passes& behind = program.passes(stage, microbatch + 2 * shape.ranks);
            if (!isEven(before.forward, middle.forward, behind.forward) ||
                !isEven(before.backward, middle.backward, behind.backward))
                return {.steady = false, .period = {}};
        }
    constexpr double alike = 1e-13; // a step may have many rounds, each of which adds what this is off
    if (longest - shortest > alike * makespan)
        return {.steady = true, .period = {}};
    return {.steady = true, .period = (shortest + longest) / 2};
}

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

} // namespace

ContinuedStep::ContinuedStep(ScheduleKind kind, const ScheduleShape& shape)
    : m_kind(kind), m_shape(shape), m_few(shape.microbatches) {
    const std::int64_t settled = settledAfter(kind, shape.ranks, 6);
    if (shape.microbatches > settled)
        m_few = settled + (shape.microbatches - settled) % shape.ranks;
}

std::int64_t ContinuedStep::operations() const {
    return mostOperations(m_kind, shapeOf(std::min(m_shape.microbatches, m_few + m_shape.ranks)));
}

ScheduleShape ContinuedStep::shapeOf(std::int64_t microbatches) const {
    ScheduleShape shape = m_shape;
    shape.microbatches = microbatches;
    return shape;
}

ContinuedStep::Run ContinuedStep::run(std::int64_t microbatches, const Durations& durations, SpanMemo& memo,
                                      const std::stop_token& stop) const {
    throwIfStopped(stop);
    const OrderProgram& program = memo.programOf(m_kind, shapeOf(microbatches), stop);
    return {microbatches, program.makespans(durations, memo.times())};
}

ContinuedStep::Both ContinuedStep::atPaceOf(const Run& fewer, const Run& more, double ideal,
                                            const Durations& durations, const std::stop_token& stop) const {
    const auto all = static_cast<double>(m_shape.microbatches);
    const auto executed = static_cast<double>(more.microbatches);
    const double between = executed - static_cast<double>(fewer.microbatches);
    const double factor = all / executed;
    Both makespans{};
    for (std::size_t lane = 0; lane < makespans.size(); ++lane) {
        const double slower = more.makespans[lane] - fewer.makespans[lane];
        makespans[lane] = more.makespans[lane] + (all - executed) / between * slower;
        // A rank that has more to do than the pace allows for falls behind sooner or later.
        constexpr double rounding = 1e-12;
        if (slower >= ideal * between / executed * (1 - rounding))
            continue;
        double bound = factor * ideal;
        if (definitionOf(m_kind).growsInTheMiddle) {
            Durations given = durations;
            given.p2p = lane == 0 ? durations.p2p : 0;
            const Order order = makeOrder(m_kind, shapeOf(more.microbatches), stop);
            bound = busyRankBound(execute(order, given, stop), factor);
        }
        makespans[lane] = std::max(makespans[lane], bound);
    }
    return makespans;
}

std::int64_t ContinuedStep::roundsOfMost() const {
    const std::int64_t each =
        std::max<std::int64_t>(1, mostOperations(m_kind, m_shape) / m_shape.microbatches);
    return std::max<std::int64_t>(2, (largestRun / each - m_few) / m_shape.ranks);
}

ContinuedStep::Both ContinuedStep::wholly(const Durations& durations, SpanMemo& memo,
                                          const std::stop_token& stop) const {
    if (mostOperations(m_kind, m_shape) <= largestRun)
        return run(m_shape.microbatches, durations, memo, stop).makespans;
    // Over as long a time as can be executed the pace evens out.
    const std::int64_t rounds = roundsOfMost();
    const Run fewer = run(m_few + rounds / 2 * m_shape.ranks, durations, memo, stop);
    const Run more = run(m_few + rounds * m_shape.ranks, durations, memo, stop);
    const double ideal = memo.programOf(m_kind, shapeOf(more.microbatches), stop).ideal(durations);
    return atPaceOf(fewer, more, ideal, durations, stop);
}

ContinuedStep::Both ContinuedStep::makespans(const Durations& durations, SpanMemo& memo,
                                             const std::stop_token& stop) const {
    const std::int64_t more = m_few + m_shape.ranks;
    if (more >= m_shape.microbatches)
        return run(m_shape.microbatches, durations, memo, stop).makespans;
    if (!definitionOf(m_kind).growsInTheMiddle)
        return wholly(durations, memo, stop);
    const Run longer = run(more, durations, memo, stop);
    const OrderProgram& program = memo.programOf(m_kind, shapeOf(more), stop);
    std::array<Steadiness, 2> found{};
    for (std::size_t lane = 0; lane < found.size(); ++lane)
        found[lane] = steadinessOf(program, memo.times(), longer.makespans[lane], lane);
    if (!found[0].steady && !found[1].steady)
        return wholly(durations, memo, stop);
    const double ideal = program.ideal(durations); // the next run may end the program
    // A round more or less is then a period more or less; else both are run.
    const Run shorter =
        found[0].period && found[1].period
            ? Run{m_few, {longer.makespans[0] - *found[0].period, longer.makespans[1] - *found[1].period}}
            : run(m_few, durations, memo, stop);
    const Both atPace = atPaceOf(shorter, longer, ideal, durations, stop);
    if (found[0].steady && found[1].steady)
        return atPace;
    const Both whole = wholly(durations, memo, stop);
    return {found[0].steady ? atPace[0] : whole[0], found[1].steady ? atPace[1] : whole[1]};
}

double ContinuedStep::mostCost() const {
    // A program takes as long to make as two runs, with messages and without are two, and to look at the
    // pace, and at what a busy rank leaves, takes of either as long again as three.
    constexpr double program = 2, both = 2, looks = 6;
    const auto costOf = [&](std::int64_t microbatches, double looking) {
        const ScheduleShape shape = shapeOf(std::min(microbatches, m_shape.microbatches));
        return makingCost(m_kind, shape) + (program + both + looking) * runningCost(m_kind, shape);
    };
    const std::int64_t more = m_few + m_shape.ranks;
    if (more >= m_shape.microbatches)
        return costOf(m_shape.microbatches, 0);
    const double cost = costOf(more, looks) + costOf(m_few, 0);
    if (mostOperations(m_kind, m_shape) <= largestRun)
        return cost + costOf(m_shape.microbatches, 0);
    const std::int64_t rounds = roundsOfMost();
    return cost + costOf(m_few + rounds / 2 * m_shape.ranks, 0) +
           costOf(m_few + rounds * m_shape.ranks, looks);
}

} // namespace quadrille
