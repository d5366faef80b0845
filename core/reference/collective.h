// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resolved/resolved.h"

#include <array>
#include <cstdint>
#include <vector>

/// The collectives of a group of GPUs: what moves in each of their steps, and what one costs in a plan.
namespace quadrille {

enum class Collective : std::uint8_t { reduceScatter, allGather, allReduce, allToAll };
inline constexpr std::array allCollectives{Collective::allReduce, Collective::reduceScatter,
                                           Collective::allGather, Collective::allToAll};

/// "reduce-scatter".
[[nodiscard]] const char* name(Collective collective);

/// One chunk on its way from one rank's slot to another's.
struct ChunkMove {
    int from = 0, to = 0;         ///< ranks
    int fromSlot = 0, toSlot = 0; ///< of the ranks' buffers
    bool adds = false;            ///< to what is there, or in its place

    friend bool operator==(const ChunkMove&, const ChunkMove&) = default;
};

/// What a slot of a rank's buffer holds.
struct ChunkHeld {
    int chunk = -1;            ///< of the whole; of an all-to-all the rank that it is for; −1: nothing
    std::uint32_t sources = 0; ///< a bit for each rank whose numbers are in it: several were added up

    friend bool operator==(const ChunkHeld&, const ChunkHeld&) = default;
};

/// A collective among n ranks, whose buffers have n slots. All but the all-to-all pass chunks around a ring,
/// each rank to the next one; an all-reduce is a reduce-scatter and an all-gather after it (Chan et al. 2007,
/// "Collective communication: theory, practice, and experience", section 4). In step k of an all-to-all rank
/// i swaps with rank i xor k (Thakur et al. 2005, "Optimization of Collective Communication Operations in
/// MPICH", section 3).
class CollectiveSteps {
public:
    static constexpr std::array sizes{2, 4, 8}; ///< numbers of ranks that pair up in every step
    /// The size that shows a group of so many GPUs best: the largest that is none too large, else the
    /// smallest.
    [[nodiscard]] static int sizeFor(std::int64_t ranks);
    /// \throws std::invalid_argument for another number of ranks
    CollectiveSteps(Collective collective, int ranks);

    [[nodiscard]] Collective collective() const { return m_collective; }
    [[nodiscard]] int ranks() const { return m_ranks; }
    [[nodiscard]] int steps() const { return static_cast<int>(m_moves.size()); }
    /// All at the same time. \pre 0 ≤ step < steps()
    [[nodiscard]] const std::vector<ChunkMove>& moves(int step) const {
        return m_moves.at(static_cast<std::size_t>(step));
    }
    /// After so many steps. \pre 0 ≤ done ≤ steps()
    [[nodiscard]] const ChunkHeld& held(int done, int rank, int slot) const {
        return m_held.at(static_cast<std::size_t>(done)).at(placeOf(rank, slot));
    }
    /// Whether a step is of the all-gather that ends an all-reduce.
    [[nodiscard]] bool gathers(int step) const;

private:
    using Held = std::vector<ChunkHeld>;
    [[nodiscard]] std::size_t placeOf(int rank, int slot) const {
        return static_cast<std::size_t>(rank) * static_cast<std::size_t>(m_ranks) +
               static_cast<std::size_t>(slot);
    }
    void apply(std::vector<ChunkMove> moves);

    Collective m_collective;
    int m_ranks;
    std::vector<std::vector<ChunkMove>> m_moves;
    std::vector<Held> m_held; ///< after 0, 1, … steps
};

/// What one collective of a group of the plan costs.
struct CollectiveCost {
    std::int64_t ranks = 1;
    std::int64_t steps = 0; ///< of a ring, or of an all-to-all in pairs; NCCL may go up and down a tree
    Bytes sent;             ///< by one GPU
    Seconds time;           ///< over the links of the group, were nothing else done
};

/// The steps of a ring of so many ranks.
[[nodiscard]] std::int64_t collectiveSteps(Collective collective, std::int64_t ranks);

/// By traffic_formulas.h and the plan's links. \param whole bytes of all chunks together \pre runnable
[[nodiscard]] CollectiveCost collectiveCost(const Resolved& resolved, Collective collective,
                                            TrafficKind group, Bytes whole);

/// The degrees of the plan whose several ranks run collectives, innermost first: not the pipeline.
[[nodiscard]] std::vector<TrafficKind> collectiveGroups(const Scenario& scenario);

/// What a group exchanges at a time: the input of a layer (tensor), keys and values of one layer (context),
/// the tokens that a GPU dispatches in one layer (expert), what one stage passes on (pipeline), the gradients
/// of the shared parameters of GPU 0 (data). \pre runnable
[[nodiscard]] Bytes collectivePayload(const Resolved& resolved, TrafficKind group);

} // namespace quadrille
