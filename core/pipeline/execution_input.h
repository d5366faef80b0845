// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille {

/// Throws std::invalid_argument, naming the time and the stage, when one of the durations is absent, negative
/// or not finite.
void checkDurations(const Durations& durations, std::size_t stages);

/// The shape, placement and durations of an order, checked once and laid out flat for the inner loop of
/// execute(). The operations themselves are checked as they run; see checkOperations().
class ExecutionInput {
public:
    /// A stage of one direction: where it is and what it costs.
    struct Stage {
        double forward = 0;
        double backward = 0;
        double inputGradient = 0;
        double weightGradient = 0;
        double forwardLatency = 0;  ///< from the stage before, 0 on the same rank
        double backwardLatency = 0; ///< from the stage behind, likewise
        std::int32_t rank = -1;
    };

    /// Throws std::invalid_argument as execute() documents. Keeps a reference to the order.
    ExecutionInput(const Order& order, const Durations& durations);

    [[nodiscard]] const Order& order() const { return m_order; }
    [[nodiscard]] std::int32_t stages() const { return m_stages; }
    [[nodiscard]] std::size_t microbatches() const { return m_microbatches; }
    /// False: there are no durations for I and W.
    [[nodiscard]] bool canSplit() const { return m_canSplit; }

    [[nodiscard]] bool has(std::int32_t stage, std::int32_t microbatch) const {
        return static_cast<std::uint32_t>(stage) < static_cast<std::uint32_t>(m_stages) &&
               static_cast<std::uint32_t>(microbatch) < m_microbatches;
    }
    /// \pre has(stage, microbatch)
    [[nodiscard]] const Stage& stage(std::int32_t stage, std::int32_t microbatch) const {
        const std::size_t direction =
            m_directionStart.empty() ? 0 : m_directionStart[static_cast<std::size_t>(microbatch)];
        return m_flat[direction + static_cast<std::size_t>(stage)];
    }

    /// (stage, micro-batch) as one number, the stages of a micro-batch side by side: operations that run at
    /// about the same time touch the same few cache lines.
    [[nodiscard]] std::size_t cell(std::int32_t stage, std::int32_t microbatch) const {
        return static_cast<std::size_t>(microbatch) * static_cast<std::size_t>(m_stages) +
               static_cast<std::size_t>(stage);
    }
    [[nodiscard]] std::size_t cellCount() const {
        return static_cast<std::size_t>(m_stages) * m_microbatches;
    }

    [[nodiscard]] double fusedDuration(const Stage& forward, const Stage& backward) const {
        return m_fused ? *m_fused : m_fusedScale * (forward.forward + backward.backward);
    }

    /// Throws std::invalid_argument with the first operation that execute() refuses, if there is one. A pass
    /// of its own, for orders that did not run to the end: the inner loop only notices that something is
    /// wrong, and not always before it gets stuck.
    void checkOperations() const;

private:
    void layOut(const Durations& durations);
    void checkPlacement();

    const Order& m_order;
    std::int32_t m_stages = 0;
    std::size_t m_microbatches = 0;
    bool m_canSplit = false;
    std::optional<double> m_fused;
    double m_fusedScale = 1;
    std::vector<Stage> m_flat;                 ///< [direction × stages + stage]
    std::vector<std::size_t> m_directionStart; ///< [micro-batch] direction × stages; empty with one direction
};

} // namespace quadrille
