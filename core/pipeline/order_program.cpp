// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/order_program.h"

#include "core/pipeline/execution_input.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace quadrille {
namespace {

enum Part : std::uint32_t { forward, backward, inputGradient, weightGradient, parts };

/// By the ends of a run with durations of 1, which are whole numbers: what waits ends later than what it
/// waits for, and so does what stands behind it on the same rank.
std::vector<std::uint32_t> sequenceOf(const SharedValue<Order>& order, std::size_t stages) {
    Durations durations = Durations::uniform(stages);
    durations.fused = 1;
    const Timeline timeline = execute(order, durations);
    std::vector<std::uint32_t> ending(static_cast<std::size_t>(timeline.makespan) + 2);
    for (const double end : timeline.ends)
        ++ending[static_cast<std::size_t>(end) + 1];
    std::partial_sum(ending.begin(), ending.end(), ending.begin());
    std::vector<std::uint32_t> sequence(timeline.size());
    for (std::size_t operation = 0; operation < timeline.size(); ++operation)
        sequence[ending[static_cast<std::size_t>(timeline.ends[operation])]++] =
            static_cast<std::uint32_t>(operation);
    return sequence;
}

/// Of each operation.
std::vector<std::uint32_t> ranksOf(const Order& order) {
    std::vector<std::uint32_t> ranks(order.operations.size());
    for (std::size_t rank = 0; rank < order.rankCount(); ++rank)
        std::fill(ranks.begin() + static_cast<std::ptrdiff_t>(order.rankOffsets[rank]),
                  ranks.begin() + static_cast<std::ptrdiff_t>(order.rankOffsets[rank + 1]),
                  static_cast<std::uint32_t>(rank));
    return ranks;
}

} // namespace

std::uint32_t OrderProgram::durationOf(const Operation& operation) {
    const auto at = [&](Part part) { return static_cast<std::uint32_t>(operation.stage) * parts + part; };
    switch (operation.kind) {
    case OperationKind::forward:
        return at(forward);
    case OperationKind::backward:
        return at(backward);
    case OperationKind::inputGradient:
        m_splits = true;
        return at(inputGradient);
    case OperationKind::weightGradient:
        m_splits = true;
        return at(weightGradient);
    case OperationKind::fused:
        break;
    }
    const std::pair stages(operation.stage, operation.backwardStage);
    auto known = std::ranges::find(m_fused, stages);
    if (known == m_fused.end())
        known = m_fused.insert(known, stages);
    return static_cast<std::uint32_t>(m_stages * parts) + static_cast<std::uint32_t>(known - m_fused.begin());
}

OrderProgram::OrderProgram(const SharedValue<Order>& order)
    : m_shape(order->shape), m_stages(order->placement.stageToRank.front().size()) {
    const auto isFused = [](const Operation& each) { return each.kind == OperationKind::fused; };
    if (std::ranges::any_of(order->operations, isFused))
        m_seconds.resize(order->operations.size());
    layOut(*order, sequenceOf(order, m_stages));
    m_counts.assign(order->rankCount(), std::vector<std::uint32_t>(m_stages * parts + m_fused.size()));
    for (const Step& step : m_steps)
        ++m_counts[step.rank][step.duration];
}

void OrderProgram::layOut(const Order& order, const std::vector<std::uint32_t>& sequence) {
    const std::vector<std::uint32_t> ranks = ranksOf(order);
    const auto stages = static_cast<std::int32_t>(m_stages);
    m_passes.resize(m_stages * static_cast<std::size_t>(m_shape.microbatches));
    std::vector<std::uint32_t> rankOfPass(m_passes.size());
    const auto numberOf = [&](std::int32_t stage, std::int32_t microbatch) {
        return static_cast<std::size_t>(microbatch) * m_stages + static_cast<std::size_t>(stage);
    };
    std::vector<bool> begun(order.rankCount());
    m_steps.reserve(sequence.size());
    for (const std::uint32_t index : sequence) {
        const Operation& operation = order.operations[index];
        const auto place = static_cast<std::uint32_t>(m_steps.size());
        Step step{.rank = ranks[index], .duration = durationOf(operation), .input = 0};
        // The place of what is waited for, counted from 1.
        const auto from = [&](std::uint32_t maker, std::size_t pass) {
            return (maker + 1) | (rankOfPass[pass] != step.rank ? fromAnotherRank : 0);
        };
        const auto runForward = [&] {
            const std::size_t own = numberOf(operation.stage, operation.microbatch);
            rankOfPass[own] = step.rank;
            m_passes[own].forward = place;
            return operation.stage == 0 ? 0 : from(m_passes[own - 1].forward, own - 1);
        };
        const auto runBackward = [&](std::int32_t stage, std::int32_t microbatch) {
            const std::size_t own = numberOf(stage, microbatch);
            m_passes[own].backward = place;
            return stage + 1 == stages ? 0 : from(m_passes[own + 1].backward, own + 1);
        };
        switch (operation.kind) {
        case OperationKind::forward:
            step.input = runForward();
            break;
        case OperationKind::backward:
        case OperationKind::inputGradient:
            step.input = runBackward(operation.stage, operation.microbatch);
            break;
        case OperationKind::weightGradient: // its own input gradient stands before it on the same rank
            break;
        case OperationKind::fused:
            step.input = runForward();
            m_seconds[place] = runBackward(operation.backwardStage, operation.backwardMicrobatch);
            break;
        }
        if (!begun[step.rank]) {
            begun[step.rank] = true;
            m_firsts.push_back(place);
        }
        m_steps.push_back(step);
    }
}

std::vector<double> OrderProgram::lengths(const Durations& durations) const {
    checkDurations(durations, m_stages);
    if (m_splits && durations.inputGradient.empty())
        throw std::invalid_argument("The order splits backwards, but there are no durations for the halves.");
    std::vector<double> lengths;
    lengths.reserve(m_stages * parts + m_fused.size());
    for (std::size_t stage = 0; stage < m_stages; ++stage) {
        lengths.push_back(durations.forward[stage]);
        lengths.push_back(durations.backwardOf(stage));
        lengths.push_back(durations.inputGradient.empty() ? 0 : durations.inputGradient[stage]);
        lengths.push_back(durations.weightGradient.empty() ? 0 : durations.weightGradient[stage]);
    }
    for (const auto& [stage, backwardStage] : m_fused)
        lengths.push_back(durations.of({.kind = OperationKind::fused,
                                        .stage = stage,
                                        .microbatch = 0,
                                        .backwardStage = backwardStage,
                                        .backwardMicrobatch = 0}));
    return lengths;
}

template <bool fuses>
void OrderProgram::run(const std::vector<double>& lengths, double p2p, Times& times) const {
    Both* const starts = times.starts.data();
    Both* const ends = times.ends.data();
    Both* const free = times.free.data();
    // Of the same rank, and of another: looked up, since a processor guesses wrong which of them it is, and
    // both lanes alike, so that it takes them at once.
    const std::array<Both, 2> messages{Both{0, 0}, Both{p2p, 0}};
    const auto wait = [&](Both& start, Input input) {
        const Both& end = ends[input & ~fromAnotherRank];
        const Both& message = messages[input >> 31U];
        for (std::size_t lane = 0; lane < start.size(); ++lane)
            start[lane] = std::max(start[lane], end[lane] + message[lane]);
    };
    std::size_t place = 0;
    for (const Step& step : m_steps) {
        Both start = free[step.rank];
        wait(start, step.input);
        if constexpr (fuses)
            wait(start, m_seconds[place]);
        starts[place] = start;
        const double length = lengths[step.duration];
        free[step.rank] = ends[++place] = {start[0] + length, start[1] + length};
    }
}

OrderProgram::Both OrderProgram::makespans(const Durations& durations, Times& times) const {
    if (m_steps.empty())
        return {};
    times.starts.resize(m_steps.size());
    times.ends.resize(m_steps.size() + 1);
    times.ends[0] = {}; // of what waits for nothing
    times.free.assign(m_counts.size(), {});
    if (m_seconds.empty())
        run<false>(lengths(durations), durations.p2p, times);
    else
        run<true>(lengths(durations), durations.p2p, times);
    Both makespans{};
    for (std::size_t lane = 0; lane < makespans.size(); ++lane) {
        double first = std::numeric_limits<double>::infinity(), last = 0;
        for (const std::uint32_t place : m_firsts)
            first = std::min(first, times.starts[place][lane]);
        for (const Both& end : times.free)
            last = std::max(last, end[lane]);
        makespans[lane] = last - first;
        if (!std::isfinite(makespans[lane]))
            throw std::invalid_argument("The durations are so long that their sum is not a number.");
    }
    return makespans;
}

double OrderProgram::ideal(const Durations& durations) const {
    const std::vector<double> lengths = this->lengths(durations);
    double ideal = 0;
    for (const std::vector<std::uint32_t>& counts : m_counts)
        ideal = std::max(ideal, std::inner_product(counts.begin(), counts.end(), lengths.begin(), 0.0));
    return ideal;
}

} // namespace quadrille
