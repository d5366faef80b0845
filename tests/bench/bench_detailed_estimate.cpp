// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis.h"
#include "core/memory/detailed/course.h"
#include "core/memory/detailed/many_plans.h"
#include "core/memory/paper_estimate.h"
#include "tests/support/resources.h"

#include <benchmark/benchmark.h>

#include <array>
#include <random>

using namespace quadrille;
using namespace quadrille::detailed;

namespace {

Scenario plan(const char* model) {
    Scenario s = test::llama70b();
    s.model = test::model(model);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    return s;
}

/// Plans as a heatmap or a search evaluates them: one array a size.
class Plans {
public:
    Plans(const char* model, std::size_t count) : m_kind(plan(model)), m_many(m_kind), m_totals(count) {
        std::mt19937_64 random(1);
        for (auto& size : m_sizes) {
            size.resize(count);
            for (double& value : size)
                value = static_cast<double>(1 << random() % 4);
        }
        for (double& sequence : m_sizes[5])
            sequence *= 1024;
        m_sizes[3].assign(count, 1); // e
        m_sizes[8].assign(count, 1); // v
    }

    /// A block at a time, so that intermediate values stay in the cache.
    void arrays() {
        constexpr Eigen::Index size = 32;
        using Block = Eigen::Array<double, size, 1>;
        for (std::size_t first = 0; first < m_totals.size(); first += size) {
            const auto at = [&](std::size_t letter) {
                return Block(Eigen::Map<const Block>(m_sizes[letter].data() + first));
            };
            const PlanSizes<Block> sizes{at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8)};
            Eigen::Map<Block>(m_totals.data() + first) = m_many.fullest(sizes);
        }
    }

    void scalars() {
        for (std::size_t i = 0; i < m_totals.size(); ++i) {
            const auto at = [&](std::size_t letter) { return m_sizes[letter][i]; };
            m_totals[i] = m_many.fullest(
                PlanSizes<double>{at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8)});
        }
    }

    [[nodiscard]] const std::vector<double>& totals() const { return m_totals; }

private:
    Scenario m_kind;
    ManyPlans m_many;
    std::array<std::vector<double>, 9> m_sizes;
    std::vector<double> m_totals;
};

template <void (Plans::*pass)()>
void over(benchmark::State& state, const char* model) {
    Plans plans(model, static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        (plans.*pass)();
        benchmark::DoNotOptimize(plans.totals().data());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void asArrays(benchmark::State& state, const char* model) {
    over<&Plans::arrays>(state, model);
}
void asScalars(benchmark::State& state, const char* model) {
    over<&Plans::scalars>(state, model);
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
BENCHMARK_CAPTURE(asArrays, dense, "llama-3.1-70b")->Arg(1 << 12);
BENCHMARK_CAPTURE(asScalars, dense, "llama-3.1-70b")->Arg(1 << 12);
BENCHMARK_CAPTURE(asArrays, experts, "mixtral-8x7b")->Arg(1 << 12);
BENCHMARK_CAPTURE(asScalars, experts, "mixtral-8x7b")->Arg(1 << 12);

} // namespace

BENCHMARK_MAIN();
