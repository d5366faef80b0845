// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/published_advice.h"

#include "core/measurements/speed_measure.h"
#include "core/text/rounded.h"

#include <cmath>

namespace quadrille {
namespace {

double twoPlaces(double number) {
    return std::round(number * 100) / 100;
}

/// The plan itself, whatever the training around it.
Message itself(const PublishedPlan& plan, const Glance& own) {
    if (!plan.step)
        return {QUADRILLE_MESSAGE("This is the plan of %1 (%2), of which no time was published."),
                {plan.label, plan.source}};
    const double measured = plan.step->value(), predicted = own.step.value();
    return {predicted >= measured
                ? QUADRILLE_MESSAGE(
                      "This is the plan of %1 (%2): a step was measured to take %3 s and is predicted "
                      "to take %4 s, %5 % more.")
                : QUADRILLE_MESSAGE(
                      "This is the plan of %1 (%2): a step was measured to take %3 s and is predicted "
                      "to take %4 s, %5 % less."),
            {plan.label, plan.source, twoPlaces(measured), twoPlaces(predicted),
             percent(std::abs(predicted / measured - 1))}};
}

Message another(const PublishedPlan& plan) {
    const std::string split = splitLabel(plan.scenario);
    if (!plan.step)
        return {QUADRILLE_MESSAGE("For the same work %1 (%2) has %3."), {plan.label, plan.source, split}};
    return {QUADRILLE_MESSAGE("For the same work %1 (%2) has %3, and was measured to take %4 s a step."),
            {plan.label, plan.source, split, twoPlaces(plan.step->value())}};
}

} // namespace

std::vector<Advice> publishedAdvice(const Scenario& scenario, std::span<const PublishedPlan> plans,
                                    const std::stop_token& stop) {
    std::vector<Advice> said;
    const Glance own = runnable(scenario) ? glance(scenario, stop) : Glance{};
    for (const PublishedPlan& each : plans) {
        if (!isForTheSameWork(each, scenario))
            continue;
        const bool same = each.scenario.plan == scenario.plan && own.runnable;
        Advice advice{.kind = Advice::Kind::best,
                      .says = same ? itself(each, own) : another(each),
                      .evidence = Evidence::plans,
                      .instead = {}};
        if (!same)
            advice.instead = alternative(each.scenario, own, stop);
        said.push_back(std::move(advice));
    }
    return said;
}

} // namespace quadrille
