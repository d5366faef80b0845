// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"
#include "core/analysis/analysis.h"
#include "core/search/make_it_fit.h"
#include "widgets/comparison/pictured_plans.h"
#include "widgets/heatmap/heatmap_data.h"

#include <vector>

namespace quadrille::report {

/// A repair of a plan that cannot run, and the plan after it.
struct Mended {
    Repair repair;
    Analysis analysis; ///< without its timeline
};

/// Everything that a report tells, computed.
struct Facts {
    Session session;
    Analysis analysis; ///< with its timeline, where that can be drawn
    /// Plan A, the plans that are kept, and this one, where there are others than this one.
    std::vector<SharedAnalysis> beside;
    FitAnswer changes;          ///< what few changes would give
    HeatmapData around;         ///< the plans around this one
    std::vector<Mended> mended; ///< of a plan that cannot run: repairs after which it can
};

/// On any thread. Throws Stopped.
[[nodiscard]] Facts gather(Session session, const std::stop_token& stop = {});

} // namespace quadrille::report
