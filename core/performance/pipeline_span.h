// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"

namespace quadrille {

/// How long a pipeline takes, and how much of it waiting for messages is.
struct PipelineSpan {
    double seconds = 0;    ///< the makespan with the durations given
    double withoutP2p = 0; ///< the makespan were messages to arrive at once
};

/// By execution: exact for at most mostExecuted operations. Longer steps run with fewer micro-batches and go
/// on as they repeat themselves, as unitBubble() does; pipelines too long for that, and schedules that are
/// searched, take the busiest rank's time and the bubble of stages that are all alike. Throws Stopped. \pre
/// checkRules() is empty, isWorkable(), not custom
[[nodiscard]] PipelineSpan pipelineSpan(ScheduleKind kind, const ScheduleShape& shape,
                                        const Durations& durations, std::int64_t mostExecuted,
                                        const std::stop_token& stop = {});

} // namespace quadrille
