// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain.h"

namespace quadrille {

/// Explanations of the step's time, its parts, rates, communication and bubble: the formulas that computed
/// them, in the tracing reading. Where a number is that of an executed pipeline, its makespans are letters.
/// \pre runnable(scenario); performance is the scenario's
[[nodiscard]] Explanation explainPerformance(const Resolved& resolved, const Performance& performance,
                                             const Subject& subject);

} // namespace quadrille
