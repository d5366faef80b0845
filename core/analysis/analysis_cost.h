// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

/// What an answer about a scenario costs, estimated without working it out, in the operations of
/// core/pipeline/order_cost.h: never less than what happens, often more. Code that must stay responsive
/// asks before: what is not quick belongs on another thread, with a stop token.
namespace quadrille {

/// Of memoryGlance(), memoryOf() and one stageMemoryOf().
[[nodiscard]] double memoryCost(const Scenario& scenario);

/// Of glance(): memory, and the step as it is executed.
[[nodiscard]] double glanceCost(const Scenario& scenario);

/// Of analyzeWithoutTimeline(): the same and the textbook's bubble, or the repairs of what cannot run.
[[nodiscard]] double analysisCost(const Scenario& scenario);

/// Of timelineOf().
[[nodiscard]] double timelineCost(const Scenario& scenario);

/// Of explain(), where the performance is known.
[[nodiscard]] double explanationCost(const Scenario& scenario);

/// The most that a window may ask for between two events: about 10 ms.
inline constexpr double mostQuickCost = 4e5;

/// Of one answer, or of several that are asked for at once.
[[nodiscard]] constexpr bool isQuick(double cost) {
    return cost <= mostQuickCost;
}

} // namespace quadrille
