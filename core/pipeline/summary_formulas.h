// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/closed_form.h"
#include "core/pipeline/schedule_definition.h"

namespace quadrille {

/// Whether microBatchesInFlight() is what execution finds, on every rank and for every shape that the kind
/// can have. For other kinds it is an upper bound.
[[nodiscard]] inline bool hasInFlightFormula(ScheduleKind kind) {
    return definitionOf(kind).inFlight.exists();
}

/// Whether no rank has more chunks of its own in flight than the rank before it, of any chunk.
[[nodiscard]] inline bool declinesFromRankToRank(ScheduleKind kind) {
    return hasInFlightFormula(kind) && definitionOf(kind).declinesFromRankToRank;
}

/// Micro-batches whose activations rank r holds at its peak, until their weight gradients are done: chunks in
/// flight ÷ chunks of one micro-batch. Templates over the number type as in closed_form.h; default group for
/// interleaving.
template <class T>
[[nodiscard]] T microBatchesInFlight(ScheduleKind kind, const T& ranks, const T& microbatches,
                                     const T& chunks, const T& rank) {
    const InFlightFormula& formula = definitionOf(kind).inFlight;
    // No schedule can hold more than all of them.
    return formula.exists() ? formula(RankOfPipeline<T>{ranks, microbatches, chunks, rank})
                            : closed_form::gpipePeak(microbatches);
}

} // namespace quadrille
