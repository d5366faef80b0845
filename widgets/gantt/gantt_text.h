// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/memory_lanes.h"
#include "widgets/gantt/time_text.h"
#include "widgets/gantt/timeline_index.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

/// What the pipeline chart says, in the user's language. Stages, chunks and micro-batches count from 0; a
/// stage is a lane, as the pipeline ranks are called on screen.
namespace quadrille::gantt {

[[nodiscard]] QString laneName(std::size_t lane);   ///< "Stage 2"
[[nodiscard]] QString kindName(OperationKind kind); ///< "Forward"
/// "stage 2", "stage 2 (chunk 1)" where lanes hold several; a replica of a bidirectional pipeline is a chunk.
[[nodiscard]] QString placeText(const TimelineIndex& index, std::size_t lane, std::int32_t stage,
                                std::int32_t microbatch);

/// "Forward of micro-batch 5, stage 2 (chunk 1): 12 – 13"
[[nodiscard]] QString operationText(const TimelineIndex& index, std::size_t operation, TimeBase base);
/// "Stage 2 idle 4 units, 3 – 7"
[[nodiscard]] QString gapText(std::size_t lane, const TimeRange& gap, TimeBase base);
/// In an idle stretch of a lane, if it has the room: "idle 1.2 s: waits for stage 3", "idle 1.2 s: its work
/// is done", or only how long.
[[nodiscard]] QString idleLabel(double length, TimeBase base);
[[nodiscard]] QString waitingLabel(double length, std::size_t maker, TimeBase base);
[[nodiscard]] QString doneLabel(double length, TimeBase base);
/// Of a stretch of time too short on screen to tell its operations apart: "Stage 2, 120 – 140: 8 operations,
/// 12.3 % idle"
[[nodiscard]] QString stretchText(const TimelineIndex& index, std::size_t lane, const TimeRange& stretch,
                                  TimeBase base);
/// "Stage 2 holds 45.1 of 80.0 GiB at 812.4 ms: 12.0 GiB of states and 33.1 GiB of activations and working
/// memory", with what is over the capacity.
[[nodiscard]] QString memoryText(const MemoryLanes& memory, std::size_t lane, const QString& moment,
                                 double time);

/// The label in a rectangle: "5", or "5·1" with the chunk.
[[nodiscard]] QString operationLabel(const TimelineIndex& index, std::int32_t stage, std::int32_t microbatch,
                                     bool withChunk);

/// "Stages idle 15.8 % of the step: 4 stages, 16 micro-batches, 1F1B", "… of the pipeline's 3.42 s: …" with
/// model times; with the schedule when it is known, the chunks when there are several, and how the step
/// compares with plan A's when one is pinned.
[[nodiscard]] QString findingText(const TimelineIndex& index, const QString& schedule,
                                  std::optional<double> baselineMakespan, TimeBase base);
/// "Idle 15.8 % of total, 18.8 % of ideal" or "Idle 15.8 %".
[[nodiscard]] QString idleText(const Timeline& timeline, bool withIdeal);
/// "visible: 12.3 % idle"
[[nodiscard]] QString visibleIdleText(double share);
/// "A: 57"
[[nodiscard]] QString baselineText(double makespan, TimeBase base);
/// Of a lane that isUnknown().
[[nodiscard]] QString notMeasuredText();
[[nodiscard]] QString laneIdleText(const Timeline& timeline, std::size_t lane); ///< "15.8 % idle"
[[nodiscard]] QString lanePeakText(const Timeline& timeline, std::size_t lane); ///< "peak 4"
/// "peak 45.1 GiB"; "✕ peak 84.2 GiB" where that is over the capacity
[[nodiscard]] QString lanePeakText(const MemoryLanes::Lane& memory);
[[nodiscard]] QString activationsName();                         ///< "Activations in flight"
[[nodiscard]] QString statesName();                              ///< "States"
[[nodiscard]] QString workingMemoryName();                       ///< "Activations and working memory"
[[nodiscard]] QString overCapacityName();                        ///< "Over capacity"
[[nodiscard]] QString stripScaleName(const MemoryLanes& memory); ///< "Strips: 0 to 45.1 GiB, the peak"
[[nodiscard]] QString idleName();                                ///< "Idle"
[[nodiscard]] QString backwardOrInputGradientName();             ///< of the colour that both have
/// What bars there are in some of these, each colour with its name in a legend.
[[nodiscard]] std::vector<std::pair<OperationKind, QString>>
legendKinds(const std::vector<const TimelineIndex*>& indices);
[[nodiscard]] QString shadesName(bool ofDirections); ///< what darker shades are
[[nodiscard]] QString tooManyTransfersText();
[[nodiscard]] QString defaultAxisName();                     ///< what the unit of time is
[[nodiscard]] QString modelAxisName(const QString& unit);    ///< "Modelled time (ms)"
[[nodiscard]] QString measuredAxisName(const QString& unit); ///< "Measured time (ms)"

} // namespace quadrille::gantt
