// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/bubble.h"

#include "core/pipeline/closed_form.h"
#include "core/pipeline/executor.h"
#include "core/pipeline/order_cost.h"
#include "core/pipeline/rank_order.h"
#include "core/pipeline/schedule_definition.h"
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
    const ScheduleDefinition& definition = definitionOf(kind);
    if (definition.textbookBubble)
        return Bubble{closed_form::bubbleOverIdeal(p, m, v), closed_form::bubbleOverTotal(p, m, v)};
    if (definition.unitMakespan != nullptr)
        if (const std::optional<double> makespan = definition.unitMakespan(shape))
            return bubbleOf(*makespan, shape);
    return std::nullopt;
}

double unitMakespan(ScheduleKind kind, ScheduleShape shape, std::int64_t microbatches,
                    const std::stop_token& stop) {
    shape.microbatches = microbatches;
    const Durations unit = Durations::uniform(static_cast<std::size_t>(shape.stages()));
    return execute(makeOrder(kind, shape, stop), unit, stop).makespan;
}

/// As many micro-batches as are run, congruent to all of them modulo p: after warm-up a schedule repeats
/// itself from micro-batch to micro-batch, or from p to p.
std::int64_t microbatchesRun(ScheduleKind kind, const ScheduleShape& shape) {
    const std::int64_t p = shape.ranks;
    const std::int64_t settled = settledAfter(kind, p, 3);
    return shape.microbatches <= settled ? shape.microbatches : settled + (shape.microbatches - settled) % p;
}

double executedMakespan(ScheduleKind kind, const ScheduleShape& shape, const std::stop_token& stop) {
    const std::int64_t few = microbatchesRun(kind, shape);
    const double start = unitMakespan(kind, shape, few, stop);
    if (few == shape.microbatches)
        return start;
    const auto more = static_cast<double>(shape.microbatches - few);
    if (definitionOf(kind).interlocks)
        return start + more * unitsOfStage * static_cast<double>(shape.chunks);
    // Each p of them add idle time.
    const double next = unitMakespan(kind, shape, few + shape.ranks, stop);
    return start + (next - start) * more / static_cast<double>(shape.ranks);
}

} // namespace

bool hasBubbleFormula(ScheduleKind kind) {
    return definitionOf(kind).textbookBubble;
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
    // What does not interlock runs p more for its slope; what is in flight shows within 5p, or 3p², or only
    // in all of a search.
    if (!traits(kind).searched)
        run.microbatches = std::min(shape.microbatches, microbatchesRun(kind, shape) + 2 * shape.ranks);
    return mostOperations(kind, run) <= most && laidOutSlots(kind, run) <= most;
}

double unitBubbleCost(ScheduleKind kind, const ScheduleShape& shape) {
    if (formulaBubble(kind, shape))
        return 0;
    ScheduleShape run = shape;
    run.microbatches = microbatchesRun(kind, shape);
    double cost = makingCost(kind, run) + runningCost(kind, run);
    if (!definitionOf(kind).interlocks && run.microbatches < shape.microbatches) {
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
