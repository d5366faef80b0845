// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/oom_study.h"

#include "core/at_once.h"
#include "core/check/check.h"
#include "core/memory/detailed/estimate.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>

namespace quadrille {
namespace {

constexpr std::string_view baseSource = "Fujii et al. (2024)";
constexpr std::string_view baseFramework = "megatron";
constexpr std::size_t fewRuns = 20;
constexpr std::ptrdiff_t fewEnds = 2; ///< of one run that ran out one learns where it did, and no more

bool isBase(const LabelledRun& run) {
    static constexpr std::array tables{"Table 3", "Table 4", "Table 6"};
    return run.source == baseSource && std::ranges::find(tables, run.table) != tables.end();
}

using Runs = std::vector<LabelledRun>;
using Condition = std::function<bool(const LabelledRun&)>;

Runs runsWhere(const Runs& runs, const Condition& condition) {
    Runs chosen;
    std::ranges::copy_if(runs, std::back_inserter(chosen), condition);
    return chosen;
}

void judge(OomConfusion& confusion, const OomModel& model, const LabelledRun& labelled) {
    OomFeatures features = labelled.run.features;
    const OomShift known = model.shiftOf(labelled.framework);
    features.shift = known.shift;
    features.sharpness = known.sharpness;
    confusion.add(isLikelyToRunOut(model.probability(features)), labelled.run.ranOut);
}

} // namespace

std::vector<LabelledRun> labelledRuns(RunPointers runs) {
    std::vector<std::optional<LabelledRun>> seen(runs.size());
    forEachAtOnce(0, runs.size(), [&](std::size_t i) {
        const MeasuredRun& run = *runs[i];
        const Scenario scenario = run.scenario;
        if (!tellsIfItFits(run.outcome, run.step || run.memory) ||
            scenario.estimator != Estimator::detailed || !runnable(scenario) ||
            scenario.recipe.framework->tensors.empty())
            return;
        seen[i] = LabelledRun{run.source,
                              run.table,
                              scenario.recipe.framework->measuredName(),
                              {oomFeatures(scenario, detailedFullest(Resolved(scenario))), run.ranOut()}};
    });
    std::vector<LabelledRun> labelled;
    for (std::optional<LabelledRun>& each : seen)
        if (each)
            labelled.push_back(std::move(*each));
    return labelled;
}

OomModel fitOomModel(const std::vector<LabelledRun>& runs) {
    std::vector<OomRun> base;
    std::map<std::string, std::vector<OomRun>> others;
    for (const LabelledRun& each : runs) {
        OomRun run = each.run;
        run.features.shift = 0;
        run.features.sharpness = 1;
        if (isBase(each))
            base.push_back(run);
        else if (each.framework != baseFramework)
            others[each.framework].push_back(run);
    }
    OomModel model = fitOom(base);
    for (const auto& [framework, labelled] : others)
        if (labelled.size() >= fewRuns && std::ranges::count_if(labelled, &OomRun::ranOut) >= fewEnds) {
            model.shifts.push_back(fitOomShift(model, labelled));
            model.shifts.back().framework = framework;
        }
    return model;
}

std::vector<OomOfSource> oomBySource(const std::vector<LabelledRun>& runs) {
    const OomModel all = fitOomModel(runs);
    std::vector<OomOfSource> sources;
    std::map<std::string, OomModel> without; ///< by what is left out
    for (const LabelledRun& each : runs) {
        auto found = std::ranges::find(sources, each.source, &OomOfSource::source);
        if (found == sources.end())
            found = sources.insert(sources.end(), {each.source, {}, {}});
        judge(found->fitted, all, each);
        // Without its source there would be no slope.
        const bool byTable = each.source == baseSource;
        const std::string key = byTable ? each.source + each.table : each.source;
        if (!without.contains(key))
            without[key] = fitOomModel(runsWhere(runs, [&each, byTable](const LabelledRun& other) {
                return other.source != each.source || (byTable && other.table != each.table);
            }));
        judge(found->leftOut, without[key], each);
    }
    return sources;
}

} // namespace quadrille
