// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_estimate.h"
#include "core/resolved/resolved.h"

namespace quadrille {

/// One pipeline rank's memory by Fujii et al. (2024), eqs. 7–10 and 17, with the schedule's own number of
/// micro-batches in flight (their p on the first stage under 1F1B). Throws Stopped, as those below. \pre
/// runnable(scenario), 0 ≤ stage < p
[[nodiscard]] StageMemory paperStageMemory(const Resolved& resolved, std::int64_t stage,
                                           const std::stop_token& stop = {});

/// All stages. \pre runnable(scenario)
[[nodiscard]] MemoryEstimate paperMemory(const Resolved& resolved, const std::stop_token& stop = {});

/// The fullest stage without listing all: in-flight micro-batches fall from stage to stage and only the ends
/// hold embedding and head, so it is the first or the last. \pre runnable(scenario)
[[nodiscard]] Bytes paperFullest(const Resolved& resolved, const std::stop_token& stop = {});

} // namespace quadrille
