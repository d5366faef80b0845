// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hugging_face_families.h"

#include "core/model/hugging_face_config.h"

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

using Family = HuggingFaceFamily;

constexpr ExpertKeys deepSeekExperts{.count = "n_routed_experts",
                                     .shared = "n_shared_experts",
                                     .firstDense = "first_k_dense_replace",
                                     .routerCorrection = true};
constexpr ExpertKeys deepSeekV2Experts{
    .count = "n_routed_experts", .shared = "n_shared_experts", .firstDense = "first_k_dense_replace"};
constexpr ExpertKeys qwenExperts{
    .count = "num_experts", .denseList = "mlp_only_layers", .step = "decoder_sparse_step"};
constexpr ExpertKeys qwen2Experts{.count = "num_experts",
                                  .sharedWidth = "shared_expert_intermediate_size",
                                  .denseList = "mlp_only_layers",
                                  .step = "decoder_sparse_step"};
constexpr ExpertKeys llama4Experts{.count = "num_local_experts",
                                   .ffn = "intermediate_size",
                                   .denseFfn = "intermediate_size_mlp",
                                   .sparseList = "moe_layers",
                                   .step = "interleave_moe_layer_step",
                                   .alwaysShared = 1};
constexpr ExpertKeys mixtralExperts{.count = "num_local_experts", .ffn = "intermediate_size"};

constexpr Family llama{
    .type = "llama", .label = "Llama", .bias = BiasRule::attentionAndMlp, .kvHeadsAsHeads = true};

constexpr std::array families{
    llama,
    Family{.type = "llama4", .label = "Llama 4", .bias = BiasRule::attentionAndMlp, .experts = llama4Experts},
    Family{.type = "llama4_text",
           .label = "Llama 4",
           .bias = BiasRule::attentionAndMlp,
           .experts = llama4Experts},
    Family{.type = "mistral", .label = "Mistral", .window = SlidingWindowRule::ifGiven},
    Family{.type = "mixtral",
           .label = "Mistral",
           .window = SlidingWindowRule::ifGiven,
           .experts = mixtralExperts},
    Family{.type = "qwen2",
           .label = "Qwen2",
           .bias = BiasRule::queryKeyValue,
           .window = SlidingWindowRule::ifSwitched},
    Family{.type = "qwen2_moe",
           .label = "Qwen2",
           .bias = BiasRule::queryKeyValueIfSwitched,
           .window = SlidingWindowRule::ifSwitched,
           .experts = qwen2Experts},
    Family{.type = "qwen3",
           .label = "Qwen3",
           .bias = BiasRule::attentionAndMlp,
           .queryKeyNorm = QueryKeyNormRule::head,
           .window = SlidingWindowRule::ifSwitched,
           .headDim = 128},
    Family{.type = "qwen3_moe",
           .label = "Qwen3",
           .bias = BiasRule::attentionAndMlp,
           .queryKeyNorm = QueryKeyNormRule::head,
           .window = SlidingWindowRule::ifSwitched,
           .experts = qwenExperts},
    Family{
        .type = "gemma", .label = "Gemma", .tied = true, .bias = BiasRule::attentionAndMlp, .headDim = 256},
    Family{.type = "gemma2",
           .label = "Gemma 2",
           .tied = true,
           .bias = BiasRule::attentionAndMlp,
           .window = SlidingWindowRule::ifGiven,
           .wholeAttentionEvery = 2,
           .normsPerLayer = 4,
           .headDim = 256},
    // The files of the larger ones leave out what is as in the 4B one.
    Family{.type = "gemma3_text",
           .label = "Gemma 3",
           .tied = true,
           .bias = BiasRule::attentionAndMlp,
           .queryKeyNorm = QueryKeyNormRule::head,
           .window = SlidingWindowRule::ifGiven,
           .wholeAttentionEvery = 6,
           .normsPerLayer = 4,
           .heads = 8,
           .kvHeads = 4,
           .headDim = 256,
           .vocab = 262208},
    Family{.type = "phi3", .label = "Phi", .window = SlidingWindowRule::ifGiven, .kvHeadsAsHeads = true},
    Family{.type = "deepseek_v2", .label = "DeepSeek", .latentAttention = true, .experts = deepSeekV2Experts},
    Family{.type = "deepseek_v3", .label = "DeepSeek", .latentAttention = true, .experts = deepSeekExperts},
    Family{.type = "kimi_k2", .label = "Kimi", .latentAttention = true, .experts = deepSeekExperts},
    Family{.type = "gpt_oss",
           .label = "gpt-oss",
           .bias = BiasRule::all,
           .window = SlidingWindowRule::ifGiven,
           .wholeAttentionEvery = 2,
           .headDim = 64,
           .attentionSinks = true,
           .experts = mixtralExperts},
    Family{.type = "glm", .label = "GLM", .bias = BiasRule::queryKeyValueIfAttention, .headDim = 128},
    Family{.type = "glm4",
           .label = "GLM",
           .bias = BiasRule::queryKeyValueIfAttention,
           .normsPerLayer = 4,
           .headDim = 128},
    Family{.type = "glm4_moe",
           .label = "GLM",
           .bias = BiasRule::queryKeyValueIfAttention,
           .queryKeyNorm = QueryKeyNormRule::headIfSwitched,
           .experts = deepSeekExperts},
    Family{.type = "olmo2",
           .label = "OLMo 2",
           .bias = BiasRule::attentionAndMlp,
           .queryKeyNorm = QueryKeyNormRule::full,
           .kvHeadsAsHeads = true},
};

/// The first of these keys that the file has, or null.
const char* firstGiven(const HuggingFaceConfig& config, std::initializer_list<const char*> keys) {
    const auto* found =
        std::find_if(keys.begin(), keys.end(), [&](const char* k) { return config.given(k); });
    return found == keys.end() ? nullptr : *found;
}

} // namespace

const HuggingFaceFamily* findHuggingFaceFamily(std::string_view type) {
    if (type == "gemma3")
        type = "gemma3_text";
    const auto* found =
        std::find_if(families.begin(), families.end(), [&](const Family& f) { return f.type == type; });
    return found == families.end() ? nullptr : found;
}

HuggingFaceFamily familyFromKeys(const HuggingFaceConfig& config) {
    Family family = llama;
    family.known = false;
    family.label = "";
    family.window = SlidingWindowRule::ifGiven;
    family.latentAttention = config.given("kv_lora_rank");
    ExpertKeys& experts = family.experts;
    experts.count = firstGiven(config, {"num_local_experts", "num_experts", "n_routed_experts"});
    if (!config.given("moe_intermediate_size"))
        experts.ffn = "intermediate_size";
    experts.shared = firstGiven(config, {"n_shared_experts", "num_shared_experts"});
    experts.firstDense = firstGiven(config, {"first_k_dense_replace"});
    experts.denseList = firstGiven(config, {"mlp_only_layers"});
    experts.step = firstGiven(config, {"decoder_sparse_step", "interleave_moe_layer_step"});
    return family;
}

} // namespace quadrille
