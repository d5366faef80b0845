// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/scaling.h"

#include "core/analysis/plan_comparison.h"
#include "core/units/largest.h"

#include <algorithm>
#include <cstdlib>

namespace quadrille {
namespace {

constexpr std::int64_t widest = 8; ///< times as many GPUs, or as few, as the scenario has

Scenario moved(const Scenario& plan, std::int64_t gpus, std::int64_t globalBatch) {
    Scenario there = plan;
    there.cluster.gpus = gpus;
    there.plan.globalBatch = globalBatch;
    return there;
}

std::vector<ScalingChange::Setting> differences(const Scenario& from, const Scenario& to) {
    std::vector<ScalingChange::Setting> changed;
    for (const Setting& setting : allSettings) {
        const bool isPoint =
            setting.name == "gpus" || setting.name == "gbs" || setting.name == "gpus-per-node";
        if (!isPoint && settingText(setting, from) != settingText(setting, to))
            changed.push_back({&setting, settingText(setting, from), settingText(setting, to)});
    }
    return changed;
}

/// The part that a step of one takes longest beyond one of the other.
std::optional<StepPart> longestBeyond(const Performance& slow, const Performance& fast) {
    std::optional<StepPart> longest;
    for (const StepPart part : allStepParts) {
        const Seconds more = slow.part(part) - fast.part(part);
        if (more > Seconds() && (!longest || more > slow.part(*longest) - fast.part(*longest)))
            longest = part;
    }
    return longest;
}

std::optional<ScalingChange> changeBetween(const ScalingPoint& before, const ScalingPoint& here,
                                           double mostOomProbability, const std::stop_token& stop) {
    if (!before.best || !here.best)
        return {};
    ScalingChange change;
    change.settings = differences(*before.best, *here.best);
    if (change.settings.empty())
        return {};
    const Scenario kept = moved(*before.best, here.gpus, here.globalBatch);
    change.broken = firstError(kept);
    if (change.broken)
        return change;
    const Glance seen = glance(kept, stop);
    change.runsOut = !fits(seen, mostOomProbability);
    if (change.runsOut)
        return change;
    const Performance slow = performanceOf(kept, stop), fast = performanceOf(*here.best, stop);
    change.slower = slow.step / fast.step - 1;
    change.isUnsure = isWithinInterval(slow.step.value(), fast.step.value(), slow, fast);
    change.longerPart = longestBeyond(slow, fast);
    return change;
}

} // namespace

bool Scaling::isWhole() const {
    return std::ranges::all_of(points, &ScalingPoint::isKnown);
}

Scaling outlinedScaling(const Scenario& scenario, ScalingKind kind, const std::stop_token& stop) {
    Scaling scaling{kind, {}, 0};
    const std::int64_t own = scenario.cluster.gpus, batch = scenario.plan.globalBatch;
    const auto add = [&](std::int64_t gpus, std::int64_t globalBatch) {
        ScalingPoint point{.gpus = gpus, .globalBatch = globalBatch};
        const Scenario here = moved(scenario, gpus, globalBatch);
        if (const Glance seen = glance(here, stop); seen.runnable)
            point.asItIs = seen;
        scaling.points.push_back(std::move(point));
    };
    for (std::int64_t part = widest; part >= 1; part /= 2) {
        const bool isBatch = kind == ScalingKind::strong || batch % part == 0;
        if (own % part != 0 || !isBatch)
            continue;
        if (part == 1)
            scaling.current = scaling.points.size();
        add(own / part, kind == ScalingKind::strong ? batch : batch / part);
    }
    for (std::int64_t times = 2; times <= widest; times *= 2) {
        const std::int64_t most = largestDimensionValue / times;
        if (own <= most && (kind == ScalingKind::strong || batch <= most))
            add(own * times, kind == ScalingKind::strong ? batch : batch * times);
    }
    return scaling;
}

void searchScaling(Scaling& scaling, const Scenario& scenario, PlanSearchOptions options,
                   const std::stop_token& stop, const std::function<void(const Scaling&)>& known) {
    std::vector<std::size_t> order(scaling.points.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto distance = [&scaling](std::size_t place) {
        return std::abs(static_cast<std::ptrdiff_t>(place) - static_cast<std::ptrdiff_t>(scaling.current));
    };
    std::ranges::stable_sort(order, {}, distance);
    options.top = 1;
    options.front.clear();
    options.found = {};
    options.known = {};
    options.progress = {};
    for (const std::size_t place : order) {
        ScalingPoint& point = scaling.points[place];
        const Scenario base = moved(scenario, point.gpus, point.globalBatch);
        const PlanSpace space = planSpace(base, usuallySearchedIn(base));
        const PlanSearchAnswer answer = searchPlans(base, space, options, stop);
        point.isKnown = true;
        if (!answer.best.empty()) {
            point.best = planAt(base, space, answer.best.front().places);
            point.seen = answer.best.front().seen;
        }
        for (const std::size_t to : {place, place + 1})
            if (to > 0 && to < scaling.points.size() && scaling.points[to - 1].isKnown &&
                scaling.points[to].isKnown)
                scaling.points[to].change = changeBetween(scaling.points[to - 1], scaling.points[to],
                                                          options.mostOomProbability, stop);
        if (known)
            known(scaling);
    }
}

} // namespace quadrille
