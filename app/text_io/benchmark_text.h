// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/benchmarks/benchmark_profile.h"

#include <string_view>

namespace quadrille::text_io {

/// A benchmark's table is text; a larger one is none, in bytes.
inline constexpr std::size_t largestBenchmark = 16 << 20;

/// Whether the text is a table of nccl-tests, or of matrix products, by how it begins.
[[nodiscard]] bool looksLikeBenchmark(std::string_view text);

/// What the table says of the scenario's cluster. \throws InputError naming field and rule
[[nodiscard]] benchmarks::BenchmarkProfile learnFromBenchmark(std::string_view text,
                                                              const Scenario& scenario);

} // namespace quadrille::text_io
