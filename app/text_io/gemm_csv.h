// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/benchmarks/benchmark_profile.h"

#include <string_view>
#include <vector>

namespace quadrille::text_io {

/// Whether the first line names m, n and k, and a rate or a time.
[[nodiscard]] bool looksLikeGemms(std::string_view text);

/// Reads measured matrix products from CSV: columns m, n, k, and one of tflops, ms, us and seconds, also as
/// “TFLOP/s”, “time_ms”, “time (us)”; dtype (bf16, fp16, fp8, fp4, and as PyTorch and cuBLAS write them; bf16
/// where it is not there) and batch, products done at once (1). Others do not matter. \throws InputError
/// naming the column, with the line, or “header”, and the rule
[[nodiscard]] std::vector<benchmarks::GemmRow> readGemms(std::string_view text);

} // namespace quadrille::text_io
