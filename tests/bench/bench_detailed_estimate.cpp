// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/memory/detailed/course.h"
#include "core/memory/paper_estimate.h"
#include "tests/support/resources.h"

#include <benchmark/benchmark.h>

using namespace quadrille;

namespace {

Scenario plan(const char* model) {
    Scenario s = test::llama70b();
    s.model = test::model(model);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    return s;
}

/// One plan as the window asks for it: every stage, and the time curve of one.
void onePlan(benchmark::State& state, const char* model) {
    const Scenario s = plan(model);
    const auto timeline = timelineOf(s);
    for (auto _ : state) {
        benchmark::DoNotOptimize(memoryOf(s));
        benchmark::DoNotOptimize(memoryCourse(s, *timeline, 0));
    }
}

void oneGlance(benchmark::State& state, Estimator estimator) {
    Scenario s = plan("llama-3.1-70b");
    s.estimator = estimator;
    for (auto _ : state)
        benchmark::DoNotOptimize(glance(s));
}

BENCHMARK_CAPTURE(onePlan, dense, "llama-3.1-70b");
BENCHMARK_CAPTURE(onePlan, experts, "mixtral-8x7b");
BENCHMARK_CAPTURE(oneGlance, paper, Estimator::paper);
BENCHMARK_CAPTURE(oneGlance, detailed, Estimator::detailed);

} // namespace

BENCHMARK_MAIN();
