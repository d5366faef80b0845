// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/problem.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace quadrille::orders::search {

namespace {

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

double Problem::leastSpan() const {
    double least = 0;
    // In a V, one chunk must stay free for chunk 1.
    const std::int64_t room = std::max<std::int64_t>(1, m_limit / 2 - (m_chunks == 2 ? 1 : 0));
    const auto before = static_cast<double>(std::min<std::int64_t>(m_microbatches, room));
    for (std::size_t rank = 0; rank < m_ranks; ++rank) {
        double busy = 0;
        for (std::size_t chunk = 0; chunk < m_chunks; ++chunk) {
            const std::size_t stage = stageOf(rank, chunk);
            busy += m_forward[stage] + m_input[stage] + m_weight[stage];
        }
        const double waits = std::max(0.0, m_firstReturn[rank] - before * m_forward[rank]);
        least = std::max(least, busy * m_microbatches + waits);
    }
    // Sums of the same times in another order may differ in the last digits.
    return least * (1 + 1e-12);
}

Problem Problem::shortened(std::int32_t microbatches) const {
    Problem shorter = *this;
    shorter.m_microbatches = microbatches;
    shorter.m_shape.microbatches = microbatches;
    shorter.m_limit =
        std::min(m_limit, 2 * static_cast<std::int64_t>(m_chunks) * static_cast<std::int64_t>(microbatches));
    return shorter;
}

Order orderOf(const Problem& problem, const Lists& lists) {
    Order order{problem.kind(), problem.shape(), placementOf(problem.kind(), problem.shape()), {}, {0}};
    order.operations.reserve(problem.ranks() * problem.tasksOfRank());
    order.rankOffsets.reserve(problem.ranks() + 1);
    for (std::size_t rank = 0; rank < lists.size(); ++rank) {
        for (const Task& task : lists[rank])
            order.operations.push_back(
                {task.kind, static_cast<std::int32_t>(problem.stageOf(rank, task.chunk)), task.microbatch});
        order.rankOffsets.push_back(order.operations.size());
    }
    return order;
}

} // namespace quadrille::orders::search
