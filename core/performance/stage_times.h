// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <vector>

/// How long each stage of a pipeline takes for one micro-batch.
namespace quadrille {

/// Whose time the pipeline runs with.
enum class TimeBase : std::uint8_t {
    units, ///< every pipeline rank alike: F = I = W = 1 for all of its chunks together, no latency
    model, ///< the scenario's own: see stageTimes(); in seconds
};

/// Seconds of F, I and W of every global stage and of the latency of an edge, by the profile of the
/// scenario's GPU: see layer_formulas.h. What is recomputed belongs to I. Tensor, context and expert parallel
/// communication is in it; data parallel communication and the optimizer are not. \pre runnable(scenario)
[[nodiscard]] Durations stageTimes(const Scenario& scenario);

/// Bytes of the boundary of one micro-batch that one GPU sends from a pipeline rank to the next: activations
/// s·b·h ÷ (c·q) of 2 bytes, or as many gradients.
[[nodiscard]] Bytes stageBoundaryBytes(const Scenario& scenario);

/// The durations of one of the bases. \pre runnable(scenario)
[[nodiscard]] Durations durationsOf(const Scenario& scenario, TimeBase base);

} // namespace quadrille
