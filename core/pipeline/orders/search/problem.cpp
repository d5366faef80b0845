// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/problem.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace quadrille::orders::search {

namespace {

/// Sums of the same times in another order may differ in the last digits.
constexpr double rounding = 1e-12;

void checkTimes(const std::vector<double>& times, std::size_t stages) {
    const auto wrong = [](double time) { return !(time >= 0) || !std::isfinite(time); };
    if (times.size() != stages || std::ranges::any_of(times, wrong))
        throw std::invalid_argument(
            "A searched schedule needs the time of F, I and W of each stage, finite and not negative.");
}

} // namespace

Problem::Problem(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                 const MemoryRule& memory)
    : m_kind(kind), m_shape(shape), m_ranks(static_cast<std::size_t>(shape.ranks)),
      m_microbatches(static_cast<std::int32_t>(shape.microbatches)),
      m_chunks(static_cast<std::size_t>(shape.chunks)), m_forward(durations.forward),
      m_input(durations.inputGradient), m_weight(durations.weightGradient), m_p2p(durations.p2p),
      m_freedAtInput(memory.freedAtInput) {
    for (const std::vector<double>* times : {&m_forward, &m_input, &m_weight})
        checkTimes(*times, stages());
    checkTimes({m_p2p}, 1);
    const std::int64_t most = 2 * shape.chunks * shape.microbatches;
    m_limit = memory.limitInHalves == 0 ? most : std::min(memory.limitInHalves, most);

    m_firstReturn.resize(m_ranks);
    double wayBack = 0; // from the end of F on the rank's chunk 0
    for (std::size_t rank = m_ranks; rank-- > 0;) {
        if (rank + 1 < m_ranks)
            wayBack += 2 * m_p2p + m_forward[rank + 1] +
                       (m_chunks == 1 ? m_input[rank + 1] : m_forward[stageOf(rank + 1, 1)]);
        m_firstReturn[rank] = m_forward[rank] + wayBack;
    }
}

double Problem::waitsOf(std::size_t rank) const {
    // Before its first I, or F of chunk 1, a rank runs F of chunk 0, as many as its memory takes. In a V, one
    // chunk must stay free for chunk 1.
    const std::int64_t room = std::max<std::int64_t>(1, m_limit / 2 - (m_chunks == 2 ? 1 : 0));
    const auto first = static_cast<double>(std::min<std::int64_t>(m_microbatches, room));
    const double before = std::max(0.0, m_firstReturn[rank] - first * m_forward[rank]);
    if (m_chunks == 2)
        return before;
    // Behind its last F, until that comes back, it runs what the others that it holds then still need: I and
    // W of those held whole, W of those of which I has given a part back.
    const double both = m_input[rank] + m_weight[rank];
    const double ofHalf = m_freedAtInput == 1 ? std::max(both / 2, m_weight[rank]) : both / 2;
    const double left = std::min(static_cast<double>(m_limit - 2) * ofHalf, (m_microbatches - 1) * both);
    const double behind = std::max(0.0, m_firstReturn[rank] - m_forward[rank] - left);
    // The last F is behind the first I where memory does not take all of them before.
    return m_microbatches > room ? before + behind : std::max(before, behind);
}

double Problem::busy(std::size_t rank) const {
    double busy = 0;
    for (std::size_t chunk = 0; chunk < m_chunks; ++chunk) {
        const std::size_t stage = stageOf(rank, chunk);
        busy += m_forward[stage] + m_input[stage] + m_weight[stage];
    }
    return busy;
}

double Problem::busiest() const {
    double most = 0;
    for (std::size_t rank = 0; rank < m_ranks; ++rank)
        most = std::max(most, busy(rank));
    return most * (1 + rounding);
}

double Problem::busyUntilLastInput(std::size_t rank) const {
    // Where I gives half of a chunk back, W that wait hold half a chunk each; but before the last F there was
    // room for a whole one.
    const std::int64_t waiting = m_freedAtInput == 1 ? m_limit - 1 : m_limit / 2;
    const auto all = static_cast<std::int64_t>(m_chunks) * m_microbatches;
    double longest = 0;
    for (std::size_t chunk = 0; chunk < m_chunks; ++chunk)
        longest = std::max(longest, m_weight[stageOf(rank, chunk)]);
    return busy(rank) * m_microbatches - static_cast<double>(std::min(waiting, all)) * longest;
}

double Problem::leastSpan() const {
    double least = 0;
    // From the first F of a rank through any rank behind it, which does nearly all its work before its last I
    // of chunk 0, and back: of the ranks behind, that for which it is longest.
    double behind = 0;
    for (std::size_t rank = m_ranks; rank-- > 0;) {
        least = std::max(least, busy(rank) * m_microbatches + waitsOf(rank));
        least = std::max(least, behind + m_weight[rank]);
        if (rank > 0)
            behind = std::max(behind, busyUntilLastInput(rank)) + m_forward[rank - 1] + m_input[rank - 1] +
                     2 * latency(rank);
    }
    return least * (1 + rounding);
}

Problem Problem::shortened(std::int32_t microbatches) const {
    Problem shorter = *this;
    shorter.m_microbatches = microbatches;
    shorter.m_shape.microbatches = microbatches;
    shorter.m_limit =
        std::min(m_limit, 2 * static_cast<std::int64_t>(m_chunks) * static_cast<std::int64_t>(microbatches));
    return shorter;
}

Problem Problem::limitedTo(std::int64_t halves) const {
    Problem limited = *this;
    limited.m_limit = std::min(m_limit, halves);
    return limited;
}

Order orderOf(const Problem& problem, const Lists& lists, const std::stop_token& stop) {
    Order order{problem.kind(), problem.shape(), placementOf(problem.kind(), problem.shape()), {}, {0}};
    order.operations.reserve(problem.ranks() * problem.tasksOfRank());
    order.rankOffsets.reserve(problem.ranks() + 1);
    for (std::size_t rank = 0; rank < lists.size(); ++rank) {
        throwIfStopped(stop);
        for (const Task& task : lists[rank])
            order.operations.push_back(
                {task.kind, static_cast<std::int32_t>(problem.stageOf(rank, task.chunk)), task.microbatch});
        order.rankOffsets.push_back(order.operations.size());
    }
    return order;
}

} // namespace quadrille::orders::search
