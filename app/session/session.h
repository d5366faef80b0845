// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/kept_plan.h"
#include "app/store/speed_options.h"
#include "core/layout/groups.h"
#include "core/memory/memory_estimate.h"
#include "core/resolved/resolved.h"
#include "core/scenario/plan_axis.h"
#include "core/scenario/scenario.h"
#include "widgets/heatmap/heatmap_quantity.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace quadrille {

/// How the views of a session were set.
struct ViewState {
    PlanAxis heatmapX = Dimension::tensor;
    PlanAxis heatmapY = Dimension::microBatch;
    HeatmapQuantity heatmapShows = HeatmapQuantity::memory;
    SpeedOptions speedOptions;                     ///< FLOP convention
    MemoryKind memoryKind = MemoryKind::allocated; ///< which figure the memory bars show
    std::int64_t selectedStage = -1;               ///< none
    int paperTable = 2;                            ///< number of the table shown
    TimeBase timeBase = TimeBase::model;           ///< whose times the pipeline runs with
    QString compare = QStringLiteral("none");      ///< what stands below the pipeline: CompareChoice::name()
    bool criticalPath = false;                     ///< shown in the pipeline
    bool communication = false;                    ///< likewise
    bool memoryAgainstCapacity = false;            ///< of the pipeline's strips; else against their peak
    std::int64_t anatomyGpu = 0;                   ///< whose share is shown
    std::optional<TrafficKind> anatomyParallelism; ///< whose groups are shown with it; none
    bool heatmapBest = false;                      ///< its cells are the best over everything else
    QString panel; ///< name of the panel in front among the tabs; empty: the first

    friend bool operator==(const ViewState&, const ViewState&) = default;
};

/// What a session file holds.
struct Session {
    Scenario scenario;
    std::optional<Scenario> baseline; ///< the pinned baseline A
    ViewState view;
    KeptPlans kept = {}; ///< plans kept by name; none in files of before

    friend bool operator==(const Session&, const Session&) = default;
};

inline constexpr int sessionVersion = 1;                 ///< of the files written here
inline constexpr qint64 largestSessionFile = 16LL << 20; ///< bytes; a larger file is no session
inline constexpr auto sessionSuffix = "quadrille";       ///< of file names

/// The text of a session file: versioned JSON, UTF-8.
[[nodiscard]] QByteArray toBytes(const Session& session);

/// The inverse. \throws InputError naming field and rule: not JSON, not a session, of a newer version,
/// wrong types and values out of range. Unknown keys are ignored; unknown view settings take their defaults.
[[nodiscard]] Session sessionFromBytes(const QByteArray& bytes);

/// Reads a session file. \throws InputError as sessionFromBytes(), and for files that cannot be read or are
/// too large.
[[nodiscard]] Session readSession(const QString& file);

/// Writes a session file whole or not at all. \throws InputError when the place cannot be written.
void writeSession(const QString& file, const Session& session);

} // namespace quadrille
