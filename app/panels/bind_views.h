// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"

namespace quadrille {

class GanttView;
class Picture;
class SharedSpeedOptions;
class VerdictBar;

/// Shows the pipeline of the store from now on, and puts into the store what the user points at.
void bind(GanttView& view, ScenarioStore& store);

/// Says from now on what the store answers, of the baseline, too, and mends the plan as it is told to.
void bind(VerdictBar& view, ScenarioStore& store, const SharedSpeedOptions& speedOptions);

/// Dims the picture from now on while what it shows is not that of the scenario.
void bindFreshness(Picture& view, ScenarioStore& store);
/// Why there is nothing to show of the scenario, in the user's language; empty when there is.
[[nodiscard]] QString whyNothing(const ScenarioStore& store);

/// What follows the pipeline, up to the end of the step, in seconds: gradients that nothing hides, the
/// optimizer, the rest. Empty where the timeline has other times than the model's.
using AfterPipeline = std::vector<std::pair<StepPart, double>>;
[[nodiscard]] AfterPipeline afterPipeline(const Analysis& analysis);

/// "Computing 1,048,576 operations…" while a timeline is on its way, else empty.
[[nodiscard]] QString computingText(const ScenarioStore& store);

/// Why a scenario cannot run, in the user's language; empty when it can.
[[nodiscard]] QString firstBrokenRule(const Analysis& analysis);

} // namespace quadrille
