// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/number.h"
#include "core/pipeline/closed_form.h"
#include "core/pipeline/schedule.h"

namespace quadrille {

/// Micro-batches whose activations rank r holds at its peak: chunks in flight ÷ chunks of one micro-batch.
/// Templates over the number type as in closed_form.h; default group for interleaving.
template <class T>
[[nodiscard]] T microBatchesInFlight(ScheduleKind kind, const T& ranks, const T& microbatches,
                                     const T& chunks, const T& rank) {
    switch (kind) {
    case ScheduleKind::gpipe:
        return closed_form::gpipePeak(microbatches);
    case ScheduleKind::oneForwardOneBackward:
        return closed_form::oneForwardOneBackwardPeak(ranks, microbatches, rank);
    default:
        break;
    }
    return closed_form::interleavedPeak(ranks, microbatches, chunks, ranks, rank) / chunks;
}

} // namespace quadrille
