// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reference/collective.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace quadrille {

const char* name(Collective collective) {
    switch (collective) {
    case Collective::reduceScatter:
        return "reduce-scatter";
    case Collective::allGather:
        return "all-gather";
    case Collective::allReduce:
        return "all-reduce";
    case Collective::allToAll:
        break;
    }
    return "all-to-all";
}

int CollectiveSteps::sizeFor(std::int64_t ranks) {
    const auto larger = std::ranges::upper_bound(sizes, ranks);
    return larger == sizes.begin() ? sizes.front() : *std::prev(larger);
}

CollectiveSteps::CollectiveSteps(Collective collective, int ranks)
    : m_collective(collective), m_ranks(ranks) {
    if (std::ranges::find(sizes, ranks) == sizes.end())
        throw std::invalid_argument("a collective is shown among 2, 4 or 8 ranks");
    Held begin(placeOf(ranks, 0));
    for (int rank = 0; rank < ranks; ++rank)
        for (int slot = 0; slot < ranks; ++slot)
            if (collective != Collective::allGather || slot == rank)
                begin[placeOf(rank, slot)] = {slot, std::uint32_t{1} << rank};
    m_held.push_back(std::move(begin));
    const auto around = [ranks](int rank) { return ((rank % ranks) + ranks) % ranks; };
    // Of both halves a rank sends on what it got in the step before; it ends with its own chunk whole, and
    // the gathering begins with that.
    const auto ring = [&](bool adds) {
        for (int step = 0; step < ranks - 1; ++step) {
            std::vector<ChunkMove> moves;
            for (int rank = 0; rank < ranks; ++rank) {
                const int slot = around(rank - step - (adds ? 1 : 0));
                moves.push_back({rank, around(rank + 1), slot, slot, adds});
            }
            apply(std::move(moves));
        }
    };
    if (collective == Collective::reduceScatter || collective == Collective::allReduce)
        ring(true);
    if (collective == Collective::allGather || collective == Collective::allReduce)
        ring(false);
    if (collective == Collective::allToAll)
        for (int step = 1; step < ranks; ++step) {
            std::vector<ChunkMove> moves;
            moves.reserve(static_cast<std::size_t>(ranks));
            for (int rank = 0; rank < ranks; ++rank)
                moves.push_back({rank, rank ^ step, rank ^ step, rank, false});
            apply(std::move(moves));
        }
}

bool CollectiveSteps::gathers(int step) const {
    return m_collective == Collective::allReduce && step >= m_ranks - 1;
}

void CollectiveSteps::apply(std::vector<ChunkMove> moves) {
    const Held& before = m_held.back();
    Held after = before;
    // All at the same time: what leaves is what was there before.
    for (const ChunkMove& move : moves) {
        const ChunkHeld& sent = before[placeOf(move.from, move.fromSlot)];
        ChunkHeld& there = after[placeOf(move.to, move.toSlot)];
        there = {sent.chunk, move.adds ? there.sources | sent.sources : sent.sources};
    }
    m_held.push_back(std::move(after));
    m_moves.push_back(std::move(moves));
}

} // namespace quadrille
