// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/player/playback.h"

#include "core/pipeline/waiting.h"

#include <algorithm>
#include <map>
#include <queue>
#include <tuple>

namespace quadrille {
namespace {

/// The first start and the last end of a micro-batch.
struct FirstLast {
    std::size_t first = 0;
    std::size_t last = 0;
};

std::map<std::int32_t, FirstLast> firstAndLastOf(const Timeline& timeline) {
    std::map<std::int32_t, FirstLast> microbatches;
    const auto meets = [&](std::int32_t microbatch, std::size_t operation) {
        const auto [found, isNew] = microbatches.try_emplace(microbatch, FirstLast{operation, operation});
        FirstLast& ends = found->second;
        if (timeline.starts[operation] < timeline.starts[ends.first])
            ends.first = operation;
        if (timeline.ends[operation] > timeline.ends[ends.last])
            ends.last = operation;
    };
    const std::vector<Operation>& operations = timeline.order->operations;
    for (std::size_t i = 0; i < operations.size(); ++i) {
        meets(operations[i].microbatch, i);
        if (operations[i].kind == OperationKind::fused)
            meets(operations[i].backwardMicrobatch, i);
    }
    return microbatches;
}

} // namespace

Playback::Playback(std::shared_ptr<const Timeline> timeline, StepBy by)
    : m_timeline(std::move(timeline)), m_dependencies(m_timeline->order), m_by(by) {
    const auto microbatches = firstAndLastOf(*m_timeline);
    m_done.reserve(microbatches.size());
    for (const auto& [microbatch, ends] : microbatches) {
        m_done.push_back(m_timeline->ends[ends.last]);
        if (by == StepBy::microbatch) {
            m_stops.push_back({m_timeline->starts[ends.first], ends.first, Event::enters, microbatch});
            m_stops.push_back({m_timeline->ends[ends.last], ends.last, Event::leaves, microbatch});
        }
    }
    std::sort(m_done.begin(), m_done.end());
    if (by == StepBy::operation)
        listOperations();
    else
        listMicrobatches();
}

void Playback::listOperations() {
    // Every rank is in order of time already: merge them.
    const Order& order = *m_timeline->order;
    using Head = std::tuple<double, std::size_t, std::size_t>; // start, rank, operation
    std::priority_queue<Head, std::vector<Head>, std::greater<>> heads;
    const auto push = [&](std::size_t rank, std::size_t operation) {
        if (operation < order.rankOffsets[rank + 1])
            heads.emplace(m_timeline->starts[operation], rank, operation);
    };
    for (std::size_t rank = 0; rank < order.rankCount(); ++rank)
        push(rank, order.rankOffsets[rank]);
    m_stops.reserve(order.operations.size());
    while (!heads.empty()) {
        const auto [time, rank, operation] = heads.top();
        heads.pop();
        m_stops.push_back({time, operation, Event::starts, order.operations[operation].microbatch});
        push(rank, operation + 1);
    }
}

void Playback::listMicrobatches() {
    std::sort(m_stops.begin(), m_stops.end(), [](const Stop& a, const Stop& b) {
        return std::tuple(a.time, a.event != Event::leaves, a.operation) <
               std::tuple(b.time, b.event != Event::leaves, b.operation);
    });
}

std::optional<std::size_t> Playback::stopAt(double time) const {
    const auto after = std::upper_bound(m_stops.begin(), m_stops.end(), time,
                                        [](double moment, const Stop& stop) { return moment < stop.time; });
    if (after == m_stops.begin())
        return std::nullopt;
    return static_cast<std::size_t>(after - m_stops.begin()) - 1;
}

std::size_t Playback::ranksAtWork(double time) const {
    std::size_t working = 0;
    for (std::size_t rank = 0; rank < m_timeline->rankCount(); ++rank) {
        const auto begin =
            m_timeline->ends.begin() + static_cast<std::ptrdiff_t>(m_timeline->order->rankOffsets[rank]);
        const auto end =
            m_timeline->ends.begin() + static_cast<std::ptrdiff_t>(m_timeline->order->rankOffsets[rank + 1]);
        const auto current = std::upper_bound(begin, end, time);
        if (current != end &&
            m_timeline->starts[static_cast<std::size_t>(current - m_timeline->ends.begin())] <= time)
            ++working;
    }
    return working;
}

std::size_t Playback::microbatchesDone(double time) const {
    return static_cast<std::size_t>(std::upper_bound(m_done.begin(), m_done.end(), time) - m_done.begin());
}

std::vector<Playback::Waiter> Playback::waiters(std::size_t stop) const {
    std::vector<Waiter> found;
    if (m_stops[stop].event != Event::starts)
        return found;
    const std::size_t own = m_dependencies.rankOf(m_stops[stop].operation);
    for (std::size_t rank = 0; rank < m_timeline->rankCount(); ++rank) {
        if (rank == own)
            continue;
        const auto gap = gapAt(*m_timeline, m_dependencies, rank, m_stops[stop].time);
        if (!gap || !gap->next)
            continue;
        // Of several inputs, the gap names the last to arrive: what it really waits for.
        if (gap->input && gap->input->operation == m_stops[stop].operation)
            found.push_back({rank, gap->input->kind});
    }
    return found;
}

} // namespace quadrille
