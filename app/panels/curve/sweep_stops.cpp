// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/curve/sweep_stops.h"

#include "core/analysis/memory_glance.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace quadrille {
namespace {

void workOut(SweepStop& stop, const Resolved& plan, const std::stop_token& stopToken) {
    const MemoryEstimate memory = memoryOf(plan, stopToken);
    stop.bubbleOverTotal = plan.runs().span(stopToken).overTotal();
    stop.fullest = memory.stages.at(memory.fullest);
    stop.zone = memory.zone;
    stop.computing = false;
}

} // namespace

std::vector<int> nearestFirst(const SweepData& sweep) {
    std::vector<int> order(sweep.stops.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [here = std::max(sweep.current, 0)](int a, int b) {
        return std::abs(a - here) < std::abs(b - here);
    });
    return order;
}

void workOutStops(SweepData& sweep, const Scenario& scenario, const std::optional<Scenario>& baseline,
                  const std::stop_token& stop, const std::function<void(const SweepData&)>& part) {
    for (const int index : nearestFirst(sweep)) {
        SweepStop& each = sweep.stops[static_cast<std::size_t>(index)];
        if (baseline) {
            const Glance seen = memoryGlance(with(*baseline, sweep.dimension, each.value), stop);
            if (seen.runnable)
                each.baselineTotal = seen.total;
        }
        if (each.computing)
            workOut(each, with(scenario, sweep.dimension, each.value), stop);
        if (part)
            part(sweep);
    }
}

} // namespace quadrille
