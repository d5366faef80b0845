// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/layer_formulas.h"

/// Seconds of what selective recomputation runs again in a layer. Function templates over the number type T
/// (double, Traced).
namespace quadrille::step {

/// What selective recomputation repeats: the attention core with the messages of context parallelism inside
/// it, and the scores where they are stored (Korthikanti et al. 2022, section 5).
template <class T>
[[nodiscard]] Pass<T> repeatedCore(const ModelSpec& model, const ModelSizes<T>& n, const T& headWidths,
                                   const Recipe& recipe, const LayerInputs<T>& x) {
    const T none(0.0);
    const T attention = coreSeconds(headWidths, n, recipe, forwardEdge, x);
    const T context = contextSeconds(model, n, headWidths, attention, x).forward;
    const T scores = recipe.flashAttention ? none : scoreBytes(n, recipe.dropout, x.shape) / x.memoryBytes;
    return {none, attention, scores, none, context, none, none, none};
}

// One module after the other, into the same sums.
// NOLINTBEGIN(readability-function-size)

/// What selective recomputation of modules other than the attention core repeats in a layer: the forward pass
/// of each (Megatron-Core, NVIDIA/Megatron-LM@002526d, megatron/core/transformer/transformer_config.py).
/// Dense and sparse FFNs as a whole repeat half of the layer's tensor parallel collectives, those around the
/// FFN, and experts their dispatch. \param forward the layer's forward pass
template <class T>
[[nodiscard]] Pass<T> repeatedParts(const ModelSpec& model, const ModelSizes<T>& n, const Recipe& recipe,
                                    RecomputeModules modules, bool sparse, const Pass<T>& forward,
                                    const LayerInputs<T>& x) {
    using namespace formula;
    using enum RecomputeModule;
    static constexpr Label products{"T_again", QUADRILLE_MESSAGE("Matrix products of recomputed modules"), "",
                                    Unit::seconds};
    static constexpr Label memory{"T_amem", QUADRILLE_MESSAGE("Memory-bound work of recomputed modules"), "",
                                  Unit::seconds};
    const T tokens = tokensOf(x.shape);
    const T none(0.0);
    std::optional<T> matrices, bytes;
    std::optional<T> casts;  ///< of their inputs, where they are narrow
    std::optional<T> uneven; ///< products of the busiest experts beyond an even share
    double kernels = 0;
    const double load = busiestLoad(recipe);
    const auto addTo = [](std::optional<T>& sum, const T& more) { sum = sum ? *sum + more : more; };
    const auto multiply = [&](const Product<T>& p) {
        addTo(matrices, productSeconds(p, x));
        if (x.cast)
            addTo(casts, *x.cast * (p.count * p.rows * p.inner));
    };
    const bool wholeFfn = modules.has(sparse ? moe : mlp);
    if (wholeFfn && sparse) {
        forEachExpertProduct(model, n, 1.0, x.shape, tokens, multiply);
        if (load != 1) {
            forEachExpertProduct(model, n, load, x.shape, tokens,
                                 [&](const Product<T>& p) { addTo(uneven, productSeconds(p, x)); });
            uneven = *uneven - *matrices; // before other modules add theirs
        }
        addTo(bytes,
              activationBytes(model, n.topK * n.expertFfn + n.sharedExperts * n.expertFfn, x.shape, tokens));
        // Tokens are copied into the order of their experts, and back.
        addTo(bytes, 4.0 * traffic::halfBytes * n.topK * n.hidden * tokens / x.shape.q);
        kernels += 13; // of a sparse layer's 24, without the 11 that attention and norms have
    } else if (wholeFfn) {
        forEachFfnProduct(model, n, T(1.0), tokens, n.ffn / x.shape.t, multiply);
        addTo(bytes, activationBytes(model, n.ffn, x.shape, tokens));
        kernels += 3;
    }
    if (sparse && modules.has(moeActivation)) {
        addTo(bytes, activationBytes(model, n.topK * n.expertFfn, x.shape, tokens));
        kernels += 1;
    }
    if (modules.has(layerNorm)) {
        addTo(bytes, normBytes(n, x.shape, tokens));
        kernels += 2;
    }
    if (modules.has(latentUp)) {
        forEachLatentUpProduct(model, n, x.shape, tokens, multiply);
        addTo(bytes, latentHeadBytes(n, x.shape, tokens));
        kernels += 3;
    }
    if (wholeFfn)
        kernels += ffnCollectives(model, sparse, x);
    const T multiplied = matrices ? named(products, *matrices) : none;
    T moved = bytes ? named(memory, *bytes / x.memoryBytes) : none;
    if (casts)
        moved = moved + *casts;
    const bool folded = sparse && foldsExperts(x.shape);
    const T tensor = !wholeFfn         ? none
                     : folded          ? foldedFfnSeconds(model, n, x)
                     : x.severalTensor ? 0.5 * forward.tensor
                                       : none;
    ExpertMessages<T> expert{none, none};
    T wait = none;
    if (wholeFfn && sparse) {
        expert = exposedMessages(expertMessages(n, load, x), multiplied + moved, x);
        if (!x.hidesExperts)
            expert.even = forward.expert;
        if (uneven)
            wait = *uneven + (expert.busiest - expert.even);
    }
    return {multiplied,
            none,
            moved,
            tensor,
            none,
            expert.even,
            kernels == 0 ? none : kernels * x.launch * x.hostFactor,
            wait};
}
// NOLINTEND(readability-function-size)

} // namespace quadrille::step
