// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/plans_freedom.h"
#include "app/store/speed_options.h"
#include "core/laboratory/board.h"
#include "core/layout/groups.h"
#include "core/memory/memory_estimate.h"
#include "core/reference/collective.h"
#include "core/resolved/resolved.h"
#include "core/scenario/plan_axis.h"
#include "core/search/plan_search.h"
#include "core/search/scaling.h"
#include "widgets/heatmap/heatmap_quantity.h"
#include "widgets/scaling/scaling_data.h"

#include <QString>

#include <optional>

namespace quadrille {

/// Which published runs the truth page shows, and how; empty words: all of them.
struct TruthView {
    QString source;
    QString gpu;
    QString model;
    QString plan; ///< as it is typed: "tp=4 gpus>=64"
    int use = 0;  ///< all runs, those that were fitted, those that were not
    int measure = 0;
    int colouring = 0;

    friend bool operator==(const TruthView&, const TruthView&) = default;
};

/// What the reference shows.
struct ReferenceChoice {
    Collective collective = Collective::allReduce;
    int ranks = 0;       ///< 0: as the plan's group has
    QString table;       ///< the one at the top: ReferenceTable::id; empty: the first
    bool tables = false; ///< rather than the collective, without room for both

    friend bool operator==(const ReferenceChoice&, const ReferenceChoice&) = default;
};

/// What is asked of fully sharded training.
struct FsdpChoice {
    int measure = 0, axis = 0; ///< in the order in which they are offered
    int cluster = 0;           ///< of the study
    std::int64_t gpus = 0;     ///< 0: the most that are offered
    std::int64_t sequence = 0; ///< 0: the longest that were measured
    std::optional<int> gamma;  ///< share of the activations kept, 0 or 1; none: any
    int alphaPercent = 100;    ///< HFU that computing alone reaches at most
    bool wholeSequences = true;

    friend bool operator==(const FsdpChoice&, const FsdpChoice&) = default;
};

/// How the views of a session were set.
struct ViewState {
    PlanAxis heatmapX = Dimension::tensor;
    PlanAxis heatmapY = Dimension::microBatch;
    HeatmapQuantity heatmapShows = HeatmapQuantity::memory;
    bool heatmapBest = false;                      ///< its cells are the best over everything else
    bool memoryAgainstCapacity = false;            ///< of the pipeline's strips; else against their peak
    bool criticalPath = false;                     ///< shown in the pipeline
    bool communication = false;                    ///< likewise
    SpeedOptions speedOptions;                     ///< FLOP convention
    MemoryKind memoryKind = MemoryKind::allocated; ///< which figure the memory bars show
    std::int64_t selectedStage = -1;               ///< none
    int paperTable = 2;                            ///< number of the table shown
    TimeBase timeBase = TimeBase::model;           ///< whose times the pipeline runs with
    QString compare = QStringLiteral("none");      ///< what stands below the pipeline: CompareChoice::name()
    std::int64_t anatomyGpu = 0;                   ///< whose share is shown
    std::optional<TrafficKind> anatomyParallelism; ///< whose groups are shown with it; none
    QString comparedWith;        ///< side by side: PlanBeside::keys has it; empty: the first
    bool comparePicture = false; ///< likewise: the picture, where there is no room for the table as well
    ScalingKind scalingKind = ScalingKind::strong;
    ScalingQuantity scalingShows = ScalingQuantity::throughput;
    Dimension curve = Dimension::microBatch;        ///< along which memory and bubble are drawn
    PlansFreedom plans = PlansFreedom::usual();     ///< what the best plans leave free
    PlanQuantity plansX = PlanQuantity::memory;     ///< of their picture
    PlanQuantity plansY = PlanQuantity::throughput; ///< likewise
    TruthView truth;
    ReferenceChoice reference;
    FsdpChoice fsdp;
    std::optional<laboratory::Board> laboratory; ///< the schedule made by hand; none was begun
    QString panel; ///< name of the panel in front among the tabs; empty: the first

    friend bool operator==(const ViewState&, const ViewState&) = default;
};

} // namespace quadrille
