// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/performance.h"
#include "core/pipeline/waiting.h"
#include "core/resolved/resolved.h"
#include "widgets/gantt/memory_lanes.h"
#include "widgets/gantt/relations.h"
#include "widgets/gantt/timeline_index.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace quadrille::gantt {

/// An idle stretch that is pointed at, and what led to it.
struct ExplainedGap {
    Gap gap;
    std::vector<WaitLink> chain;

    friend bool operator==(const ExplainedGap&, const ExplainedGap&) = default;
};

/// What all ranks do together when the pipeline has ended.
struct AfterPipeline {
    StepPart part = StepPart::data;
    TimeRange time;

    friend bool operator==(const AfterPipeline&, const AfterPipeline&) = default;
};

/// The words beside the lanes, from which the plot's edges follow.
struct SideTexts {
    QString name;      ///< the longest lane name
    QString shortName; ///< its number alone
    QStringList notes; ///< right of the lanes

    friend bool operator==(const SideTexts&, const SideTexts&) = default;
};

/// All that is painted: a value, so that the same scene gives the same picture.
struct GanttScene {
    std::shared_ptr<const TimelineIndex> index; ///< null: nothing to show
    QString emptyReason;                        ///< said instead
    TimeRange full;  ///< what can be seen: the timeline and the end of plan A, or what setSpan() says
    TimeRange range; ///< what is seen
    std::optional<double> baselineMakespan;
    std::optional<int> selectedStage;
    std::optional<std::size_t> cursor;         ///< operation that the keyboard is on
    std::optional<std::size_t> hovered;        ///< operation under the pointer
    std::optional<std::size_t> highlighted;    ///< operation that was clicked
    TimeBase timeBase = TimeBase::units;       ///< what times are printed in
    std::shared_ptr<const MemoryLanes> memory; ///< of every lane, or null: activations are counted
    std::optional<double> moment;              ///< marked by a line
    std::optional<double> playhead;            ///< what starts later is faint
    bool criticalPath = false;
    bool transfers = false;
    std::vector<AfterPipeline> after;                 ///< one after the other; empty where it is not shown
    std::shared_ptr<const Relations> relations;       ///< null until something needs them
    std::shared_ptr<const Dependencies> dependencies; ///< says what idle time waits for; null: too many
    std::optional<std::size_t> related;               ///< operation whose inputs and users are shown
    std::optional<ExplainedGap> gap;                  ///< idle time whose reason is shown
    QString caption;                                  ///< name of the picture, in front of all; empty: none
    QString axisName;                                 ///< with units; model times name themselves
    SideTexts other; ///< of a picture above or below, whose plot is to have the same edges
    bool focused = false;

    /// Without what belongs to who is working on it: as an export shows it.
    [[nodiscard]] GanttScene settled() const;
    [[nodiscard]] bool isZoomed() const { return range != full; }
};

} // namespace quadrille::gantt
