// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
        return m_taskAt[indexOf(rank, slot)] == nowhere;
    }
    /// \pre the slot is not free
    [[nodiscard]] VTask taskAt(std::int64_t rank, std::int64_t slot) const;

    void place(std::int64_t rank, const VTask& task, std::int64_t slot);
    void remove(std::int64_t rank, std::int64_t slot);

    /// The first slot by which everything that the task needs is done. \pre what it needs is placed
    [[nodiscard]] std::int64_t readyAt(std::int64_t rank, const VTask& task) const;
    /// The first free slot in [from, to), or `to`.
    [[nodiscard]] std::int64_t firstFree(std::int64_t rank, std::int64_t from, std::int64_t to) const;

    /// Every W that has no slot goes to the earliest free one behind its I, those of earlier I first.
    /// \pre the row is long enough
    void placeWeightGradients();

    /// [slot] chunks in flight on the rank, held from F to the end of W.
    [[nodiscard]] std::vector<std::int32_t> inFlight(std::int64_t rank) const;
    [[nodiscard]] std::int32_t peak() const;

    /// The tasks of each rank in the order of their slots, without the empty ones.
    [[nodiscard]] Order order(ScheduleKind kind, const ScheduleShape& shape) const;

private:
    [[nodiscard]] std::size_t indexOf(std::int64_t rank, const VTask& task) const {
        return static_cast<std::size_t>((rank * 6 + task.kind * 2 + task.chunk) * m_microbatches +
                                        task.microbatch);
    }
    [[nodiscard]] std::size_t indexOf(std::int64_t rank, std::int64_t slot) const {
        return static_cast<std::size_t>(rank * m_slots + slot);
    }
    [[nodiscard]] std::int64_t after(std::int64_t rank, const VTask& task) const {
        return slotOf(rank, task) + 1;
    }

    std::int64_t m_ranks;
    std::int64_t m_microbatches;
    std::int64_t m_slots;
    std::vector<std::int32_t> m_taskAt; ///< [rank, slot] (2 × kind + chunk) × m + micro-batch
    std::vector<std::int32_t> m_slotOf; ///< [rank, kind, chunk, micro-batch]
};

} // namespace quadrille::orders
