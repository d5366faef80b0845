// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_estimate.h"
#include "core/resolved/resolved.h"

namespace quadrille {

/// What every pipeline stage holds at its fullest, tensor by tensor, as the scenario's framework stores them.
/// Throws Stopped, as those below. \pre runnable(scenario)
[[nodiscard]] MemoryEstimate detailedMemory(const Resolved& resolved, const std::stop_token& stop = {});

/// One pipeline rank of it. \pre runnable(scenario), 0 ≤ stage < p
[[nodiscard]] StageMemory detailedStageMemory(const Resolved& resolved, std::int64_t stage,
                                              const std::stop_token& stop = {});

/// The stage that holds most, without listing all: of ranks with the same layers the first has most in
/// flight. \pre runnable(scenario)
[[nodiscard]] StageMemory detailedFullest(const Resolved& resolved, const std::stop_token& stop = {});

/// The sentence that names a peak: "During the backward pass of stage 3: recomputation of layer 12, with the
/// activations of 4 micro-batches in flight". Layers and stages count from 0.
[[nodiscard]] Message describe(const StageMemory& stage);

/// Communicators of more than one rank that a process of this plan opens: tensor, context, pipeline, data,
/// expert and expert-data parallel groups, and that of the whole job. Where states are sharded in several
/// groups, the data parallel ones are two each: within a group and across.
[[nodiscard]] std::int64_t communicators(const Scenario& scenario);

} // namespace quadrille
