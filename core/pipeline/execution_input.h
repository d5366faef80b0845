// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille {

/// An order and its durations, checked once and laid out flat for the inner loop of execute().
///
/// What other operations wait for is a *cell*: the end of the forward, or of the backward (B or I), of one
/// micro-batch on one stage. Cells 0 … cellCount()−1 are forwards, stage after stage; as many backwards
/// follow.
class ExecutionInput {
public:
    /// Throws std::invalid_argument as execute() documents. Keeps a reference to the order.
    ExecutionInput(const Order& order, const Durations& durations);

    [[nodiscard]] const Order& order() const { return m_order; }
    [[nodiscard]] std::int32_t stages() const { return m_stages; }
    [[nodiscard]] double p2p() const { return m_durations.p2p; }

    /// Stages × micro-batches.
    [[nodiscard]] std::size_t cellCount() const { return m_cellCount; }
    [[nodiscard]] std::size_t forwardCell(std::int32_t stage, std::int32_t microbatch) const {
        return static_cast<std::size_t>(stage) * m_microbatches + static_cast<std::size_t>(microbatch);
    }
    [[nodiscard]] std::size_t backwardCell(std::int32_t stage, std::int32_t microbatch) const {
        return m_cellCount + forwardCell(stage, microbatch);
    }

    [[nodiscard]] std::int32_t rankOf(std::int32_t stage, std::int32_t microbatch) const {
        const std::size_t direction =
            m_oneDirection ? 0 : m_directionStart[static_cast<std::size_t>(microbatch)];
        return m_rankOf[direction + static_cast<std::size_t>(stage)];
    }

    [[nodiscard]] double duration(const Operation& operation) const { return m_durations.of(operation); }

    /// [cell] → index of the operation that fills it, or the largest size_t when none does. Built on demand.
    [[nodiscard]] std::vector<std::size_t> producers() const;
    /// The operation that would fill the cell that `waiting` needs.
    [[nodiscard]] Operation filling(std::size_t cell, const Operation& waiting) const;

private:
    void checkPlacement();
    void checkDurations() const;
    void fillBackward();
    void checkOperations() const;

    const Order& m_order;
    std::int32_t m_stages = 0;
    std::size_t m_microbatches = 0;
    std::size_t m_cellCount = 0;
    bool m_oneDirection = true;
    std::vector<std::int32_t> m_rankOf;        ///< [direction × stages + stage]
    std::vector<std::size_t> m_directionStart; ///< [micro-batch] direction × stages; empty with one direction
    Durations m_durations;                     ///< with the whole backward filled in
};

} // namespace quadrille
