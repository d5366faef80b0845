// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_json.h"

#include "core/model/size_ranges.h"
#include "core/text/names.h"
#include "core/units/largest.h"

#include <optional>

namespace quadrille {
namespace {

using nlohmann::json;

constexpr WholeRange normCount{0, 16};
constexpr WholeRange parameterRange{1, 1'000'000'000'000'000'000};

std::optional<Norm> normFromName(std::string_view word) {
    return valueNamed(word, {Norm::rmsNorm, Norm::layerNorm});
}

std::optional<Bias> biasFromName(std::string_view word) {
    return valueNamed(word, {Bias::none, Bias::queryKeyValue, Bias::attention, Bias::all});
}

std::optional<QueryKeyNorm> queryKeyNormFromName(std::string_view word) {
    return valueNamed(word, {QueryKeyNorm::none, QueryKeyNorm::head, QueryKeyNorm::full});
}

MixtureOfExperts expertsFromJson(const JsonObject& object, std::int64_t layers) {
    MixtureOfExperts experts;
    experts.experts = object.whole("experts", positiveSize);
    experts.topK = object.whole("top_k", {1, experts.experts});
    experts.sharedExperts = object.whole("shared_experts", sizeOrNone, 0);
    experts.expertFfn = object.whole("ffn", positiveSize);
    experts.firstDenseLayers = object.whole("first_dense_layers", {0, layers}, 0);
    experts.layerStep = object.whole("layer_step", {1, layers}, 1);
    experts.routerCorrection = object.flag("router_correction", false);
    experts.sharedExpertGate = object.flag("shared_expert_gate", false);
    return experts;
}

LatentAttention latentAttentionFromJson(const JsonObject& object) {
    LatentAttention latent;
    latent.queryRank = object.whole("query_rank", sizeOrNone, 0);
    latent.keyValueRank = object.whole("key_value_rank", positiveSize);
    latent.queryKeyNopeDim = object.whole("nope_dim", positiveSize);
    latent.queryKeyRopeDim = object.whole("rope_dim", positiveSize);
    latent.valueDim = object.whole("value_dim", positiveSize);
    return latent;
}

} // namespace

std::string_view name(Norm value) {
    return value == Norm::rmsNorm ? "rmsnorm" : "layernorm";
}

std::string_view name(Bias value) {
    switch (value) {
    case Bias::none:
        return "none";
    case Bias::queryKeyValue:
        return "query-key-value";
    case Bias::attention:
        return "attention";
    case Bias::all:
        break;
    }
    return "all";
}

std::string_view name(QueryKeyNorm value) {
    return value == QueryKeyNorm::none ? "none" : value == QueryKeyNorm::head ? "head" : "full";
}

json toJson(const ModelSpec& model) {
    json object{{"name", model.name},
                {"label", model.label},
                {"family", model.family},
                {"hidden", model.hidden},
                {"layers", model.layers},
                {"heads", model.heads},
                {"kv_heads", model.kvHeads},
                {"head_dim", model.headDim},
                {"ffn", model.ffn},
                {"vocab", model.vocab},
                {"gated", model.gated},
                {"tied_embeddings", model.tiedEmbeddings},
                {"norm", name(model.norm)},
                {"bias", name(model.bias)},
                {"qk_norm", name(model.queryKeyNorm)},
                {"norms_per_layer", model.normsPerLayer},
                {"attention_sinks", model.attentionSinks},
                {"embedding_norm", model.embeddingNorm},
                {"learned_positions", model.learnedPositions},
                {"source", model.source}};
    if (const auto& experts = model.experts) {
        object["experts"] = {{"experts", experts->experts},
                             {"top_k", experts->topK},
                             {"shared_experts", experts->sharedExperts},
                             {"ffn", experts->expertFfn},
                             {"first_dense_layers", experts->firstDenseLayers},
                             {"layer_step", experts->layerStep},
                             {"router_correction", experts->routerCorrection},
                             {"shared_expert_gate", experts->sharedExpertGate}};
    }
    if (const auto& latent = model.latentAttention) {
        object["latent_attention"] = {{"query_rank", latent->queryRank},
                                      {"key_value_rank", latent->keyValueRank},
                                      {"nope_dim", latent->queryKeyNopeDim},
                                      {"rope_dim", latent->queryKeyRopeDim},
                                      {"value_dim", latent->valueDim}};
    }
    if (model.predictLayers != 0)
        object["predict_layers"] = model.predictLayers;
    if (model.slidingWindow)
        object["sliding_window"] = *model.slidingWindow;
    if (model.wholeAttentionEvery != 0)
        object["whole_attention_every"] = model.wholeAttentionEvery;
    if (model.publishedParameters)
        object["published_parameters"] = *model.publishedParameters;
    return object;
}

ModelSpec modelFromJson(const JsonObject& object) {
    ModelSpec model;
    model.name = object.text("name");
    model.label = object.text("label", model.name);
    model.family = object.text("family", {});
    model.hidden = object.whole("hidden", positiveSize);
    model.layers = object.whole("layers", positiveSize);
    model.heads = object.whole("heads", positiveSize);
    model.kvHeads = object.whole("kv_heads", positiveSize);
    model.headDim = object.whole("head_dim", positiveSize);
    if (object.has("experts"))
        model.experts = expertsFromJson(object.object("experts"), model.layers);
    // Where every layer is sparse there is no dense FFN to speak of.
    model.ffn = model.experts ? object.whole("ffn", sizeOrNone, 0) : object.whole("ffn", positiveSize);
    model.vocab = object.whole("vocab", positiveSize);
    model.gated = object.flag("gated", true);
    model.tiedEmbeddings = object.flag("tied_embeddings", false);
    model.norm = object.choice("norm", Norm::rmsNorm, normFromName, "rmsnorm, layernorm");
    model.bias = object.choice("bias", Bias::none, biasFromName, "none, query-key-value, attention, all");
    model.queryKeyNorm =
        object.choice("qk_norm", QueryKeyNorm::none, queryKeyNormFromName, "none, head, full");
    model.normsPerLayer = object.whole("norms_per_layer", normCount, 2);
    model.attentionSinks = object.flag("attention_sinks", false);
    model.embeddingNorm = object.flag("embedding_norm", false);
    model.predictLayers = object.whole("predict_layers", sizeOrNone, 0);
    model.learnedPositions = object.whole("learned_positions", sizeOrNone, 0);
    if (object.has("latent_attention"))
        model.latentAttention = latentAttentionFromJson(object.object("latent_attention"));
    if (object.has("sliding_window"))
        model.slidingWindow = object.whole("sliding_window", positiveSize);
    model.wholeAttentionEvery = object.whole("whole_attention_every", sizeOrNone, 0);
    if (object.has("published_parameters"))
        model.publishedParameters = object.whole("published_parameters", parameterRange);
    model.source = object.text("source", {});
    return model;
}

} // namespace quadrille
