// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/model_fields.h"

#include <algorithm>

namespace quadrille {
namespace {

using B = ModelBlock;
using D = ModelDraft;

constexpr ModelNumber numbers[] = {
    {"hidden", B::sizes, QT_TRANSLATE_NOOP("model", "Hidden size"),
     QT_TRANSLATE_NOOP("model", "Width of what one layer hands to the next, h"), 1, 128,
     [](D& d) -> std::int64_t& { return d.model.hidden; }},
    {"layers", B::sizes, QT_TRANSLATE_NOOP("model", "Layers"),
     QT_TRANSLATE_NOOP("model", "Transformer layers, L"), 1, 1,
     [](D& d) -> std::int64_t& { return d.model.layers; }},
    {"heads", B::sizes, QT_TRANSLATE_NOOP("model", "Attention heads"),
     QT_TRANSLATE_NOOP("model", "Heads of the queries, a"), 1, 1,
     [](D& d) -> std::int64_t& { return d.model.heads; }},
    {"kv-heads", B::sizes, QT_TRANSLATE_NOOP("model", "Key-value heads"),
     QT_TRANSLATE_NOOP("model", "Heads of keys and values, k; follows the attention heads while equal"), 1, 1,
     [](D& d) -> std::int64_t& { return d.model.kvHeads; }},
    {"head-dim", B::sizes, QT_TRANSLATE_NOOP("model", "Head size"),
     QT_TRANSLATE_NOOP("model", "Width of one head; follows hidden size ÷ heads while equal to it"), 1, 8,
     [](D& d) -> std::int64_t& { return d.model.headDim; }},
    {"ffn", B::sizes, QT_TRANSLATE_NOOP("model", "FFN size"),
     QT_TRANSLATE_NOOP("model", "Hidden size of the feed-forward network of a dense layer"), 0, 128,
     [](D& d) -> std::int64_t& { return d.model.ffn; }, QT_TRANSLATE_NOOP("model", "no dense layer")},
    {"vocab", B::sizes, QT_TRANSLATE_NOOP("model", "Vocabulary"),
     QT_TRANSLATE_NOOP("model", "Rows of the embedding, v"), 1, 128,
     [](D& d) -> std::int64_t& { return d.model.vocab; }},
    {"learned-positions", B::sizes, QT_TRANSLATE_NOOP("model", "Learned positions"),
     QT_TRANSLATE_NOOP("model", "Rows of a learned position table"), 0, 1024,
     [](D& d) -> std::int64_t& { return d.model.learnedPositions; },
     QT_TRANSLATE_NOOP("model", "none: rotary or other")},
    {"sliding-window", B::sizes, QT_TRANSLATE_NOOP("model", "Sliding window"),
     QT_TRANSLATE_NOOP("model", "Keys that a token sees in the layers that do not see all"), 0, 1024,
     [](D& d) -> std::int64_t& { return d.window; }, QT_TRANSLATE_NOOP("model", "none")},
    {"mtp", B::details, QT_TRANSLATE_NOOP("model", "Multi-token prediction"),
     QT_TRANSLATE_NOOP("model", "Modules behind the last layer that predict the tokens after the next"), 0, 1,
     [](D& d) -> std::int64_t& { return d.model.predictLayers; }, QT_TRANSLATE_NOOP("model", "none")},
    {"norms-per-layer", B::details, QT_TRANSLATE_NOOP("model", "Norms per layer"),
     QT_TRANSLATE_NOOP("model", "Over the hidden size: usually 2, 4 in Gemma 2 and 3"), 0, 1,
     [](D& d) -> std::int64_t& { return d.model.normsPerLayer; }},
    {"experts", B::experts, QT_TRANSLATE_NOOP("model", "Experts"),
     QT_TRANSLATE_NOOP("model", "Routed experts of a layer"), 1, 8,
     [](D& d) -> std::int64_t& { return d.experts.experts; }},
    {"top-k", B::experts, QT_TRANSLATE_NOOP("model", "Visited experts"),
     QT_TRANSLATE_NOOP("model", "Routed experts that a token visits, top-k"), 1, 1,
     [](D& d) -> std::int64_t& { return d.experts.topK; }},
    {"shared-experts", B::experts, QT_TRANSLATE_NOOP("model", "Shared experts"),
     QT_TRANSLATE_NOOP("model", "Experts that every token visits"), 0, 1,
     [](D& d) -> std::int64_t& { return d.experts.sharedExperts; }, QT_TRANSLATE_NOOP("model", "none")},
    {"expert-ffn", B::experts, QT_TRANSLATE_NOOP("model", "FFN size of an expert"),
     QT_TRANSLATE_NOOP("model", "Hidden size of one expert's feed-forward network"), 1, 128,
     [](D& d) -> std::int64_t& { return d.experts.expertFfn; }},
    {"first-dense-layers", B::experts, QT_TRANSLATE_NOOP("model", "Dense layers first"),
     QT_TRANSLATE_NOOP("model", "Leading layers without experts"), 0, 1,
     [](D& d) -> std::int64_t& { return d.experts.firstDenseLayers; }, QT_TRANSLATE_NOOP("model", "none")},
    {"layer-step", B::experts, QT_TRANSLATE_NOOP("model", "Experts in every"),
     QT_TRANSLATE_NOOP("model", "1: every layer holds experts; 2: every second one"), 1, 1,
     [](D& d) -> std::int64_t& { return d.experts.layerStep; }},
    {"query-rank", B::latent, QT_TRANSLATE_NOOP("model", "Query rank"),
     QT_TRANSLATE_NOOP("model", "Width of the compressed queries"), 0, 64,
     [](D& d) -> std::int64_t& { return d.latent.queryRank; }, QT_TRANSLATE_NOOP("model", "not compressed")},
    {"key-value-rank", B::latent, QT_TRANSLATE_NOOP("model", "Key-value rank"),
     QT_TRANSLATE_NOOP("model", "Width of the compressed keys and values"), 1, 64,
     [](D& d) -> std::int64_t& { return d.latent.keyValueRank; }},
    {"nope-dim", B::latent, QT_TRANSLATE_NOOP("model", "Head size without position"),
     QT_TRANSLATE_NOOP("model", "Part of a query's and a key's head without rotary position"), 1, 8,
     [](D& d) -> std::int64_t& { return d.latent.queryKeyNopeDim; }},
    {"rope-dim", B::latent, QT_TRANSLATE_NOOP("model", "Head size with position"),
     QT_TRANSLATE_NOOP("model", "Part of a query's and a key's head with rotary position"), 1, 8,
     [](D& d) -> std::int64_t& { return d.latent.queryKeyRopeDim; }},
    {"value-dim", B::latent, QT_TRANSLATE_NOOP("model", "Head size of values"),
     QT_TRANSLATE_NOOP("model", "Width of a head's values"), 1, 8,
     [](D& d) -> std::int64_t& { return d.latent.valueDim; }},
};

constexpr ModelChoice choices[] = {
    {"norm",
     B::details,
     QT_TRANSLATE_NOOP("model", "Norm"),
     QT_TRANSLATE_NOOP("model", "RMSNorm has one weight for each element, LayerNorm a bias as well"),
     {"RMSNorm", "LayerNorm"},
     [](const D& d) { return static_cast<int>(d.model.norm); },
     [](D& d, int value) { d.model.norm = static_cast<Norm>(value); }},
    {"qk-norm",
     B::details,
     QT_TRANSLATE_NOOP("model", "Norm of queries and keys"),
     QT_TRANSLATE_NOOP("model", "Over one head each, or over all heads at once"),
     {QT_TRANSLATE_NOOP("model", "none"), QT_TRANSLATE_NOOP("model", "each head"),
      QT_TRANSLATE_NOOP("model", "all heads at once")},
     [](const D& d) { return static_cast<int>(d.model.queryKeyNorm); },
     [](D& d, int value) { d.model.queryKeyNorm = static_cast<QueryKeyNorm>(value); }},
    {"bias",
     B::details,
     QT_TRANSLATE_NOOP("model", "Biases"),
     QT_TRANSLATE_NOOP("model", "Which linear layers have a bias"),
     {QT_TRANSLATE_NOOP("model", "none"), QT_TRANSLATE_NOOP("model", "queries, keys, values"),
      QT_TRANSLATE_NOOP("model", "attention"), QT_TRANSLATE_NOOP("model", "all")},
     [](const D& d) { return static_cast<int>(d.model.bias); },
     [](D& d, int value) { d.model.bias = static_cast<Bias>(value); }},
};

constexpr ModelFlag flags[] = {
    {"gated", B::details, QT_TRANSLATE_NOOP("model", "Gated FFN"),
     QT_TRANSLATE_NOOP("model", "Three matrices (SwiGLU, GeGLU) rather than two (GELU, ReLU)"),
     [](D& d) -> bool& { return d.model.gated; }},
    {"tied", B::details, QT_TRANSLATE_NOOP("model", "Tied embeddings"),
     QT_TRANSLATE_NOOP("model", "The head uses the embedding's matrix again"),
     [](D& d) -> bool& { return d.model.tiedEmbeddings; }},
    {"embedding-norm", B::details, QT_TRANSLATE_NOOP("model", "Norm after the embedding"),
     QT_TRANSLATE_NOOP("model", "As in BLOOM"), [](D& d) -> bool& { return d.model.embeddingNorm; }},
    {"attention-sinks", B::details, QT_TRANSLATE_NOOP("model", "Attention sinks"),
     QT_TRANSLATE_NOOP("model", "One learned logit for each head, as in gpt-oss"),
     [](D& d) -> bool& { return d.model.attentionSinks; }},
    {"router-correction", B::experts, QT_TRANSLATE_NOOP("model", "Router correction"),
     QT_TRANSLATE_NOOP("model", "A correction of the router's choice for each expert, as in DeepSeek-V3"),
     [](D& d) -> bool& { return d.experts.routerCorrection; }},
    {"shared-expert-gate", B::experts, QT_TRANSLATE_NOOP("model", "Gate of shared experts"),
     QT_TRANSLATE_NOOP("model", "A gate before the shared experts, as in Qwen2-MoE"),
     [](D& d) -> bool& { return d.experts.sharedExpertGate; }},
};

} // namespace

std::span<const ModelNumber> modelNumbers() {
    return numbers;
}
std::span<const ModelChoice> modelChoices() {
    return choices;
}
std::span<const ModelFlag> modelFlags() {
    return flags;
}

QString modelFieldName(std::string_view id) {
    const auto labelIn = [id](const auto& fields) -> const char* {
        const auto found = std::ranges::find_if(fields, [id](const auto& field) { return field.id == id; });
        return found == fields.end() ? nullptr : found->label;
    };
    for (const char* label : {labelIn(modelNumbers()), labelIn(modelChoices()), labelIn(modelFlags())})
        if (label != nullptr)
            return modelText(label);
    return {};
}

} // namespace quadrille
