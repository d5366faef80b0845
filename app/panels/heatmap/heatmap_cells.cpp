// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/heatmap/heatmap_cells.h"

#include "core/check/check.h"
#include "core/scenario/dimension.h"

#include <algorithm>
#include <cstdlib>

namespace quadrille {
namespace {

int placeOf(const std::vector<std::int64_t>& stops, std::int64_t value) {
    const auto found = std::find(stops.begin(), stops.end(), value);
    return found == stops.end() ? -1 : static_cast<int>(found - stops.begin());
}

/// The same, its rates by another convention.
Glance countedBy(FlopConvention convention, Glance seen, const Scenario& plan) {
    if (seen.runnable && convention != FlopConvention::model) {
        const double ratio = flopsPerStep(plan, convention) / flopsPerStep(plan, FlopConvention::model);
        seen.flopsPerGpu = seen.flopsPerGpu * ratio;
        seen.mfu *= ratio;
    }
    return seen;
}

/// Its axes, and no cells yet.
HeatmapData gridOf(const Scenario& scenario, const PlanAxis& x, const PlanAxis& y,
                   FlopConvention convention) {
    HeatmapData grid;
    grid.xDimension = x;
    grid.yDimension = y;
    grid.xStops = stops(scenario, x);
    grid.yStops = stops(scenario, y);
    grid.convention = convention;
    grid.capacity = scenario.cluster.gpu.memory;
    placeCurrent(grid, scenario);
    return grid;
}

} // namespace

Scenario cellPlan(const Scenario& scenario, const HeatmapData& grid, std::int64_t x, std::int64_t y) {
    return with(with(scenario, grid.xDimension, x), grid.yDimension, y);
}

void placeCurrent(HeatmapData& grid, const Scenario& scenario) {
    grid.currentColumn = placeOf(grid.xStops, value(scenario, grid.xDimension));
    grid.currentRow = placeOf(grid.yStops, value(scenario, grid.yDimension));
    if (grid.currentColumn < 0 || grid.currentRow < 0)
        grid.currentColumn = grid.currentRow = -1;
}

HeatmapData outlinedGrid(const Scenario& scenario, const PlanAxis& x, const PlanAxis& y,
                         FlopConvention convention) {
    HeatmapData grid = gridOf(scenario, x, y, convention);
    for (const std::int64_t up : grid.yStops) {
        for (const std::int64_t across : grid.xStops) {
            HeatmapCell cell;
            cell.glance.runnable = runnable(cellPlan(scenario, grid, across, up));
            cell.computing = cell.glance.runnable;
            grid.cells.push_back(std::move(cell));
        }
    }
    return grid;
}

std::vector<HeatmapPlace> nearestFirst(const HeatmapData& grid) {
    std::vector<HeatmapPlace> order;
    for (int row = 0; row < grid.rows(); ++row)
        for (int column = 0; column < grid.columns(); ++column)
            order.push_back({column, row});
    const int column = std::max(grid.currentColumn, 0);
    const int row = std::max(grid.currentRow, 0);
    const auto distance = [column, row](const HeatmapPlace& place) {
        return std::abs(place.column - column) + std::abs(place.row - row);
    };
    std::stable_sort(order.begin(), order.end(), [&distance](const HeatmapPlace& a, const HeatmapPlace& b) {
        return distance(a) < distance(b);
    });
    return order;
}

void workOutCells(HeatmapData& grid, const Scenario& scenario, const std::stop_token& stop,
                  const std::function<void(const HeatmapData&)>& part) {
    for (const HeatmapPlace& place : nearestFirst(grid)) {
        HeatmapCell& cell = grid.cell(place.column, place.row);
        if (!cell.computing)
            continue;
        const Scenario plan = cellPlan(scenario, grid, grid.xStops[static_cast<std::size_t>(place.column)],
                                       grid.yStops[static_cast<std::size_t>(place.row)]);
        cell.glance = countedBy(grid.convention, glance(plan, stop), plan);
        cell.computing = false;
        if (part)
            part(grid);
    }
}

SearchAxis searchAxis(const Scenario& scenario, const PlanAxis& axis) {
    SearchAxis searched{&axis.setting(), {}};
    for (const std::int64_t each : stops(scenario, axis))
        searched.values.push_back(textOf(axis, each));
    return searched;
}

HeatmapData bestCells(const BestGrid& found, const Scenario& scenario, const PlanAxis& x, const PlanAxis& y,
                      FlopConvention convention, bool isWhole) {
    HeatmapData grid = gridOf(scenario, x, y, convention);
    grid.isBest = true;
    for (const std::optional<FoundPlan>& best : found.cells) {
        HeatmapCell cell;
        cell.computing = !best && !isWhole;
        cell.glance.runnable = cell.computing;
        if (best)
            cell.glance = countedBy(convention, best->seen, planAt(scenario, found.space, best->places));
        grid.cells.push_back(std::move(cell));
    }
    return grid;
}

} // namespace quadrille
