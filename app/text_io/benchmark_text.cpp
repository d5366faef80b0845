// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/benchmark_text.h"

#include "app/text_io/gemm_csv.h"
#include "app/text_io/refuse.h"

namespace quadrille::text_io {

bool looksLikeBenchmark(std::string_view text) {
    return looksLikeGemms(text) || benchmarks::looksLikeCollectives(text);
}

benchmarks::BenchmarkProfile learnFromBenchmark(std::string_view text, const Scenario& scenario) {
    if (text.size() > largestBenchmark)
        refuse("table", QUADRILLE_MESSAGE("must be no larger than %1 bytes"),
               static_cast<std::int64_t>(largestBenchmark));
    return looksLikeGemms(text) ? benchmarks::learn(readGemms(text), scenario)
                                : benchmarks::learn(benchmarks::readCollectives(text), scenario);
}

} // namespace quadrille::text_io
