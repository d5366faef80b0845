// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plans/plans_question.h"

#include "app/store/search_threads.h"

#include <algorithm>

namespace quadrille {

PlansQuestion plansQuestion(const Scenario& scenario, const PlansFreedom& freedom) {
    PlansQuestion question;
    question.base = scenario;
    question.mostOomProbability = freedom.mostOomProbability;
    question.limits = freedom.limits;
    std::vector<const Setting*> free, named;
    SearchRanges ranges;
    for (const Setting& setting : allSettings) {
        const bool isSplit = setting.name == "layer-split" && splitsUnevenly(scenario);
        if (!freedom.settings.contains(setting.name) && !(isSplit && freedom.settings.contains("pp")))
            continue;
        if (setting.name == "gpus") {
            const std::int64_t all = scenario.cluster.gpus;
            ranges.gpus = DoublingRange{std::clamp<std::int64_t>(scenario.cluster.gpusPerNode, 1, all), all};
        } else {
            free.push_back(&setting);
        }
    }
    if (freedom.everySchedule)
        named.push_back(findSetting("schedule"));
    question.space = planSpace(scenario, free, ranges, named);
    return question;
}

bool PlansQuestion::asksTheSame(const PlansQuestion& other) const {
    return mostOomProbability == other.mostOomProbability && limits == other.limits &&
           searchTheSame(base, space, other.base, other.space);
}

Scenario PlansQuestion::plan(const PlanPoint& point) const {
    return planAt(base, space, space.places(point.number));
}

std::vector<const Setting*> PlansQuestion::settings() const {
    std::vector<const Setting*> settings(space.axes.size());
    std::ranges::transform(space.axes, settings.begin(), &SearchAxis::setting);
    return settings;
}

bool PlansAnswer::isAsGood(const PlanPoint& point) const {
    return std::ranges::binary_search(found.asGood, point.number, {}, &Contender::number);
}

PlansAnswer answerTo(const std::shared_ptr<const PlansQuestion>& question, const std::stop_token& stop,
                     const std::function<bool()>& isDue, const std::function<void(PlansAnswer)>& known) {
    std::vector<PlanPoint> points;
    const auto answer = [&](const PlanSearchAnswer& found, bool whole) {
        return PlansAnswer{
            question, std::make_shared<const std::vector<PlanPoint>>(points), found, whole, {}, {}, {}};
    };
    PlanSearchOptions options;
    options.top = 1;
    options.weighsRisks = true;
    options.mostOomProbability = question->mostOomProbability;
    options.limits = question->limits;
    options.threads = searchThreads();
    options.found = [&](const FoundPlan& plan) {
        if (points.size() < PlansQuestion::mostKept)
            points.push_back(planPoint(question->space.number(plan.places), plan.seen));
    };
    options.known = [&](const PlanSearchAnswer& found) {
        if (isDue())
            known(answer(found, false));
    };
    const PlanSearchAnswer found = searchPlans(question->base, question->space, options, stop);
    PlansAnswer whole = answer(found, true);
    if (found.feasible == 0) {
        known(whole); // how much would be enough takes a search of its own
        whole.relax = relaxations(question->base, question->space, options, stop);
        if (!found.closest && whole.relax.empty())
            whole.none = whyNoneRuns(question->base, question->space, stop);
    }
    whole.byRule = chosenByRules(question->base, question->space, points);
    whole.worth = worthRunning(question->space, found);
    return whole;
}

} // namespace quadrille
