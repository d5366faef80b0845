// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/span_memo.h"

#include <cstdint>

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

    /// The makespan of the whole step, with messages and with such as arrive at once. Where the pace is still
    /// changing, all of it is executed, or as much of it as largestRun allows. Throws Stopped.
    /// \param memo keeps the orders
    [[nodiscard]] OrderProgram::Both makespans(const Durations& durations, SpanMemo& memo,
                                               const std::stop_token& stop = {}) const;

    /// The most that makespans() costs, in the operations of makingCost().
    [[nodiscard]] double mostCost() const;

private:
    using Both = OrderProgram::Both;
    struct Run {
        std::int64_t microbatches = 0;
        Both makespans{};
    };
    /// The times are in the memo.
    [[nodiscard]] Run run(std::int64_t microbatches, const Durations& durations, SpanMemo& memo,
                          const std::stop_token& stop) const;
    [[nodiscard]] ScheduleShape shapeOf(std::int64_t microbatches) const;
    /// p micro-batches each, as many beyond m_few as largestRun allows; at least two.
    [[nodiscard]] std::int64_t roundsOfMost() const;
    /// \param ideal work of the busiest rank in the longer run
    [[nodiscard]] Both atPaceOf(const Run& fewer, const Run& more, double ideal, const Durations& durations,
                                const std::stop_token& stop) const;
    [[nodiscard]] Both wholly(const Durations& durations, SpanMemo& memo, const std::stop_token& stop) const;

    ScheduleKind m_kind;
    ScheduleShape m_shape;
    std::int64_t m_few; ///< micro-batches, congruent to all of them modulo p; all, where there are few
};

} // namespace quadrille
