// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/explanation.h"
#include "core/memory/memory_estimate.h"
#include "core/resolved/resolved.h"

#include <optional>
#include <stop_token>

namespace quadrille::detailed {

// Whatever takes a stop token throws Stopped.

/// Why a stage holds what detailedMemory() says: the same templates in their tracing reading.
/// \param part this part of it; none: all \pre runnable(scenario), 0 ≤ stage < p
[[nodiscard]] Explanation explainMemory(const Resolved& resolved, std::int64_t stage,
                                        std::optional<MemoryPart> part, const std::stop_token& stop = {});

/// Why the model has so many parameters. \pre runnable(scenario)
[[nodiscard]] Explanation explainParameters(const Scenario& scenario);

/// Why the probability of running out of memory is what it is. \pre runnable(scenario)
[[nodiscard]] Explanation explainProbability(const Resolved& resolved, const std::stop_token& stop = {});

} // namespace quadrille::detailed
