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

std::vector<std::int64_t> peaksInFlight(ScheduleKind kind, const ScheduleShape& shape,
                                        const std::stop_token& stop) {
    std::vector<std::int64_t> peaks;
    peaks.reserve(static_cast<std::size_t>(shape.ranks));
    if (madeAsAWhole(kind)) {
        const Order order = makeOrder(kind, shortened(kind, shape), stop);
        for (std::size_t rank = 0; rank < order.rankCount(); ++rank)
            peaks.push_back(peakInFlight(order.rank(rank)));
    } else {
        for (std::int64_t rank = 0; rank < shape.ranks; ++rank)
            peaks.push_back(peakInFlight(kind, shape, rank, stop));
    }
    return peaks;
}

} // namespace quadrille
