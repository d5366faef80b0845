// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/model_draft.h"

#include "core/model/model_sizes.h"

#include <array>
#include <utility>

namespace quadrille {
namespace {

/// Rules that stand under a dimension of the plan, and the size of the model they are about.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> aboutTheModel{{
    {"heads-divisible-by-tp", "heads"},
    {"kv-heads-divisible-by-tp", "kv-heads"},
    {"ffn-divisible-by-tp", "ffn"},
    {"layers-divisible-by-stages", "layers"},
    {"experts-divisible-by-ep", "experts"},
    {"vocabulary-padded", "vocab"},
}};

constexpr std::array<std::string_view, 7> modelFields{"hidden",   "layers", "heads", "kv-heads",
                                                      "head-dim", "ffn",    "vocab"};

} // namespace

ModelDraft draftOf(const ModelSpec& model, const ModelDraft& previous) {
    ModelDraft draft = previous;
    draft.model = model;
    draft.hasExperts = model.experts.has_value();
    if (model.experts)
        draft.experts = *model.experts;
    draft.hasLatent = model.latentAttention.has_value();
    if (model.latentAttention)
        draft.latent = *model.latentAttention;
    draft.window = model.slidingWindow.value_or(0);
    return draft;
}

ModelDraft draftOf(const ModelSpec& model) {
    ModelDraft usual;
    usual.experts.experts = 8;
    usual.experts.topK = 2;
    usual.experts.expertFfn = model.ffn;
    usual.latent = {1536, 512, 128, 64, 128};
    return draftOf(model, usual);
}

ModelSpec modelOf(const ModelDraft& draft) {
    ModelSpec model = draft.model;
    model.experts = draft.hasExperts ? std::optional(draft.experts) : std::nullopt;
    model.latentAttention = draft.hasLatent ? std::optional(draft.latent) : std::nullopt;
    model.slidingWindow = draft.window > 0 ? std::optional(draft.window) : std::nullopt;
    return model;
}

bool sameArchitecture(const ModelSpec& a, const ModelSpec& b) {
    ModelSpec renamed = a;
    renamed.name = b.name;
    renamed.label = b.label;
    renamed.family = b.family;
    renamed.source = b.source;
    renamed.publishedParameters = b.publishedParameters;
    return renamed == b;
}

std::vector<Diagnostic> contradictions(const ModelDraft& draft) {
    std::vector<Diagnostic> found;
    const auto report = [&found](const char* field, const char* rule, Message message) {
        found.push_back({field, rule, Severity::error, std::move(message), {}});
    };
    const ModelSpec model = modelOf(draft);
    if (draft.hasExperts) {
        const MixtureOfExperts& e = draft.experts;
        if (e.topK > e.experts)
            report("top-k", "visited-experts-exist",
                   {QUADRILLE_MESSAGE("A token cannot visit %1 of %2 experts."), {e.topK, e.experts}});
        if (e.firstDenseLayers > model.layers)
            report("first-dense-layers", "dense-layers-exist",
                   {QUADRILLE_MESSAGE("The model has %1 layers; %2 of them cannot be dense."),
                    {model.layers, e.firstDenseLayers}});
        if (e.layerStep > model.layers)
            report("layer-step", "sparse-layers-exist",
                   {QUADRILLE_MESSAGE("The model has %1 layers; not one of them would hold experts."),
                    {model.layers}});
    }
    if (model.ffn < 1 && (!draft.hasExperts || (found.empty() && sparseLayers(model) < model.layers)))
        report("ffn", "dense-layers-have-ffn",
               {QUADRILLE_MESSAGE("%1 layers have no experts, and need an FFN of their own."),
                {model.layers - sparseLayers(model)}});
    return found;
}

std::vector<Diagnostic> rulesOfModel(const std::vector<Diagnostic>& diagnostics) {
    std::vector<Diagnostic> found;
    for (Diagnostic diagnostic : diagnostics) {
        bool isOurs = false;
        for (const std::string_view field : modelFields)
            isOurs = isOurs || diagnostic.field == field;
        for (const auto& [rule, field] : aboutTheModel) {
            if (diagnostic.rule == rule) {
                diagnostic.field = field;
                isOurs = true;
            }
        }
        if (isOurs)
            found.push_back(std::move(diagnostic));
    }
    return found;
}

} // namespace quadrille
