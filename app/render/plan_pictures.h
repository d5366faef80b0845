// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/stop.h"
#include "widgets/comparison/pictured_plans.h"
#include "widgets/heatmap/heatmap_data.h"
#include "widgets/picture/picture.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

/// Pictures of a plan for files, where no window is open.
namespace quadrille {

/// The memory of every stage. \pre analysis.runnable()
[[nodiscard]] std::unique_ptr<Picture> memoryPicture(const Analysis& analysis);
/// The pipeline's operations. \pre the analysis has a timeline
[[nodiscard]] std::unique_ptr<Picture> pipelinePicture(const Analysis& analysis);
/// Where the time of a step goes. \pre analysis.runnable()
[[nodiscard]] std::unique_ptr<Picture> stepPicture(const Analysis& analysis);
/// What the GPUs send each other. \param marked whose groups are drawn; none: of what sends most.
/// \pre analysis.runnable()
[[nodiscard]] std::unique_ptr<Picture> communicationPicture(const Analysis& analysis,
                                                            std::optional<TrafficKind> marked = {});
/// What that GPU holds. \pre analysis.runnable()
[[nodiscard]] std::unique_ptr<Picture> anatomyPicture(const Analysis& analysis, std::int64_t gpu);
/// Several plans on common axes; the first is what the others are compared with.
[[nodiscard]] std::unique_ptr<Picture> comparePicture(const std::vector<SharedAnalysis>& plans);
/// What each of them is, by its name: below that picture.
[[nodiscard]] QStringList planLines(const std::vector<SharedAnalysis>& plans);
/// The guide's decision tree with the scenario's way through it.
[[nodiscard]] std::unique_ptr<Picture> adviserPicture(const Scenario& scenario);

/// The plans around this one, over the dimensions that a new session shows. A plan for each cell is looked
/// at, so that it may take a while. Throws Stopped.
[[nodiscard]] HeatmapData plansAround(const Analysis& analysis, HeatmapQuantity shown,
                                      const std::stop_token& stop = {});
[[nodiscard]] std::unique_ptr<Picture> heatmapPicture(HeatmapData plans);

} // namespace quadrille
