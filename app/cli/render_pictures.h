// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/analysis/analysis.h"
#include "widgets/heatmap/heatmap_quantity.h"
#include "widgets/picture/picture.h"

#include <memory>

namespace quadrille::cli {

/// The memory of every stage. \pre analysis.runnable()
[[nodiscard]] std::unique_ptr<Picture> memoryPicture(const Analysis& analysis);
/// The pipeline's operations. \pre the analysis has a timeline
[[nodiscard]] std::unique_ptr<Picture> pipelinePicture(const Analysis& analysis);
/// The plans around this one, pipeline size against tensor size.
[[nodiscard]] std::unique_ptr<Picture> heatmapPicture(const Analysis& analysis, HeatmapQuantity shown);
/// Where the time of a step goes. \pre analysis.runnable()
[[nodiscard]] std::unique_ptr<Picture> stepPicture(const Analysis& analysis);
/// What the GPUs send each other. \pre analysis.runnable()
[[nodiscard]] std::unique_ptr<Picture> communicationPicture(const Analysis& analysis);
/// What that GPU holds. \pre analysis.runnable()
[[nodiscard]] std::unique_ptr<Picture> anatomyPicture(const Analysis& analysis, std::int64_t gpu);
/// A published table, ours beside printed.
[[nodiscard]] std::unique_ptr<Picture> tablePicture(const PublishedTable& table, const Catalogue& catalogue);

} // namespace quadrille::cli
