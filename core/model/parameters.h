// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_spec.h"

#include <cstdint>

/// Exact parameter counts. Every formula is a template over its number type, which may be an integer (exact),
/// double, or an Eigen array (many models at once). Sizes come as ModelSizes<T>; what is there at all (gates,
/// biases, kinds of norm) comes from the ModelSpec. Checked to the last parameter against the counts that the
/// published weights show; for the dense case without biases see also Fujii et al. (2024), eqs. 1 to 3.
namespace quadrille {

/// The sizes of a model as numbers of any type; the meanings are those of ModelSpec's fields.
template <class T>
struct ModelSizes {
    T hidden, layers, heads, kvHeads, headDim, ffn, vocab, positions;
    T sparseLayers; ///< layers whose FFN is a mixture of experts
    T experts, topK, sharedExperts, expertFfn;
    T queryRank, keyValueRank, nopeDim, ropeDim, valueDim;
};

/// Whether layer 0 ≤ layer < L holds experts rather than a dense FFN.
[[nodiscard]] bool isSparse(const ModelSpec& model, std::int64_t layer);
/// How many layers of the model are sparse.
[[nodiscard]] std::int64_t sparseLayers(const ModelSpec& model);

/// Sizes of one model; 0 for what it does not have.
template <class T>
[[nodiscard]] ModelSizes<T> sizesOf(const ModelSpec& model) {
    const MixtureOfExperts e = model.experts.value_or(MixtureOfExperts{});
    const LatentAttention l = model.latentAttention.value_or(LatentAttention{});
    return {T(model.hidden),        T(model.layers), T(model.heads),    T(model.kvHeads),
            T(model.headDim),       T(model.ffn),    T(model.vocab),    T(model.learnedPositions),
            T(sparseLayers(model)), T(e.experts),    T(e.topK),         T(e.sharedExperts),
            T(e.expertFfn),         T(l.queryRank),  T(l.keyValueRank), T(l.queryKeyNopeDim),
            T(l.queryKeyRopeDim),   T(l.valueDim)};
}

/// The token embedding, and equally the head where it has a matrix of its own.
template <class T>
[[nodiscard]] T embeddingParameters(const ModelSizes<T>& n) {
    return n.vocab * n.hidden;
}

/// One norm over the hidden size.
template <class T>
[[nodiscard]] T normParameters(const ModelSpec& model, const ModelSizes<T>& n) {
    return model.norm == Norm::layerNorm ? T(2 * n.hidden) : n.hidden;
}

/// Multi-head latent attention of one layer with the norms of its compressed queries, keys and values
/// (DeepSeek-V2, arXiv:2405.04434, section 2.1). It has no biases.
template <class T>
[[nodiscard]] T latentAttentionParameters(const ModelSpec& model, const ModelSizes<T>& n) {
    const bool compressedQueries = model.latentAttention && model.latentAttention->queryRank > 0;
    const T queryWidth = n.heads * (n.nopeDim + n.ropeDim);
    const T queries = compressedQueries ? T(n.hidden * n.queryRank + n.queryRank + n.queryRank * queryWidth)
                                        : T(n.hidden * queryWidth);
    const T keysAndValues = n.hidden * (n.keyValueRank + n.ropeDim) + n.keyValueRank +
                            n.keyValueRank * n.heads * (n.nopeDim + n.valueDim);
    return queries + keysAndValues + n.heads * n.valueDim * n.hidden;
}

/// Attention of one layer: queries, keys, values, output, their biases, and the norms of queries and keys.
template <class T>
[[nodiscard]] T attentionParameters(const ModelSpec& model, const ModelSizes<T>& n) {
    if (model.latentAttention)
        return latentAttentionParameters(model, n);
    const T queryKeyValueWidth = (n.heads + 2 * n.kvHeads) * n.headDim;
    T count = n.hidden * queryKeyValueWidth + n.heads * n.headDim * n.hidden;
    if (model.bias != Bias::none)
        count = count + queryKeyValueWidth;
    if (model.bias == Bias::all)
        count = count + n.hidden;
    if (model.queryKeyNorm == QueryKeyNorm::head)
        count = count + 2 * n.headDim;
    if (model.queryKeyNorm == QueryKeyNorm::full)
        count = count + (n.heads + n.kvHeads) * n.headDim;
    return count;
}

/// A feed-forward network of this width: the dense one of a layer, or one expert.
template <class T>
[[nodiscard]] T ffnParameters(const ModelSpec& model, const ModelSizes<T>& n, const T& width) {
    const int matrices = model.gated ? 3 : 2;
    T count = matrices * n.hidden * width;
    if (model.bias == Bias::all)
        count = count + (matrices - 1) * width + n.hidden;
    return count;
}

/// The router of a sparse layer.
template <class T>
[[nodiscard]] T routerParameters(const ModelSpec& model, const ModelSizes<T>& n) {
    return model.bias == Bias::all ? T(n.hidden * n.experts + n.experts) : T(n.hidden * n.experts);
}

/// What every layer has whether dense or sparse: attention and the norms before attention and FFN.
template <class T>
[[nodiscard]] T layerParametersWithoutFfn(const ModelSpec& model, const ModelSizes<T>& n) {
    return attentionParameters(model, n) + 2 * normParameters(model, n);
}

template <class T>
[[nodiscard]] T denseLayerParameters(const ModelSpec& model, const ModelSizes<T>& n) {
    return layerParametersWithoutFfn(model, n) + ffnParameters(model, n, n.ffn);
}

/// \param routed how many of the routed experts to count: all n.experts that are stored, or the n.topK that a
/// token visits
template <class T>
[[nodiscard]] T sparseLayerParameters(const ModelSpec& model, const ModelSizes<T>& n, const T& routed) {
    return layerParametersWithoutFfn(model, n) + routerParameters(model, n) +
           (routed + n.sharedExperts) * ffnParameters(model, n, n.expertFfn);
}

/// Outside the layers: embedding, head unless tied, learned positions, final norm.
template <class T>
[[nodiscard]] T parametersOutsideLayers(const ModelSpec& model, const ModelSizes<T>& n) {
    const int matrices = model.tiedEmbeddings ? 1 : 2;
    return matrices * embeddingParameters(n) + n.positions * n.hidden + normParameters(model, n);
}

/// The whole model. \param routed see sparseLayerParameters()
template <class T>
[[nodiscard]] T modelParameters(const ModelSpec& model, const ModelSizes<T>& n, const T& routed) {
    const T dense = (n.layers - n.sparseLayers) * denseLayerParameters(model, n);
    const T sparse = n.sparseLayers * sparseLayerParameters(model, n, routed);
    return parametersOutsideLayers(model, n) + dense + sparse;
}

/// Every stored parameter, exactly; the largest integer where there are more than it can say.
/// \pre no size is negative, and topK ≤ experts
[[nodiscard]] std::int64_t parameterCount(const ModelSpec& model);
/// Those that one token passes through, embedding and head included. The same as parameterCount() without
/// experts.
[[nodiscard]] std::int64_t activeParameterCount(const ModelSpec& model);

} // namespace quadrille
