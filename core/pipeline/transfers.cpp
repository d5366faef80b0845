// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/transfers.h"

#include <cstddef>

namespace quadrille {

Transfers transfers(const Order& order, const std::stop_token& stop) {
    Transfers result;
    result.sends.resize(order.rankCount());
    const Placement& placement = order.placement;
    const auto stages = placement.stageToRank.empty()
                            ? std::int32_t{0}
                            : static_cast<std::int32_t>(placement.stageToRank.front().size());
    const auto crosses = [&](std::int32_t from, std::int32_t to, std::int32_t microbatch) {
        return to >= 0 && to < stages && placement.rank(from, microbatch) != placement.rank(to, microbatch);
    };
    for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
        throwIfStopped(stop);
        RankTransfers& sends = result.sends[rank];
        for (const Operation& operation : order.rank(rank)) {
            if (runsForward(operation.kind) &&
                crosses(operation.stage, operation.stage + 1, operation.microbatch)) {
                ++sends.forward;
            }
            const std::int32_t stage = backwardStage(operation);
            if ((runsBackward(operation.kind) || operation.kind == OperationKind::inputGradient) &&
                crosses(stage, stage - 1, backwardMicrobatch(operation))) {
                ++sends.gradient;
            }
        }
        result.forward += sends.forward;
        result.gradient += sends.gradient;
    }
    return result;
}

} // namespace quadrille
