// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/weight_filling.h"

#include <algorithm>

namespace quadrille::orders::search {

namespace {

/// Runs all ranks, each as far as its inputs are known, and puts in W on the way.
class Filling {
public:
    Filling(const Problem& problem, const Lists& sequences, const Patience& patience, Lists* result)
        : m_problem(problem), m_sequences(sequences), m_patience(patience), m_result(result),
          m_microbatches(static_cast<std::size_t>(problem.microbatches())),
          m_forwardEnd(problem.stages() * m_microbatches, unknown),
          m_inputEnd(problem.stages() * m_microbatches, unknown), m_ranks(problem.ranks()) {
        for (RankState& rank : m_ranks)
            rank.forwardsLeft = problem.chunks() * m_microbatches;
    }

    /// False when it can not run.
    bool run() {
        for (bool moved = true; moved;) {
            moved = false;
            for (std::size_t rank = 0; rank < m_ranks.size(); ++rank)
                while (runNext(rank))
                    moved = true;
        }
        for (std::size_t rank = 0; rank < m_ranks.size(); ++rank) {
            if (m_ranks[rank].next < m_sequences[rank].size())
                return false;
            while (m_ranks[rank].hasWeights())
                runWeight(rank);
        }
        return true;
    }

    [[nodiscard]] Quality quality() const {
        Quality quality;
        for (const RankState& rank : m_ranks) {
            quality.span = std::max(quality.span, rank.free - rank.first);
            quality.makespan = std::max(quality.makespan, rank.free);
            quality.peak = std::max(quality.peak, rank.peak);
        }
        return quality;
    }

private:
    static constexpr double unknown = -1;

    struct Weight {
        double ready = 0;
        Task task;
    };

    struct RankState {
        std::size_t next = 0; ///< in its sequence
        std::size_t forwardsLeft = 0;
        std::int64_t held = 0; ///< halves of chunks
        std::int64_t live = 0; ///< chunks, until W
        std::int64_t peak = 0;
        double first = unknown;
        double free = 0;
        std::vector<Weight> weights; ///< of all I so far
        std::size_t nextWeight = 0;

        [[nodiscard]] bool hasWeights() const { return nextWeight < weights.size(); }
    };

    [[nodiscard]] double& forwardEnd(std::size_t stage, const Task& task) {
        return m_forwardEnd[stage * m_microbatches + static_cast<std::size_t>(task.microbatch)];
    }
    [[nodiscard]] double& inputEnd(std::size_t stage, const Task& task) {
        return m_inputEnd[stage * m_microbatches + static_cast<std::size_t>(task.microbatch)];
    }

    /// When the task's inputs are there, or unknown.
    double arrival(std::size_t stage, const Task& task) {
        if (task.kind == OperationKind::forward) {
            if (stage == 0)
                return 0;
            const double end = forwardEnd(stage - 1, task);
            return end == unknown ? unknown : end + m_problem.latency(stage);
        }
        if (forwardEnd(stage, task) == unknown)
            return unknown;
        if (stage + 1 == m_problem.stages())
            return 0;
        const double end = inputEnd(stage + 1, task);
        return end == unknown ? unknown : end + m_problem.latency(stage + 1);
    }

    bool runNext(std::size_t index) {
        RankState& rank = m_ranks[index];
        if (rank.next == m_sequences[index].size())
            return false;
        const Task& task = m_sequences[index][rank.next];
        const std::size_t stage = m_problem.stageOf(index, task.chunk);
        const double arrives = arrival(stage, task);
        if (arrives == unknown)
            return false;
        const bool isForward = task.kind == OperationKind::forward;
        while (isForward && rank.held + 2 > m_problem.limit()) {
            if (!rank.hasWeights())
                return false;
            runWeight(index);
        }
        const double patience = patienceOf(index, stage);
        while (rank.hasWeights() && endOfNextWeight(index) <= arrives + patience * nextWeightTime(index))
            runWeight(index);
        const double start = std::max(rank.free, arrives);
        if (rank.first == unknown)
            rank.first = start;
        rank.free = start + m_problem.duration(task.kind, stage);
        rank.held += m_problem.held(task.kind);
        if (isForward) {
            forwardEnd(stage, task) = rank.free;
            --rank.forwardsLeft;
            rank.peak = std::max(rank.peak, ++rank.live);
        } else {
            inputEnd(stage, task) = rank.free;
            rank.weights.push_back({rank.free, {OperationKind::weightGradient, task.chunk, task.microbatch}});
        }
        if (m_result != nullptr)
            (*m_result)[index].push_back(task);
        ++rank.next;
        return true;
    }

    double patienceOf(std::size_t index, std::size_t stage) const {
        const bool cools = m_ranks[index].forwardsLeft == 0;
        if (cools && stage == 0 && m_patience.firstStageHurries)
            return 1;
        if (static_cast<double>(index) >= m_patience.upstream * static_cast<double>(m_ranks.size()))
            return 0;
        return cools ? m_patience.cooldown : m_patience.steady;
    }

    double nextWeightTime(std::size_t index) const {
        const RankState& rank = m_ranks[index];
        return m_problem.weight(m_problem.stageOf(index, rank.weights[rank.nextWeight].task.chunk));
    }
    double endOfNextWeight(std::size_t index) const { return m_ranks[index].free + nextWeightTime(index); }

    void runWeight(std::size_t index) {
        RankState& rank = m_ranks[index];
        rank.free = endOfNextWeight(index);
        rank.held += m_problem.held(OperationKind::weightGradient);
        --rank.live;
        if (m_result != nullptr)
            (*m_result)[index].push_back(rank.weights[rank.nextWeight].task);
        ++rank.nextWeight;
    }

    const Problem& m_problem;
    const Lists& m_sequences;
    Patience m_patience;
    Lists* m_result; ///< or nothing
    std::size_t m_microbatches;
    std::vector<double> m_forwardEnd; ///< [stage × m + micro-batch]
    std::vector<double> m_inputEnd;
    std::vector<RankState> m_ranks;
};

} // namespace

std::optional<Quality> qualityOfFilling(const Problem& problem, const Lists& sequences,
                                        const Patience& patience) {
    Filling filling(problem, sequences, patience, nullptr);
    if (!filling.run())
        return std::nullopt;
    return filling.quality();
}

std::optional<Lists> fillWeights(const Problem& problem, const Lists& sequences, const Patience& patience) {
    Lists result(problem.ranks());
    for (std::vector<Task>& list : result)
        list.reserve(problem.tasksOfRank());
    Filling filling(problem, sequences, patience, &result);
    if (!filling.run())
        return std::nullopt;
    return result;
}

Lists withoutWeights(const Lists& lists) {
    Lists sequences(lists.size());
    for (std::size_t rank = 0; rank < lists.size(); ++rank)
        std::ranges::copy_if(lists[rank], std::back_inserter(sequences[rank]),
                             [](const Task& task) { return task.kind != OperationKind::weightGradient; });
    return sequences;
}

} // namespace quadrille::orders::search
