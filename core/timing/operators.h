// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/letters.h"
#include "core/model/model_sizes.h"

/// What a layer computes on one GPU, as shapes: matrix products, the attention core, and what memory-bound
/// operators read and write. Function templates over the number type T (double, Traced).
/// Symbols as in Fujii et al. (2024), Table 1; q: what sequence parallelism divides by.
namespace quadrille::step {

using layout::expertTokensOf;
using layout::foldsExperts;
using layout::Letters;
using layout::tokensOf;

/// `count` products of a matrix of rows × inner with one of inner × columns.
template <class T>
struct Product {
    T count, rows, columns, inner;
};

/// Calls use(Product<T>) for every matrix product of the forward pass of attention: projections of queries,
/// keys and values, and of the output. Of latent attention the down-projections are whole on every rank
/// (DeepSeek-V2, section 2.1).
template <class T, class Use>
void forEachAttentionProduct(const ModelSpec& model, const ModelSizes<T>& n, const Letters<T>& x,
                             const T& tokens, Use use) {
    const T one(1.0);
    if (model.latentAttention) {
        const T queryHead = queryWidth(model, n);
        if (model.latentAttention->queryRank > 0) {
            use(Product<T>{one, tokens, n.queryRank, n.hidden});
            use(Product<T>{one, tokens, n.heads * queryHead / x.t, n.queryRank});
        } else {
            use(Product<T>{one, tokens, n.heads * queryHead / x.t, n.hidden});
        }
        use(Product<T>{one, tokens, n.keyValueRank + n.ropeDim, n.hidden});
        use(Product<T>{one, tokens, n.heads * (n.nopeDim + n.valueDim) / x.t, n.keyValueRank});
        use(Product<T>{one, tokens, n.hidden, n.heads * n.valueDim / x.t});
        return;
    }
    use(Product<T>{one, tokens, (n.heads + 2.0 * n.kvHeads) * n.headDim / x.t, n.hidden});
    use(Product<T>{one, tokens, n.hidden, n.heads * n.headDim / x.t});
}

/// Those of a feed-forward network of this width, `count` of them side by side.
template <class T, class Use>
void forEachFfnProduct(const ModelSpec& model, const ModelSizes<T>& n, const T& count, const T& rows,
                       const T& width, Use use) {
    const double first = model.gated ? 2 : 1; // gate and up-projection are one product
    use(Product<T>{count, rows, first * width, n.hidden});
    use(Product<T>{count, rows, n.hidden, width});
}

/// Those of a mixture of experts: the router on a rank's own tokens, E ÷ e experts of which each computes its
/// share of the tokens that e ranks dispatch, and the shared experts. \param load tokens of the rank ÷ an
/// even share
template <class T, class Use>
void forEachExpertProduct(const ModelSpec& model, const ModelSizes<T>& n, double load, const Letters<T>& x,
                          const T& tokens, Use use) {
    const T one(1.0);
    use(Product<T>{one, tokens / x.q, n.experts, n.hidden});
    const T rows = expertTokensOf(x) * x.e * (n.topK * load / n.experts);
    forEachFfnProduct(model, n, n.experts / x.e, rows, n.expertFfn / x.u, use);
    if (model.experts && model.experts->sharedExperts > 0)
        forEachFfnProduct(model, n, one, tokens, n.sharedExperts * n.expertFfn / x.t, use);
}

/// Elements of keys and values of one token; latent attention unfolds them for every head.
template <class T>
[[nodiscard]] T keyValueWidth(const ModelSpec& model, const ModelSizes<T>& n, const T& headWidths) {
    return model.latentAttention ? n.heads * headWidths : 2.0 * n.kvHeads * n.headDim;
}

/// FLOPs of the attention core's forward pass: scores, and scores times values, of the half that causality
/// leaves.
template <class T>
[[nodiscard]] T attentionFlops(const T& headWidths, const ModelSizes<T>& n, const Letters<T>& x) {
    return headWidths * n.heads * x.b * x.s * x.s / (x.c * x.t);
}

/// Bytes that memory-bound operators of one layer read and write in the forward pass: norms read and write
/// the layer's input, the two residual sums read two of it and write one; rotary positions read and write
/// queries and keys and values are laid out anew; the activation reads its inputs and writes its output. Two
/// bytes an element.
template <class T>
[[nodiscard]] T memoryBoundBytes(const ModelSpec& model, const ModelSizes<T>& n, const T& ffnWidth,
                                 const Letters<T>& x, const T& tokens) {
    constexpr double half = 2;
    const double layerInputs = 2.0 * static_cast<double>(model.normsPerLayer) + 6;
    const T headed = model.latentAttention ? n.heads * (2.0 * (n.nopeDim + n.ropeDim) + n.valueDim)
                                           : (n.heads + 2.0 * n.kvHeads) * n.headDim;
    const double activation = model.gated ? 3 : 2;
    return half * tokens * (layerInputs * n.hidden / x.q + (3.0 * headed + activation * ffnWidth) / x.t);
}

/// Of these, those of the activation function in a feed-forward network of this width.
template <class T>
[[nodiscard]] T activationBytes(const ModelSpec& model, const T& ffnWidth, const Letters<T>& x,
                                const T& tokens) {
    constexpr double half = 2;
    const double activation = model.gated ? 3 : 2;
    return half * tokens * (activation * ffnWidth / x.t);
}

/// Of these, those of the norms before attention and FFN: each reads and writes the layer's input.
template <class T>
[[nodiscard]] T normBytes(const ModelSizes<T>& n, const Letters<T>& x, const T& tokens) {
    constexpr double half = 2;
    return half * tokens * (4.0 * n.hidden / x.q);
}

/// Of these, those that lay queries, keys and values of latent attention out with their rotary positions.
template <class T>
[[nodiscard]] T latentHeadBytes(const ModelSizes<T>& n, const Letters<T>& x, const T& tokens) {
    constexpr double half = 2;
    return half * tokens * (3.0 * (n.heads * (2.0 * (n.nopeDim + n.ropeDim) + n.valueDim)) / x.t);
}

/// The products of latent attention that make queries, and keys and values, out of what is compressed; of
/// queries that are not compressed their projection (DeepSeek-V2, section 2.1).
template <class T, class Use>
void forEachLatentUpProduct(const ModelSpec& model, const ModelSizes<T>& n, const Letters<T>& x,
                            const T& tokens, Use use) {
    const T one(1.0);
    const T queries = n.heads * queryWidth(model, n) / x.t;
    const bool compressed = model.latentAttention && model.latentAttention->queryRank > 0;
    use(Product<T>{one, tokens, queries, compressed ? n.queryRank : n.hidden});
    use(Product<T>{one, tokens, n.heads * (n.nopeDim + n.valueDim) / x.t, n.keyValueRank});
}

/// Bytes beside these where the scores are stored rather than computed in tiles: written by the product, read
/// and written by mask and softmax, read by the product with the values; once more where they are dropped
/// out.
template <class T>
[[nodiscard]] T scoreBytes(const ModelSizes<T>& n, bool dropout, const Letters<T>& x) {
    constexpr double half = 2;
    const double passes = dropout ? 5 : 4;
    return half * passes * n.heads * x.b * x.s * x.s / (x.c * x.t);
}

} // namespace quadrille::step
