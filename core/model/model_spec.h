// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace quadrille {

enum class Norm { rmsNorm, layerNorm }; ///< RMSNorm has h weights, LayerNorm h weights and h biases
/// which linear layers carry a bias: none, queries, keys and values, these and the attention's output, or
/// all, router and experts included
enum class Bias { none, queryKeyValue, attention, all };
enum class QueryKeyNorm {
    none,
    head,
    full
}; ///< norm of queries and keys: over one head, or over all heads at once

/// Mixture of experts: which layers are sparse and what a sparse layer holds.
struct MixtureOfExperts {
    std::int64_t experts = 0;          ///< routed experts of a layer
    std::int64_t topK = 0;             ///< routed experts a token visits
    std::int64_t sharedExperts = 0;    ///< experts every token visits
    std::int64_t expertFfn = 0;        ///< FFN hidden size of one expert
    std::int64_t firstDenseLayers = 0; ///< leading layers that stay dense
    std::int64_t layerStep = 1;        ///< every layerStep-th layer is sparse
    bool routerCorrection = false;     ///< a correction of the router's choice for each expert (DeepSeek-V3)
    bool sharedExpertGate = false;     ///< a gate of h weights before the shared experts (Qwen2-MoE)

    friend bool operator==(const MixtureOfExperts&, const MixtureOfExperts&) = default;
};

/// Multi-head latent attention (DeepSeek-V2): low-rank queries, keys and values.
struct LatentAttention {
    std::int64_t queryRank = 0; ///< 0: queries are not compressed
    std::int64_t keyValueRank = 0;
    std::int64_t queryKeyNopeDim = 0; ///< part of a head without rotary position
    std::int64_t queryKeyRopeDim = 0; ///< part with it
    std::int64_t valueDim = 0;

    friend bool operator==(const LatentAttention&, const LatentAttention&) = default;
};

/// What is trained: the dimensions of a decoder-only transformer. All sizes are counts of elements.
/// The symbols in the comments are those of Fujii et al. (2024), Table 1.
struct ModelSpec {
    std::string name;            ///< catalogue name, lower case with dashes: "llama-3.1-8b"
    std::string label;           ///< as people write it: "Llama-3.1-8B"
    std::string family;          ///< "Llama", "Mistral", …: groups the chooser
    std::int64_t hidden = 0;     ///< h
    std::int64_t layers = 0;     ///< L
    std::int64_t heads = 0;      ///< a
    std::int64_t kvHeads = 0;    ///< k
    std::int64_t headDim = 0;    ///< usually h ÷ a
    std::int64_t ffn = 0;        ///< h_ffn; of the dense layers when there are experts
    std::int64_t vocab = 0;      ///< v
    bool gated = true;           ///< three FFN matrices (SwiGLU, GeGLU) rather than two (GELU, ReLU)
    bool tiedEmbeddings = false; ///< the head reuses the embedding matrix
    Norm norm = Norm::rmsNorm;
    Bias bias = Bias::none;
    QueryKeyNorm queryKeyNorm = QueryKeyNorm::none;
    std::int64_t normsPerLayer = 2; ///< over h: 4 in Gemma 2 and 3, 1 in Falcon-7B
    bool attentionSinks = false;    ///< one learned logit for each head beside those of the keys (gpt-oss)
    bool embeddingNorm = false;     ///< a norm after the embedding (BLOOM)
    /// Modules of multi-token prediction behind the last layer: see predictions.h. They are no part of
    /// `layers`, nor of the published parameters.
    std::int64_t predictLayers = 0;
    std::int64_t learnedPositions = 0; ///< rows of a learned position table; 0: rotary or none
    std::optional<MixtureOfExperts> experts;
    std::optional<LatentAttention> latentAttention;
    /// Keys a token sees in the layers that do not see all; no parameter depends on it.
    std::optional<std::int64_t> slidingWindow;
    std::int64_t wholeAttentionEvery = 0; ///< beside windows the layers n, 2n, … see all keys; 0: none does
    std::optional<std::int64_t> publishedParameters; ///< exact count, where its authors published one
    std::string source;

    friend bool operator==(const ModelSpec&, const ModelSpec&) = default;
};

} // namespace quadrille
