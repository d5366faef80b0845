// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/timing.h"

#include "core/pipeline/orders/search/sweeps.h"

#include <algorithm>

namespace quadrille::orders::search {

Timing::Timing(const Problem& problem)
    : m_problem(&problem), m_ranks(problem.ranks()), m_stages(problem.stages()),
      m_starts(problem.ranks() * problem.tasksOfRank()),
      m_forwards(problem.stages() * static_cast<std::size_t>(problem.microbatches())),
      m_inputs(m_forwards.size()) {}

bool Timing::run(const Lists& lists, const std::stop_token& stop) {
    std::ranges::fill(m_ranks, Rank{});
    std::ranges::fill(m_stages, Stage{});
    sweep(m_ranks.size(), stop, [this, &lists](std::size_t rank) { return runRank(lists, rank); });
    for (std::size_t rank = 0; rank < m_ranks.size(); ++rank)
        if (m_ranks[rank].next != lists[rank].size())
            return false;
    return true;
}

bool Timing::arrives(OperationKind kind, std::size_t stage, double& start) const {
    const Stage& own = m_stages[stage];
    switch (kind) {
    case OperationKind::forward:
        if (stage == 0)
            return true;
        if (own.forwards >= m_stages[stage - 1].forwards)
            return false;
        start = std::max(start, m_forwards[cell(stage - 1, own.forwards)].end + m_problem->latency(stage));
        return true;
    case OperationKind::inputGradient:
        if (own.inputs >= own.forwards)
            return false;
        if (stage + 1 == m_stages.size())
            return true;
        if (own.inputs >= m_stages[stage + 1].inputs)
            return false;
        start = std::max(start, m_inputs[cell(stage + 1, own.inputs)].end + m_problem->latency(stage + 1));
        return true;
    default:
        return own.weights < own.inputs;
    }
}

/// As far as inputs are known. True when there was something to run.
bool Timing::runRank(const Lists& lists, std::size_t rank) {
    Rank& state = m_ranks[rank];
    const std::vector<Task>& list = lists[rank];
    double* const starts = m_starts.data() + startOf(rank);
    const std::size_t before = state.next;
    const std::size_t end = std::min(list.size(), before + static_cast<std::size_t>(turn));
    for (; state.next != end; ++state.next) {
        const Task& task = list[state.next];
        const std::size_t place = m_problem->stageOf(rank, task.chunk);
        double start = state.free;
        if (!arrives(task.kind, place, start))
            break;
        Stage& stage = m_stages[place];
        starts[state.next] = start;
        state.free = start + m_problem->duration(task.kind, place);
        if (task.kind == OperationKind::forward) {
            m_forwards[cell(place, stage.forwards++)] = {state.free, state.next};
            state.peak = std::max(state.peak, ++state.live);
        } else if (task.kind == OperationKind::inputGradient) {
            m_inputs[cell(place, stage.inputs++)] = {state.free, state.next};
        } else {
            ++stage.weights;
            --state.live;
        }
    }
    return state.next != before;
}

const Timing::Result* Timing::inputOf(std::size_t stage, const Task& task) const {
    if (task.kind == OperationKind::forward)
        return stage == 0 ? nullptr : &m_forwards[cell(stage - 1, task.microbatch)];
    if (task.kind == OperationKind::inputGradient)
        return stage + 1 == m_stages.size() ? nullptr : &m_inputs[cell(stage + 1, task.microbatch)];
    return nullptr;
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
