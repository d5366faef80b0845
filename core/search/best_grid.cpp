// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/best_grid.h"

#include <algorithm>

namespace quadrille {
namespace {

std::size_t axisOf(const PlanSpace& space, const Setting* setting) {
    return static_cast<std::size_t>(std::ranges::find(space.axes, setting, &SearchAxis::setting) -
                                    space.axes.begin());
}

/// The most GPUs that an axis tries, which decides by what they can be split.
std::optional<GpuRange> gpusOf(const SearchAxis& axis) {
    if (axis.setting->name != "gpus")
        return {};
    std::int64_t most = 1;
    for (const std::string& value : axis.values)
        most = std::max<std::int64_t>(most, std::stoll(value));
    return GpuRange{most, most};
}

} // namespace

BestGrid emptyBestGrid(const Scenario& scenario, const SearchAxis& x, const SearchAxis& y) {
    const auto gpus = gpusOf(x) ? gpusOf(x) : gpusOf(y);
    BestGrid grid{withAxes(planSpace(scenario, usuallySearchedIn(scenario), gpus), {x, y})};
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
