// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_spec.h"

#include <cstdint>

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
/// How many of the layers 0 … layer − 1 are sparse.
[[nodiscard]] std::int64_t sparseLayersBefore(const ModelSpec& model, std::int64_t layer);
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

/// Width of one head's queries, and of its keys.
template <class T>
[[nodiscard]] T queryWidth(const ModelSpec& model, const ModelSizes<T>& n) {
    return model.latentAttention ? n.nopeDim + n.ropeDim : n.headDim;
}

/// Width of one head's values.
template <class T>
[[nodiscard]] T valueWidth(const ModelSpec& model, const ModelSizes<T>& n) {
    return model.latentAttention ? n.valueDim : n.headDim;
}

/// Heads that keys and values are computed for; latent attention unfolds them for every head.
template <class T>
[[nodiscard]] T keyHeads(const ModelSpec& model, const ModelSizes<T>& n) {
    return model.latentAttention ? n.heads : n.kvHeads;
}

/// Layers that look back over a sliding window: all but every n-th of ModelSpec::wholeAttentionEvery.
[[nodiscard]] std::int64_t windowedLayers(const ModelSpec& model);

/// Of the keys that a causal mask leaves the tokens of a sequence, the share that sliding windows leave, the
/// mean over the layers; 1 without windows. A window of w < s tokens leaves w − w²/(2s) of s/2 keys.
[[nodiscard]] double visibleShare(const ModelSpec& model, std::int64_t sequence);

/// Width of one head's queries (or keys) and of its values, added up.
[[nodiscard]] double headWidths(const ModelSpec& model);

} // namespace quadrille
