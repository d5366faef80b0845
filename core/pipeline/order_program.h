// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace quadrille {

/// An order laid out to be run with many durations: its operations in one sequence in which each stands
/// behind what it waits for, so that a run looks for nothing. Making it costs about as much as execute()
/// twice, a run a fraction of that. It takes less memory than the order, which it does not keep.
class OrderProgram {
public:
    /// \pre makeOrder() made the order
    explicit OrderProgram(const SharedValue<Order>& order);

    [[nodiscard]] const ScheduleShape& shape() const { return m_shape; }
    [[nodiscard]] std::size_t size() const { return m_steps.size(); }

    /// With messages as long as the durations say, and with messages that arrive at once.
    using Both = std::array<double, 2>;

    /// When the operations run, in the order of the program; kept to be used again.
    struct Times {
        std::vector<Both> starts;
        std::vector<Both> ends; ///< from place 1 on
        std::vector<Both> free; ///< of each rank
    };

    /// The makespans of execute() with these durations and with the same without p2p, to the bit.
    /// \throws as execute()
    [[nodiscard]] Both makespans(const Durations& durations, Times& times) const;
    /// The ideal of both, up to rounding: the work of the busiest rank.
    [[nodiscard]] double ideal(const Durations& durations) const;

    /// Where in the program the forward pass of a micro-batch on a stage stands, and where its backward pass
    /// or the half that gives the input gradient.
    struct Passes {
        std::uint32_t forward = 0, backward = 0;
    };
    [[nodiscard]] const Passes& passes(std::int64_t stage, std::int64_t microbatch) const {
        return m_passes[static_cast<std::size_t>(microbatch) * m_stages + static_cast<std::size_t>(stage)];
    }

private:
    /// Of what is waited for: its place in the sequence from 1 on, 0: nothing, and whether on another rank.
    using Input = std::uint32_t;
    static constexpr Input fromAnotherRank = Input{1} << 31;

    struct Step {
        std::uint32_t rank = 0;
        std::uint32_t duration = 0; ///< 4 × stage + part; behind them all those of m_fused
        Input input = 0;
    };

    void layOut(const Order& order, const std::vector<std::uint32_t>& sequence);
    template <bool fuses>
    void run(const std::vector<double>& lengths, double p2p, Times& times) const;
    [[nodiscard]] std::uint32_t durationOf(const Operation& operation);
    [[nodiscard]] std::vector<double> lengths(const Durations& durations) const;

    ScheduleShape m_shape;
    std::size_t m_stages = 0;
    bool m_splits = false; ///< some backward
    std::vector<Step> m_steps;
    std::vector<Input>
        m_seconds; ///< of each operation, where some are fused: what its backward pass waits for
    std::vector<std::pair<std::int32_t, std::int32_t>> m_fused; ///< forward and backward stage
    std::vector<Passes> m_passes;                               ///< [micro-batch × stages + stage]
    std::vector<std::uint32_t> m_firsts; ///< where the first operation of each rank stands that has any
    std::vector<std::vector<std::uint32_t>> m_counts; ///< [rank][duration] operations
};

} // namespace quadrille
