// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/operators.h"
#include "core/timing/traffic_formulas.h"

/// What a step takes outside of its pipeline: gradients that are reduced and parameters that are gathered,
/// and the optimizer. Function templates over the number type (double, Traced).
namespace quadrille::step {

/// Parameters of one GPU that the same group holds, and that group.
template <class T>
struct Replicated {
    T parameters; ///< on one GPU
    T ranks;      ///< that hold the same
    T bytesPerSecond, latency;
};

/// Seconds of one all-gather or reduce-scatter of these parameters at so many bytes each.
template <class T>
[[nodiscard]] T gatherSeconds(const Replicated<T>& x, double bytes) {
    return traffic::gather(x.parameters * bytes, x.ranks) / x.bytesPerSecond + x.latency;
}

/// Seconds of the all-reduce of a shard between the groups that hold the same ones, at so many bytes a
/// parameter. \param shard ranks of one group
template <class T>
[[nodiscard]] T acrossSeconds(const Replicated<T>& x, const T& shard, double bytes) {
    return 2.0 *
           gatherSeconds(Replicated<T>{x.parameters / shard, x.ranks, x.bytesPerSecond, x.latency}, bytes);
}

/// Seconds of data parallel communication in one step: all of it, and what is not hidden.
template <class T>
struct DataSeconds {
    T total, exposed;
};

/// What of one communication for all parameters a rank holds it takes, and behind what it hides.
template <class T>
struct DataInputs {
    T gradients, weights; ///< seconds of a reduce-scatter of gradients, or of half of their all-reduce, and
                          ///< of an all-gather of 16-bit weights; of shards in several groups with the
                          ///< all-reduce between these
    T forward, backward;  ///< seconds of one micro-batch's passes through the rank
    T microBatches;       ///< of one step that pass through it
};

/// Under ZeRO stages 0 to 2 gradients travel behind the last micro-batch's backward pass and parameters
/// behind the first one's forward pass (Rajbhandari et al. 2020, section 7; Megatron-LM's overlapped
/// reduction); under stage 2 gradients after every micro-batch; under stage 3 every pass of a micro-batch
/// gathers its parameters ahead of itself (Zhao et al. 2023, section 4). `share` of a pass can hide
/// communication. Where stage 1 reduces gradients as a whole (Framework::zero1ReducesWhole), all comes after
/// the passes.
/// S: double, or Traced where T is
template <class T, class S>
[[nodiscard]] DataSeconds<T> dataSeconds(const DataInputs<T>& x, int zero, bool whole, const S& share) {
    using namespace formula;
    const T none(0.0);
    const auto left = [&](const T& communication, const T& behind) {
        return maximum(none, communication - share * behind);
    };
    switch (zero) {
    case 0: {
        const T both = 2.0 * x.gradients; // a reduce-scatter and an all-gather of them
        return {both, left(both, x.backward)};
    }
    case 1: {
        if (whole) {
            const T all = 2.0 * x.gradients + x.weights;
            return {all, all};
        }
        const T both = x.gradients + x.weights;
        return {both, left(both, x.forward + x.backward)};
    }
    case 2: {
        const T all = x.microBatches * x.gradients + x.weights;
        return {all, x.microBatches * left(x.gradients, x.backward) + left(x.weights, x.forward)};
    }
    default: {
        const T back = x.weights + x.gradients;
        const T all = x.microBatches * (x.weights + back);
        return {all, x.microBatches * (left(x.weights, x.forward) + left(back, x.backward))};
    }
    }
}

/// Bytes that the optimizer reads and writes for one parameter that it updates: gradient, fp32 weight and
/// moments are read, the latter two and the 16-bit weight written.
[[nodiscard]] constexpr double optimizerBytes(double gradientBytes, double momentBytes, bool masterWeights) {
    const double weight = masterWeights ? 4 : traffic::halfBytes;
    const double copy = masterWeights ? traffic::halfBytes : 0;
    return gradientBytes + 2 * (weight + momentBytes) + copy;
}

/// Seconds of the optimizer's step: memory-bound. \param updated parameters that this GPU updates
template <class T, class S>
[[nodiscard]] T optimizerSeconds(const T& updated, const S& bytesEach, const S& memoryBytes) {
    return updated * bytesEach / memoryBytes;
}

} // namespace quadrille::step
