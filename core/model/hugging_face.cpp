// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hugging_face.h"

#include "core/plan/dimension.h"
#include "core/text/json_object.h"

namespace quadrille {
namespace {

using nlohmann::json;

constexpr WholeRange size{1, largestDimensionValue};

/// Transformers writes null for "take the default".
bool given(const JsonObject& config, const char* key) {
    return config.has(key) && !config.value().at(key).is_null();
}

bool flagOf(const JsonObject& config, const char* key) {
    return given(config, key) && config.flag(key, false);
}

/// Architectures that would be misread as a dense Llama.
void refuseOthers(const JsonObject& config, const std::string& type) {
    if (type != "llama" && type != "mistral" && type != "qwen2")
        config.fail("model_type",
                    {QUADRILLE_MESSAGE("must be one of %1"), {std::string("llama, mistral, qwen2")}});
    for (const char* key : {"num_local_experts", "num_experts", "n_routed_experts", "kv_lora_rank"})
        if (given(config, key))
            config.fail(
                key,
                {QUADRILLE_MESSAGE("is not supported: only dense models without latent attention are"), {}});
}

std::int64_t headDimOf(const JsonObject& config, const ModelSpec& model) {
    if (given(config, "head_dim"))
        return config.whole("head_dim", size);
    if (model.hidden % model.heads != 0)
        config.fail("head_dim", {QUADRILLE_MESSAGE("is missing, and hidden_size %1 is no multiple of "
                                                   "num_attention_heads %2"),
                                 {model.hidden, model.heads}});
    return model.hidden / model.heads;
}

Bias biasOf(const JsonObject& config, const std::string& type) {
    if (type == "qwen2")
        return Bias::queryKeyValue;
    const bool attention = flagOf(config, "attention_bias");
    if (attention != flagOf(config, "mlp_bias"))
        config.fail("attention_bias", {QUADRILLE_MESSAGE("must be the same as mlp_bias"), {}});
    return attention ? Bias::all : Bias::none;
}

} // namespace

ModelSpec modelFromHuggingFace(std::string_view text) {
    const json document = parseJson(text, "document");
    const JsonObject config(document, {});
    const std::string type = config.text("model_type", "llama");
    refuseOthers(config, type);
    ModelSpec model;
    model.label = given(config, "_name_or_path") ? config.text("_name_or_path") : std::string();
    if (model.label.empty())
        model.label = "config.json";
    model.hidden = config.whole("hidden_size", size);
    model.layers = config.whole("num_hidden_layers", size);
    model.heads = config.whole("num_attention_heads", size);
    // Only Llama's default is the number of heads; the others have fixed ones that fit few models.
    model.kvHeads = type == "llama" && !given(config, "num_key_value_heads")
                        ? model.heads
                        : config.whole("num_key_value_heads", size);
    model.headDim = headDimOf(config, model);
    model.ffn = config.whole("intermediate_size", size);
    model.vocab = config.whole("vocab_size", size);
    model.tiedEmbeddings = flagOf(config, "tie_word_embeddings");
    model.bias = biasOf(config, type);
    return model;
}

} // namespace quadrille
