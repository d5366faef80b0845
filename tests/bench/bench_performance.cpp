// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis.h"
#include "tests/support/many_plan_arrays.h"
#include "tests/support/resources.h"

#include <benchmark/benchmark.h>

#include <chrono>

using namespace quadrille;

// The whole analysis of one plan against its limit of 200 µs, and the closed form of the step for many plans
// against a million a second. "of_limit" is the share of the limit that was used.

namespace {

Scenario longPipeline() {
    Scenario s = test::scenario("llama-3.1-70b", "h100-sxm-80gb", 128);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.plan.tp = 8;
    s.plan.pp = 16;
    s.plan.globalBatch = 128;
    return s;
}

void analysisOfOnePlan(benchmark::State& state) {
    const Scenario s = longPipeline();
    for (auto _ : state)
        benchmark::DoNotOptimize(analyze(s, TimeBase::model));
    constexpr double limit = 200e-6;
    state.counters["of_limit"] = benchmark::Counter(limit, benchmark::Counter::kIsIterationInvariantRate |
                                                               benchmark::Counter::kInvert);
}

void executedStep(benchmark::State& state) {
    const Scenario s = longPipeline();
    for (auto _ : state)
        benchmark::DoNotOptimize(performanceOf(s));
}

std::vector<step::ManyPlanSizes<double>> plans() {
    std::vector<step::ManyPlanSizes<double>> sizes;
    for (const std::int64_t t : {2, 4, 8})
        for (const std::int64_t c : {2, 4})
            for (const std::int64_t p : {2, 4, 8, 16})
                for (const std::int64_t b : {1, 2, 4}) {
                    Scenario s = longPipeline();
                    s.cluster.gpus = 1024;
                    s.plan.globalBatch = 2048;
                    s.plan.tp = t;
                    s.plan.cp = c;
                    s.plan.pp = p;
                    s.plan.microBatch = b;
                    if (runnable(s))
                        sizes.push_back(step::planSizes(s));
                }
    while (sizes.size() < 64)
        sizes.push_back(sizes[sizes.size() / 2]);
    sizes.resize(64);
    return sizes;
}

Scenario kindOfPlans() {
    Scenario s = longPipeline();
    s.cluster.gpus = 1024;
    s.plan.cp = 2;
    return s;
}

void closedFormOfManyPlans(benchmark::State& state) {
    const Scenario kind = kindOfPlans();
    const step::ManySteps steps(kind);
    using Block = Eigen::Array<double, 64, 1>;
    const auto sizes = test::arraysOf<Block>(plans());
    for (auto _ : state)
        benchmark::DoNotOptimize(steps.seconds(sizes));
    state.SetItemsProcessed(state.iterations() * 64);
    constexpr double limit = 64e-6; // a million plans a second
    state.counters["of_limit"] = benchmark::Counter(limit, benchmark::Counter::kIsIterationInvariantRate |
                                                               benchmark::Counter::kInvert);
}

void closedFormOfOnePlan(benchmark::State& state) {
    const Scenario kind = kindOfPlans();
    const step::ManySteps steps(kind);
    const auto sizes = plans();
    std::size_t next = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(steps.seconds(sizes[next++ % sizes.size()]));
    state.SetItemsProcessed(state.iterations());
}

} // namespace

BENCHMARK(analysisOfOnePlan);
BENCHMARK(executedStep);
BENCHMARK(closedFormOfManyPlans);
BENCHMARK(closedFormOfOnePlan);
BENCHMARK_MAIN();
