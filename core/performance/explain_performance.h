// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain.h"

namespace quadrille {

/// Explanations of the step's time, its parts, rates and communication: the layer formulas in the tracing
/// reading, put together over the layers of the model. What performanceOf() adds up stage by stage is added
/// up by kind of layer here, so that the last digits may differ: values agree to within 10⁻⁹. Where a number
/// is that of an executed pipeline, the makespan is a letter. \pre runnable(scenario)
[[nodiscard]] Explanation explainPerformance(const Scenario& scenario, const Subject& subject);

} // namespace quadrille
