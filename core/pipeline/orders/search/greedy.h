// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/search/problem.h"
#include "core/stop.h"

#include <cstdint>
#include <vector>

namespace quadrille::orders::search {

/// How a rank chooses what to run next.
struct GreedyRule {
    /// Of the F and I that could start now: I; or F; or the one that is due first, as if micro-batches
    /// followed each other at `spacing`, without waiting anywhere.
    enum class Prefers : std::uint8_t { input, forward, due };
    Prefers prefers = Prefers::input;
    double spacing = 0.5;       ///< in what all chunks of a rank take for one micro-batch
    bool waitsForInput = false; ///< an F does not start when an I would come before its end
    /// W wait until nothing else is to come, or memory is full: for orders whose W are put in afterwards.
    bool weightsLast = false;
    double lateInput = 0;   ///< W starts when an I that is on its way waits at most this part of the W …
    double lateForward = 0; ///< … and an F at most this part
    /// Micro-batches of chunk 0 in flight beyond one, for each rank behind; 0: any number.
    double forwardsPerRankBehind = 0;

    friend bool operator==(const GreedyRule&, const GreedyRule&) = default;
};

/// The rules worth trying, the most promising first.
[[nodiscard]] std::vector<GreedyRule> greedyRules(const Problem& problem);

/// The order in which things happen when each rank that is free runs what the rule says, in the order of
/// time. Keeps the memory limit and always comes to an end: in a V, one chunk stays free for chunk 1, whose
/// micro-batches the others wait for. Throws Stopped.
[[nodiscard]] Lists runGreedily(const Problem& problem, const GreedyRule& rule,
                                const std::stop_token& stop = {});

} // namespace quadrille::orders::search
