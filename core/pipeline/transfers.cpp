// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/transfers.h"

#include <cstddef>

namespace quadrille {

Transfers transfers(const Order& order, const std::stop_token& stop) {
    Transfers result;
    result.sends.resize(order.rankCount());
    for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
        throwIfStopped(stop);
        RankTransfers& sends = result.sends[rank];
        for (const Operation& operation : order.rank(rank))
            forEachSent(order.placement, operation, [&sends](const SentBoundary& sent) {
                ++(sent.gradient ? sends.gradient : sends.forward);
            });
        result.forward += sends.forward;
        result.gradient += sends.gradient;
    }
    return result;
}

} // namespace quadrille
