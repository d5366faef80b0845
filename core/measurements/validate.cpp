// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/validate.h"

#include "core/measurements/baselines.h"
#include "core/memory/detailed/estimate.h"
#include "core/memory/oom.h"
#include "core/plan/check.h"

#include <algorithm>
#include <map>

namespace quadrille {
namespace {

/// The prediction of memory, where the scenario's estimator has one of every kind.
void estimateMemory(ValidatedRun& result, const Scenario& scenario, MemoryKind kind) {
    if (scenario.estimator != Estimator::detailed || scenario.recipe.framework->tensors.empty())
        return;
    const StageMemory fullest = detailedFullest(scenario);
    result.predictedMemory = fullest.total(kind);
    result.oomProbability = publishedOomModel().probability(oomFeatures(scenario, fullest));
}

ValidatedRun compare(const MeasuredRun& run, const Predictor& predictor) {
    ValidatedRun result;
    result.group = run.group();
    result.fitted = run.fitted;
    result.measured = run.step;
    result.measuredMemory = run.memory;
    result.ranOut = run.ranOut;
    const Scenario scenario = run.scenario;
    if (!runnable(scenario))
        return result;
    estimateMemory(result, scenario, run.memoryKind);
    result.performance = predictor(scenario);
    const Performance& performance = *result.performance;
    result.predicted = performance.step;
    result.predictedRate = performance.perGpu();
    if (!run.step)
        return result;
    result.ratio = *run.step / performance.step;
    const double factor = performance.intervalFactor();
    result.withinInterval = result.ratio <= factor && result.ratio >= 1 / factor;
    result.measuredRate = performance.perGpu() * (performance.step / *run.step);
    return result;
}

void addBaselines(std::vector<ValidatedRun>& results, std::span<const MeasuredRun> runs) {
    std::vector<ValidatedRun*> compared;
    std::vector<RatedRun> rated;
    compared.reserve(results.size());
    rated.reserve(results.size());
    for (ValidatedRun& result : results) {
        if (!result.compared())
            continue;
        const Scenario& scenario = runs[result.index].scenario;
        compared.push_back(&result);
        rated.push_back({.rate = result.measuredRate.value(),
                         .peak = peakOf(scenario).value(),
                         .modelParallel = replicaGpus(scenario.plan),
                         .microBatch = scenario.plan.microBatch,
                         .group = result.group,
                         .fitted = result.fitted});
    }
    const std::vector<double> constant = constantRates(rated), rule = ruleRates(rated);
    for (std::size_t i = 0; i < compared.size(); ++i) {
        compared[i]->constantRate = FlopsPerSecond(constant[i]);
        compared[i]->ruleRate = FlopsPerSecond(rule[i]);
    }
}

using Members = std::vector<const ValidatedRun*>;

Comparison comparisonOf(const Members& members, std::span<const MeasuredRun> runs) {
    std::vector<const ValidatedRun*> compared;
    std::vector<Prediction> predictions; // by one way after the other: there may be very many runs
    for (const ValidatedRun* each : members) {
        if (!each->compared())
            continue;
        const RunScenario& scenario = runs[each->index].scenario;
        compared.push_back(each);
        predictions.push_back({.predicted = 0,
                               .measured = each->measuredRate.value(),
                               .group = each->group,
                               .gpus = scenario.gpus,
                               .work = workOf(*scenario.model, scenario.plan.sequence)});
    }
    const auto by = [&](FlopsPerSecond ValidatedRun::*rate) {
        for (std::size_t i = 0; i < compared.size(); ++i)
            predictions[i].predicted = (compared[i]->*rate).value();
        return accuracyOf(predictions);
    };
    return {.ours = by(&ValidatedRun::predictedRate),
            .constant = by(&ValidatedRun::constantRate),
            .rule = by(&ValidatedRun::ruleRate)};
}

double coverageOf(const Members& members) {
    std::size_t compared = 0, within = 0;
    for (const ValidatedRun* each : members) {
        compared += each->compared() ? 1 : 0;
        within += each->withinInterval ? 1 : 0;
    }
    return compared == 0 ? 0 : static_cast<double>(within) / static_cast<double>(compared);
}

OomConfusion confusionOf(const Members& members) {
    OomConfusion confusion;
    for (const ValidatedRun* each : members) {
        const bool known = each->ranOut || each->measured || each->measuredMemory;
        if (!known || !each->oomProbability)
            continue;
        const bool foretold = *each->oomProbability > 0.5;
        if (foretold)
            ++(each->ranOut ? confusion.ranOutAndDid : confusion.ranOutButFits);
        else
            ++(each->ranOut ? confusion.fitsButRanOut : confusion.fitsAndDid);
    }
    return confusion;
}

std::vector<ValidatedGroup> groupsOf(const std::vector<ValidatedRun>& results,
                                     std::span<const MeasuredRun> runs) {
    std::vector<std::string> names;
    std::map<std::string, Members> members;
    for (const ValidatedRun& each : results) {
        Members& group = members[each.group];
        if (group.empty())
            names.push_back(each.group);
        group.push_back(&each);
    }
    std::vector<ValidatedGroup> groups;
    for (const std::string& name : names) {
        const Members& group = members[name];
        groups.push_back({.name = name,
                          .fitted = std::any_of(group.begin(), group.end(),
                                                [](const ValidatedRun* each) { return each->fitted; }),
                          .comparison = comparisonOf(group, runs),
                          .coverage = coverageOf(group),
                          .oom = confusionOf(group)});
    }
    return groups;
}

/// \param predictorOf (run) -> the predictor for it
template <class PredictorOf>
Validation validated(std::span<const MeasuredRun> runs, PredictorOf predictorOf) {
    Validation validation;
    validation.runs.reserve(runs.size());
    for (std::size_t i = 0; i < runs.size(); ++i) {
        validation.runs.push_back(compare(runs[i], predictorOf(runs[i])));
        validation.runs.back().index = i;
    }
    addBaselines(validation.runs, runs);
    return summarise(std::move(validation.runs), runs);
}

} // namespace

Validation summarise(std::vector<ValidatedRun> chosen, std::span<const MeasuredRun> runs) {
    Validation validation;
    validation.runs = std::move(chosen);
    validation.groups = groupsOf(validation.runs, runs);
    Members all, fitted;
    for (const ValidatedRun& each : validation.runs) {
        all.push_back(&each);
        if (each.fitted)
            fitted.push_back(&each);
    }
    validation.overall = comparisonOf(fitted, runs);
    validation.coverage = coverageOf(fitted);
    validation.oom = confusionOf(all);
    return validation;
}

Predictor usualPredictor() {
    return [](const Scenario& scenario) { return performanceOf(scenario); };
}

std::string workOf(const ModelSpec& model, std::int64_t sequence) {
    return model.label + ", " + std::to_string(sequence);
}

Validation validate(std::span<const MeasuredRun> runs, const Predictor& predictor) {
    return validated(runs, [&](const MeasuredRun&) -> const Predictor& { return predictor; });
}

Validation validateLeavingOut(std::span<const MeasuredRun> runs,
                              const std::function<Predictor(const std::string&)>& fitWithout) {
    std::map<std::string, Predictor> predictors;
    return validated(runs, [&](const MeasuredRun& run) -> const Predictor& {
        const std::string group = run.group();
        auto found = predictors.find(group);
        if (found == predictors.end())
            found = predictors.emplace(group, fitWithout(group)).first;
        return found->second;
    });
}

} // namespace quadrille
