// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hugging_face_config.h"
#include "core/model/hugging_face_families.h"

/// Families from before Llama, with LayerNorm and an FFN of two matrices.
namespace quadrille {
namespace {

using Config = HuggingFaceConfig;

/// What they share.
ModelSpec gptLike(const char* family) {
    ModelSpec model;
    model.family = family;
    model.gated = false;
    model.norm = Norm::layerNorm;
    model.bias = Bias::all;
    return model;
}

void readHeads(const Config& config, ModelSpec& model, std::initializer_list<const char*> names) {
    model.heads = config.size(names);
    model.kvHeads = model.heads;
    deriveHeadDim(config, model, *names.begin());
}

/// Options of one family that would change what is stored in a way that no ModelSpec can tell.
void requireFlag(const Config& config, const char* key, bool value) {
    if (config.flag(key, value) != value)
        config.fail(key, value ? Message{QUADRILLE_MESSAGE("must be true"), {}}
                               : Message{QUADRILLE_MESSAGE("must be false"), {}});
}

} // namespace

ModelSpec readGpt2(HuggingFaceConfig& config) {
    requireFlag(config, "add_cross_attention", false);
    ModelSpec model = gptLike("GPT-2");
    model.hidden = config.size({"n_embd", "hidden_size"});
    model.layers = config.size({"n_layer", "num_hidden_layers"});
    readHeads(config, model, {"n_head", "num_attention_heads"});
    // null is the file's own way to say 4 h
    model.ffn = config.has("n_inner") && !config.given("n_inner")
                    ? 4 * model.hidden
                    : config.sizeOr("n_inner", 4 * model.hidden);
    model.vocab = config.size("vocab_size");
    model.learnedPositions = config.size({"n_positions", "max_position_embeddings", "n_ctx"});
    model.tiedEmbeddings = config.tiedEmbeddings(true);
    return model;
}

ModelSpec readOpt(HuggingFaceConfig& config) {
    // OPT-350M alone normalizes after attention and FFN, and embeds into another size.
    requireFlag(config, "do_layer_norm_before", true);
    requireFlag(config, "_remove_final_layer_norm", false);
    requireFlag(config, "layer_norm_elementwise_affine", true);
    ModelSpec model = gptLike("OPT");
    model.hidden = config.size("hidden_size");
    if (config.given("word_embed_proj_dim") && config.size("word_embed_proj_dim") != model.hidden)
        config.fail("word_embed_proj_dim",
                    {QUADRILLE_MESSAGE("must be the same as the hidden size, %1"), {model.hidden}});
    model.layers = config.size("num_hidden_layers");
    readHeads(config, model, {"num_attention_heads"});
    model.ffn = config.size("ffn_dim");
    model.vocab = config.size("vocab_size");
    // OPTLearnedPositionalEmbedding keeps two rows before the first position.
    model.learnedPositions = config.size("max_position_embeddings") + 2;
    if (!config.flag("enable_bias", true))
        model.bias = Bias::none;
    model.tiedEmbeddings = config.tiedEmbeddings(true);
    return model;
}

ModelSpec readBloom(HuggingFaceConfig& config) {
    ModelSpec model = gptLike("BLOOM");
    model.hidden = config.size({"hidden_size", "n_embed"});
    model.layers = config.size({"n_layer", "num_hidden_layers"});
    readHeads(config, model, {"n_head", "num_attention_heads"});
    model.ffn = 4 * model.hidden;
    model.vocab = config.size("vocab_size");
    model.embeddingNorm = true;
    model.tiedEmbeddings = config.tiedEmbeddings(true);
    return model;
}

ModelSpec readFalcon(HuggingFaceConfig& config) {
    ModelSpec model = gptLike("Falcon");
    model.hidden = config.size({"hidden_size", "n_embed"});
    model.layers = config.size({"num_hidden_layers", "n_layer"});
    readHeads(config, model, {"num_attention_heads", "n_head"});
    const bool newDecoder = config.flagOr("new_decoder_architecture", false);
    if (newDecoder)
        model.kvHeads =
            config.given("n_head_kv") ? config.size("n_head_kv") : config.sizeOr("num_kv_heads", model.heads);
    else if (config.flagOr("multi_query", true))
        model.kvHeads = 1;
    if (model.heads % model.kvHeads != 0)
        config.fail("num_kv_heads",
                    {QUADRILLE_MESSAGE("must divide the number of heads, %1"), {model.heads}});
    // The new decoder always works on attention and FFN side by side, by default each behind its norm.
    const bool parallel = newDecoder || config.flagOr("parallel_attn", true);
    model.normsPerLayer = parallel ? 1 : 2;
    if (config.given("num_ln_in_parallel_attn"))
        model.normsPerLayer = parallel ? config.whole("num_ln_in_parallel_attn", {1, 2}) : 2;
    else if (newDecoder)
        model.normsPerLayer = 2;
    model.bias = config.flagOr("bias", false) ? Bias::all : Bias::none;
    model.ffn = config.given("ffn_hidden_size") ? config.size("ffn_hidden_size") : 4 * model.hidden;
    model.vocab = config.size("vocab_size");
    model.tiedEmbeddings = config.tiedEmbeddings(true);
    return model;
}

} // namespace quadrille
