// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"

#include <cstdint>
#include <map>

namespace quadrille {

/// Most operations that are executed to find out how long a step takes.
inline constexpr std::int64_t largestRun = 4'000'000;

/// A step of many micro-batches, of which so few are executed that warm-up, steady state and cool-down show:
/// p more of them take as much longer as p more before.
class ContinuedStep {
public:
    /// \pre checkRules() is empty, not searched, not custom
    ContinuedStep(ScheduleKind kind, const ScheduleShape& shape);

    /// Of the longest of the orders that makespan() executes first.
    [[nodiscard]] std::int64_t operations() const;

    /// The makespan of the whole step. Where the pace is still changing, all of it is executed, or as much of
    /// it as largestRun allows. Throws Stopped.
    [[nodiscard]] double makespan(const Durations& durations, const std::stop_token& stop = {});

    /// The most that makespan() costs, asked that many times, in the operations of makingCost().
    [[nodiscard]] double mostCost(int times) const;

private:
    [[nodiscard]] Timeline run(std::int64_t microbatches, const Durations& durations,
                               const std::stop_token& stop);
    /// p micro-batches each, as many beyond m_few as largestRun allows; at least two.
    [[nodiscard]] std::int64_t roundsOfMost() const;
    [[nodiscard]] double atPaceOf(const Timeline& fewer, const Timeline& more) const;

    ScheduleKind m_kind;
    ScheduleShape m_shape;
    std::int64_t m_few; ///< micro-batches, congruent to all of them modulo p; all, where there are few
    std::map<std::int64_t, SharedValue<Order>> m_orders; ///< those made so far, by their micro-batches
};

} // namespace quadrille
