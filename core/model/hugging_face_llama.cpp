// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hugging_face_config.h"
#include "core/model/hugging_face_families.h"
#include "core/model/model_sizes.h"
#include "core/units/largest.h"

namespace quadrille {
namespace {

using Config = HuggingFaceConfig;
using Family = HuggingFaceFamily;

Bias biasOf(const Config& config, const Family& family) {
    switch (family.bias) {
    case BiasRule::none:
        return Bias::none;
    case BiasRule::queryKeyValue:
        return Bias::queryKeyValue;
    case BiasRule::queryKeyValueIfAttention:
        return config.flag("attention_bias", false) ? Bias::queryKeyValue : Bias::none;
    case BiasRule::queryKeyValueIfSwitched:
        return config.flag("qkv_bias", true) ? Bias::queryKeyValue : Bias::none;
    case BiasRule::all:
        if (!config.flag("attention_bias", true))
            config.fail("attention_bias", {QUADRILLE_MESSAGE("must be true in this family"), {}});
        return Bias::all;
    case BiasRule::attentionAndMlp:
        break;
    }
    const bool attention = config.flag("attention_bias", false);
    const bool mlp = config.flag("mlp_bias", false);
    if (mlp && !attention)
        config.fail("mlp_bias",
                    {QUADRILLE_MESSAGE("must be false where “%1” is"), {std::string("attention_bias")}});
    return mlp ? Bias::all : attention ? Bias::attention : Bias::none;
}

QueryKeyNorm queryKeyNormOf(Config& config, const Family& family) {
    switch (family.queryKeyNorm) {
    case QueryKeyNormRule::none:
        return QueryKeyNorm::none;
    case QueryKeyNormRule::head:
        return QueryKeyNorm::head;
    case QueryKeyNormRule::full:
        return QueryKeyNorm::full;
    case QueryKeyNormRule::headIfSwitched:
        break;
    }
    return config.flagOr("use_qk_norm", false) ? QueryKeyNorm::head : QueryKeyNorm::none;
}

std::optional<std::int64_t> slidingWindowOf(const Config& config, const Family& family) {
    const bool switchedOn = config.flag("use_sliding_window", family.window == SlidingWindowRule::ifGiven);
    if (family.window == SlidingWindowRule::none || !switchedOn || !config.given("sliding_window"))
        return std::nullopt;
    return config.size("sliding_window");
}

void readHeads(Config& config, const Family& family, ModelSpec& model) {
    const char* kvHeads = "num_key_value_heads";
    if (family.kvHeadsAsHeads)
        model.kvHeads = config.sizeOr(kvHeads, model.heads);
    else
        model.kvHeads = family.kvHeads > 0 ? config.sizeOr(kvHeads, family.kvHeads) : config.size(kvHeads);
    if (model.heads % model.kvHeads != 0)
        config.fail(kvHeads, {QUADRILLE_MESSAGE("must divide the number of heads, %1"), {model.heads}});
    if (config.given("head_dim"))
        model.headDim = config.size("head_dim");
    else if (family.headDim > 0)
        model.headDim = config.sizeOr("head_dim", family.headDim);
    else
        deriveHeadDim(config, model, "head_dim");
}

void readLatentAttention(Config& config, ModelSpec& model) {
    if (model.bias != Bias::none || config.flag("attention_bias", false))
        config.fail("attention_bias", {QUADRILLE_MESSAGE("must be false where attention is latent"), {}});
    LatentAttention latent;
    latent.queryRank = config.countOrNone("q_lora_rank");
    latent.keyValueRank = config.size("kv_lora_rank");
    latent.queryKeyNopeDim = config.size("qk_nope_head_dim");
    latent.queryKeyRopeDim = config.size("qk_rope_head_dim");
    latent.valueDim = config.size("v_head_dim");
    model.latentAttention = latent;
    // What num_key_value_heads says is of no use here: keys and values of each head are unfolded.
    model.kvHeads = model.heads;
    model.headDim = latent.queryKeyNopeDim + latent.queryKeyRopeDim;
}

/// Keys of architectures that would be misread in a family that has none of them.
void refuseOtherArchitectures(const Config& config, const Family& family) {
    if (!family.experts.count)
        for (const char* key : {"num_local_experts", "num_experts", "n_routed_experts"})
            if (config.given(key) && config.whole(key, {0, largestDimensionValue}) != 0)
                config.fail(key,
                            {QUADRILLE_MESSAGE("must not be given, since this family has no experts"), {}});
    if (!family.latentAttention && config.given("kv_lora_rank"))
        config.fail("kv_lora_rank",
                    {QUADRILLE_MESSAGE("must not be given, since this family has no latent attention"), {}});
}

/// What is read into a file of no known family beyond Llama.
void assumeMore(Config& config, const Family& family, const ModelSpec& model) {
    if (model.latentAttention)
        config.assume({QUADRILLE_MESSAGE("Attention is taken as the latent attention of DeepSeek-V2."), {}});
    else if (!config.given("head_dim"))
        config.assume(
            {QUADRILLE_MESSAGE("“%1” is not given; %2 is taken."), {std::string("head_dim"), model.headDim}});
    if (model.experts)
        config.assume({QUADRILLE_MESSAGE("The FFN is taken as a mixture of experts as “%1” has it, with a "
                                         "router of one matrix."),
                       {std::string(family.experts.count)}});
}

} // namespace

void deriveHeadDim(const HuggingFaceConfig& config, ModelSpec& model, const char* key) {
    if (model.hidden % model.heads != 0)
        config.fail(key, {QUADRILLE_MESSAGE("cannot be derived: the hidden size %1 is no multiple of the "
                                            "number of heads, %2"),
                          {model.hidden, model.heads}});
    model.headDim = model.hidden / model.heads;
}

ModelSpec readLlamaLike(HuggingFaceConfig& config, const HuggingFaceFamily& family) {
    refuseOtherArchitectures(config, family);
    ModelSpec model;
    model.family = family.label;
    model.hidden = config.size("hidden_size");
    model.layers = config.size("num_hidden_layers");
    const char* heads = "num_attention_heads";
    model.heads = family.heads > 0 ? config.sizeOr(heads, family.heads) : config.size(heads);
    model.vocab = family.vocab > 0 ? config.sizeOr("vocab_size", family.vocab) : config.size("vocab_size");
    model.bias = biasOf(config, family);
    if (family.latentAttention)
        readLatentAttention(config, model);
    else
        readHeads(config, family, model);
    readFfn(config, family, model);
    model.tiedEmbeddings = config.tiedEmbeddings(family.tied);
    model.queryKeyNorm = queryKeyNormOf(config, family);
    model.normsPerLayer = family.normsPerLayer;
    model.attentionSinks = family.attentionSinks;
    model.slidingWindow = slidingWindowOf(config, family);
    if (model.slidingWindow)
        model.wholeAttentionEvery = config.given("sliding_window_pattern")
                                        ? config.size("sliding_window_pattern")
                                        : family.wholeAttentionEvery;
    if (!family.known)
        assumeMore(config, family, model);
    if (config.given("num_nextn_predict_layers"))
        model.predictLayers = config.whole("num_nextn_predict_layers", {0, largestDimensionValue});
    return model;
}

} // namespace quadrille
