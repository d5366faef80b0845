// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/framework/framework.h"
#include "core/scenario/scenario.h"

#include <vector>

/// The stored tensors of a framework's profile, added up for one model and recipe.
namespace quadrille::detailed {

/// Bytes for each token of a micro-batch, by what divides them beside context parallelism.
struct TokenBytes {
    double tensor = 0;     ///< ÷ t
    double scores = 0;     ///< × s ÷ t: the matrices of attention scores
    double sequence = 0;   ///< ÷ t under sequence parallelism
    double replicated = 0; ///< whole on every tensor parallel rank

    TokenBytes& operator+=(const TokenBytes& other);
    /// Never below 0: what is left of this when the other is given back.
    [[nodiscard]] TokenBytes without(const TokenBytes& other) const;
    [[nodiscard]] bool none() const { return tensor + scores + sequence + replicated == 0; }

    friend bool operator==(const TokenBytes&, const TokenBytes&) = default;
};

/// One kind of layer, dense or sparse.
struct LayerTokens {
    TokenBytes kept;       ///< stored from forward to backward where nothing is recomputed
    TokenBytes selective;  ///< the same under selective recomputation of the plan's modules
    TokenBytes checkpoint; ///< all that a fully recomputed layer stores
    TokenBytes forward;    ///< while its forward pass runs
    TokenBytes backward;   ///< while its backward pass runs

    friend bool operator==(const LayerTokens&, const LayerTokens&) = default;
};

/// The whole model.
struct ModelTokens {
    LayerTokens dense;
    LayerTokens sparse;
    TokenBytes embedding;    ///< stored by the stage that holds the embedding
    TokenBytes head;         ///< stored by the stage that holds head and loss
    TokenBytes prediction;   ///< stored by a module of multi-token prediction beside its layer and its head
    TokenBytes headForward;  ///< while the loss is computed
    TokenBytes headBackward; ///< while its gradient is computed

    friend bool operator==(const ModelTokens&, const ModelTokens&) = default;
};

/// Which of the two kinds of layers, or what else, a tensor belongs to.
enum class TokenOwner : std::uint8_t { denseLayer, sparseLayer, embedding, head, prediction };

/// One row of the table behind an activation figure.
struct TensorRow {
    const StoredTensor* tensor =
        nullptr; ///< of the scenario's framework, or of the plan or model whatever that is
    TokenOwner owner = TokenOwner::denseLayer;
    double elements = 0; ///< for each token of the micro-batch, before any division; of scores: ÷ s
    TokenBytes bytes;    ///< the same in bytes, in the field of what divides it
};

/// Whether the model, plan and recipe have such a tensor at all.
[[nodiscard]] bool exists(const StoredTensor& tensor, const Scenario& scenario);

/// Whether it is one of those that context parallelism gathers, of whole sequences, whatever the framework.
[[nodiscard]] bool isGathered(const StoredTensor& tensor);

/// Whether a layer that repeats these modules does not keep the tensor.
[[nodiscard]] bool isDropped(const StoredTensor& tensor, RecomputeModules repeated);

/// The profile's tensors that exist in this scenario, in the profile's order; those of attention appear once
/// for dense and once for sparse layers where the model has both. \pre the scenario outlives the rows
[[nodiscard]] std::vector<TensorRow> tensorRows(const Scenario& scenario);

[[nodiscard]] ModelTokens modelTokens(const Scenario& scenario);

} // namespace quadrille::detailed
