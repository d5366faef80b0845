// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "tests/support/resources.h"

#include <benchmark/benchmark.h>

using namespace quadrille;

// The whole analysis of one plan against its limit of 200 µs. "of_limit" is the share of the limit that was
// used.

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

} // namespace

BENCHMARK(analysisOfOnePlan);
BENCHMARK(executedStep);
BENCHMARK_MAIN();
