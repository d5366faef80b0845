// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/validate.h"

#include "core/at_once.h"
#include "core/check/check.h"
#include "core/measurements/baselines.h"
#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/oom.h"
#include "core/performance/performance.h"
#include "core/pipeline/span_memo.h"
#include "core/resolved/resolved.h"
#include "core/stop.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace quadrille {
namespace {

/// The prediction of memory, where the scenario's estimator has one of every kind.
void estimateMemory(ValidatedRun& result, const Scenario& scenario, const MeasuredRun& run) {
    if (scenario.estimator != Estimator::detailed || scenario.recipe.framework->tensors.empty())
        return;
    const Resolved resolved(scenario);
    const StageMemory fullest = detailedFullest(resolved);
    const std::int64_t stage = run.memoryStage == MemoryStage::last ? scenario.plan.pp - 1 : 0;
    const StageMemory& measured =
        run.memoryStage == MemoryStage::fullest ? fullest : detailedStageMemory(resolved, stage);
    // What is measured is what was allocated, needed or not.
    result.predictedMemory = measured.total(run.memoryKind) + measured.heldAhead;
    result.oomProbability = publishedOomModel().probability(oomFeatures(scenario, fullest));
}

ValidatedRun compare(const MeasuredRun& run, const Predictor& predictor) {
    ValidatedRun result;
    result.fitted = run.fitted;
    result.measured = run.step;
    result.measuredMemory = run.memory;
    result.outcome = run.outcome;
    result.ranOut = run.ranOut();
    const Scenario scenario = run.scenario;
    if (!runnable(scenario))
        return result;
    estimateMemory(result, scenario, run);
    const Performance performance = predictor(scenario);
    result.predicted = performance.step;
    result.predictedRate = performance.perGpu();
    result.peak = peakOf(scenario);
    result.interval = performance.interval();
    result.calibrated = performance.calibrated;
    result.otherFramework = performance.otherFramework;
    result.largestLoss = largestLoss(performance);
    result.lost = performance.part(result.largestLoss);
    if (!run.step)
        return result;
    result.ratio = *run.step / performance.step;
    result.withinInterval = result.interval.holds(*run.step, performance.step);
    result.measuredRate = performance.perGpu() * (performance.step / *run.step);
    return result;
}

void addBaselines(std::vector<ValidatedRun>& results, RunPointers runs) {
    std::vector<ValidatedRun*> compared;
    std::vector<RatedRun> rated;
    compared.reserve(results.size());
    rated.reserve(results.size());
    for (ValidatedRun& result : results) {
        if (!result.compared())
            continue;
        const Plan& plan = runs[result.index]->scenario.plan;
        compared.push_back(&result);
        rated.push_back({.rate = result.measuredRate.value(),
                         .peak = result.peak.value(),
                         .modelParallel = replicaGpus(plan),
                         .microBatch = plan.microBatch,
                         .group = runs[result.index]->group(),
                         .fitted = result.fitted});
    }
    const std::vector<double> constant = constantRates(rated), rule = ruleRates(rated);
    for (std::size_t i = 0; i < compared.size(); ++i) {
        compared[i]->constantRate = FlopsPerSecond(constant[i]);
        compared[i]->ruleRate = FlopsPerSecond(rule[i]);
    }
}

using Members = std::vector<const ValidatedRun*>;
using MembersView = std::span<const ValidatedRun* const>;

Comparison comparisonOf(MembersView members, RunPointers runs, const std::stop_token& stop) {
    Members compared;
    std::vector<Prediction> predictions; // by one way after the other: there may be very many runs
    for (const ValidatedRun* each : members) {
        if (!each->compared())
            continue;
        compared.push_back(each);
        predictions.push_back({.predicted = 0,
                               .measured = each->measuredRate.value(),
                               .competition = competitionOf(*runs[each->index])});
    }
    const auto by = [&](FlopsPerSecond ValidatedRun::*rate) {
        throwIfStopped(stop);
        for (std::size_t i = 0; i < compared.size(); ++i)
            predictions[i].predicted = (compared[i]->*rate).value();
        return accuracyOf(predictions);
    };
    return {.ours = by(&ValidatedRun::predictedRate),
            .constant = by(&ValidatedRun::constantRate),
            .rule = by(&ValidatedRun::ruleRate)};
}

double coverageOf(MembersView members) {
    std::size_t compared = 0, within = 0;
    for (const ValidatedRun* each : members) {
        compared += each->compared() ? 1 : 0;
        within += each->withinInterval ? 1 : 0;
    }
    return compared == 0 ? 0 : static_cast<double>(within) / static_cast<double>(compared);
}

MemoryAccuracy memoryAccuracyOf(MembersView members) {
    std::vector<double> errors;
    for (const ValidatedRun* each : members)
        if (each->memoryCompared())
            errors.push_back(std::abs(*each->predictedMemory / *each->measuredMemory - 1));
    return quadrille::memoryAccuracyOf(std::move(errors));
}

OomConfusion confusionOf(MembersView members) {
    OomConfusion confusion;
    for (const ValidatedRun* each : members) {
        if (each->oomProbability && tellsIfItFits(each->outcome, each->measured || each->measuredMemory))
            confusion.add(isLikelyToRunOut(each->oomProbability), each->ranOut);
    }
    return confusion;
}

std::vector<ValidatedGroup> groupsOf(MembersView chosen, RunPointers runs, const std::stop_token& stop) {
    std::vector<std::string> names;
    std::map<std::string, Members> members;
    for (const ValidatedRun* each : chosen) {
        std::string name = runs[each->index]->group();
        Members& group = members[name];
        if (group.empty())
            names.push_back(std::move(name));
        group.push_back(each);
    }
    std::vector<ValidatedGroup> groups;
    for (const std::string& name : names) {
        const Members& group = members[name];
        groups.push_back({.name = name,
                          .fitted = std::any_of(group.begin(), group.end(),
                                                [](const ValidatedRun* each) { return each->fitted; }),
                          .comparison = comparisonOf(group, runs, stop),
                          .coverage = coverageOf(group),
                          .memory = memoryAccuracyOf(group),
                          .oom = confusionOf(group)});
    }
    return groups;
}

/// \param predictorOf (run) -> the predictor for it
template <class PredictorOf>
std::vector<ValidatedRun> predicted(RunPointers runs, std::size_t theirs, PredictorOf predictorOf,
                                    std::span<const ValidatedRun> known = {}) {
    std::vector<ValidatedRun> results(known.begin(), known.end());
    results.resize(runs.size());
    forEachAtOnce(known.size(), runs.size(), [&](std::size_t i) {
        results[i] = compare(*runs[i], predictorOf(i));
        results[i].index = i;
        results[i].fitted = results[i].fitted && i < theirs;
    });
    addBaselines(results, runs);
    return results;
}

Validation validated(std::vector<ValidatedRun> results, RunPointers runs) {
    Members all;
    all.reserve(results.size());
    for (const ValidatedRun& each : results)
        all.push_back(&each);
    Validation validation{summarise(all, runs), {}};
    validation.runs = std::move(results);
    return validation;
}

} // namespace

StepPart largestLoss(const Performance& performance) {
    StepPart largest = StepPart::matrices;
    for (const StepPart part : allStepParts)
        if (part != StepPart::ideal && performance.part(part) > performance.part(largest))
            largest = part;
    return largest;
}

Summary summarise(MembersView chosen, RunPointers runs, const std::stop_token& stop) {
    Members fitted;
    for (const ValidatedRun* each : chosen)
        if (each->fitted)
            fitted.push_back(each);
    return {.groups = groupsOf(chosen, runs, stop),
            .overall = comparisonOf(fitted, runs, stop),
            .coverage = coverageOf(fitted),
            .sharedError = sharedErrorOf(fitted, runs),
            .memory = memoryAccuracyOf(fitted),
            .all = comparisonOf(chosen, runs, stop),
            .memoryOfAll = memoryAccuracyOf(chosen),
            .oom = confusionOf(chosen)};
}

Competition competitionOf(const MeasuredRun& run) {
    return {.group = run.group(), .gpus = run.scenario.gpus, .work = workOf(run.scenario)};
}

double sharedErrorOf(MembersView chosen, RunPointers runs) {
    std::map<Competition, std::vector<double>>
        competitions; // errors, in standard deviations of their intervals
    for (const ValidatedRun* each : chosen) {
        const double spread = each->interval.spread();
        if (each->compared() && spread > 0)
            competitions[competitionOf(*runs[each->index])].push_back(std::log(each->ratio) / spread);
    }
    double squares = 0, freedom = 0;
    for (const auto& [key, errors] : competitions) {
        if (errors.size() < leastCompetitors)
            continue;
        const auto count = static_cast<double>(errors.size());
        const double mean = std::accumulate(errors.begin(), errors.end(), 0.0) / count;
        for (const double error : errors)
            squares += (error - mean) * (error - mean);
        freedom += count - 1;
    }
    return freedom > 0 ? 1 - squares / freedom : 0;
}

Predictor usualPredictor(const std::stop_token& stop) {
    return [stop](const Scenario& scenario) {
        thread_local SpanMemo pipelines; // a fit asks often about plans that run the same ones
        throwIfStopped(stop);
        return performanceOf(Resolved(scenario, pipelines), stop);
    };
}

std::string workOf(const RunScenario& scenario) {
    const Plan& plan = scenario.plan;
    return scenario.model->label + ", " + std::to_string(plan.sequence) + ", " +
           std::to_string(plan.globalBatch) + ", " + std::string(name(scenario.recipe->precision));
}

std::vector<ValidatedRun> predict(RunPointers runs, std::size_t theirs, const Predictor& predictor,
                                  std::span<const ValidatedRun> known) {
    return predicted(
        runs, theirs, [&](std::size_t) -> const Predictor& { return predictor; }, known);
}

Validation validate(RunPointers runs, const Predictor& predictor) {
    return validated(predict(runs, runs.size(), predictor), runs);
}

Validation validate(std::span<const MeasuredRun> runs, const Predictor& predictor) {
    return validate(pointersTo(runs), predictor);
}

Validation validateLeavingOut(std::span<const MeasuredRun> runs,
                              const std::function<std::string(const MeasuredRun&)>& keyOf,
                              const std::function<Predictor(const std::string&)>& fitWithout) {
    std::map<std::string, Predictor> predictors;
    std::vector<const Predictor*> ofRuns;
    for (const MeasuredRun& run : runs) {
        const std::string key = keyOf(run);
        if (!predictors.contains(key))
            predictors.emplace(key, fitWithout(key));
        ofRuns.push_back(&predictors.find(key)->second);
    }
    const std::vector<const MeasuredRun*> pointers = pointersTo(runs);
    return validated(
        predicted(pointers, runs.size(), [&](std::size_t run) -> const Predictor& { return *ofRuns[run]; }),
        pointers);
}

} // namespace quadrille
