// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"
#include "core/cluster/catalogue.h"
#include "core/model/catalogue.h"
#include "core/search/plan_search.h"

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace quadrille;

// The search over every plan. "plans" is how many of the space are looked at a second by all threads
// together; "evaluated" counts only those whose memory and probability of running out are worked out, rules
// having excluded the rest, and "whole" those of which the step is, too.

namespace {

struct Question {
    const char* model;
    const char* gpu;
    std::int64_t gpus, batch, sequence;
};

constexpr Question questions[] = {{"llama-3.1-70b", "h100-sxm-80gb", 512, 1024, 8192},
                                  {"gpt-3-175b", "a100-sxm-80gb", 4096, 2048, 2048},
                                  {"deepseek-v3", "h800-sxm-80gb", 2048, 15360, 4096}};

Scenario scenarioOf(const Question& question) {
    const Catalogue catalogue = loadCatalogue();
    Scenario scenario = newScenario(catalogue);
    if (const ModelSpec* model = findModel(catalogue.models, question.model))
        scenario.model = *model;
    if (const GpuSpec* gpu = findGpu(catalogue.gpus, question.gpu))
        scenario.cluster = clusterOf(*gpu, question.gpus);
    scenario.plan = {};
    scenario.plan.globalBatch = question.batch;
    scenario.plan.sequence = question.sequence;
    return scenario;
}

PlanSpace spaceOf(const Scenario& scenario) {
    return planSpace(scenario, usuallySearchedIn(scenario));
}

void search(benchmark::State& state, std::size_t threads, bool prunes) {
    const Scenario scenario = scenarioOf(questions[state.range(0)]);
    const PlanSpace space = spaceOf(scenario);
    PlanSearchOptions options;
    options.threads = threads;
    options.prunes = prunes;
    PlanSearchAnswer answer;
    for (auto _ : state)
        answer = searchPlans(scenario, space, options);
    std::uint64_t outOfMemory = 0;
    if (const auto found = answer.rejected.find(outOfMemoryReason); found != answer.rejected.end())
        outOfMemory = found->second;
    const auto rate = [&state](std::uint64_t plans) {
        return benchmark::Counter(static_cast<double>(plans) * static_cast<double>(state.iterations()),
                                  benchmark::Counter::kIsRate);
    };
    state.SetLabel(questions[state.range(0)].model);
    state.counters["space"] = space.size();
    state.counters["feasible"] = static_cast<double>(answer.feasible);
    state.counters["plans"] = rate(answer.evaluated);
    state.counters["evaluated"] = rate(answer.feasible + outOfMemory);
    state.counters["whole"] = rate(answer.feasible);
}

void onOneCore(benchmark::State& state) {
    search(state, 1, true);
}
void onTwoCores(benchmark::State& state) {
    search(state, 2, true);
}
void withoutPruning(benchmark::State& state) {
    search(state, 1, false);
}

BENCHMARK(onOneCore)->DenseRange(0, 2)->Unit(benchmark::kSecond)->Iterations(1)->UseRealTime();
BENCHMARK(onTwoCores)->DenseRange(0, 2)->Unit(benchmark::kSecond)->Iterations(1)->UseRealTime();
BENCHMARK(withoutPruning)->DenseRange(0, 2)->Unit(benchmark::kSecond)->Iterations(1)->UseRealTime();

} // namespace

BENCHMARK_MAIN();
