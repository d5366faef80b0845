// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/weight_filling.h"

#include "core/pipeline/orders/search/sweeps.h"

#include <algorithm>

namespace quadrille::orders::search {

WeightFilling::WeightFilling(const Problem& problem)
    : m_problem(problem), m_microbatches(static_cast<std::size_t>(problem.microbatches())),
      m_stages(problem.stages()), m_ranks(problem.ranks()), m_forwardEnds(problem.stages() * m_microbatches),
      m_inputEnds(m_forwardEnds.size()) {
    for (std::size_t stage = 0; stage < m_stages.size(); ++stage)
        m_stages[stage] = {problem.forward(stage), problem.input(stage), problem.weight(stage),
                           problem.latency(stage)};
}

void WeightFilling::begin(const Lists& sequences, const Patience& patience) {
    for (Stage& stage : m_stages)
        stage.forwards = stage.inputs = 0;
    for (std::size_t index = 0; index < m_ranks.size(); ++index) {
        const Task* first = sequences[index].data();
        const bool isPatient =
            static_cast<double>(index) < patience.upstream * static_cast<double>(m_ranks.size());
        m_ranks[index] = {.next = first,
                          .end = first + sequences[index].size(),
                          .nextWeight = first,
                          .forwardsLeft = static_cast<std::int64_t>(m_problem.chunks() * m_microbatches),
                          .steadyPatience = isPatient ? patience.steady : 0,
                          .cooldownPatience = isPatient ? patience.cooldown : 0};
    }
}

std::optional<Quality> WeightFilling::run(const Lists& sequences, const Patience& patience, Lists* result,
                                          const std::stop_token& stop) {
    begin(sequences, patience);
    sweep(m_ranks.size(), stop, [this, result](std::size_t rank) { return runRank(rank, result); });
    Quality quality;
    for (std::size_t index = 0; index < m_ranks.size(); ++index) {
        Rank& rank = m_ranks[index];
        if (rank.next != rank.end)
            return std::nullopt;
        while (rank.waiting > 0)
            runWeight(index, result);
        quality.span = std::max(quality.span, rank.free - rank.first);
        quality.makespan = std::max(quality.makespan, rank.free);
        quality.peak = std::max(quality.peak, rank.peak);
    }
    return quality;
}

bool WeightFilling::forwardArrives(std::size_t stage, double& time) const {
    if (stage == 0)
        return true;
    const std::int32_t microbatch = m_stages[stage].forwards;
    if (microbatch >= m_stages[stage - 1].forwards)
        return false;
    time = m_forwardEnds[(stage - 1) * m_microbatches + static_cast<std::size_t>(microbatch)] +
           m_stages[stage].latency;
    return true;
}

bool WeightFilling::inputArrives(std::size_t stage, double& time) const {
    const std::int32_t microbatch = m_stages[stage].inputs;
    if (microbatch >= m_stages[stage].forwards)
        return false;
    if (stage + 1 == m_stages.size())
        return true;
    if (microbatch >= m_stages[stage + 1].inputs)
        return false;
    time = m_inputEnds[(stage + 1) * m_microbatches + static_cast<std::size_t>(microbatch)] +
           m_stages[stage + 1].latency;
    return true;
}

/// As far as inputs are known. True when there was something to run.
bool WeightFilling::runRank(std::size_t index, Lists* result) {
    Rank& rank = m_ranks[index];
    const Task* const before = rank.next;
    const Task* const end = rank.next + std::min(turn, rank.end - rank.next);
    for (; rank.next != end; ++rank.next) {
        const Task& task = *rank.next;
        const std::size_t place = m_problem.stageOf(index, task.chunk);
        const bool isForward = task.kind == OperationKind::forward;
        double arrives = 0;
        if (!(isForward ? forwardArrives(place, arrives) : inputArrives(place, arrives)))
            break;
        while (isForward && rank.held + 2 > m_problem.limit() && rank.waiting > 0)
            runWeight(index, result);
        if (isForward && rank.held + 2 > m_problem.limit())
            break;
        const bool cools = rank.forwardsLeft == 0;
        const double patience = !cools ? rank.steadyPatience : place == 0 ? 1 : rank.cooldownPatience;
        while (rank.waiting > 0) {
            const double weight = m_stages[weightStage(index)].weight;
            if (rank.free + weight > arrives + patience * weight)
                break;
            runWeight(index, result);
        }
        const double start = std::max(rank.free, arrives);
        if (rank.first < 0)
            rank.first = start;
        Stage& stage = m_stages[place];
        if (isForward) {
            rank.free = start + stage.forward;
            m_forwardEnds[place * m_microbatches + static_cast<std::size_t>(stage.forwards++)] = rank.free;
            --rank.forwardsLeft;
            rank.peak = std::max(rank.peak, ++rank.live);
        } else {
            rank.free = start + stage.input;
            m_inputEnds[place * m_microbatches + static_cast<std::size_t>(stage.inputs++)] = rank.free;
            ++rank.waiting;
        }
        rank.held += m_problem.held(task.kind);
        if (result != nullptr)
            (*result)[index].push_back(task);
    }
    return rank.next != before;
}

std::size_t WeightFilling::weightStage(std::size_t index) {
    Rank& rank = m_ranks[index];
    while (rank.nextWeight->kind != OperationKind::inputGradient)
        ++rank.nextWeight;
    return m_problem.stageOf(index, rank.nextWeight->chunk);
}

void WeightFilling::runWeight(std::size_t index, Lists* result) {
    Rank& rank = m_ranks[index];
    rank.free += m_stages[weightStage(index)].weight;
    rank.held += m_problem.held(OperationKind::weightGradient);
    --rank.live;
    --rank.waiting;
    if (result != nullptr)
        (*result)[index].push_back(
            {OperationKind::weightGradient, rank.nextWeight->chunk, rank.nextWeight->microbatch});
    ++rank.nextWeight;
}

std::optional<Lists> fillWeights(const Problem& problem, const Lists& sequences, const Patience& patience,
                                 const std::stop_token& stop) {
    Lists result(problem.ranks());
    for (std::vector<Task>& list : result)
        list.reserve(problem.tasksOfRank());
    if (!WeightFilling(problem).run(sequences, patience, &result, stop))
        return std::nullopt;
    return result;
}

Lists withoutWeights(const Lists& lists, const std::stop_token& stop) {
    Lists sequences(lists.size());
    for (std::size_t rank = 0; rank < lists.size(); ++rank) {
        throwIfStopped(stop);
        sequences[rank].reserve(lists[rank].size() / 3 * 2);
        std::ranges::copy_if(lists[rank], std::back_inserter(sequences[rank]),
                             [](const Task& task) { return task.kind != OperationKind::weightGradient; });
    }
    return sequences;
}

} // namespace quadrille::orders::search
