// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/best_stops.h"

#include <algorithm>
#include <string>

namespace quadrille {
namespace {

constexpr std::array together{Dimension::tensor,        Dimension::context, Dimension::pipeline,
                              Dimension::virtualStages, Dimension::expert,  Dimension::microBatch};
constexpr std::array alone{Dimension::gpus, Dimension::globalBatch, Dimension::sequence};

const Setting* settingOf(Dimension dimension) {
    return findSetting(name(dimension));
}

/// The values that the space has, and the stops.
SearchAxis widened(const PlanSpace& space, Dimension dimension, const std::vector<std::int64_t>& stops) {
    SearchAxis axis = *std::ranges::find(space.axes, settingOf(dimension), &SearchAxis::setting);
    for (const std::int64_t stop : stops)
        if (const std::string text = std::to_string(stop);
            std::ranges::find(axis.values, text) == axis.values.end())
            axis.values.push_back(text);
    return axis;
}

} // namespace

void searchStops(const Scenario& scenario, PlanSearchOptions options, const std::stop_token& stop,
                 const std::function<void(const BestStops&)>& known, double mostPlans) {
    options.top = 1;
    options.front.clear();
    options.found = {};
    options.known = {};
    options.progress = {};
    PlanSpace space = planSpace(scenario, usuallySearchedIn(scenario));
    std::vector<SearchAxis> axes;
    axes.reserve(together.size());
    for (const Dimension dimension : together)
        axes.push_back(widened(space, dimension, stops(scenario, dimension)));
    space = withAxes(std::move(space), axes);
    if (space.size() <= mostPlans) {
        const PlanSearchAnswer answer = searchPlans(scenario, space, options, stop);
        for (const Dimension dimension : together) {
            const auto axis = static_cast<std::size_t>(
                std::ranges::find(space.axes, settingOf(dimension), &SearchAxis::setting) -
                space.axes.begin());
            BestStops found{dimension, stops(scenario, dimension), {}};
            for (const std::int64_t each : found.stops) {
                const auto& values = space.axes[axis].values;
                const auto place = static_cast<std::size_t>(std::ranges::find(values, std::to_string(each)) -
                                                            values.begin());
                const std::optional<FoundPlan>& best = answer.bestWith[axis][place];
                found.best.push_back(best ? std::optional(best->seen) : std::nullopt);
            }
            known(found);
        }
    }
    for (const Dimension dimension : alone) {
        BestStops found{dimension, stops(scenario, dimension), {}};
        std::vector<std::pair<Scenario, PlanSpace>> each;
        double all = 0;
        for (const std::int64_t at : found.stops) {
            const Scenario there = with(scenario, dimension, at);
            each.emplace_back(there, planSpace(there, usuallySearchedIn(there)));
            all += each.back().second.size();
        }
        if (all > mostPlans)
            continue;
        for (const auto& [there, plans] : each) {
            const PlanSearchAnswer answer = searchPlans(there, plans, options, stop);
            found.best.push_back(answer.best.empty() ? std::nullopt
                                                     : std::optional(answer.best.front().seen));
        }
        known(found);
    }
}

} // namespace quadrille
