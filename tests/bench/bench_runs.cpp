// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/runs_csv.h"
#include "tests/support/counted_memory.h"

#include <benchmark/benchmark.h>

using namespace quadrille;

// A long file of measured runs. The time shown is that of one row; "bytes_per_run" is what is held at most
// while it is read, beside the text, for each run.

namespace {

constexpr int rows = 160'000;

std::string file(bool good) {
    std::string text = "table,label,model,gpu,gpus,tp,pp,gbs,seq,step_seconds,memory_gib,context_mib\n";
    for (int i = 0; i < rows; ++i)
        text += std::to_string(i % 20) + ",run " + std::to_string(i) + ",llama-3.1-8b,a100-sxm-80gb,64," +
                (good ? std::to_string(1 << i % 4) : "many") + ",2,256,4096," + std::to_string(5 + i % 17) +
                ".25,61.5,600\n";
    return text;
}

void read(benchmark::State& state, bool good) {
    const std::string text = file(good);
    const Catalogue catalogue = loadCatalogue();
    std::size_t bytes = 0;
    for (auto _ : state)
        bytes = test::bytesFor(
            [&] { benchmark::DoNotOptimize(readRuns(text, catalogue, "runs.csv").runs.data()); });
    state.counters["s_per_row"] =
        benchmark::Counter(static_cast<double>(state.iterations()) * rows,
                           benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
    state.counters["bytes_per_run"] = static_cast<double>(bytes) / rows;
}

void goodRows(benchmark::State& state) {
    read(state, true);
}

void badRows(benchmark::State& state) {
    read(state, false);
}

BENCHMARK(goodRows)->Unit(benchmark::kMillisecond);
BENCHMARK(badRows)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
