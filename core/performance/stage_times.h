// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"
#include "core/scenario.h"

#include <cstdint>
#include <vector>

/// How long each stage of a pipeline takes for one micro-batch.
namespace quadrille {

/// Whose time the pipeline runs with.
enum class TimeBase : std::uint8_t {
    units, ///< every stage alike: F = I = W = 1, B = 2, no latency
    model, ///< the scenario's own: see stageTimes(); in seconds
};

/// The share of the GPU's peak FLOP/s at which stageTimes() takes matrix products to run. An assumption:
/// usual for large layers of bf16, and it moves all stages alike, so that shares of idle time hardly depend
/// on it.
inline constexpr double assumedEfficiency = 0.5;

/// Forward FLOPs of one micro-batch through one global stage on one GPU (divided by t·c): of matrices, whose
/// two gradients cost as much each, and of the attention core, whose backward pass computes twice the forward
/// and has no weights. Half of the scores are masked and not computed.
struct StageFlops {
    double matrices = 0; ///< of layers and, on the last stage, of the head
    double attention = 0;
    double repeated = 0; ///< forward FLOPs that the backward pass repeats to recompute activations
};

/// Of every global stage. \pre runnable(scenario)
[[nodiscard]] std::vector<StageFlops> stageFlops(const Scenario& scenario);

/// Seconds of F, I and W of every global stage: FLOPs ÷ (peak · assumedEfficiency); what is recomputed
/// belongs to I. The latency of an edge is the boundary's bytes ÷ the bandwidth between neighbouring ranks of
/// the pipeline: the fast link's where it joins all of them, otherwise the network's. Tensor, context, expert
/// and data parallel communication is not in it, nor is the optimizer. \pre runnable(scenario)
[[nodiscard]] Durations stageTimes(const Scenario& scenario);

/// Seconds in which the boundary of one micro-batch passes from a pipeline rank to the next.
/// \pre runnable(scenario)
[[nodiscard]] double boundarySeconds(const Scenario& scenario);

/// Bytes of that boundary that one GPU sends: activations s·b·h ÷ (c·q) of 2 bytes, or as many gradients.
[[nodiscard]] Bytes stageBoundaryBytes(const Scenario& scenario);

/// The durations of one of the bases. \pre runnable(scenario)
[[nodiscard]] Durations durationsOf(const Scenario& scenario, TimeBase base);

} // namespace quadrille
