// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/search/problem.h"
#include "core/stop.h"

#include <optional>

namespace quadrille::orders::search {

/// Which W are run while a rank waits: one that ends no later than this part of itself after what the rank
/// waits for. 0: only where it fits; 1: whenever the rank would be idle, as for I of stage 0 once it has no F
/// left, which no rank waits for.
struct Patience {
    double steady = 0;
    double cooldown = 0; ///< once the rank has no F left
    double upstream =
        1; ///< part of the ranks, from the first on, for which the above is; the others have none

    friend bool operator==(const Patience&, const Patience&) = default;
};

/// F and I in the order given, and W between them: where memory is full, where the rank would wait otherwise,
/// and at the end; those of earlier I first. Made to be run again and again.
class WeightFilling {
public:
    /// Keeps a reference to the problem.
    explicit WeightFilling(const Problem& problem);

    /// How the order would run; nothing where the F and I can not run in that order. Throws Stopped.
    /// \param sequences F and I of each rank; the micro-batches of each kind and chunk ascend
    /// \param result what each rank runs, or null where that is not wanted
    std::optional<Quality> run(const Lists& sequences, const Patience& patience, Lists* result = nullptr,
                               const std::stop_token& stop = {});

private:
    struct Stage {
        double forward = 0;
        double input = 0;
        double weight = 0;
        double latency = 0;        ///< of the edge from the stage before, either way
        std::int32_t forwards = 0; ///< F that have run
        std::int32_t inputs = 0;   ///< I that have run
    };

    struct Rank {
        const Task* next = nullptr; ///< in its sequence
        const Task* end = nullptr;
        const Task* nextWeight = nullptr; ///< the I whose W is next, or one before it
        std::int32_t waiting = 0;         ///< W whose I have run
        std::int64_t forwardsLeft = 0;
        std::int64_t held = 0; ///< halves of chunks
        std::int64_t live = 0; ///< chunks, until W
        std::int64_t peak = 0;
        double first = -1;
        double free = 0;
        double steadyPatience = 0;
        double cooldownPatience = 0;
    };

    void begin(const Lists& sequences, const Patience& patience);
    bool runRank(std::size_t index, Lists* result);
    /// When the inputs of the stage's next F, or I, are there; nothing while that is not known.
    [[nodiscard]] bool forwardArrives(std::size_t stage, double& time) const;
    [[nodiscard]] bool inputArrives(std::size_t stage, double& time) const;
    /// The stage whose W is the next of the rank. \pre one is waiting
    std::size_t weightStage(std::size_t index);
    void runWeight(std::size_t index, Lists* result);

    const Problem& m_problem;
    std::size_t m_microbatches;
    std::vector<Stage> m_stages;
    std::vector<Rank> m_ranks;
    std::vector<double> m_forwardEnds; ///< [stage × m + micro-batch], of those that have run
    std::vector<double> m_inputEnds;
};

/// As WeightFilling::run(), once. Throws Stopped.
[[nodiscard]] std::optional<Lists> fillWeights(const Problem& problem, const Lists& sequences,
                                               const Patience& patience, const std::stop_token& stop = {});

/// The lists without their W. Throws Stopped.
[[nodiscard]] Lists withoutWeights(const Lists& lists, const std::stop_token& stop = {});

} // namespace quadrille::orders::search
