// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/stop.h"
#include "widgets/heatmap/heatmap_data.h"

#include <functional>

namespace quadrille {

/// The plan of a cell: the scenario with the grid's two dimensions at these values.
[[nodiscard]] Scenario cellPlan(const Scenario& scenario, const HeatmapData& grid, std::int64_t x,
                                std::int64_t y);

/// Finds the cell of the scenario; none where the grid, of a plan before, has no such stops.
void placeCurrent(HeatmapData& grid, const Scenario& scenario);

/// The grid of these axes around a scenario. Which plans can run is known at once, so that nothing that is
/// folded moves later; the numbers of those are still computing.
[[nodiscard]] HeatmapData outlinedGrid(const Scenario& scenario, Dimension x, Dimension y,
                                       FlopConvention convention);

/// Every cell of a grid, the nearest to the current one first (to the first cell where there is none).
[[nodiscard]] std::vector<HeatmapPlace> nearestFirst(const HeatmapData& grid);

/// Works out the cells that are computing, nearestFirst(), their rates by the grid's convention. Throws
/// Stopped.
/// \param part called after each of them; may be empty
void workOutCells(HeatmapData& grid, const Scenario& scenario, const std::stop_token& stop = {},
                  const std::function<void(const HeatmapData&)>& part = {});

} // namespace quadrille
