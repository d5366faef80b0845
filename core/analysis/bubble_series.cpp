// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/bubble_series.h"

#include "core/analysis/analysis.h"
#include "core/check/check.h"
#include "core/units/saturating.h"

#include <algorithm>
#include <bit>
#include <set>

namespace quadrille {
namespace {

/// The plan with another number of micro-batches in its step.
Scenario atMicrobatches(const Scenario& scenario, std::int64_t microbatches) {
    Scenario changed = scenario;
    changed.plan.globalBatch =
        saturatingProduct(microbatches, saturatingProduct(dataParallel(scenario), scenario.plan.microBatch));
    return changed;
}

} // namespace

std::vector<std::int64_t> seriesMicrobatches(const Scenario& scenario) {
    constexpr std::int64_t most = 1 << 16;
    const std::int64_t ranks = std::max<std::int64_t>(scenario.plan.pp, 1);
    const std::int64_t own = microBatches(scenario);
    const std::int64_t needed = std::clamp<std::int64_t>(std::max(4 * own, 8 * ranks), 32, most);
    const auto top = static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(needed)));
    std::set<std::int64_t> all;
    for (std::int64_t base = 1; base <= top; base *= 2)
        for (const std::int64_t number : {base, base + base / 2, ranks * base, ranks * (base + base / 2)})
            all.insert(number);
    if (own > 0)
        all.insert(own);
    all.erase(all.upper_bound(top), all.end());
    return {all.begin(), all.end()};
}

std::vector<std::int64_t> seriesChunks(const Scenario& scenario, ScheduleKind kind) {
    const std::int64_t own = withSchedule(scenario, kind).plan.vpp;
    if (traits(kind).mostChunks != 0 || traits(kind).leastChunks < 2)
        return {own};
    const std::set<std::int64_t> chunks{2, 4, own};
    return {chunks.begin(), chunks.end()};
}

BubbleSeries bubbleSeries(const Scenario& scenario, ScheduleKind kind, std::int64_t chunks, TimeBase base,
                          const std::stop_token& stop) {
    BubbleSeries series{.kind = kind, .chunks = chunks, .points = {}};
    Scenario plan = withSchedule(scenario, kind);
    plan.plan.vpp = chunks;
    for (const std::int64_t microbatches : seriesMicrobatches(scenario)) {
        throwIfStopped(stop);
        const Scenario step = atMicrobatches(plan, microbatches);
        if (!runnable(step) || operationCount(step) > largestPoint)
            continue;
        const auto timeline = timelineOf(step, base, stop);
        series.points.push_back({microbatches, timeline->idleOverBusy(), timeline->bubbleOverTotal});
    }
    return series;
}

} // namespace quadrille
