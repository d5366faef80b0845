// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/detailed/token_bytes.h"

#include "core/layout/attention_heads.h"

#include <algorithm>
#include <array>
#include <span>

namespace quadrille::detailed {
namespace {

/// With as many key-value heads as attention reads.
double attentionWidth(const Scenario& scenario, TensorWidth width) {
    const ModelSpec& model = scenario.model;
    auto sizes = sizesOf<double>(model);
    sizes.kvHeads = static_cast<double>(layout::readKeyHeads(scenario));
    switch (width) {
    case TensorWidth::queries:
        return sizes.heads * queryWidth(model, sizes);
    case TensorWidth::keys:
        return keyHeads(model, sizes) * queryWidth(model, sizes);
    case TensorWidth::values:
        return keyHeads(model, sizes) * valueWidth(model, sizes);
    case TensorWidth::contexts:
        return sizes.heads * valueWidth(model, sizes);
    case TensorWidth::queryRank:
        return sizes.queryRank;
    case TensorWidth::keyValueRank:
        return sizes.keyValueRank;
    case TensorWidth::rotaryKey:
        return sizes.ropeDim;
    default:
        return sizes.heads; // of heads and of scores, which are counted for each key
    }
}

double ffnWidth(const ModelSpec& model, TensorPlace place) {
    const MixtureOfExperts e = model.experts.value_or(MixtureOfExperts{});
    if (place == TensorPlace::experts)
        return static_cast<double>(e.expertFfn);
    if (place == TensorPlace::sharedExperts)
        return static_cast<double>(e.sharedExperts) * static_cast<double>(e.expertFfn);
    return static_cast<double>(model.ffn);
}

double elementsOf(const StoredTensor& tensor, const Scenario& scenario) {
    const ModelSpec& model = scenario.model;
    switch (tensor.width) {
    case TensorWidth::one:
        return 1;
    case TensorWidth::hidden:
        return static_cast<double>(model.hidden);
    case TensorWidth::ffn:
        return ffnWidth(model, tensor.place);
    case TensorWidth::experts:
        return static_cast<double>(model.experts ? model.experts->experts : 0);
    case TensorWidth::topK:
        return static_cast<double>(model.experts ? model.experts->topK : 0);
    case TensorWidth::vocabulary:
        return static_cast<double>(model.vocab);
    default:
        return attentionWidth(scenario, tensor.width);
    }
}

/// Keys and values of a whole sequence while a layer computes, where context parallel ranks gather them, and
/// their gradients before these are scattered (Grattafiori et al. 2024, section 3.3.2).
const auto& gatheredTensors() {
    static const std::array tensors{StoredTensor{.name = "gathered keys",
                                                 .life = TensorLife::forward,
                                                 .width = TensorWidth::keys,
                                                 .split = TensorSplit::tensor},
                                    StoredTensor{.name = "gathered values",
                                                 .life = TensorLife::forward,
                                                 .width = TensorWidth::values,
                                                 .split = TensorSplit::tensor},
                                    StoredTensor{.name = "gathered keys and their gradients",
                                                 .life = TensorLife::backward,
                                                 .width = TensorWidth::keys,
                                                 .bytes = 4,
                                                 .split = TensorSplit::tensor},
                                    StoredTensor{.name = "gathered values and their gradients",
                                                 .life = TensorLife::backward,
                                                 .width = TensorWidth::values,
                                                 .bytes = 4,
                                                 .split = TensorSplit::tensor}};
    return tensors;
}

/// What a module of multi-token prediction keeps beside its layer, its final norm and its head; what its
/// other norm reads is the input of the head before it (NVIDIA/Megatron-LM@d98e8a6,
/// megatron/core/transformer/multi_token_prediction.py).
const auto& predictionTensors() {
    static const std::array tensors{
        StoredTensor{.name = "embedding of the next token", .split = TensorSplit::sequence},
        StoredTensor{.name = "input of the projection of multi-token prediction",
                     .bytes = 4, // two of the hidden size
                     .fp8Bytes = 2,
                     .split = TensorSplit::sequence}};
    return tensors;
}

/// Copies of a token that a rank sees: the experts of a rank get top-k copies of each, more on the busiest.
/// Of folded experts a rank sees whole tokens of t_e ranks rather than of t.
double copies(const StoredTensor& tensor, const Scenario& s) {
    if (isGathered(tensor))
        return static_cast<double>(s.plan.cp);
    if (tensor.place != TensorPlace::experts || !s.model.experts)
        return 1;
    const double visits = static_cast<double>(s.model.experts->topK) * busiestLoad(s.recipe);
    if (!foldsExperts(s.plan) || tensor.split != TensorSplit::none)
        return visits;
    return visits * static_cast<double>(expertTensor(s.plan)) / static_cast<double>(s.plan.tp);
}

TokenBytes placed(const StoredTensor& tensor, double bytes) {
    TokenBytes placed;
    if (tensor.width == TensorWidth::scores)
        placed.scores = bytes;
    else if (tensor.split == TensorSplit::tensor)
        placed.tensor = bytes;
    else if (tensor.split == TensorSplit::sequence)
        placed.sequence = bytes;
    else
        placed.replicated = bytes;
    return placed;
}

bool holds(TensorCondition condition, const Scenario& s) {
    switch (condition) {
    case TensorCondition::gated:
        return s.model.gated;
    case TensorCondition::plain:
        return !s.model.gated;
    case TensorCondition::flash:
        return s.recipe.flashAttention;
    case TensorCondition::unfused:
        return !s.recipe.flashAttention;
    case TensorCondition::dropout:
        return s.recipe.dropout;
    case TensorCondition::latent:
        return s.model.latentAttention.has_value();
    case TensorCondition::multiHead:
        return !s.model.latentAttention;
    case TensorCondition::ungrouped:
        return !s.model.latentAttention && s.model.kvHeads == s.model.heads;
    case TensorCondition::queryKeyNorm:
        return s.model.queryKeyNorm != QueryKeyNorm::none;
    case TensorCondition::layerNorm:
        return s.model.norm == Norm::layerNorm;
    case TensorCondition::rmsNorm:
        return s.model.norm == Norm::rmsNorm;
    case TensorCondition::tensorParallel:
        return s.plan.tp > 1;
    case TensorCondition::sequenceParallel:
        return usesSequenceParallel(s.plan);
    case TensorCondition::noSequenceParallel:
        return !usesSequenceParallel(s.plan);
    case TensorCondition::contextParallel:
        return s.plan.cp > 1;
    case TensorCondition::severalSequences:
        return s.plan.microBatch > 1;
    case TensorCondition::fusedLoss:
        return s.recipe.fusedLoss;
    case TensorCondition::unfusedLoss:
        return !s.recipe.fusedLoss;
    case TensorCondition::gatheredLogits:
        return s.recipe.gatheredLogits && s.plan.tp > 1;
    case TensorCondition::splitLogits:
        return !s.recipe.gatheredLogits || s.plan.tp == 1;
    }
    return false;
}

double bytesOfElement(const StoredTensor& tensor, const Recipe& recipe) {
    return isNarrow(recipe.precision) && tensor.fp8Bytes
               ? *tensor.fp8Bytes * activationBytes(recipe.precision, recipe.fp8Recipe)
               : tensor.bytes;
}

std::span<const TokenOwner> ownersOf(TensorPlace place) {
    static constexpr std::array layers{TokenOwner::denseLayer, TokenOwner::sparseLayer};
    static constexpr std::array embedding{TokenOwner::embedding};
    static constexpr std::array head{TokenOwner::head};
    switch (place) {
    case TensorPlace::attention:
        return layers;
    case TensorPlace::ffn:
        return std::span(layers).first(1);
    case TensorPlace::router:
    case TensorPlace::experts:
    case TensorPlace::sharedExperts:
        return std::span(layers).last(1);
    case TensorPlace::embedding:
        return embedding;
    case TensorPlace::head:
    case TensorPlace::loss:
        break;
    }
    return head;
}

/// Calls visit(row) for each row of tensorRows(). A list of them would take longer than adding them up.
template <class Visit>
void forEachRow(const Scenario& scenario, Visit visit) {
    const std::int64_t sparse = sparseLayers(scenario.model);
    const auto visitTensor = [&](const StoredTensor& tensor, std::span<const TokenOwner> owners) {
        const double elements = elementsOf(tensor, scenario) * copies(tensor, scenario);
        const double bytes = elements * bytesOfElement(tensor, scenario.recipe);
        if (bytes == 0)
            return;
        for (const TokenOwner owner : owners) {
            if ((owner == TokenOwner::denseLayer && sparse == scenario.model.layers) ||
                (owner == TokenOwner::sparseLayer && sparse == 0))
                continue;
            visit(TensorRow{&tensor, owner, elements, placed(tensor, bytes)});
        }
    };
    for (const StoredTensor& tensor : scenario.recipe.framework->tensors)
        if (exists(tensor, scenario))
            visitTensor(tensor, ownersOf(tensor.place));
    if (scenario.plan.cp > 1 && scenario.plan.contextMethod == ContextMethod::allGather)
        for (const StoredTensor& tensor : gatheredTensors())
            visitTensor(tensor, ownersOf(tensor.place));
    static constexpr std::array prediction{TokenOwner::prediction};
    if (scenario.model.predictLayers > 0)
        for (const StoredTensor& tensor : predictionTensors())
            visitTensor(tensor, prediction);
}

void addToLayer(LayerTokens& layer, const TensorRow& row, RecomputeModules repeated) {
    switch (row.tensor->life) {
    case TensorLife::stored:
        layer.kept += row.bytes;
        if (!isDropped(*row.tensor, repeated))
            layer.selective += row.bytes;
        break;
    case TensorLife::checkpoint:
        layer.checkpoint += row.bytes;
        break;
    case TensorLife::forward:
        layer.forward += row.bytes;
        break;
    case TensorLife::backward:
        layer.backward += row.bytes;
        break;
    }
}

void addToHead(ModelTokens& model, const TensorRow& row) {
    switch (row.tensor->life) {
    case TensorLife::stored:
        model.head += row.bytes;
        break;
    case TensorLife::forward:
        model.headForward += row.bytes;
        break;
    case TensorLife::backward:
        model.headBackward += row.bytes;
        break;
    case TensorLife::checkpoint:
        break; // head and loss are never recomputed
    }
}

} // namespace

TokenBytes& TokenBytes::operator+=(const TokenBytes& other) {
    tensor += other.tensor;
    scores += other.scores;
    sequence += other.sequence;
    replicated += other.replicated;
    return *this;
}

TokenBytes TokenBytes::without(const TokenBytes& other) const {
    return {std::max(0.0, tensor - other.tensor), std::max(0.0, scores - other.scores),
            std::max(0.0, sequence - other.sequence), std::max(0.0, replicated - other.replicated)};
}

bool isGathered(const StoredTensor& tensor) {
    return std::ranges::any_of(gatheredTensors(),
                               [&tensor](const StoredTensor& each) { return &each == &tensor; });
}

bool isDropped(const StoredTensor& tensor, RecomputeModules repeated) {
    return (tensor.droppedBySelective && repeated.has(RecomputeModule::coreAttention)) ||
           tensor.droppedBy.meets(repeated);
}

bool exists(const StoredTensor& tensor, const Scenario& scenario) {
    return std::all_of(tensor.conditions.begin(), tensor.conditions.end(),
                       [&scenario](TensorCondition condition) { return holds(condition, scenario); });
}

std::vector<TensorRow> tensorRows(const Scenario& scenario) {
    std::vector<TensorRow> rows;
    forEachRow(scenario, [&rows](const TensorRow& row) { rows.push_back(row); });
    return rows;
}

ModelTokens modelTokens(const Scenario& scenario) {
    ModelTokens model;
    const RecomputeModules repeated = repeatedModules(scenario);
    forEachRow(scenario, [&model, repeated](const TensorRow& row) {
        switch (row.owner) {
        case TokenOwner::denseLayer:
            addToLayer(model.dense, row, repeated);
            break;
        case TokenOwner::sparseLayer:
            addToLayer(model.sparse, row, repeated);
            break;
        case TokenOwner::embedding:
            if (row.tensor->life == TensorLife::stored)
                model.embedding += row.bytes;
            break;
        case TokenOwner::head:
            addToHead(model, row);
            break;
        case TokenOwner::prediction:
            model.prediction += row.bytes;
            break;
        }
    });
    return model;
}

} // namespace quadrille::detailed
