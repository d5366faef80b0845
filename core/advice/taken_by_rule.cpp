// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/taken_by_rule.h"

#include "core/analysis/memory_glance.h"
#include "core/check/offers.h"
#include "core/search/change.h"
#include "core/search/placed_plan.h"

#include <algorithm>

namespace quadrille {
namespace {

struct Candidate {
    Preference preference{};
    std::uint64_t number = 0;
};

std::vector<Candidate> ranked(PlanningRule rule, const Scenario& scenario, const PlanSpace& space,
                              const std::stop_token& stop) {
    std::vector<Candidate> candidates(static_cast<std::size_t>(space.size()));
    PlacedPlan placed(scenario, space);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        throwIfStopped(stop);
        placed.put(space.places(i));
        const Scenario& tried = placed.scenario();
        candidates[i] = {preference(rule, tried.model, tried.cluster, tried.plan), i};
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::preference);
    return candidates;
}

bool isGreen(const Scenario& scenario, const std::stop_token& stop) {
    return memoryGlance(scenario, stop).zone == Zone::green;
}

Scenario withPlain1f1b(Scenario scenario) {
    scenario.plan.vpp = 1;
    scenario.plan.schedule = ScheduleKind::oneForwardOneBackward;
    return scenario;
}

std::optional<Scenario> plain(const Scenario& scenario) {
    const Scenario changed = withPlain1f1b(scenario);
    return runnable(changed) ? std::optional(changed) : std::nullopt;
}

/// The scenario that runs, or its plain form where that alone fits. What is taken may be plain: were the
/// plain form not tried for everything preferred to it, asking again would take something else.
std::optional<Scenario> asItFits(const Scenario& scenario, const std::stop_token& stop) {
    if (isGreen(scenario, stop))
        return scenario;
    const std::optional<Scenario> changed = plain(scenario);
    return changed && *changed != scenario && isGreen(*changed, stop) ? changed : std::nullopt;
}

} // namespace

std::optional<Scenario> asItRuns(const Scenario& scenario) {
    return runnable(scenario) ? std::optional(scenario) : plain(scenario);
}

std::optional<TakenPlan> takenByRule(PlanningRule rule, const Scenario& scenario,
                                     std::span<const std::string_view> settings,
                                     const std::stop_token& stop) {
    std::vector<const Setting*> free(settings.size());
    std::ranges::transform(settings, free.begin(), findSetting);
    const Scenario base = traits(scenario.plan.schedule).searched ? withPlain1f1b(scenario) : scenario;
    const PlanSpace space = planSpace(base, free);
    const std::vector<Candidate> candidates = ranked(rule, base, space, stop);
    std::optional<Scenario> running;
    for (std::size_t i = 0; i < candidates.size();) {
        std::optional<TakenPlan> best;
        Seconds shortest;
        const Preference& level = candidates[i].preference;
        for (; i < candidates.size() && candidates[i].preference == level; ++i) {
            const std::optional<Scenario> runs =
                asItRuns(planAt(base, space, space.places(candidates[i].number)));
            if (!runs || addsRefusal(scenario, *runs))
                continue;
            if (!running)
                running = runs;
            const std::optional<Scenario> tried = asItFits(*runs, stop);
            if (!tried)
                continue;
            const Seconds step = performanceOf(*tried, stop).step; // its memory is known to be green
            if (!best || step < shortest) {
                best = TakenPlan{.scenario = *tried, .fits = true, .agreesWith = false};
                shortest = step;
            }
        }
        if (best) {
            best->agreesWith = preference(rule, scenario.model, scenario.cluster, scenario.plan) == level &&
                               runnable(scenario) && isGreen(scenario, stop);
            return best;
        }
    }
    if (!running)
        return std::nullopt;
    return TakenPlan{.scenario = *running, .fits = false, .agreesWith = *running == scenario};
}

std::vector<Message> changesBetween(const Scenario& before, const Scenario& after) {
    std::vector<Message> changes;
    for (const Setting& setting : allSettings)
        if (!sameSetting(setting, before, after))
            changes.push_back(label(Change(setting.name, settingText(setting, after)), before));
    return changes;
}

} // namespace quadrille
