// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/reckoning.h"
#include "app/store/scenario_store.h"

namespace quadrille {

class CommunicationView;
class GanttView;
class MemoryBars;
class Picture;
class VerdictBar;
class Waterfall;

// Each connects a view with the store both ways: the view shows what the store holds from now on, and what
// the user points at goes into the store.
void bind(MemoryBars& view, ScenarioStore& store);
void bind(GanttView& view, ScenarioStore& store);
void bind(VerdictBar& view, ScenarioStore& store, Reckoning& reckoning);
void bind(Waterfall& view, ScenarioStore& store);
void bind(CommunicationView& view, ScenarioStore& store);

/// Dims the picture from now on while what it shows is not that of the scenario.
void bindFreshness(Picture& view, ScenarioStore& store);
/// Why there is nothing to show of the scenario, in the user's language; empty when there is.
[[nodiscard]] QString whyNothing(const ScenarioStore& store);

/// Shows the store's plan A in the bars, or says why not.
void bindBaseline(MemoryBars& view, const ScenarioStore& store);

/// What follows the pipeline, up to the end of the step, in seconds: gradients that nothing hides, the
/// optimizer, the rest. Empty where the timeline has other times than the model's.
using AfterPipeline = std::vector<std::pair<StepPart, double>>;
[[nodiscard]] AfterPipeline afterPipeline(const Analysis& analysis);

/// "Computing 1,048,576 operations…" while a timeline is on its way, else empty.
[[nodiscard]] QString computingText(const ScenarioStore& store);

/// Why a scenario cannot run, in the user's language; empty when it can.
[[nodiscard]] QString firstBrokenRule(const Analysis& analysis);

} // namespace quadrille
