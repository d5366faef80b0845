// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/timeline_index.h"

#include <QString>

#include <optional>

/// What the pipeline chart says, in the user's language. Stages, chunks and micro-batches count from 0; a
/// stage is a lane, as the pipeline ranks are called on screen.
namespace quadrille::gantt {

[[nodiscard]] QString laneName(std::size_t lane);   ///< "Stage 2"
[[nodiscard]] QString kindName(OperationKind kind); ///< "Forward"
[[nodiscard]] QString units(double time);           ///< "4 units"

/// "Forward of micro-batch 5, stage 2 (chunk 1): 12 – 13"; the chunk only where lanes hold several.
[[nodiscard]] QString operationText(const TimelineIndex& index, std::size_t operation);
/// "Stage 2 idle 3 – 7: 4 units"
[[nodiscard]] QString gapText(std::size_t lane, const TimeRange& gap);
/// Of a stretch of time too short on screen to tell its operations apart: "Stage 2, 120 – 140: 8 operations,
/// 12.3 % idle"
[[nodiscard]] QString stretchText(const TimelineIndex& index, std::size_t lane, const TimeRange& stretch);

/// The label in a rectangle: "5", or "5·1" with the chunk.
[[nodiscard]] QString operationLabel(const TimelineIndex& index, std::size_t lane, const Operation& operation,
                                     bool withChunk);

/// "Stages idle 15.8 % of the step: 4 stages, 16 micro-batches, 1F1B", with the schedule when it is known,
/// the chunks when there are several, and how the step compares with plan A's when one is pinned.
[[nodiscard]] QString findingText(const TimelineIndex& index, const QString& schedule,
                                  std::optional<double> baselineMakespan);
/// "Idle 15.8 % of total, 18.8 % of ideal" or "Idle 15.8 %".
[[nodiscard]] QString idleText(const Timeline& timeline, bool withIdeal);
/// "visible: 12.3 % idle"
[[nodiscard]] QString visibleIdleText(double share);
/// "A: 57"
[[nodiscard]] QString baselineText(double makespan);
[[nodiscard]] QString laneIdleText(const Timeline& timeline, std::size_t lane); ///< "15.8 % idle"
[[nodiscard]] QString lanePeakText(const Timeline& timeline, std::size_t lane); ///< "peak 4"
[[nodiscard]] QString activationsName();                                        ///< "Activations in flight"
[[nodiscard]] QString defaultAxisName(std::size_t chunks);                      ///< what the unit of time is

} // namespace quadrille::gantt
