// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stop.h"

#include <cstddef>

namespace quadrille::orders::search {

/// The most tasks that a rank runs before the others have their turn.
inline constexpr std::ptrdiff_t turn = 1 << 15;

/// Lets every rank run as far as it goes, down the ranks, where F flow, and up again, where I flow, until
/// none moves any more. \param runRank takes a rank, runs at most `turn` tasks, and is true where it ran any.
/// Throws Stopped.
template <class RunRank>
void sweep(std::size_t ranks, const std::stop_token& stop, RunRank runRank) {
    bool moved = true;
    const auto run = [&](std::size_t rank) {
        throwIfStopped(stop);
        moved = runRank(rank) || moved;
    };
    while (moved) {
        moved = false;
        for (std::size_t rank = 0; rank < ranks; ++rank)
            run(rank);
        for (std::size_t rank = ranks; rank-- > 0;)
            run(rank);
    }
}

} // namespace quadrille::orders::search
