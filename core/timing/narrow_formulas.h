// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/number_format.h"
#include "core/timing/operators.h"
#include "core/timing/silicon.h"

#include <utility>

/// What products of fewer than 16 bits cost beside their arithmetic: their inputs are made from 16 bits, see
/// Framework::castBytes. As measured on one H100 and one H200 (resources/one_gpu); numbers of 4 bits, which
/// it does not have, are taken to cost what those of 8 bits do. Function templates over the number type T
/// (double, Traced).
namespace quadrille::step {

/// Share of its peak that a product of 8 bits reaches ÷ that of one of the same shape in 16 bits.
inline constexpr double narrowShare = 0.885;

/// Share of the peak of its precision that a product reaches ÷ that of one in 16 bits.
[[nodiscard]] constexpr double shareOf(Precision precision) {
    return isNarrow(precision) ? narrowShare : 1;
}

/// How much longer the product of weight gradients takes where both of its inputs have a scale for every 128
/// numbers, on Hopper: see scalesBlocksApart().
inline constexpr double blockScaledWeightGradient = 1.41;

/// Whether a GPU is of Hopper's silicon, which scales the sums of 128 products by instructions beside them.
/// Of other GPUs this was not measured, and nothing is taken to be slower there.
[[nodiscard]] inline bool scalesBlocksApart(const GpuSpec& gpu) {
    return computeCapability(gpu) == 9;
}

/// Numbers of a layer that one micro-batch has made narrow: inputs of products in its forward pass, gradients
/// in its backward pass, weights.
template <class T>
struct Narrowed {
    T inputs, gradients, weights;
};

template <class T>
[[nodiscard]] Narrowed<T> narrowedNumbers(const ModelSpec& model, const ModelSizes<T>& n, bool sparse,
                                          const Letters<T>& x) {
    Narrowed<T> sum{T(0.0), T(0.0), T(0.0)};
    const auto add = [&sum](const Product<T>& p) {
        sum.inputs = sum.inputs + p.count * p.rows * p.inner;
        sum.gradients = sum.gradients + p.count * p.rows * p.columns;
        sum.weights = sum.weights + p.count * p.inner * p.columns;
    };
    const T tokens = tokensOf(x);
    forEachAttentionProduct(model, n, x, tokens, add);
    bool router = true; // comes first, and stays in 16 bits
    if (sparse)
        forEachExpertProduct(model, n, 1.0, x, tokens, [&](const Product<T>& p) {
            if (!std::exchange(router, false))
                add(p);
        });
    else
        forEachFfnProduct(model, n, T(1.0), tokens, n.ffn / x.t, add);
    return sum;
}

} // namespace quadrille::step
