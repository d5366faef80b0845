// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/bubble.h"

#include "core/pipeline/closed_form.h"
#include "core/pipeline/executor.h"

#include <algorithm>
#include <optional>

namespace quadrille {

namespace {

constexpr double unitsOfStage = 3; // F + I + W

/// Idle ÷ ideal where it is known exactly, for F = I = W.
std::optional<double> formulaOverIdeal(ScheduleKind kind, const ScheduleShape& shape) {
    const auto p = static_cast<double>(shape.ranks);
    const auto m = static_cast<double>(shape.microbatches);
    const auto v = static_cast<double>(shape.chunks);
    if (hasBubbleFormula(kind))
        return closed_form::bubbleOverIdeal(p, m, v);
    switch (kind) {
    case ScheduleKind::breadthFirst:
        return ((v - 1) * std::max(m, p) + m + p - 1) / (m * v) - 1;
    case ScheduleKind::zeroBubbleH1:
    case ScheduleKind::zeroBubbleH2:
        // (p − 1)(F + I − W) and (p − 1) max(F, F + I − 2W) of m(F + I + W).
        return (p - 1) / (unitsOfStage * m);
    default:
        return std::nullopt;
    }
}

double unitMakespan(ScheduleKind kind, ScheduleShape shape, std::int64_t microbatches) {
    shape.microbatches = microbatches;
    return execute(makeOrder(kind, shape), Durations::uniform(static_cast<std::size_t>(shape.stages())))
        .makespan;
}

double executedMakespan(ScheduleKind kind, const ScheduleShape& shape) {
    // After warm-up a schedule repeats itself from micro-batch to micro-batch, Chimera from p to p; the group
    // of interleaved ZB1P is p from p² micro-batches on.
    const std::int64_t p = shape.ranks;
    const std::int64_t settled = kind == ScheduleKind::zeroBubbleInterleaved ? std::max(6 * p, p * p) : 6 * p;
    if (shape.microbatches < settled + 2 * p)
        return unitMakespan(kind, shape, shape.microbatches);
    const std::int64_t few = settled + (shape.microbatches - settled) % p;
    const double start = unitMakespan(kind, shape, few);
    const double next = unitMakespan(kind, shape, few + p);
    return start + (next - start) * static_cast<double>((shape.microbatches - few) / p);
}

} // namespace

bool hasBubbleFormula(ScheduleKind kind) {
    return kind == ScheduleKind::gpipe || kind == ScheduleKind::oneForwardOneBackward ||
           kind == ScheduleKind::eager || traits(kind).grouped;
}

Bubble unitBubble(ScheduleKind kind, const ScheduleShape& shape) {
    if (const auto overIdeal = formulaOverIdeal(kind, shape))
        return {*overIdeal, *overIdeal / (1 + *overIdeal)};
    const double ideal =
        unitsOfStage * static_cast<double>(shape.microbatches) * static_cast<double>(shape.chunks);
    const double makespan = executedMakespan(kind, shape);
    return {(makespan - ideal) / ideal, (makespan - ideal) / makespan};
}

} // namespace quadrille
