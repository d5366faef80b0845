// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/slot_counts.h"
#include "core/pipeline/schedule.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::orders {

/// F, I or W of a micro-batch on one of the two chunks of a V.
struct VTask {
    std::int32_t kind = forward;
    std::int32_t chunk = 0;
    std::int32_t microbatch = 0;

    static constexpr std::int32_t forward = 0;
    static constexpr std::int32_t inputGradient = 1;
    static constexpr std::int32_t weightGradient = 2;
};

/// A schedule on a V while every operation takes one slot of time: on each rank a row of slots, each empty or
/// with one task, and for each task its slot.
class VSlots {
public:
    /// All slots empty, no task placed.
    VSlots(std::int64_t ranks, std::int64_t microbatches, std::int64_t slots);

    [[nodiscard]] std::int64_t ranks() const { return m_ranks; }
    [[nodiscard]] std::int64_t microbatches() const { return m_microbatches; }
    [[nodiscard]] std::int64_t slots() const { return m_slots; }

    static constexpr std::int64_t nowhere = -1;
    [[nodiscard]] std::int64_t slotOf(std::int64_t rank, const VTask& task) const {
        return m_slotOf[indexOf(rank, task)];
    }
    [[nodiscard]] bool isFree(std::int64_t rank, std::int64_t slot) const {
        return m_taskAt.isFree(rank, slot);
    }
    /// \pre the slot is not free
    [[nodiscard]] VTask taskAt(std::int64_t rank, std::int64_t slot) const {
        const std::int32_t task = m_taskAt(rank, slot);
        return {task >> 1 & 3, task & 1, task >> 3};
    }

    void place(std::int64_t rank, const VTask& task, std::int64_t slot);
    void remove(std::int64_t rank, std::int64_t slot);

    /// The first slot by which everything that the task needs is done. \pre what it needs is placed
    [[nodiscard]] std::int64_t readyAt(std::int64_t rank, const VTask& task) const;
    /// The first free slot in [from, to), or `to`.
    [[nodiscard]] std::int64_t firstFree(std::int64_t rank, std::int64_t from, std::int64_t to) const {
        return m_taskAt.firstFree(rank, from, to);
    }

    /// Every W that has no slot goes to the earliest free one behind its I, those of earlier I first.
    /// \pre the row is long enough
    void placeWeightGradients();

    /// Chunks in flight, held from F to the end of W.
    [[nodiscard]] SlotCounts inFlight() const;
    [[nodiscard]] std::int32_t peak() const;

    /// Slots in which every rank has one task of each kind and chunk, and how often they come again: each
    /// time with the next micro-batches, which the tasks behind them make room for.
    struct Repetition {
        std::int64_t first = 0; ///< slot …
        std::int64_t times = 0; ///< … and how often the slots from there on are repeated
    };

    /// The tasks of each rank in the order of their slots, without the empty ones. The shape has as many more
    /// micro-batches as there are repetitions. Throws Stopped.
    [[nodiscard]] Order order(ScheduleKind kind, const ScheduleShape& shape, const Repetition& repetition,
                              const std::stop_token& stop) const;

private:
    /// Calls with [from, to) and how many are in flight there, slot after slot up to the last.
    template <class Visit>
    void forEachStretch(std::int64_t rank, Visit visit) const;

    static constexpr std::int32_t rows = 6; ///< three kinds, two chunks

    [[nodiscard]] std::size_t indexOf(std::int64_t rank, const VTask& task) const {
        return static_cast<std::size_t>((task.microbatch * m_ranks + rank) * rows +
                                        std::int64_t{2} * task.kind + task.chunk);
    }
    [[nodiscard]] std::int64_t after(std::int64_t rank, const VTask& task) const {
        return slotOf(rank, task) + 1;
    }

    std::int64_t m_ranks;
    std::int64_t m_microbatches;
    std::int64_t m_slots;
    SlotTable m_taskAt;                 ///< 8 × micro-batch + 2 × kind + chunk
    std::vector<std::int32_t> m_slotOf; ///< [micro-batch, rank, kind, chunk]
};

} // namespace quadrille::orders
