// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/search/problem.h"
#include "core/stop.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::orders::search {

/// When complete lists run, and what their longest rank span hangs on. Made to be run again and again with
/// slightly different lists.
class Timing {
public:
    explicit Timing(const Problem& problem);

    /// False where the lists can not run; the rest then means nothing. Throws Stopped.
    /// \param lists all tasks of each rank; the micro-batches of each kind and chunk ascend
    bool run(const Lists& lists, const std::stop_token& stop = {});

    [[nodiscard]] double span(std::size_t rank) const { return m_ranks[rank].free - m_starts[startOf(rank)]; }
    [[nodiscard]] Quality quality() const;

    /// A task that starts when the task before it on its rank ends.
    struct Link {
        std::size_t rank = 0;
        std::size_t index = 0; ///< in the rank's list, ≥ 1
    };
    /// All such links of one chain of tasks, from the end of the rank back to a start: each task starts when
    /// the one before it in the chain ends or arrives. \pre run() was true with these lists
    void criticalLinks(const Lists& lists, std::size_t rank, std::vector<Link>& links) const;

    /// Indices of the rank's tasks before which it is idle. \pre as above
    void idleBefore(const Lists& lists, std::size_t rank, std::vector<std::size_t>& indices) const;

private:
    struct Rank {
        std::size_t next = 0;
        double free = 0;
        std::int32_t live = 0; ///< chunks in flight, until W
        std::int32_t peak = 0;
    };
    /// How many of the stage's have run.
    struct Stage {
        std::int32_t forwards = 0;
        std::int32_t inputs = 0;
        std::int32_t weights = 0;
    };
    /// The end of F or I of one micro-batch on one stage, and where it is in its rank's list.
    struct Result {
        double end = 0;
        std::size_t index = 0;
    };

    [[nodiscard]] std::size_t startOf(std::size_t rank) const { return rank * m_problem->tasksOfRank(); }
    [[nodiscard]] std::size_t cell(std::size_t stage, std::int32_t microbatch) const {
        return stage * static_cast<std::size_t>(m_problem->microbatches()) +
               static_cast<std::size_t>(microbatch);
    }
    [[nodiscard]] double endOf(const Lists& lists, std::size_t rank, std::size_t index) const;
    bool runRank(const Lists& lists, std::size_t rank);
    /// Whether what the stage's next F or I waits for has run; then `start` is not before its arrival.
    [[nodiscard]] bool arrives(OperationKind kind, std::size_t stage, double& start) const;
    /// The result of another task that this one waits for, beside its rank; nothing for W and at the ends.
    [[nodiscard]] const Result* inputOf(std::size_t stage, const Task& task) const;

    const Problem* m_problem;
    std::vector<Rank> m_ranks;
    std::vector<Stage> m_stages;
    std::vector<double> m_starts;   ///< rank after rank
    std::vector<Result> m_forwards; ///< [stage × m + micro-batch], of those that have run
    std::vector<Result> m_inputs;
};

} // namespace quadrille::orders::search
