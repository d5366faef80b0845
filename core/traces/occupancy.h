// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stop.h"
#include "core/traces/rank_trace.h"

#include <array>
#include <span>
#include <vector>

namespace quadrille::traces {

/// A stretch in which the GPU works for one cause.
struct Work {
    Span span;
    Cause cause = Cause::memoryBound;
};

/// Of one cause, in nanoseconds.
struct CauseTime {
    Time busy = 0;    ///< in which any of its kernels runs
    Time exposed = 0; ///< of that, what the step takes for it: see occupancy()

    [[nodiscard]] Time hidden() const { return busy - exposed; }
    friend bool operator==(const CauseTime&, const CauseTime&) = default;
};

/// How a GPU spends a step. The exposed times of all causes and the two idle ones add up to the step.
struct Occupancy {
    std::array<CauseTime, causeCount> causes{}; ///< indexed by Cause; of overhead only the idle time
    Time waiting = 0; ///< idle outside of passes, while the pipeline runs: part of the cause pipeline
    Time idle = 0;    ///< within passes, before and behind the pipeline: the cause overhead

    [[nodiscard]] const CauseTime& of(Cause cause) const {
        return causes.at(static_cast<std::size_t>(cause));
    }
    /// What the step takes for a cause, with what is idle for it.
    [[nodiscard]] Time spent(Cause cause) const;

    friend bool operator==(const Occupancy&, const Occupancy&) = default;
};

/// Each moment of the step goes to one cause: to what computes where anything does, else to messages, in the
/// order tensor, context, expert, data, pipeline, others, else to copies, else it is idle. What runs beside
/// is hidden. \param passes of the rank \param pipeline while which the pipeline runs, on whatever rank; of
/// no length: idle time is overhead. Throws Stopped.
[[nodiscard]] Occupancy occupancy(std::span<const Work> works, std::span<const Span> passes, const Span& step,
                                  const Span& pipeline, const std::stop_token& stop = {});

} // namespace quadrille::traces
