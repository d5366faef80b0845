// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain.h"

namespace quadrille::detailed {

// Whatever takes a stop token throws Stopped.

/// Why a stage, or a part of it, holds what detailedMemory() says: the same templates in their tracing
/// reading. \pre runnable(scenario), the subject is stageMemory or memoryPart of a stage that there is
[[nodiscard]] Explanation explainMemory(const Scenario& scenario, const Subject& subject,
                                        const std::stop_token& stop = {});

/// Why the model has so many parameters. \pre runnable(scenario)
[[nodiscard]] Explanation explainParameters(const Scenario& scenario);

/// Why the probability of running out of memory is what it is. \pre runnable(scenario)
[[nodiscard]] Explanation explainProbability(const Scenario& scenario, const std::stop_token& stop = {});

} // namespace quadrille::detailed
