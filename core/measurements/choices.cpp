// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/choices.h"

#include "core/at_once.h"
#include "core/measurements/accuracy.h"
#include "core/measurements/planning_rules.h"
#include "core/measurements/variation.h"
#include "core/memory/zone.h"
#include "core/performance/expected_speed.h"

#include <algorithm>
#include <optional>

namespace quadrille {
namespace {

/// A plan that somebody tried.
struct Tried {
    double measured = 0;      ///< throughput; 0: ran out of memory
    UncertainSpeed predicted; ///< throughput; 0: none
    bool fits = true;         ///< by the usual limit on P(OOM)
    bool fitsByTheRules = false;
    bool fitted = false;
    Scenario scenario;
    std::string source;
};

using Competitors = std::vector<const Tried*>;

/// Those that are best by a key, less being better.
template <class KeyOf>
Competitors bestBy(const Competitors& competitors, KeyOf keyOf) {
    Competitors best;
    for (const Tried* each : competitors) {
        if (!best.empty() && keyOf(*each) > keyOf(*best.front()))
            continue;
        if (!best.empty() && keyOf(*each) < keyOf(*best.front()))
            best.clear();
        best.push_back(each);
    }
    return best;
}

Competitors chosenByRule(PlanningRule rule, const Competitors& competitors) {
    return bestBy(competitors, [rule](const Tried& tried) {
        const Scenario& s = tried.scenario;
        return std::pair(!tried.fitsByTheRules, preference(rule, s.model, s.cluster, s.plan));
    });
}

/// Of equals each is as likely to be taken.
ChoiceCost costOf(const Competitors& taken, double best) {
    ChoiceCost cost;
    for (const Tried* each : taken) {
        cost.loss += (1 - each->measured / best) / static_cast<double>(taken.size());
        cost.ranOut += (each->measured > 0 ? 0.0 : 1.0) / static_cast<double>(taken.size());
    }
    cost.worst = cost.loss;
    return cost;
}

/// What `quadrille search` proposes to run first, of the measured plans.
Competitors proposedOf(const Competitors& competitors, std::size_t most) {
    std::vector<PlanToRun> candidates;
    candidates.reserve(competitors.size());
    for (const Tried* each : competitors) {
        const Plan& plan = each->scenario.plan;
        candidates.push_back({each->predicted, {plan.tp, plan.cp, plan.pp, plan.ep}, each->fits});
    }
    Competitors proposed;
    for (const Proposed& each : quadrille::proposedOf(candidates, most))
        proposed.push_back(competitors[each.index]);
    return proposed;
}

/// Sources with fewer pairs tell nothing of how far runs vary.
constexpr std::size_t fewestPairs = 20;

/// Logarithms; see variationOf(). None: the source does not tell.
using Variations = std::map<std::string, std::vector<double>>;

/// Plans that differ in nothing else. How their ratio misses its prediction stands in for repeated runs, of
/// which there are none.
bool differInZeroAlone(const Plan& a, const Plan& b) {
    if (a.zero != 0 || b.zero != 1)
        return false;
    Plan same = b;
    same.zero = a.zero;
    return a == same;
}

void addVariations(Variations& variations, const Competitors& competitors) {
    for (const Tried* a : competitors)
        for (const Tried* b : competitors)
            if (a->fitted && b->fitted && a->measured > 0 && b->measured > 0 &&
                differInZeroAlone(a->scenario.plan, b->scenario.plan))
                variations[a->source].push_back(
                    variationOf({b->measured, b->predicted.mean}, {a->measured, a->predicted.mean}));
}

ChoiceCost costOfFaultless(const Competitors& competitors, const Variations& variations) {
    std::vector<double> throughputs;
    for (const Tried* each : competitors)
        if (each->measured > 0)
            throughputs.push_back(each->predicted.mean);
    const auto known = variations.find(competitors.front()->source);
    ChoiceCost cost;
    if (known != variations.end() && known->second.size() >= fewestPairs)
        cost.loss = lossByVariation(throughputs, known->second);
    cost.worst = cost.loss;
    return cost;
}

ChoiceCost costOf(WayToChoose chooser, const Competitors& competitors, double best,
                  const Variations& variations) {
    switch (chooser) {
    case WayToChoose::ours:
        return costOf(proposedOf(competitors, 1), best);
    case WayToChoose::two:
        return costOf(bestBy(proposedOf(competitors, 2), [](const Tried& tried) { return -tried.measured; }),
                      best);
    case WayToChoose::paper:
        return costOf(chosenByRule(PlanningRule::paper, competitors), best);
    case WayToChoose::guide:
        return costOf(chosenByRule(PlanningRule::guide, competitors), best);
    case WayToChoose::hand:
        return costOf(chosenByRule(PlanningRule::hand, competitors), best);
    case WayToChoose::faultless:
        return costOfFaultless(competitors, variations);
    case WayToChoose::random:
        break;
    }
    return costOf(competitors, best);
}

/// What each way costs; none: there is nothing to choose.
using Costs = std::optional<std::array<ChoiceCost, choosers.size()>>;

Costs costsOf(const Competitors& competitors, const Variations& variations) {
    double best = 0;
    for (const Tried* each : competitors)
        best = std::max(best, each->measured);
    const auto differs = [&](const Tried* each) { return each->measured != competitors.front()->measured; };
    if (competitors.size() < leastCompetitors || best <= 0 || std::ranges::none_of(competitors, differs))
        return {};
    std::array<ChoiceCost, choosers.size()> costs;
    for (const WayToChoose chooser : choosers)
        costs.at(static_cast<std::size_t>(chooser)) = costOf(chooser, competitors, best, variations);
    return costs;
}

void add(ChoiceCosts& sum, const Costs& costs) {
    if (!costs)
        return;
    const auto before = static_cast<double>(sum.competitions++);
    for (std::size_t i = 0; i < costs->size(); ++i) {
        const ChoiceCost& cost = costs->at(i);
        ChoiceCost& total = sum.by.at(i);
        total.loss = (total.loss * before + cost.loss) / (before + 1);
        total.worst = std::max(total.worst, cost.worst);
        total.ranOut += cost.ranOut;
    }
}

} // namespace

std::string_view name(WayToChoose chooser) {
    static constexpr std::array names{"ours", "two", "paper", "guide", "hand", "random", "faultless"};
    return names.at(static_cast<std::size_t>(chooser));
}

Choices choicesOf(std::span<const ValidatedRun> validated, RunPointers runs) {
    std::vector<Tried> tried(validated.size());
    forEachAtOnce(std::size_t{0}, validated.size(), [&](std::size_t i) {
        const ValidatedRun& seen = validated[i];
        if (seen.outcome == Outcome::failed || !seen.predicted || !(seen.ranOut || seen.compared()))
            return;
        const MeasuredRun& run = *runs[seen.index];
        const double oom = seen.oomProbability.value_or(0);
        tried[i] = {.measured = seen.ranOut ? 0 : seen.measuredRate.value(),
                    .predicted = uncertainSpeed(seen.predictedRate.value(), seen.interval, 1 - oom),
                    .fits = oom <= greenProbability,
                    .fitted = seen.fitted,
                    .scenario = run.scenario,
                    .source = run.source};
        tried[i].fitsByTheRules = fitsByTheRules(tried[i].scenario);
    });
    std::map<Competition, Competitors> sets;
    for (std::size_t i = 0; i < tried.size(); ++i)
        if (tried[i].predicted.mean > 0)
            sets[competitionOf(*runs[validated[i].index])].push_back(&tried[i]);
    Variations variations;
    for (const auto& [key, competitors] : sets)
        addVariations(variations, competitors);
    Choices choices;
    for (const auto& [key, competitors] : sets) {
        const Costs costs = costsOf(competitors, variations);
        add(choices.all, costs);
        if (std::ranges::any_of(competitors, &Tried::fitted))
            add(choices.fitted, costs);
        add(choices.sources[competitors.front()->source], costs);
    }
    std::erase_if(choices.sources, [](const auto& source) { return source.second.competitions == 0; });
    return choices;
}

} // namespace quadrille
