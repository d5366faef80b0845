// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Sentences about a plan A that trains another model than the plan at hand, for views that then cannot draw
/// A beside it: what it is, and what of it can be compared. The sentences are empty where no plan is pinned,
/// where both train the same model, and where either cannot run.
namespace quadrille {

class ScenarioStore;
struct Analysis;
struct Scenario;

[[nodiscard]] QString otherModel(const ScenarioStore& store); ///< "Llama-3.1-70B"
/// Plan A, where it can be drawn beside the plan at hand; else null.
[[nodiscard]] const Analysis* comparableBaseline(const ScenarioStore& store);
[[nodiscard]] QString otherModelRemark(const ScenarioStore& store);
/// Against a plan that need not be the one in the pictures; also before A is worked out.
[[nodiscard]] QString otherModel(const ScenarioStore& store, const Scenario& plan);
[[nodiscard]] QString otherModelRemark(const ScenarioStore& store, const Scenario& plan);
[[nodiscard]] QString otherModelMemory(const ScenarioStore& store);
[[nodiscard]] QString otherModelBubble(const ScenarioStore& store);
[[nodiscard]] QString otherModelTime(const ScenarioStore& store);

} // namespace quadrille
