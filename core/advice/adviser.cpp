// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/adviser.h"

#include "core/advice/rules_of_thumb.h"
#include "core/search/make_it_fit.h"

#include <algorithm>

namespace quadrille {
namespace {

std::vector<Advice> smallestChanges(const Scenario& scenario, const Glance& own,
                                    const std::stop_token& stop) {
    const FitAnswer answer = makeItFit(scenario, mostAdvisedChanges, stop);
    std::vector<Advice> changes;
    for (const Proposal& proposal : answer.proposals) {
        if (changes.size() == mostAdvisedChanges)
            break;
        if (!proposal.beatenBy.empty())
            continue;
        changes.push_back({.kind = Advice::Kind::change,
                           .says = describe(proposal, *answer.before),
                           .evidence = Evidence::changes,
                           .instead = alternative(proposal.scenario, own, stop)});
    }
    return changes;
}

} // namespace

PlanAdvice adviceOn(const Scenario& scenario, const std::stop_token& stop) {
    PlanAdvice advice{.scenario = scenario,
                      .refused = firstError(scenario),
                      .tree = guideTree(scenario),
                      .recommended = {},
                      .rules = {},
                      .changes = {}};
    const Glance own = advice.refused ? Glance{} : glance(scenario, stop);
    for (std::size_t i = 0; i < advice.tree.size(); ++i) {
        const auto taken = recommended(treeQuestions.at(i), scenario, stop);
        if (!taken)
            continue;
        advice.recommended.at(i) = Recommendation{.fits = taken->fits,
                                                  .agreesWith = taken->agreesWith,
                                                  .changes = changesBetween(scenario, taken->scenario),
                                                  .plan = alternative(taken->scenario, own, stop)};
    }
    if (advice.refused)
        return advice;
    advice.rules = rulesOfThumb(scenario, stop);
    advice.changes = smallestChanges(scenario, own, stop);
    return advice;
}

} // namespace quadrille
