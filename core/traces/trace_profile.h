// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/benchmarks/benchmark_profile.h"
#include "core/traces/step_difference.h"

namespace quadrille::traces {

/// What the step says of the plan's GPU and links: a profile whose other parameters are as they were.
///
/// Links: the share of their bandwidth with which the plan's formulas give the rate of large messages that
/// least wait for other ranks (CollectiveUse::freeRate), all groups over a link together, weighted by their
/// bytes; messages between pipeline stages, which wait for computation, count where nothing else passes a
/// link. Kernels: the shares of peak and memory bandwidth with which the stages of the traced ranks take as
/// long as their matrix products, attention, and other kernels with the optimizer did. What of the tensor
/// parallel messages is hidden is as it was measured. Latencies stay, since how long a small message takes is
/// mostly waiting.
/// \pre analysis.runnable() \throws InputError for the field "trace" where it is of another plan, or tells
/// nothing
[[nodiscard]] benchmarks::BenchmarkProfile learn(const MeasuredStep& step, const Analysis& analysis);

} // namespace quadrille::traces
