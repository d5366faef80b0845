// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::orders {

/// How much of an activation a rank holds, counted in halves of a chunk: F takes two of them, I gives back
/// `freedAtInput` and W the rest. 0: held until W. 1: half of it is only kept for I, the way Qi et al. 2023
/// count it in their search (section 4.1).
struct MemoryRule {
    std::int64_t limitInHalves = 0; ///< of each rank; 0: none
    std::int32_t freedAtInput = 0;

    /// The shape's own limit, in the way Qi et al. count.
    [[nodiscard]] static MemoryRule of(const ScheduleShape& shape) {
        return {static_cast<std::int64_t>(2 * shape.memoryLimit), 1};
    }
    /// The same number of chunks, each held whole until W: stricter.
    [[nodiscard]] static MemoryRule untilWeightGradient(const ScheduleShape& shape) {
        return {2 * static_cast<std::int64_t>(shape.memoryLimit), 0};
    }
};

namespace search {

/// F, I or W of a micro-batch on one of its rank's chunks.
struct Task {
    OperationKind kind = OperationKind::forward;
    std::uint8_t chunk = 0;
    std::int32_t microbatch = 0;

    friend bool operator==(const Task&, const Task&) = default;
};

/// What each rank does, in order.
using Lists = std::vector<std::vector<Task>>;

/// What is searched an order for: one chunk a rank in a line, or two in a V.
class Problem {
public:
    /// Throws std::invalid_argument where the durations are not F, I and W of each stage.
    Problem(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
            const MemoryRule& memory);

    [[nodiscard]] ScheduleKind kind() const { return m_kind; }
    [[nodiscard]] const ScheduleShape& shape() const { return m_shape; }
    [[nodiscard]] std::size_t ranks() const { return m_ranks; }
    [[nodiscard]] std::int32_t microbatches() const { return m_microbatches; }
    [[nodiscard]] std::size_t chunks() const { return m_chunks; }
    [[nodiscard]] std::size_t stages() const { return m_ranks * m_chunks; }
    [[nodiscard]] std::size_t tasksOfRank() const {
        return 3 * m_chunks * static_cast<std::size_t>(m_microbatches);
    }
    [[nodiscard]] double taskCount() const { return static_cast<double>(m_ranks * tasksOfRank()); }
    [[nodiscard]] double tasksOfMicrobatch() const { return static_cast<double>(3 * stages()); }

    [[nodiscard]] std::size_t stageOf(std::size_t rank, std::size_t chunk) const {
        return chunk == 0 ? rank : 2 * m_ranks - 1 - rank;
    }
    [[nodiscard]] std::size_t rankOf(std::size_t stage) const {
        return stage < m_ranks ? stage : 2 * m_ranks - 1 - stage;
    }
    [[nodiscard]] std::size_t chunkOf(std::size_t stage) const { return stage < m_ranks ? 0 : 1; }
    /// Latency of the edge from stage − 1 to stage, either way.
    [[nodiscard]] double latency(std::size_t stage) const { return stage == m_ranks ? 0 : m_p2p; }

    [[nodiscard]] double forward(std::size_t stage) const { return m_forward[stage]; }
    [[nodiscard]] double input(std::size_t stage) const { return m_input[stage]; }
    [[nodiscard]] double weight(std::size_t stage) const { return m_weight[stage]; }
    [[nodiscard]] double duration(OperationKind kind, std::size_t stage) const {
        return kind == OperationKind::forward         ? m_forward[stage]
               : kind == OperationKind::inputGradient ? m_input[stage]
                                                      : m_weight[stage];
    }

    /// Halves of a chunk that a rank may hold, no more than it ever could.
    [[nodiscard]] std::int64_t limit() const { return m_limit; }
    /// What the operation changes of that.
    [[nodiscard]] std::int32_t held(OperationKind kind) const {
        return kind == OperationKind::forward         ? 2
               : kind == OperationKind::inputGradient ? -m_freedAtInput
                                                      : m_freedAtInput - 2;
    }

    /// From the start of a rank's first F to the arrival of the first micro-batch at its next operation that
    /// is no F of chunk 0, if nothing delays it.
    [[nodiscard]] double firstReturn(std::size_t rank) const { return m_firstReturn[rank]; }
    /// No longest rank span can be shorter, up to rounding: a rank's work, and what it waits for the first
    /// micro-batch and the last one to come back with all the work that its memory lets it keep; or the time
    /// to a rank behind it, that one's work, and the time back.
    [[nodiscard]] double leastSpan() const;

    /// What the rank with most to do does for one micro-batch.
    [[nodiscard]] double busiest() const;

    /// The same with fewer micro-batches.
    [[nodiscard]] Problem shortened(std::int32_t microbatches) const;
    /// The same with so many halves of a chunk at most.
    [[nodiscard]] Problem limitedTo(std::int64_t halves) const;

private:
    /// What a rank does for one micro-batch.
    [[nodiscard]] double busy(std::size_t rank) const;
    /// What the rank does until the end of its last I of chunk 0: all but the W that memory lets wait.
    [[nodiscard]] double busyUntilLastInput(std::size_t rank) const;
    /// How long the rank is idle between its first and its last task, at least.
    [[nodiscard]] double waitsOf(std::size_t rank) const;

    ScheduleKind m_kind;
    ScheduleShape m_shape;
    std::size_t m_ranks;
    std::int32_t m_microbatches;
    std::size_t m_chunks;
    std::vector<double> m_forward; ///< [stage]
    std::vector<double> m_input;
    std::vector<double> m_weight;
    std::vector<double> m_firstReturn; ///< [rank]
    double m_p2p;
    std::int64_t m_limit;
    std::int32_t m_freedAtInput;
};

/// The lists as an order. Throws Stopped.
[[nodiscard]] Order orderOf(const Problem& problem, const Lists& lists, const std::stop_token& stop = {});

/// How good an order is; smaller is better, the first difference decides.
struct Quality {
    double span = 0;       ///< longest rank span
    double makespan = 0;   ///< wall clock
    std::int64_t peak = 0; ///< most chunks in flight on a rank, held until W

    friend auto operator<=>(const Quality&, const Quality&) = default;
};

} // namespace search

} // namespace quadrille::orders
