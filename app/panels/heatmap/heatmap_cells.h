// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/search/best_grid.h"
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
[[nodiscard]] HeatmapData outlinedGrid(const Scenario& scenario, const PlanAxis& x, const PlanAxis& y,
                                       FlopConvention convention);

/// Every cell of a grid, the nearest to the current one first (to the first cell where there is none).
[[nodiscard]] std::vector<HeatmapPlace> nearestFirst(const HeatmapData& grid);

/// Works out the cells that are computing, nearestFirst(), their rates by the grid's convention. Throws
/// Stopped.
/// \param part called after each of them; may be empty
void workOutCells(HeatmapData& grid, const Scenario& scenario, const std::stop_token& stop = {},
                  const std::function<void(const HeatmapData&)>& part = {});

/// The grid of the fastest plans with the two values of each cell, over everything else, that were found so
/// far: others are still computing, or where the search is over cannot be had. \pre the axes differ
[[nodiscard]] HeatmapData bestCells(const BestGrid& found, const Scenario& scenario, const PlanAxis& x,
                                    const PlanAxis& y, FlopConvention convention, bool isWhole);
/// An axis of a heatmap as one of a search.
[[nodiscard]] SearchAxis searchAxis(const Scenario& scenario, const PlanAxis& axis);

} // namespace quadrille
