// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/v_slots.h"

#include "core/pipeline/orders/rank_patterns.h"

#include <algorithm>

namespace quadrille::orders {

VSlots::VSlots(std::int64_t ranks, std::int64_t microbatches, std::int64_t slots)
    : m_ranks(ranks), m_microbatches(microbatches), m_slots(slots), m_taskAt(ranks, slots),
      m_slotOf(static_cast<std::size_t>(ranks * rows * microbatches), nowhere) {}

void VSlots::place(std::int64_t rank, const VTask& task, std::int64_t slot) {
    m_taskAt.put(rank, slot, task.microbatch << 3 | task.kind << 1 | task.chunk);
    m_slotOf[indexOf(rank, task)] = static_cast<std::int32_t>(slot);
}

void VSlots::remove(std::int64_t rank, std::int64_t slot) {
    m_slotOf[indexOf(rank, taskAt(rank, slot))] = nowhere;
    m_taskAt.clear(rank, slot);
}

std::int64_t VSlots::readyAt(std::int64_t rank, const VTask& task) const {
    const auto [kind, chunk, microbatch] = task;
    if (kind == VTask::weightGradient)
        return after(rank, {VTask::inputGradient, chunk, microbatch});
    // Chunk 0 runs down the ranks and chunk 1 back up; gradients the other way round.
    const bool down = (kind == VTask::forward) == (chunk == 0);
    const std::int64_t turn = down ? 0 : m_ranks - 1;
    const std::int64_t own =
        kind == VTask::inputGradient ? after(rank, {VTask::forward, chunk, microbatch}) : 0;
    if (rank != turn)
        return std::max(own, after(rank + (down ? -1 : 1), task));
    if (!down)
        return std::max(own, after(rank, {kind, 1 - chunk, microbatch}));
    return own;
}

void VSlots::placeWeightGradients() {
    std::vector<VTask> waiting;
    for (std::int64_t rank = 0; rank < m_ranks; ++rank) {
        waiting.clear();
        std::size_t next = 0;
        for (std::int64_t slot = m_taskAt.firstTaken(rank, 0, m_slots); slot < m_slots;
             slot = m_taskAt.firstTaken(rank, slot + 1, m_slots)) {
            const VTask task = taskAt(rank, slot);
            if (task.kind == VTask::inputGradient &&
                slotOf(rank, {VTask::weightGradient, task.chunk, task.microbatch}) == nowhere)
                waiting.push_back({VTask::weightGradient, task.chunk, task.microbatch});
            // The free slots up to the next task.
            for (std::int64_t free = slot + 1; next < waiting.size() && free < m_slots && isFree(rank, free);
                 ++free)
                place(rank, waiting[next++], free);
        }
    }
}

template <class Visit>
void VSlots::forEachStretch(std::int64_t rank, Visit visit) const {
    std::int32_t live = 0;
    std::int64_t from = 0;
    for (std::int64_t slot = m_taskAt.firstTaken(rank, 0, m_slots); slot < m_slots;
         slot = m_taskAt.firstTaken(rank, slot + 1, m_slots)) {
        const std::int32_t kind = taskAt(rank, slot).kind;
        if (kind == VTask::inputGradient)
            continue;
        // F takes its chunk in its own slot, W gives it back in the next.
        const std::int64_t change = kind == VTask::forward ? slot : slot + 1;
        visit(from, change, live);
        from = change;
        live += kind == VTask::forward ? 1 : -1;
    }
    visit(from, m_slots, live);
}

SlotCounts VSlots::inFlight() const {
    SlotCounts counts(m_ranks, m_slots);
    std::vector<std::int32_t> row(static_cast<std::size_t>(m_slots));
    for (std::int64_t rank = 0; rank < m_ranks; ++rank) {
        forEachStretch(rank, [&row](std::int64_t from, std::int64_t to, std::int32_t live) {
            std::fill(row.begin() + from, row.begin() + to, live);
        });
        counts.assign(rank, row);
    }
    return counts;
}

std::int32_t VSlots::peak() const {
    std::int32_t most = 0;
    for (std::int64_t rank = 0; rank < m_ranks; ++rank)
        forEachStretch(
            rank, [&most](std::int64_t, std::int64_t, std::int32_t live) { most = std::max(most, live); });
    return most;
}

Order VSlots::order(ScheduleKind kind, const ScheduleShape& shape, const Repetition& repetition,
                    const std::stop_token& stop) const {
    constexpr std::array kinds{OperationKind::forward, OperationKind::inputGradient,
                               OperationKind::weightGradient};
    Order order{kind, shape, placementOf(kind, shape), {}, {0}};
    order.operations.reserve(static_cast<std::size_t>(m_ranks * rows * shape.microbatches));
    order.rankOffsets.reserve(static_cast<std::size_t>(m_ranks + 1));
    OperationWriter writer(order.operations, stop);
    for (std::int64_t rank = 0; rank < m_ranks; ++rank) {
        const auto write = [&](std::int64_t from, std::int64_t to, std::int64_t later) {
            for (std::int64_t slot = m_taskAt.firstTaken(rank, from, to); slot < to;
                 slot = m_taskAt.firstTaken(rank, slot + 1, to)) {
                const VTask task = taskAt(rank, slot);
                const std::int64_t stage = task.chunk == 0 ? rank : 2 * m_ranks - 1 - rank;
                append(
                    writer, kinds[static_cast<std::size_t>(task.kind)],
                    {static_cast<std::int32_t>(stage), task.microbatch + static_cast<std::int32_t>(later)});
            }
        };
        write(0, repetition.first, 0);
        for (std::int64_t time = 0; time < repetition.times; ++time)
            write(repetition.first, repetition.first + rows, time);
        write(repetition.first, m_slots, repetition.times);
        order.rankOffsets.push_back(order.operations.size());
    }
    return order;
}

} // namespace quadrille::orders
