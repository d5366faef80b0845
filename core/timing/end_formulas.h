// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/layer_formulas.h"

/// Seconds of what stands at the model's ends: the embedding before its layers, the head behind them, and
/// modules of multi-token prediction. Function templates over the number type T (double, Traced).
namespace quadrille::step {

/// The head and the loss on the last stage: logits are written, copied to fp32 where the loss is not fused,
/// and read.
template <class T>
[[nodiscard]] Passes<T> headPasses(const ModelSizes<T>& n, const Recipe& recipe, const LayerInputs<T>& x) {
    using namespace formula;
    static constexpr Label headLabel{"T_head", QUADRILLE_MESSAGE("Matrix product of the head"), "",
                                     Unit::seconds};
    static constexpr Label lossLabel{"T_loss", QUADRILLE_MESSAGE("Memory-bound work of the loss, forward"),
                                     "", Unit::seconds};
    const T tokens = tokensOf(x.shape);
    const T one(1.0);
    const T none(0.0);
    LayerInputs<T> inHalf = x; // the head is not quantised
    inHalf.matrixFlops = x.headFlops;
    const T product =
        named(headLabel, productSeconds(Product<T>{one, tokens, n.vocab / x.shape.t, n.hidden}, inHalf));
    const double bytes = recipe.fusedLoss ? 4 : 14;
    const T loss = named(lossLabel, bytes * tokens * n.vocab / x.shape.t / x.memoryBytes);
    return {.forward = {product, none, loss, none, none, none, none, none},
            .inputGradient = {product, none, 0.5 * loss, none, none, none, none, none},
            .weightGradient = {product, none, none, none, none, none, none, none},
            .repeated = {none, none, none, none, none, none, none, none}};
}

/// Looking the embedding up, and adding its gradients up: rows are read and written.
template <class T>
[[nodiscard]] Passes<T> embeddingPasses(const ModelSizes<T>& n, const LayerInputs<T>& x) {
    const T tokens = tokensOf(x.shape);
    const T none(0.0);
    const T rows = 2.0 * traffic::halfBytes * tokens * n.hidden / x.shape.q / x.memoryBytes;
    return {.forward = {none, none, rows, none, none, none, none, none},
            .inputGradient = {none, none, none, none, none, none, none, none},
            .weightGradient = {none, none, rows, none, none, none, none, none},
            .repeated = {none, none, none, none, none, none, none, none}};
}

/// What a module of multi-token prediction does beside its layer and its head: it looks the next token up,
/// norms this and what comes in, projects both together, and norms what comes out. See predictions.h.
template <class T>
[[nodiscard]] Passes<T> predictionPasses(const ModelSizes<T>& n, const LayerInputs<T>& x) {
    using namespace formula;
    static constexpr Label projection{"T_mtp", QUADRILLE_MESSAGE("Projection of multi-token prediction"), "",
                                      Unit::seconds};
    static constexpr Label memory{"T_mtm", QUADRILLE_MESSAGE("Norms and embedding of multi-token prediction"),
                                  "", Unit::seconds};
    const T tokens = tokensOf(x.shape);
    const T none(0.0);
    const T product = named(
        projection, productSeconds(Product<T>{T(1.0), tokens, n.hidden / x.shape.t, 2.0 * n.hidden}, x));
    // Three norms, the lookup, and the two parts laid side by side: each reads and writes.
    constexpr double read = 2.0 * (3 + 1 + 2);
    T moved = named(memory, read * traffic::halfBytes * tokens * n.hidden / x.shape.q / x.memoryBytes);
    T movedBack = 2.0 * moved;
    if (x.cast) { // the projection's input and its gradient
        moved = moved + *x.cast * (2.0 * tokens * n.hidden);
        movedBack = movedBack + *x.cast * (tokens * n.hidden / x.shape.t);
    }
    const T weightProduct = x.weightGradient ? *x.weightGradient * product : product;
    T tensor = none;
    if (x.severalTensor) {
        const auto gathered = traffic::predictionMessages(traffic::halfBytes * tokens * n.hidden, x.shape.t);
        tensor = gathered.count *
                 ((1.0 - x.tensorOverlap) * gathered.bytes / x.tensor.bytesPerSecond + x.tensor.latency);
    }
    const double collectives = x.severalTensor ? 2 : 0;
    const T operators(6.0 + collectives);
    const Pass<T> forward =
        launched({product, none, moved, tensor, none, none, none, none}, operators, collectives, x);
    return {
        .forward = forward,
        .inputGradient =
            launched({product, none, movedBack, tensor, none, none, none, none}, operators, collectives, x),
        .weightGradient = launched({weightProduct, none, none, none, none, none, none, none}, T(1.0), 0, x),
        .repeated = forward};
}

} // namespace quadrille::step
