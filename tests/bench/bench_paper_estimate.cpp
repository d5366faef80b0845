// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/memory/paper_estimate.h"
#include "core/memory/paper_inputs.h"
#include "tests/support/resources.h"

#include <benchmark/benchmark.h>

#include <array>
#include <random>

using namespace quadrille;

namespace {

/// Plans as a heatmap or a search evaluates them: one array a letter.
class Plans {
public:
    explicit Plans(std::size_t count) : m_count(count), m_totals(count) {
        std::mt19937_64 random(1);
        const auto inputs = paper::inputsOf<double>(test::llama70b(), 0);
        const double model[] = {inputs.a, inputs.h, inputs.hFfn, inputs.k, inputs.L, inputs.v};
        const std::size_t modelLetters[] = {0, 4, 5, 6, 7, 11};
        for (auto& letter : m_letters) {
            letter.resize(count);
            for (double& value : letter)
                value = static_cast<double>(1 << random() % 5);
        }
        for (std::size_t i = 0; i < std::size(model); ++i)
            m_letters[modelLetters[i]].assign(count, model[i]);
    }

    /// The plain pass: reads the same arrays, writes as many results, computes one sum.
    void stream() {
        for (std::size_t i = 0; i < m_count; ++i) {
            double sum = 0;
            for (const auto& letter : m_letters)
                sum += letter[i];
            m_totals[i] = sum;
        }
    }

    /// Eq. 18, plan after plan.
    void loop() {
        for (std::size_t i = 0; i < m_count; ++i) {
            const auto at = [this, i](std::size_t letter) { return m_letters[letter][i]; };
            m_totals[i] =
                paper::stageBytes(paper::Inputs<double>{at(0), at(1), at(2), at(3), at(4), at(5), at(6),
                                                        at(7), at(8), at(9), at(10), at(11), at(12)},
                                  paper::StageRole::first)
                    .total();
        }
    }

    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] const std::vector<double>& totals() const { return m_totals; }

private:
    std::size_t m_count;
    std::array<std::vector<double>, 13> m_letters;
    std::vector<double> m_totals;
};

template <void (Plans::*pass)()>
void overArrays(benchmark::State& state) {
    Plans plans(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        (plans.*pass)();
        benchmark::DoNotOptimize(plans.totals().data());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * plans.count()));
}

void oneGlance(benchmark::State& state) {
    const Scenario s = test::llama70b();
    for (auto _ : state)
        benchmark::DoNotOptimize(glance(s));
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

void oneStage(benchmark::State& state) {
    const Scenario s = test::llama70b();
    for (auto _ : state)
        benchmark::DoNotOptimize(paperStageMemory(s, 0));
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

void oneAnalysis(benchmark::State& state) {
    const Scenario s = test::llama70b();
    for (auto _ : state)
        benchmark::DoNotOptimize(analyzeWithoutTimeline(s));
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

BENCHMARK(oneStage);
BENCHMARK(oneGlance);
BENCHMARK(oneAnalysis);
BENCHMARK(overArrays<&Plans::stream>)->Name("arrays/stream")->Arg(1 << 12)->Arg(1 << 20);
BENCHMARK(overArrays<&Plans::loop>)->Name("arrays/paper_estimate_loop")->Arg(1 << 12)->Arg(1 << 20);

} // namespace

BENCHMARK_MAIN();
