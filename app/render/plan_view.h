// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/stop.h"
#include "widgets/heatmap/heatmap_data.h"
#include "widgets/picture/picture.h"

#include <memory>
#include <optional>
#include <string_view>

namespace quadrille {

/// What of one plan can be drawn where no window is open.
enum class PlanView { memory, pipeline, heatmap, step, communication, anatomy, adviser };

/// "memory" as after “render --view”; none: there is no such view.
[[nodiscard]] std::optional<PlanView> planViewNamed(std::string_view name);

/// A view, and what it shows of a plan beside that.
struct PlanPicture {
    PlanView view = PlanView::memory;
    HeatmapQuantity shown = HeatmapQuantity::memory; ///< of the heatmap
    std::int64_t gpu = 0;                            ///< of the anatomy
};

/// The plan, computed as far as the view needs it. On any thread. Throws Stopped.
[[nodiscard]] Analysis analysedFor(PlanView view, const Scenario& scenario, const std::stop_token& stop = {});

/// The analysis has what the view shows: the plan can run, and its pipeline is not too long to draw. Of the
/// heatmap always.
[[nodiscard]] bool canBeDrawn(PlanView view, const Analysis& analysis);

/// In the window's thread, since pictures are widgets. \param around of a heatmap: plansAround(), else looked
/// at here \pre canBeDrawn(what.view, analysis)
[[nodiscard]] std::unique_ptr<Picture> pictureOf(const PlanPicture& what, const Analysis& analysis,
                                                 const HeatmapData* around = nullptr);

} // namespace quadrille
