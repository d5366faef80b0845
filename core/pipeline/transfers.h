// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

#include <cstdint>
#include <vector>

namespace quadrille {

/// How often one rank sends the boundary of a chunk to another rank.
struct RankTransfers {
    std::int64_t forward = 0;  ///< activations, to the stage behind
    std::int64_t gradient = 0; ///< their gradients, to the stage before

    [[nodiscard]] std::int64_t total() const { return forward + gradient; }

    friend bool operator==(const RankTransfers&, const RankTransfers&) = default;
};

/// The point-to-point messages of one step; each holds the boundary activations of one micro-batch, whose
/// bytes the caller knows. Stages that are neighbours on the same rank, as at the fold of a V, send nothing.
struct Transfers {
    std::vector<RankTransfers> sends; ///< of each rank
    std::int64_t forward = 0;         ///< of all ranks
    std::int64_t gradient = 0;        ///< of all ranks

    [[nodiscard]] std::int64_t total() const { return forward + gradient; }

    friend bool operator==(const Transfers&, const Transfers&) = default;
};

/// One message between two ranks.
struct SentBoundary {
    std::int32_t from = 0, to = 0; ///< ranks
    bool gradient = false;         ///< else activations
};

/// What an operation sends to other ranks when it ends: at most activations, and a gradient.
template <class Take>
void forEachSent(const Placement& placement, const Operation& operation, Take take) {
    const auto stages = placement.stageToRank.empty()
                            ? std::int32_t{0}
                            : static_cast<std::int32_t>(placement.stageToRank.front().size());
    const auto send = [&](std::int32_t from, std::int32_t to, std::int32_t microbatch, bool gradient) {
        if (to < 0 || to >= stages)
            return;
        const SentBoundary sent{placement.rank(from, microbatch), placement.rank(to, microbatch), gradient};
        if (sent.from != sent.to)
            take(sent);
    };
    if (runsForward(operation.kind))
        send(operation.stage, operation.stage + 1, operation.microbatch, false);
    if (runsBackward(operation.kind) || operation.kind == OperationKind::inputGradient)
        send(backwardStage(operation), backwardStage(operation) - 1, backwardMicrobatch(operation), true);
}

/// Counts the messages of an order that execute() accepts: 2m(pv − 1) in all on a loop of p ≥ 2 ranks,
/// 2m(2p − 2) on a V, 2m(p − 1) where pipelines run both ways. Throws Stopped.
[[nodiscard]] Transfers transfers(const Order& order, const std::stop_token& stop = {});

} // namespace quadrille
