// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_sizes.h"

/// Parameters of one layer and of what stands outside the layers, by how tensor and expert parallelism divide
/// them. Every formula is a template over its number type: an integer (exact), double, or a tracing number.
/// Sizes come as ModelSizes<T>; what is there at all (gates, biases,
/// kinds of norm) comes from the ModelSpec.
///
/// What is divided is what Megatron-core divides: weights and biases of column-parallel layers (queries,
/// keys, values, first FFN matrices, up-projections of latent attention), weights of row-parallel ones
/// (attention output, second FFN matrix), embedding and head over the vocabulary, attention sinks over the
/// heads. Whole on every rank are norms, biases of row-parallel layers, routers, down-projections of latent
/// attention and learned positions. Division by TP is that of whole heads; a TP above kvHeads repeats keys
/// and values, which is not counted here.
namespace quadrille {

/// Parameters of one layer, not yet divided by any degree of parallelism.
template <class T>
struct LayerParameters {
    T tensorSplit;       ///< divided by TP
    T replicated;        ///< whole on every rank of the TP and EP groups
    T experts;           ///< routed experts: divided by EP, and within an expert by expert TP
    T expertsReplicated; ///< output biases of routed experts: divided by EP, not by expert TP
};

/// Parameters outside the layers, not yet divided by any degree of parallelism.
template <class T>
struct EndParameters {
    T embedding;     ///< divided by TP, on the first pipeline stage
    T positions;     ///< whole on every TP rank, on the first stage; 0 without a learned table
    T embeddingNorm; ///< whole on every TP rank, on the first stage; 0 for nearly every model
    T finalNorm;     ///< whole on every TP rank, on the last stage
    T head;          ///< divided by TP, on the last stage; 0 where tied: there the embedding is used again
};

/// One norm over the hidden size.
template <class T>
[[nodiscard]] T normParameters(const ModelSpec& model, const ModelSizes<T>& n) {
    return model.norm == Norm::layerNorm ? 2 * n.hidden : n.hidden;
}

/// Adds multi-head latent attention with the norms of its compressed queries, keys and values (DeepSeek-V2,
/// arXiv:2405.04434, section 2.1). It has no biases.
template <class T>
void addLatentAttention(LayerParameters<T>& to, const ModelSpec& model, const ModelSizes<T>& n) {
    const T queries = n.heads * queryWidth(model, n);
    if (model.latentAttention && model.latentAttention->queryRank > 0) {
        to.tensorSplit = to.tensorSplit + n.queryRank * queries;
        to.replicated = to.replicated + n.hidden * n.queryRank + n.queryRank;
    } else {
        to.tensorSplit = to.tensorSplit + n.hidden * queries;
    }
    to.tensorSplit = to.tensorSplit + n.keyValueRank * n.heads * (n.nopeDim + n.valueDim) +
                     n.heads * n.valueDim * n.hidden;
    to.replicated = to.replicated + n.hidden * (n.keyValueRank + n.ropeDim) + n.keyValueRank;
}

/// Adds queries, keys, values, output, their biases, and the norms of queries and keys.
template <class T>
void addAttention(LayerParameters<T>& to, const ModelSpec& model, const ModelSizes<T>& n) {
    const T queryKeyValueWidth = (n.heads + 2 * n.kvHeads) * n.headDim;
    to.tensorSplit = to.tensorSplit + n.hidden * queryKeyValueWidth + n.heads * n.headDim * n.hidden;
    if (model.bias != Bias::none)
        to.tensorSplit = to.tensorSplit + queryKeyValueWidth;
    if (model.bias == Bias::attention || model.bias == Bias::all)
        to.replicated = to.replicated + n.hidden;
    if (model.queryKeyNorm == QueryKeyNorm::head)
        to.replicated = to.replicated + 2 * n.headDim;
    if (model.queryKeyNorm == QueryKeyNorm::full)
        to.replicated = to.replicated + (n.heads + n.kvHeads) * n.headDim;
}

/// Of a feed-forward network of this width what TP divides: the dense one of a layer, or one expert.
template <class T>
[[nodiscard]] T ffnSplitParameters(const ModelSpec& model, const ModelSizes<T>& n, const T& width) {
    const int matrices = model.gated ? 3 : 2;
    return model.bias == Bias::all ? matrices * n.hidden * width + (matrices - 1) * width
                                   : matrices * n.hidden * width;
}

/// What every layer has whether dense or sparse: attention, and the norms around attention and FFN.
template <class T>
[[nodiscard]] LayerParameters<T> layerWithoutFfn(const ModelSpec& model, const ModelSizes<T>& n) {
    LayerParameters<T> layer{};
    layer.replicated = static_cast<int>(model.normsPerLayer) * normParameters(model, n);
    if (model.latentAttention)
        addLatentAttention(layer, model, n);
    else
        addAttention(layer, model, n);
    if (model.attentionSinks)
        layer.tensorSplit = layer.tensorSplit + n.heads;
    return layer;
}

/// A whole layer with a dense FFN.
template <class T>
[[nodiscard]] LayerParameters<T> denseLayer(const ModelSpec& model, const ModelSizes<T>& n) {
    LayerParameters<T> layer = layerWithoutFfn(model, n);
    layer.tensorSplit = layer.tensorSplit + ffnSplitParameters(model, n, n.ffn);
    if (model.bias == Bias::all)
        layer.replicated = layer.replicated + n.hidden;
    return layer;
}

/// Adds the router, with what some models hold beside its matrix: a bias of its logits, a correction of its
/// choice (learned without gradients: DeepSeek-V3, arXiv:2412.19437, section 2.1.2), a gate of shared
/// experts.
template <class T>
void addRouter(LayerParameters<T>& to, const ModelSpec& model, const ModelSizes<T>& n) {
    to.replicated = to.replicated + n.hidden * n.experts;
    if (model.bias == Bias::all)
        to.replicated = to.replicated + n.experts;
    if (model.experts && model.experts->routerCorrection)
        to.replicated = to.replicated + n.experts;
    if (model.experts && model.experts->sharedExpertGate)
        to.replicated = to.replicated + n.hidden;
}

/// A whole layer with a mixture of experts. Shared experts are divided by TP as a dense FFN is.
/// \param routed how many of the routed experts to count: all n.experts that are stored, or the n.topK that a
/// token visits
template <class T>
[[nodiscard]] LayerParameters<T> sparseLayer(const ModelSpec& model, const ModelSizes<T>& n,
                                             const T& routed) {
    LayerParameters<T> layer = layerWithoutFfn(model, n);
    addRouter(layer, model, n);
    const T expert = ffnSplitParameters(model, n, n.expertFfn);
    layer.tensorSplit = layer.tensorSplit + n.sharedExperts * expert;
    layer.experts = routed * expert;
    if (model.bias == Bias::all) {
        layer.replicated = layer.replicated + n.sharedExperts * n.hidden;
        layer.expertsReplicated = routed * n.hidden;
    }
    return layer;
}

/// Embedding, positions, norms and head around the layers.
template <class T>
[[nodiscard]] EndParameters<T> endParameters(const ModelSpec& model, const ModelSizes<T>& n) {
    const T matrix = n.vocab * n.hidden;
    const T norm = normParameters(model, n);
    const T none(0);
    return {matrix, n.positions * n.hidden, model.embeddingNorm ? norm : none, norm,
            model.tiedEmbeddings ? none : matrix};
}

/// All of a layer, on one rank that divides nothing.
template <class T>
[[nodiscard]] T total(const LayerParameters<T>& layer) {
    return layer.tensorSplit + layer.replicated + layer.experts + layer.expertsReplicated;
}

/// All outside the layers, each matrix once.
template <class T>
[[nodiscard]] T total(const EndParameters<T>& ends) {
    return ends.embedding + ends.positions + ends.embeddingNorm + ends.finalNorm + ends.head;
}

} // namespace quadrille
