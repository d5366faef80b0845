// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_estimate.h"
#include "core/pipeline/executor.h"
#include "core/resolved/resolved.h"
#include "core/text/message.h"

#include <optional>
#include <vector>

namespace quadrille {

/// What a stage holds while one operation runs, beside its states.
struct MemoryMoment {
    double start = 0; ///< in the timeline's unit
    double end = 0;
    Bytes activations; ///< of all micro-batches in flight, that of the operation included
    Bytes working;     ///< at the operation's fullest
    Bytes after;       ///< activations that stay when it is over, until the next one starts

    friend bool operator==(const MemoryMoment&, const MemoryMoment&) = default;
};

/// The allocated memory of one stage over a step.
struct MemoryCourse {
    std::int64_t stage = 0;
    Bytes states; ///< parameters, gradients, optimizer and buffers of communication: there all the time
    /// Gradients are not among them, but come as activations go: Framework::freesGradients. Those of the head
    /// are in the working memory of backward passes.
    bool gradientsCome = false;
    std::vector<MemoryMoment>
        moments;          ///< one for each operation, in time order; between two, activations stay
    std::size_t peak = 0; ///< index of the fullest moment, the first such
    Message peakName;     ///< describe() of the stage's estimate
    Bytes capacity;
    ZoneLimits limits; ///< of the plan
    double makespan = 0;

    friend bool operator==(const MemoryCourse&, const MemoryCourse&) = default;
};

/// Follows one pipeline rank through an executed step. None under the paper's estimator, which knows no
/// moments. Throws Stopped. \pre runnable(scenario), the timeline is that of the scenario, 0 ≤ stage < p
[[nodiscard]] std::optional<MemoryCourse> memoryCourse(const Resolved& resolved, const Timeline& timeline,
                                                       std::int64_t stage, const std::stop_token& stop = {});

/// Those of all pipeline ranks, for less than one by one. Empty under the paper's estimator. \pre as above
[[nodiscard]] std::vector<MemoryCourse> memoryCourses(const Resolved& resolved, const Timeline& timeline,
                                                      const std::stop_token& stop = {});

} // namespace quadrille
