// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"

namespace quadrille {

class PipelineRuns;
class SpanMemo;

/// How long a pipeline takes and what its ranks do in that time, in the unit of the durations. The idle time
/// is that of the mean rank, from the first operation of the step to the last:
///   makespan = busy + unequalStages() + fillAndDrain() + messages()
/// Each part is a difference of two runs of the same order, or of a run and the work in it, and none is
/// negative.
struct PipelineSpan {
    double makespan = 0;        ///< with the durations given
    double withoutMessages = 0; ///< were messages to arrive at once; at most makespan
    double busiest = 0;         ///< work of the rank with most of it; at most withoutMessages
    double busy = 0;            ///< work of the mean rank; at most busiest

    /// What the busiest rank waits, would messages arrive at once.
    [[nodiscard]] double fillAndDrain() const { return withoutMessages - busiest; }
    /// What others have less to do than the busiest rank.
    [[nodiscard]] double unequalStages() const { return busiest - busy; }
    /// What waiting for messages adds.
    [[nodiscard]] double messages() const { return makespan - withoutMessages; }
    [[nodiscard]] double idle() const { return fillAndDrain() + unequalStages() + messages(); }

    /// idle ÷ (idle + busy); 0 where nothing takes any time.
    [[nodiscard]] double overTotal() const { return makespan > 0 ? idle() / makespan : 0; }
    /// idle ÷ busy, which is x ÷ (1 − x) of x = overTotal(); 0 where nothing takes any time.
    [[nodiscard]] double overIdeal() const { return busy > 0 ? idle() / busy : 0; }

    friend bool operator==(const PipelineSpan&, const PipelineSpan&) = default;
};

inline constexpr std::int64_t largestExecutedStep = 8192;

/// By execution: exact for at most mostExecuted operations, and beyond for orders whose steady state repeats
/// itself, which all but a few do. Longer steps run with fewer micro-batches and go on at the pace that they
/// have then, or at that of a rank that never waits, whichever ends later; where the pace is still changing
/// they run whole, up to a bound. Pipelines too long for that take the busiest rank's time and the bubble of
/// stages that are all alike. Throws Stopped. \pre checkRules() is empty, isWorkable(), not custom
/// \param memo keeps orders for the next question; changes nothing
[[nodiscard]] PipelineSpan pipelineSpan(const PipelineRuns& runs, std::int64_t mostExecuted,
                                        const std::stop_token& stop = {}, SpanMemo* memo = nullptr);

/// The same work in makespans that are no longer than those of pipelineSpan(), but for rounding: nothing
/// runs. \pre as pipelineSpan()
[[nodiscard]] PipelineSpan leastSpan(ScheduleKind kind, const ScheduleShape& shape,
                                     const Durations& durations);

/// What pipelineSpan() costs, in the operations of makingCost(). \pre as pipelineSpan()
[[nodiscard]] double pipelineSpanCost(ScheduleKind kind, const ScheduleShape& shape,
                                      std::int64_t mostExecuted);

} // namespace quadrille
