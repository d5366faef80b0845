// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/megatron.h"
#include "app/text_io/frameworks/model_pieces.h"
#include "app/text_io/numbers.h"
#include "core/model/model_sizes.h"
#include "core/units/saturating.h"

#include <algorithm>
#include <numeric>

namespace quadrille::frameworks::megatron {
namespace {

constexpr std::int64_t mostLayers = 200'000; ///< of a list of layers

/// A size that the file gives, or what it is without it.
std::int64_t size(Reading& reading, std::string_view key, std::string_view setting, std::int64_t absent) {
    const auto given = reading.whole(key);
    reading.bearsOn(key, setting);
    return given.value_or(absent);
}

bool isOn(Reading& reading, std::string_view key, std::string_view setting, bool absent = false) {
    const auto given = reading.flag(key);
    reading.bearsOn(key, setting);
    return given.value_or(absent);
}

/// 0 or 1 for each layer, as the file says it: every n-th from the first, or layer by layer. Empty: all have
/// experts.
std::vector<int> pattern(Reading& reading, std::int64_t layers) {
    constexpr std::string_view key = "moe-layer-freq";
    const Json* value = reading.value(key);
    if (value == nullptr)
        return {};
    reading.bearsOn(key, "model");
    std::optional<std::vector<int>> listed;
    if (value->is_array() && reading.format().syntax != Syntax::commandLine) {
        listed = layerPattern(text_io::jsonText(*value));
    } else if (const std::string text = reading.word(key).value_or(""); text.find('[') != std::string::npos) {
        listed = layerPattern(text);
    } else {
        const std::int64_t every = reading.whole(key).value_or(1);
        listed.emplace();
        for (std::int64_t layer = 0; layer < std::min<std::int64_t>(layers, mostLayers); ++layer)
            listed->push_back(layer % every == 0 ? 1 : 0);
    }
    if (!listed || static_cast<std::int64_t>(listed->size()) != layers)
        reading.refuse(key, {QUADRILLE_MESSAGE("must say 0 or 1 for each of %1 layers"), {layers}});
    return *listed;
}

/// The experts' layers as far as a model here can have them: from one layer on, or every n-th.
void placeExperts(Reading& reading, MixtureOfExperts& experts, const std::vector<int>& listed) {
    const auto layers = static_cast<std::int64_t>(listed.size());
    const auto fits = [&](std::int64_t dense, std::int64_t step) {
        ModelSpec probe{.layers = layers, .experts = experts};
        probe.experts->firstDenseLayers = experts.firstDenseLayers = dense;
        probe.experts->layerStep = experts.layerStep = step;
        for (std::int64_t layer = 0; layer < layers; ++layer)
            if (isSparse(probe, layer) != (listed[static_cast<std::size_t>(layer)] == 1))
                return false;
        return true;
    };
    const auto dense = static_cast<std::int64_t>(std::ranges::find(listed, 1) - listed.begin());
    const std::int64_t sparse = std::accumulate(listed.begin(), listed.end(), std::int64_t{0});
    const std::int64_t step = sparse == 0 ? 1 : layers / sparse;
    if (listed.empty() || fits(dense, 1) || fits(0, step))
        return;
    reading.assume("model",
                   {QUADRILLE_MESSAGE(
                        "of every %1 layers the last has experts, which is about as many as the list says"),
                    {step}});
}

std::optional<MixtureOfExperts> readExperts(Reading& reading, const ModelSpec& model) {
    const std::int64_t count = size(reading, "num-experts", "model", 0);
    if (count == 0)
        return {};
    MixtureOfExperts experts{.experts = count};
    experts.topK = size(reading, "moe-router-topk", "model", 2);
    experts.expertFfn = size(reading, "moe-ffn-hidden-size", "model", model.ffn);
    const std::int64_t shared = size(reading, "moe-shared-expert-intermediate-size", "model", 0);
    experts.sharedExperts = (shared + experts.expertFfn - 1) / std::max<std::int64_t>(1, experts.expertFfn);
    if (shared % std::max<std::int64_t>(1, experts.expertFfn) != 0)
        reading.assume("model",
                       {QUADRILLE_MESSAGE("a shared expert of %1 is taken as %2 of the routed experts' size"),
                        {shared, experts.sharedExperts}});
    experts.routerCorrection = isOn(reading, "moe-router-enable-expert-bias", "model");
    experts.sharedExpertGate = isOn(reading, "moe-shared-expert-gate", "model");
    placeExperts(reading, experts, pattern(reading, model.layers));
    return experts;
}

void readAttention(Reading& reading, ModelSpec& model) {
    model.kvHeads = model.heads;
    if (isOn(reading, "group-query-attention", "kv-heads", true) && reading.has("num-query-groups"))
        model.kvHeads = size(reading, "num-query-groups", "kv-heads", model.heads);
    if (isOn(reading, "multi-latent-attention", "model")) {
        LatentAttention latent;
        latent.queryRank = size(reading, "q-lora-rank", "model", 0);
        latent.keyValueRank = size(reading, "kv-lora-rank", "model", 32);
        latent.queryKeyNopeDim = size(reading, "qk-head-dim", "model", 128);
        latent.queryKeyRopeDim = size(reading, "qk-pos-emb-head-dim", "model", 64);
        latent.valueDim = size(reading, "v-head-dim", "model", 128);
        model.latentAttention = latent;
        reading.bearsOn("kv-channels", "model"); // which it does not take
        model.headDim = latent.queryKeyNopeDim + latent.queryKeyRopeDim;
        model.kvHeads = model.heads;
    } else {
        if (!reading.has("kv-channels") && model.hidden % model.heads != 0)
            reading.refuse(
                "num-attention-heads",
                {QUADRILLE_MESSAGE("must divide the hidden size %1, where no kv-channels are given"),
                 {model.hidden}});
        model.headDim = size(reading, "kv-channels", "head-dim", model.hidden / model.heads);
    }
    if (isOn(reading, "qk-layernorm", "model") && !model.latentAttention)
        model.queryKeyNorm = QueryKeyNorm::head;
    model.attentionSinks = reading.word("softmax-type") == "learnable";
    reading.bearsOn("softmax-type", "model");
    if (const auto window = reading.list("window-size"); !window.empty()) {
        std::string digits;
        for (const char c : window.front())
            if (c >= '0' && c <= '9')
                digits += c;
        if (!digits.empty() && digits.size() < 10)
            model.slidingWindow = std::stoll(digits) + 1; // the token itself, too
        reading.bearsOn("window-size", "model");
        model.wholeAttentionEvery = size(reading, "window-attn-skip-freq", "model", 0);
    }
}

void readKinds(Reading& reading, ModelSpec& model) {
    model.gated = isOn(reading, "swiglu", "gated") || isOn(reading, "quick-geglu", "gated") ||
                  isOn(reading, "gated-linear-unit", "gated") ||
                  reading.word("activation").value_or("").ends_with("glu"); // NeMo 1: fast-swiglu, geglu, …
    reading.bearsOn("activation", "gated");
    model.tiedEmbeddings = reading.has("share-embeddings-and-output-weights")
                               ? isOn(reading, "share-embeddings-and-output-weights", "tied")
                               : !isOn(reading, "untie-embeddings-and-output-weights", "tied");
    model.norm =
        reading.word("normalization").value_or("LayerNorm") == "RMSNorm" ? Norm::rmsNorm : Norm::layerNorm;
    reading.bearsOn("normalization", "model");
    const bool all = reading.has("add-bias-linear") ? isOn(reading, "add-bias-linear", "model")
                                                    : !isOn(reading, "disable-bias-linear", "model");
    model.bias = isOn(reading, "add-qkv-bias", "model") && !all ? Bias::queryKeyValue
                 : all                                          ? Bias::all
                                                                : Bias::none;
    const std::string position = reading.word("position-embedding-type").value_or("learned_absolute");
    const bool rotary = isOn(reading, "use-rotary-position-embeddings", "model");
    reading.bearsOn("position-embedding-type", "model");
    const auto rows = reading.whole("max-position-embeddings");
    reading.bearsOn("max-position-embeddings", "model");
    model.learnedPositions = position == "learned_absolute" && !rotary ? rows.value_or(0) : 0;
}

/// The vocabulary, or that of the one model which is otherwise the same.
void readVocabulary(Reading& reading, ModelSpec& model) {
    for (const std::string_view key : {std::string_view("vocab-size"), std::string_view("padded-vocab-size"),
                                       std::string_view("pad-vocab-size-to")})
        if (const auto given = reading.whole(key)) {
            reading.bearsOn(key, "vocab");
            model.vocab = model.vocab == 0 ? *given : model.vocab;
        }
    if (model.vocab != 0)
        return;
    for (const ModelSpec& known : reading.catalogue().models) {
        model.vocab = known.vocab;
        if (const auto same = sameModels(model, reading.catalogue()); !same.empty()) {
            reading.assume("vocab", {QUADRILLE_MESSAGE("no file says it; %1 is otherwise the same model"),
                                     {same.front()->label}});
            return;
        }
    }
    model.vocab = reading.scenario().model.vocab;
    reading.assume("vocab", {std::string(noFileSaysIt), {}});
}

/// Without all of these there is no model.
constexpr std::array<std::string_view, 3> sizesOfModel{"num-layers", "hidden-size", "num-attention-heads"};

/// Mamba's layers among others, or an encoder before the decoder. \return the key that says so; empty: none
std::string_view otherKind(Reading& reading) {
    for (const std::string_view key : {"hybrid-layer-pattern", "hybrid-override-pattern"})
        if (!reading.word(key).value_or("").empty())
            return key;
    if (reading.flag("is-hybrid-model").value_or(false))
        return "is-hybrid-model";
    if (!reading.has("encoder-num-layers"))
        return {};
    // Megatron-LM prints a GPT's layers as those of its encoder, too.
    const auto encoder = reading.whole("encoder-num-layers"), layers = reading.whole("num-layers");
    const bool isBoth = encoder && (reading.has("decoder-num-layers") || (layers && *layers != *encoder));
    if (encoder && !isBoth)
        reading.bearsOn("encoder-num-layers", "layers");
    return isBoth ? "encoder-num-layers" : std::string_view();
}

bool saysAllSizes(Reading& reading) {
    return otherKind(reading).empty() &&
           std::ranges::all_of(sizesOfModel, [&reading](std::string_view key) { return reading.has(key); });
}

} // namespace

void readPartOfModel(Reading& reading, bool isRecipe) {
    if (saysAllSizes(reading))
        return;
    if (const std::string_view key = otherKind(reading); !key.empty()) {
        const Message notModelled{
            QUADRILLE_MESSAGE("models with Mamba layers, or with encoder and decoder, are "
                              "not known here; %1 says that it is one"),
            {std::string(key)}};
        for (const std::string_view each :
             {"hybrid-layer-pattern", "hybrid-override-pattern", "is-hybrid-model", "encoder-num-layers",
              "num-layers", "hidden-size", "num-attention-heads"})
            reading.ignore(each, notModelled);
        if (!reading.saysModel)
            reading.assume("model", notModelled);
        return;
    }
    const bool cuts = isRecipe && reading.has(sizesOfModel.front());
    if (cuts) { // as one cuts a known model short for a trial
        ModelSpec& model = reading.scenario().model;
        const std::int64_t layers = size(reading, sizesOfModel.front(), "layers", 1);
        if (layers != model.layers) {
            model.layers = layers;
            model.label += ", " + std::to_string(layers) + " layers";
            model.name.clear();
        }
    }
    for (const std::string_view key : sizesOfModel)
        if (reading.has(key) && !(cuts && key == sizesOfModel.front()))
            reading.ignore(key,
                           {QUADRILLE_MESSAGE("is a part of a model, whose number of layers, hidden size "
                                              "and heads the files do not all say"),
                            {}});
}

void readModel(Reading& reading) {
    if (!saysAllSizes(reading))
        return;
    ModelSpec model;
    model.layers = size(reading, "num-layers", "layers", 1);
    model.hidden = size(reading, "hidden-size", "hidden", 1);
    model.heads = size(reading, "num-attention-heads", "heads", 1);
    readKinds(reading, model);
    const std::int64_t usual =
        model.gated ? model.hidden * 8 / 3 / 64 * 64 : saturatingProduct(4, model.hidden);
    model.ffn = size(reading, "ffn-hidden-size", "ffn", std::max<std::int64_t>(1, usual));
    readAttention(reading, model);
    model.experts = readExperts(reading, model);
    if (model.experts && sparseLayers(model) == model.layers) {
        model.ffn = 0;
        reading.bearsOn("ffn-hidden-size", "model"); // the experts' size
    }
    model.predictLayers = size(reading, "mtp-num-layers", "mtp", 0);
    readVocabulary(reading, model);
    reading.take(std::move(model));
}

static void writeExperts(Writing& writing, const ModelSpec& model) {
    const auto& experts = model.experts;
    if (!experts)
        return;
    writing.put("num-experts", experts->experts);
    writing.put("moe-router-topk", experts->topK);
    writing.put("moe-ffn-hidden-size", experts->expertFfn);
    if (experts->sharedExperts > 0)
        writing.put("moe-shared-expert-intermediate-size",
                    saturatingProduct(experts->sharedExperts, experts->expertFfn));
    writing.raise("moe-router-enable-expert-bias", experts->routerCorrection);
    writing.raise("moe-shared-expert-gate", experts->sharedExpertGate);
    if (experts->firstDenseLayers > 0 && experts->layerStep == 1)
        writing.put("moe-layer-freq", "([0]*" + std::to_string(experts->firstDenseLayers) + "+[1]*" +
                                          std::to_string(model.layers - experts->firstDenseLayers) + ")");
    else if (experts->layerStep > 1 && model.layers % experts->layerStep == 0)
        writing.put("moe-layer-freq", "([0]*" + std::to_string(experts->layerStep - 1) + "+[1])*" +
                                          std::to_string(model.layers / experts->layerStep));
}

void writeModel(Writing& writing) {
    const ModelSpec& model = writing.scenario().model;
    writing.put("num-layers", model.layers);
    writing.put("hidden-size", model.hidden);
    writing.put("num-attention-heads", model.heads);
    writing.put("ffn-hidden-size", model.ffn > 0 ? model.ffn : model.experts ? model.experts->expertFfn : 1);
    if (const auto& latent = model.latentAttention) {
        writing.put("multi-latent-attention", true);
        if (latent->queryRank > 0)
            writing.put("q-lora-rank", latent->queryRank);
        writing.put("kv-lora-rank", latent->keyValueRank);
        writing.put("qk-head-dim", latent->queryKeyNopeDim);
        writing.put("qk-pos-emb-head-dim", latent->queryKeyRopeDim);
        writing.put("v-head-dim", latent->valueDim);
    } else {
        if (model.kvHeads != model.heads) {
            writing.raise("group-query-attention", !writing.saysSwitches());
            writing.put("num-query-groups", model.kvHeads);
        }
        writing.put("kv-channels", model.headDim);
    }
    writing.put("vocab-size", model.vocab);
    const bool says = writing.saysSwitches(); // by what is so, or by options that turn it off
    if (says) {
        writing.put("gated-linear-unit", model.gated);
        writing.put("share-embeddings-and-output-weights", model.tiedEmbeddings);
        writing.put("add-bias-linear", model.bias == Bias::all);
    }
    writing.raise("swiglu", model.gated && !says);
    writing.raise("untie-embeddings-and-output-weights", !model.tiedEmbeddings && !says);
    writing.put("normalization", model.norm == Norm::rmsNorm ? "RMSNorm" : "LayerNorm");
    writing.raise("disable-bias-linear", model.bias != Bias::all && !says);
    writing.raise("add-qkv-bias", model.bias == Bias::queryKeyValue);
    writing.raise("qk-layernorm", model.queryKeyNorm == QueryKeyNorm::head);
    if (model.attentionSinks)
        writing.put("softmax-type", "learnable");
    writing.put("position-embedding-type", model.learnedPositions > 0 ? "learned_absolute" : "rope");
    writing.put("max-position-embeddings",
                model.learnedPositions > 0 ? model.learnedPositions : writing.scenario().plan.sequence);
    if (model.slidingWindow) {
        writing.put("window-size", std::to_string(*model.slidingWindow - 1) + ",0");
        if (model.wholeAttentionEvery > 0)
            writing.put("window-attn-skip-freq", model.wholeAttentionEvery);
    }
    if (model.predictLayers > 0)
        writing.put("mtp-num-layers", model.predictLayers);
    writeExperts(writing, model);
}

} // namespace quadrille::frameworks::megatron
