// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/performance.h"
#include "core/pipeline/waiting.h"
#include "core/resolved/resolved.h"
#include "widgets/gantt/memory_lanes.h"
#include "widgets/gantt/operations_on_way.h"
#include "widgets/gantt/pointed_lane.h"
#include "widgets/gantt/relations.h"
#include "widgets/gantt/timeline_index.h"

#include <QPointF>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace quadrille::gantt {

/// What is pointed at.
struct Place {
    enum class What { nothing, idleShare, axis, around, lane, memory, operation, gap, stretch };
    What what = What::nothing;
    int lane = -1;             ///< of all from lane on
    std::size_t operation = 0; ///< index of an operation wide enough to be pointed at
    TimeRange time{0, 0};      ///< of gap and stretch; a moment of memory
    QPointF point;             ///< of around: a message on its way, or what follows the pipeline

    friend bool operator==(const Place&, const Place&) = default;
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

/// All that is painted, but for what pointer and keyboard are on: a value, so that the same scene gives the
/// same picture.
struct GanttScene {
    std::shared_ptr<const TimelineIndex> index; ///< null: nothing to show
    TimeRange full;  ///< what can be seen: the timeline and the end of plan A, or what setSpan() says
    TimeRange range; ///< what is seen
    std::optional<double> baselineMakespan;
    std::optional<int> selectedStage;
    std::optional<std::size_t> highlighted;    ///< operation that was clicked
    TimeBase timeBase = TimeBase::units;       ///< what times are printed in
    bool measured = false;                     ///< the times are of a run, not of the model
    std::shared_ptr<const MemoryLanes> memory; ///< of every lane, or null: activations are counted
    std::optional<double> moment;              ///< marked by a line
    std::optional<double> playhead;            ///< what starts later is faint
    std::optional<PointedLane> pointed;        ///< by something beside the picture; never exported
    bool criticalPath = false;
    bool transfers = false;
    std::vector<AfterPipeline> after;                 ///< one after the other; empty where it is not shown
    std::shared_ptr<const Relations> relations;       ///< null until something needs them
    std::shared_ptr<const Dependencies> dependencies; ///< says what idle time waits for; null: too many
    QString caption;                                  ///< name of the picture, in front of all; empty: none
    OnTheWay way;                                     ///< to this scene; never exported
    SideTexts other; ///< of a picture above or below, whose plot is to have the same edges

    [[nodiscard]] bool isZoomed() const { return range != full; }
    /// What is known of idle time that is pointed at; none before the relations are.
    [[nodiscard]] std::optional<Gap> gapAt(const Place& place) const;
};

} // namespace quadrille::gantt
