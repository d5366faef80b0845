// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/operators.h"
#include "core/performance/traffic_formulas.h"

/// What a step takes outside of its pipeline: gradients that are reduced and parameters that are gathered,
/// and the optimizer. Function templates over the number type (double, Eigen array, Traced).
namespace quadrille::step {

/// One rank's parameters that the same group holds, and that group.
template <class T>
struct Replicated {
    T parameters; ///< on one GPU
    T ranks;      ///< that hold the same
    T bytesPerSecond, latency;
};

/// Seconds of data parallel communication in one step: all of it, and what is not hidden.
template <class T>
struct DataSeconds {
    T total, exposed;
};

/// Under ZeRO stages 0 to 2 gradients travel behind the last micro-batch's backward pass and parameters
/// behind the first one's forward pass (Rajbhandari et al. 2020, section 7; Megatron-LM's overlapped
/// reduction); under stage 2 gradients after every micro-batch; under stage 3 every pass of a micro-batch
/// gathers its parameters ahead of itself (Zhao et al. 2023, section 4). `share` of a pass can hide
/// communication. \param forward, backward seconds of one micro-batch's passes through a rank
template <class T>
[[nodiscard]] DataSeconds<T> dataSeconds(const Replicated<T>& x, int zero, double gradientBytes, double share,
                                         const T& forward, const T& backward, const T& microBatches) {
    using namespace formula;
    const T none = nothingLike(forward);
    const auto seconds = [&](double bytes) {
        return T(traffic::gather(T(x.parameters * bytes), x.ranks) / x.bytesPerSecond + x.latency);
    };
    const T gradients = zero == 0 ? T(2.0 * seconds(gradientBytes)) : seconds(gradientBytes);
    const T weights = seconds(traffic::halfBytes);
    const auto left = [&](const T& communication, const T& behind) {
        return T(maximum(none, T(communication - share * behind)));
    };
    switch (zero) {
    case 0:
        return {gradients, left(gradients, backward)};
    case 1: {
        const T both = gradients + weights;
        return {both, left(both, T(forward + backward))};
    }
    case 2: {
        const T all = microBatches * gradients + weights;
        return {all, T(microBatches * left(gradients, backward) + left(weights, forward))};
    }
    default: {
        const T back = weights + gradients;
        const T all = microBatches * (weights + back);
        return {all, T(microBatches * (left(weights, forward) + left(back, backward)))};
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
template <class T>
[[nodiscard]] T optimizerSeconds(const T& updated, double bytesEach, double memoryBytes) {
    return updated * bytesEach / memoryBytes;
}

} // namespace quadrille::step
