// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/framework/recompute_modules.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace quadrille {

/// Where in the model a tensor arises. The places of experts count copies of tokens: each token visits top-k
/// of them.
enum class TensorPlace : std::uint8_t {
    attention,
    ffn,
    router,
    experts,
    sharedExperts,
    embedding,
    head,
    loss
};

/// Elements of a tensor for one token.
enum class TensorWidth : std::uint8_t {
    one,          ///< 1
    hidden,       ///< h
    queries,      ///< a·head size; of latent attention a·(nope + rope)
    keys,         ///< k·head size; of latent attention a·(nope + rope)
    values,       ///< k·head size; of latent attention a·value size
    contexts,     ///< the attention's output, a·head size; of latent attention a·value size
    heads,        ///< a
    scores,       ///< a·s: a row of the score matrix of every head
    ffn,          ///< FFN hidden size of the place: dense, one expert, or all shared experts together
    experts,      ///< routed experts of a layer
    topK,         ///< experts a token visits
    queryRank,    ///< compressed queries of latent attention
    keyValueRank, ///< its compressed keys and values
    rotaryKey,    ///< its shared rotary part of the keys
    vocabulary    ///< v
};

/// What divides a tensor beside context parallelism, which divides all of them.
enum class TensorSplit : std::uint8_t {
    none,     ///< every tensor parallel rank holds the whole
    tensor,   ///< tensor parallelism
    sequence, ///< sequence parallelism, where it is on
};

/// From when to when a tensor lives.
enum class TensorLife : std::uint8_t {
    stored,     ///< from the forward pass of a micro-batch to its backward pass
    checkpoint, ///< as stored, but only of a recomputed layer: what it is recomputed from
    forward,    ///< while the forward pass of the layer (or of the loss) runs
    backward    ///< while the backward pass of the layer (or of the loss) runs
};

/// What must hold for a tensor to exist.
enum class TensorCondition : std::uint8_t {
    gated,   ///< the FFN has a gate
    plain,   ///< the FFN has none
    flash,   ///< attention without a stored score matrix
    unfused, ///< attention with one
    dropout,
    latent,    ///< multi-head latent attention
    multiHead, ///< any other attention
    ungrouped, ///< multi-head attention whose queries have a key-value head each
    queryKeyNorm,
    layerNorm,
    rmsNorm,
    tensorParallel, ///< t > 1
    sequenceParallel,
    noSequenceParallel,
    contextParallel,  ///< c > 1
    severalSequences, ///< b > 1
    fusedLoss,
    unfusedLoss,
    gatheredLogits,
    splitLogits
};

/// One tensor that a framework keeps, for each token of a micro-batch.
struct StoredTensor {
    std::string name; ///< "attention input", for people
    TensorPlace place = TensorPlace::attention;
    TensorLife life = TensorLife::stored;
    TensorWidth width = TensorWidth::hidden;
    double bytes = 2;               ///< of one element
    std::optional<double> fp8Bytes; ///< of one element where training is in FP8; unset: as bytes
    TensorSplit split = TensorSplit::none;
    bool droppedBySelective = false;         ///< recomputation of the attention core does not keep it
    RecomputeModules droppedBy;              ///< nor does recomputation of any of these
    std::vector<TensorCondition> conditions; ///< all of them

    friend bool operator==(const StoredTensor&, const StoredTensor&) = default;
};

} // namespace quadrille
