// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

namespace quadrille {

/// Idle time of a step, in both conventions.
struct Bubble {
    double overIdeal = 0; ///< (makespan − ideal) ÷ ideal, where every rank is busy for as long as any other
    double overTotal = 0; ///< idle of all ranks ÷ (ranks × makespan)

    friend bool operator==(const Bubble&, const Bubble&) = default;
};

/// Whether the bubble is (p − 1) ÷ (m·v) of ideal: closed_form::bubbleOverIdeal().
[[nodiscard]] bool hasBubbleFormula(ScheduleKind kind);

/// Whether bubble and activations of the schedule are known by formula, or by running few enough operations
/// to do so while the window waits.
[[nodiscard]] bool isWorkable(ScheduleKind kind, const ScheduleShape& shape);

/// Of a schedule whose stages are all alike, F = I = W = 1 and B = 2 units, without latency: from the closed
/// form where there is one, otherwise by running it. A step of many micro-batches is run with fewer of them
/// and continued as it goes on repeating itself, so that the cost does not grow with them. Throws Stopped.
/// \pre checkRules() is empty, isWorkable(), not custom
[[nodiscard]] Bubble unitBubble(ScheduleKind kind, const ScheduleShape& shape,
                                const std::stop_token& stop = {});

/// What unitBubble() costs, in the operations of makingCost(); 0 where it is a formula. \pre as unitBubble()
[[nodiscard]] double unitBubbleCost(ScheduleKind kind, const ScheduleShape& shape);

} // namespace quadrille
