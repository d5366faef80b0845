// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/best_grid.h"

#include <algorithm>

namespace quadrille {
namespace {

std::size_t axisOf(const PlanSpace& space, const Setting* setting) {
    return static_cast<std::size_t>(std::ranges::find(space.axes, setting, &SearchAxis::setting) -
                                    space.axes.begin());
}

/// The most that an axis tries, which decides by what it can be split.
DoublingRange mostOf(const SearchAxis& axis) {
    std::int64_t most = 1;
    for (const std::string& value : axis.values)
        most = std::max<std::int64_t>(most, std::stoll(value));
    return {most, most};
}

} // namespace

BestGrid emptyBestGrid(const Scenario& scenario, const SearchAxis& x, const SearchAxis& y) {
    SearchRanges ranges;
    for (const SearchAxis& axis : {x, y}) {
        if (axis.setting->name == "gpus")
            ranges.gpus = mostOf(axis);
        else if (axis.setting->name == "gbs")
            ranges.globalBatch = mostOf(axis);
    }
    std::vector axes{x, y};
    for (SearchAxis& axis : axes)
        axis.apart = true;
    BestGrid grid{withAxes(planSpace(scenario, usuallySearchedIn(scenario), ranges), axes)};
    grid.x = axisOf(grid.space, x.setting);
    grid.y = axisOf(grid.space, y.setting);
    grid.cells.resize(x.values.size() * y.values.size());
    return grid;
}

void searchGrid(BestGrid& grid, const Scenario& scenario, PlanSearchOptions options,
                const std::stop_token& stop, const std::function<void(const BestGrid&)>& known) {
    const std::size_t columns = grid.space.axes[grid.x].values.size();
    options.top = 0;
    options.front.clear();
    options.found = [&](const FoundPlan& plan) {
        std::optional<FoundPlan>& best = grid.cells[plan.places[grid.y] * columns + plan.places[grid.x]];
        if (!best || better(plan, *best))
            best = plan;
    };
    options.known = [&](const PlanSearchAnswer& answer) {
        grid.evaluated = answer.evaluated;
        if (known)
            known(grid);
    };
    grid.evaluated = searchPlans(scenario, grid.space, options, stop).evaluated;
}

} // namespace quadrille
