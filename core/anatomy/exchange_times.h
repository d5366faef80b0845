// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/groups.h"
#include "core/pipeline/executor.h"
#include "core/resolved/resolved.h"

#include <vector>

namespace quadrille::anatomy {

/// A stretch of a step, in the timeline's unit.
struct StepTime {
    double begin = 0, end = 0;
    friend bool operator==(const StepTime&, const StepTime&) = default;
};

/// When in a step the GPUs of a pipeline rank exchange for a degree of parallelism, by where they begin:
/// - tensor, context, expert: the passes that hold their messages: every forward pass and gradient of inputs
///   of a stage with layers, with experts; in zero-bubble schedules not the gradients of weights alone.
/// - data: the passes that end with gradients of weights, of which ZeRO 0 and 1 wait for the last one of each
///   stage; under ZeRO 3 every pass gathers weights. What follows the pipeline is not told.
/// - pipeline: the way of the messages that the rank sends or gets; of no length where they take no time.
/// Empty for a degree of one rank. O(n) of all operations for the pipeline, else of the rank's.
/// \pre the timeline is of the scenario, 0 ≤ pipelineRank < p
[[nodiscard]] std::vector<StepTime> exchangeTimes(const Resolved& resolved, const Timeline& timeline,
                                                  TrafficKind kind, std::int64_t pipelineRank);

} // namespace quadrille::anatomy
