// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_spec.h"

#include <string_view>

namespace quadrille {

class HuggingFaceConfig;

/// Where a family's config.json speaks of experts; null for what the family does not have.
struct ExpertKeys {
    const char* count = nullptr;                ///< routed experts; null: the family is dense
    const char* ffn = "moe_intermediate_size";  ///< width of an expert
    const char* denseFfn = "intermediate_size"; ///< width of the FFN of dense layers
    const char* shared = nullptr;               ///< number of shared experts
    const char* sharedWidth = nullptr;          ///< width of all shared experts together, behind a gate
    const char* firstDense = nullptr;           ///< number of leading dense layers
    const char* denseList = nullptr;            ///< array of the dense layers' indices
    const char* sparseList = nullptr;           ///< array of the sparse layers' indices
    const char* step = nullptr;                 ///< every step-th layer is sparse
    std::int64_t alwaysShared = 0;              ///< shared experts that no key speaks of
    bool routerCorrection = false;
};

/// What attention_bias and its like mean.
enum class BiasRule {
    none,                     ///< there are none, whatever the file says
    attentionAndMlp,          ///< attention_bias for all four matrices of attention, mlp_bias for the FFN
    queryKeyValue,            ///< always, and not for the output
    queryKeyValueIfAttention, ///< attention_bias for queries, keys and values
    queryKeyValueIfSwitched,  ///< qkv_bias, true without the key
    all,                      ///< every layer of attention, router and experts
};

enum class QueryKeyNormRule { none, head, full, headIfSwitched };
enum class SlidingWindowRule { none, ifGiven, ifSwitched };

/// One family of models with the key names of Llama, as its class in Transformers (version 4.57) has it. A
/// default of 0 is none: there the key is required.
struct HuggingFaceFamily {
    std::string_view type; ///< model_type in config.json
    const char* label;     ///< as ModelSpec::family
    bool known = true;
    bool tied = false; ///< without tie_word_embeddings
    BiasRule bias = BiasRule::none;
    QueryKeyNormRule queryKeyNorm = QueryKeyNormRule::none;
    SlidingWindowRule window = SlidingWindowRule::none;
    std::int64_t wholeAttentionEvery = 0; ///< default of sliding_window_pattern
    std::int64_t normsPerLayer = 2;
    bool kvHeadsAsHeads = false;  ///< without num_key_value_heads as many as heads
    std::int64_t heads = 0;       ///< default
    std::int64_t kvHeads = 0;     ///< default, unless as many as heads
    std::int64_t headDim = 0;     ///< default; 0: hidden ÷ heads
    std::int64_t vocab = 0;       ///< default
    bool latentAttention = false; ///< that of DeepSeek-V2
    bool attentionSinks = false;
    ExpertKeys experts;
};

/// The family of this model_type, or null.
[[nodiscard]] const HuggingFaceFamily* findHuggingFaceFamily(std::string_view type);

/// Llama with whatever experts and latent attention the file speaks of.
[[nodiscard]] HuggingFaceFamily familyFromKeys(const HuggingFaceConfig& config);

/// A model with the key names of Llama. \throws InputError naming the key
[[nodiscard]] ModelSpec readLlamaLike(HuggingFaceConfig& config, const HuggingFaceFamily& family);

/// Sets the widths of FFN and experts, and which layers are sparse. Needs model.layers.
/// \throws InputError naming the key
void readFfn(HuggingFaceConfig& config, const HuggingFaceFamily& family, ModelSpec& model);

/// The older families, each with its own key names. \throws InputError naming the key
[[nodiscard]] ModelSpec readGpt2(HuggingFaceConfig& config);
[[nodiscard]] ModelSpec readOpt(HuggingFaceConfig& config);
[[nodiscard]] ModelSpec readBloom(HuggingFaceConfig& config);
[[nodiscard]] ModelSpec readFalcon(HuggingFaceConfig& config);

/// hidden ÷ heads. \throws InputError naming the key of the heads where that is no whole number
void deriveHeadDim(const HuggingFaceConfig& config, ModelSpec& model, const char* key);

} // namespace quadrille
