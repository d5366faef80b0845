// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/peak_in_flight.h"

#include "core/pipeline/rank_order.h"

#include <algorithm>

namespace quadrille {

std::int64_t peakInFlight(std::span<const Operation> operations) {
    std::int64_t live = 0;
    std::int64_t peak = 0;
    for (const Operation& operation : operations) {
        live += runsForward(operation.kind) ? 1 : 0;
        peak = std::max(peak, live);
        const bool ends = runsBackward(operation.kind) || operation.kind == OperationKind::weightGradient;
        live -= ends ? 1 : 0;
    }
    return peak;
}

std::int64_t peakInFlight(ScheduleKind kind, const ScheduleShape& shape, std::int64_t rank,
                          const std::stop_token& stop) {
    return peakInFlight(rankOrder(kind, shortened(kind, shape), rank, stop));
}

} // namespace quadrille
