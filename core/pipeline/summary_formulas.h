// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/number.h"
#include "core/pipeline/closed_form.h"
#include "core/pipeline/schedule.h"

namespace quadrille {

/// Whether microBatchesInFlight() is what execution finds, on every rank and for every shape that the kind
/// can have. For other kinds it is an upper bound.
[[nodiscard]] constexpr bool hasInFlightFormula(ScheduleKind kind) {
    switch (kind) {
    case ScheduleKind::gpipe:
    case ScheduleKind::oneForwardOneBackward:
    case ScheduleKind::eager:
    case ScheduleKind::interleaved:
    case ScheduleKind::breadthFirst:
    case ScheduleKind::zeroBubbleH1:
    case ScheduleKind::zeroBubbleH2:
    case ScheduleKind::dualPipe:
        return true;
    default:
        return false;
    }
}

/// Whether no rank has more chunks of its own in flight than the rank before it, of any chunk.
[[nodiscard]] constexpr bool declinesFromRankToRank(ScheduleKind kind) {
    return hasInFlightFormula(kind) && kind != ScheduleKind::dualPipe;
}

/// Micro-batches whose activations rank r holds at its peak, until their weight gradients are done: chunks in
/// flight ÷ chunks of one micro-batch. Templates over the number type as in closed_form.h; default group for
/// interleaving.
template <class T>
[[nodiscard]] T microBatchesInFlight(ScheduleKind kind, const T& ranks, const T& microbatches,
                                     const T& chunks, const T& rank) {
    using namespace formula;
    switch (kind) {
    case ScheduleKind::oneForwardOneBackward:
        return closed_form::oneForwardOneBackwardPeak(ranks, microbatches, rank);
    case ScheduleKind::eager:
        return closed_form::eagerPeak(ranks, microbatches, rank);
    case ScheduleKind::interleaved:
        return closed_form::interleavedPeak(ranks, microbatches, chunks, ranks, rank) / chunks;
    case ScheduleKind::zeroBubbleH1:
        return minimum(microbatches, ranks);
    case ScheduleKind::zeroBubbleH2: {
        const T both = 2.0 * ranks - 1.0;
        return minimum(microbatches, both);
    }
    case ScheduleKind::dualPipe:
        return ranks + 1.0;
    default:
        // GPipe and breadth-first hold all of them; no schedule can hold more.
        return closed_form::gpipePeak(microbatches);
    }
}

} // namespace quadrille
