// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/timing.h"

#include <algorithm>

namespace quadrille::orders::search {

Timing::Timing(const Problem& problem)
    : m_problem(&problem), m_ranks(problem.ranks()), m_starts(problem.ranks() * problem.tasksOfRank()),
      m_forwards(problem.stages() * static_cast<std::size_t>(problem.microbatches())),
      m_inputs(m_forwards.size()) {}

bool Timing::run(const Lists& lists) {
    std::ranges::fill(m_ranks, RankState{});
    std::ranges::fill(m_forwards, Result{});
    std::ranges::fill(m_inputs, Result{});
    for (bool moved = true; moved;) {
        moved = false;
        for (std::size_t rank = 0; rank < m_ranks.size(); ++rank)
            while (runNext(lists, rank))
                moved = true;
    }
    for (std::size_t rank = 0; rank < m_ranks.size(); ++rank)
        if (m_ranks[rank].next != lists[rank].size())
            return false;
    return true;
}

const Timing::Result* Timing::inputOf(std::size_t stage, const Task& task) const {
    if (task.kind == OperationKind::forward)
        return stage == 0 ? nullptr : &m_forwards[cell(stage - 1, task)];
    if (task.kind == OperationKind::inputGradient)
        return stage + 1 == m_problem->stages() ? nullptr : &m_inputs[cell(stage + 1, task)];
    return nullptr;
}

bool Timing::runNext(const Lists& lists, std::size_t rank) {
    RankState& state = m_ranks[rank];
    if (state.next == lists[rank].size())
        return false;
    const Task& task = lists[rank][state.next];
    const std::size_t stage = m_problem->stageOf(rank, task.chunk);
    double start = state.free;
    if (task.kind != OperationKind::forward &&
        (task.kind == OperationKind::inputGradient ? m_forwards : m_inputs)[cell(stage, task)].end == unknown)
        return false;
    if (const Result* input = inputOf(stage, task)) {
        if (input->end == unknown)
            return false;
        const bool isForward = task.kind == OperationKind::forward;
        start = std::max(start, input->end + m_problem->latency(isForward ? stage : stage + 1));
    }
    m_starts[startOf(rank) + state.next] = start;
    state.free = start + m_problem->duration(task.kind, stage);
    if (task.kind == OperationKind::forward) {
        m_forwards[cell(stage, task)] = {state.free, state.next};
        state.peak = std::max(state.peak, ++state.live);
    } else if (task.kind == OperationKind::inputGradient) {
        m_inputs[cell(stage, task)] = {state.free, state.next};
    } else {
        --state.live;
    }
    ++state.next;
    return true;
}

Quality Timing::quality() const {
    Quality quality;
    for (std::size_t rank = 0; rank < m_ranks.size(); ++rank) {
        quality.span = std::max(quality.span, span(rank));
        quality.makespan = std::max(quality.makespan, m_ranks[rank].free);
        quality.peak = std::max<std::int64_t>(quality.peak, m_ranks[rank].peak);
    }
    return quality;
}

double Timing::endOf(const Lists& lists, std::size_t rank, std::size_t index) const {
    const Task& task = lists[rank][index];
    return m_starts[startOf(rank) + index] +
           m_problem->duration(task.kind, m_problem->stageOf(rank, task.chunk));
}

void Timing::idleBefore(const Lists& lists, std::size_t rank, std::vector<std::size_t>& indices) const {
    indices.clear();
    for (std::size_t index = 1; index < lists[rank].size(); ++index)
        if (m_starts[startOf(rank) + index] > endOf(lists, rank, index - 1))
            indices.push_back(index);
}

void Timing::criticalLinks(const Lists& lists, std::size_t rank, std::vector<Link>& links) const {
    links.clear();
    std::size_t index = lists[rank].size() - 1;
    while (true) {
        const Task& task = lists[rank][index];
        const std::size_t stage = m_problem->stageOf(rank, task.chunk);
        const double start = m_starts[startOf(rank) + index];
        if (index > 0 && endOf(lists, rank, index - 1) >= start) {
            links.push_back({rank, index});
            --index;
            continue;
        }
        const Result* input = inputOf(stage, task);
        if (input == nullptr)
            return;
        rank = m_problem->rankOf(task.kind == OperationKind::forward ? stage - 1 : stage + 1);
        index = input->index;
    }
}

} // namespace quadrille::orders::search
