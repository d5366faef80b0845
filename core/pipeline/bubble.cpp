// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/bubble.h"

#include "core/pipeline/closed_form.h"
#include "core/pipeline/closed_form_split.h"
#include "core/pipeline/executor.h"
#include "core/pipeline/order_cost.h"
#include "core/pipeline/orders/v_pattern.h"
#include "core/pipeline/summary_formulas.h"

#include <algorithm>
#include <optional>

namespace quadrille {

namespace {

constexpr double unitsOfStage = 3; // F + I + W

/// Of a step of that makespan in which every rank works for m·v times F + I + W.
Bubble bubbleOf(double makespan, const ScheduleShape& shape) {
    const double ideal =
        unitsOfStage * static_cast<double>(shape.microbatches) * static_cast<double>(shape.chunks);
    return {(makespan - ideal) / ideal, (makespan - ideal) / makespan};
}

/// Where it is known exactly, for F = I = W.
std::optional<Bubble> formulaBubble(ScheduleKind kind, const ScheduleShape& shape) {
    const auto p = static_cast<double>(shape.ranks);
    const auto m = static_cast<double>(shape.microbatches);
    const auto v = static_cast<double>(shape.chunks);
    if (hasBubbleFormula(kind))
        return Bubble{closed_form::bubbleOverIdeal(p, m, v), closed_form::bubbleOverTotal(p, m, v)};
    switch (kind) {
    case ScheduleKind::breadthFirst:
        return bubbleOf(closed_form::breadthFirstMakespan(p, m, v, 1.0, 2.0), shape);
    case ScheduleKind::zeroBubbleH1:
        return bubbleOf(closed_form::zeroBubbleH1Makespan(p, m, v, 1.0, 1.0, 1.0), shape);
    case ScheduleKind::zeroBubbleH2:
        return bubbleOf(closed_form::zeroBubbleH2Makespan(p, m, 1.0, 1.0, 1.0), shape);
    case ScheduleKind::zeroBubbleV:
        if (shape.microbatches / 2 >= shape.ranks)
            return bubbleOf(closed_form::zeroBubbleVMakespan(p, m), shape);
        break;
    case ScheduleKind::vHalf:
    case ScheduleKind::vMin:
        if (shape.ranks > 1 && shape.microbatches >= orders::vPatternFill(kind, shape.ranks))
            return bubbleOf(kind == ScheduleKind::vHalf ? closed_form::vHalfMakespan(p, m)
                                                        : closed_form::vMinMakespan(p, m),
                            shape);
        break;
    default:
        break;
    }
    return std::nullopt;
}

double unitMakespan(ScheduleKind kind, ScheduleShape shape, std::int64_t microbatches,
                    const std::stop_token& stop) {
    shape.microbatches = microbatches;
    const Durations unit = Durations::uniform(static_cast<std::size_t>(shape.stages()));
    return execute(makeOrder(kind, shape, stop), unit, stop).makespan;
}

/// As many micro-batches as are run, congruent to all of them modulo p: after warm-up a schedule repeats
/// itself from micro-batch to micro-batch, Chimera from p to p.
std::int64_t microbatchesRun(ScheduleKind kind, const ScheduleShape& shape) {
    const std::int64_t p = shape.ranks;
    // The group of interleaved ZB1P is p from p² micro-batches on.
    const std::int64_t settled = kind == ScheduleKind::zeroBubbleInterleaved ? std::max(3 * p, p * p) : 3 * p;
    return shape.microbatches <= settled ? shape.microbatches : settled + (shape.microbatches - settled) % p;
}

double executedMakespan(ScheduleKind kind, const ScheduleShape& shape, const std::stop_token& stop) {
    const std::int64_t few = microbatchesRun(kind, shape);
    const double start = unitMakespan(kind, shape, few, stop);
    if (few == shape.microbatches)
        return start;
    const auto more = static_cast<double>(shape.microbatches - few);
    if (kind != ScheduleKind::chimera)
        return start + more * unitsOfStage * static_cast<double>(shape.chunks);
    // Its units do not interlock: each one adds idle time.
    const double next = unitMakespan(kind, shape, few + shape.ranks, stop);
    return start + (next - start) * more / static_cast<double>(shape.ranks);
}

} // namespace

bool hasBubbleFormula(ScheduleKind kind) {
    return kind == ScheduleKind::gpipe || kind == ScheduleKind::oneForwardOneBackward ||
           kind == ScheduleKind::eager || traits(kind).grouped;
}

bool isWorkable(ScheduleKind kind, const ScheduleShape& shape) {
    constexpr std::int64_t most = 2'000'000;
    if (formulaBubble(kind, shape) && hasInFlightFormula(kind))
        return true;
    // Squares of p below: far beyond what can be worked out.
    constexpr std::int64_t mostRanks = 1'000'000;
    if (shape.ranks > mostRanks)
        return false;
    ScheduleShape run = shape;
    // Chimera runs p more for its slope; what is in flight shows within 5p, or 3p², or only in all of a
    // search.
    if (!traits(kind).searched)
        run.microbatches = std::min(shape.microbatches, microbatchesRun(kind, shape) + 2 * shape.ranks);
    return mostOperations(kind, run) <= most && orders::vPatternSlots(kind, run) <= most;
}

double unitBubbleCost(ScheduleKind kind, const ScheduleShape& shape) {
    if (formulaBubble(kind, shape))
        return 0;
    ScheduleShape run = shape;
    run.microbatches = microbatchesRun(kind, shape);
    double cost = makingCost(kind, run) + runningCost(kind, run);
    if (kind == ScheduleKind::chimera && run.microbatches < shape.microbatches) {
        run.microbatches += shape.ranks;
        cost += makingCost(kind, run) + runningCost(kind, run);
    }
    return cost;
}

Bubble unitBubble(ScheduleKind kind, const ScheduleShape& shape, const std::stop_token& stop) {
    if (const auto known = formulaBubble(kind, shape))
        return *known;
    return bubbleOf(executedMakespan(kind, shape, stop), shape);
}

} // namespace quadrille
