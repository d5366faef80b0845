// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/batch_rows.h"

#include <benchmark/benchmark.h>

#include <random>

using namespace quadrille;
using namespace quadrille::cli;

// Rows of a batch file on one core, beside a plain pass that takes the same file apart and writes its fields
// again. The time shown is that of one row; "of_limit" is the share of 4 µs that was used.

namespace {

/// Plans without and with a pipeline, none of which takes long to execute.
std::string plans(bool pipelines) {
    std::minstd_rand random(7);
    const auto power = [&random](unsigned most) { return std::to_string(1U << random() % (most + 1)); };
    std::string text = "model,gpu,gpus,tp,cp,pp,mbs,gbs,seq,zero,recompute\n";
    for (int i = 0; i < 4096; ++i) {
        text += i % 3 == 0 ? "llama-3.1-70b" : "llama-3.1-8b";
        text += i % 2 == 0 ? ",h100-sxm-80gb," : ",a100-sxm-40gb,";
        text += (i % 5 == 0 ? "128," : "64,") + power(3) + "," + power(1) + "," +
                (pipelines ? power(2) : "1") + "," + power(1) + ",256,8192,1," +
                (i % 4 == 0 ? "full" : "none") + "\n";
    }
    return text;
}

void answer(benchmark::State& state, bool pipelines) {
    const std::string text = plans(pipelines);
    CsvReader reader(text);
    CsvRecord header;
    if (!reader.next(header))
        state.SkipWithError("no header");
    const BatchColumns columns(header);
    const Catalogue catalogue = loadCatalogue();
    BatchRows rows(columns, catalogue);
    std::size_t count = 0;
    for (auto _ : state) {
        const BatchAnswer answer = rows.answer(reader.rest());
        if (answer.bad != 0)
            state.SkipWithError("a row has an error");
        count += answer.rows;
    }
    const auto each = static_cast<double>(count);
    constexpr double limit = 4e-6;
    state.counters["s_per_row"] =
        benchmark::Counter(each, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
    state.counters["of_limit"] =
        benchmark::Counter(each * limit, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void withoutPipelines(benchmark::State& state) {
    answer(state, false);
}

void withPipelines(benchmark::State& state) {
    answer(state, true);
}

void plainPass(benchmark::State& state) {
    const std::string text = plans(false);
    std::string out;
    std::size_t count = 0;
    for (auto _ : state) {
        out.clear();
        CsvReader reader(text);
        for (CsvRecord record; reader.next(record); ++count) {
            for (const std::string& field : record.fields) {
                appendCsvField(out, field);
                out += ',';
            }
            out += '\n';
        }
        benchmark::DoNotOptimize(out.data());
    }
    state.counters["s_per_row"] = benchmark::Counter(
        static_cast<double>(count), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

BENCHMARK(plainPass)->Unit(benchmark::kMillisecond);
BENCHMARK(withoutPipelines)->Unit(benchmark::kMillisecond);
BENCHMARK(withPipelines)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
