// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"
#include "core/traces/measured_step.h"

#include <memory>
#include <optional>
#include <vector>

namespace quadrille::traces {

/// Of which pipeline rank each of the step's ranks is. With a plan by its placement; without one by the
/// stages that their passes name, else one after the other. \pre runnable(*plan) where there is one
[[nodiscard]] std::vector<std::int64_t> pipelineRanks(const MeasuredStep& step, const Scenario* plan);

/// A pass of a pipeline that was measured, whoever wrote it down: as lines of a CSV, or from a trace.
struct TimedPass {
    std::int64_t lane = 0; ///< pipeline rank
    Operation operation;   ///< stage and micro-batch from 0
    double start = 0;      ///< seconds
    double end = 0;

    friend bool operator==(const TimedPass&, const TimedPass&) = default;
};

/// The passes of the step in seconds from its start, one trace for each pipeline rank: that of the lowest
/// rank. What no name says is counted: micro-batches in the order in which a stage's passes ran. \param lanes
/// pipelineRanks()
[[nodiscard]] std::vector<TimedPass> timedPasses(const MeasuredStep& step,
                                                 const std::vector<std::int64_t>& lanes);

/// Those passes as a timeline, so that whatever shows one shows them. A pass that begins before the one
/// before it on its lane has ended begins where that ends. Its order is ScheduleKind::custom; nobody waits
/// for anybody in it, since a trace does not say for whom. Null without passes. \param lanes how many there
/// are at least; those without passes are empty, and count in no share of idle time
[[nodiscard]] std::shared_ptr<const Timeline> measuredTimeline(std::vector<TimedPass> passes,
                                                               std::int64_t lanes = 0);

} // namespace quadrille::traces
