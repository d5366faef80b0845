// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/v_slots.h"

#include <algorithm>

namespace quadrille::orders {

VSlots::VSlots(std::int64_t ranks, std::int64_t microbatches, std::int64_t slots)
    : m_ranks(ranks), m_microbatches(microbatches), m_slots(slots),
      m_taskAt(static_cast<std::size_t>(ranks * slots), nowhere),
      m_slotOf(static_cast<std::size_t>(ranks * 6 * microbatches), nowhere) {}

VTask VSlots::taskAt(std::int64_t rank, std::int64_t slot) const {
    const std::int32_t task = m_taskAt[indexOf(rank, slot)];
    const auto microbatches = static_cast<std::int32_t>(m_microbatches);
    const std::int32_t row = task / microbatches;
    return {row / 2, row % 2, task % microbatches};
}

void VSlots::place(std::int64_t rank, const VTask& task, std::int64_t slot) {
    m_taskAt[indexOf(rank, slot)] =
        static_cast<std::int32_t>((task.kind * 2 + task.chunk) * m_microbatches + task.microbatch);
    m_slotOf[indexOf(rank, task)] = static_cast<std::int32_t>(slot);
}

void VSlots::remove(std::int64_t rank, std::int64_t slot) {
    m_slotOf[indexOf(rank, taskAt(rank, slot))] = nowhere;
    m_taskAt[indexOf(rank, slot)] = nowhere;
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

std::int64_t VSlots::firstFree(std::int64_t rank, std::int64_t from, std::int64_t to) const {
    while (from < to && !isFree(rank, from))
        ++from;
    return std::min(from, to);
}

void VSlots::placeWeightGradients() {
    for (std::int64_t rank = 0; rank < m_ranks; ++rank) {
        std::vector<VTask> waiting;
        std::size_t next = 0;
        for (std::int64_t slot = 0; slot < m_slots; ++slot) {
            if (isFree(rank, slot)) {
                if (next < waiting.size())
                    place(rank, waiting[next++], slot);
                continue;
            }
            VTask task = taskAt(rank, slot);
            if (task.kind != VTask::inputGradient)
                continue;
            task.kind = VTask::weightGradient;
            if (slotOf(rank, task) == nowhere)
                waiting.push_back(task);
        }
    }
}

std::vector<std::int32_t> VSlots::inFlight(std::int64_t rank) const {
    std::vector<std::int32_t> counts(static_cast<std::size_t>(m_slots));
    std::int32_t live = 0;
    for (std::int64_t slot = 0; slot < m_slots; ++slot) {
        const std::int32_t kind = isFree(rank, slot) ? VTask::inputGradient : taskAt(rank, slot).kind;
        live += kind == VTask::forward ? 1 : 0;
        counts[static_cast<std::size_t>(slot)] = live;
        live -= kind == VTask::weightGradient ? 1 : 0;
    }
    return counts;
}

std::int32_t VSlots::peak() const {
    std::int32_t most = 0;
    for (std::int64_t rank = 0; rank < m_ranks; ++rank)
        most = std::max(most, std::ranges::max(inFlight(rank)));
    return most;
}

Order VSlots::order(ScheduleKind kind, const ScheduleShape& shape) const {
    constexpr std::array kinds{OperationKind::forward, OperationKind::inputGradient,
                               OperationKind::weightGradient};
    Order order{kind, shape, placementOf(kind, shape), {}, {0}};
    order.operations.reserve(m_slotOf.size());
    order.rankOffsets.reserve(static_cast<std::size_t>(m_ranks + 1));
    for (std::int64_t rank = 0; rank < m_ranks; ++rank) {
        for (std::int64_t slot = 0; slot < m_slots; ++slot) {
            if (isFree(rank, slot))
                continue;
            const VTask task = taskAt(rank, slot);
            const std::int64_t stage = task.chunk == 0 ? rank : 2 * m_ranks - 1 - rank;
            order.operations.push_back({kinds[static_cast<std::size_t>(task.kind)],
                                        static_cast<std::int32_t>(stage), task.microbatch});
        }
        order.rankOffsets.push_back(order.operations.size());
    }
    return order;
}

} // namespace quadrille::orders
