// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_sizes.h"

#include <cstdint>

/// The matrices and vectors that a model is made of: their shapes, and how tensor and expert parallelism
/// divide them. Each visits its parts in the order in which tokens pass them, as function templates over the
/// number type of the sizes; layer_parameters.h adds them up.
///
/// What is divided is what Megatron-core divides: weights and biases of column-parallel layers (queries,
/// keys, values, first FFN matrices, up-projections of latent attention), weights of row-parallel ones
/// (attention output, second FFN matrix), embedding and head over the vocabulary, attention sinks over the
/// heads. Whole on every rank are norms, biases of row-parallel layers, routers, down-projections of latent
/// attention and learned positions. Division by TP is that of whole heads.
namespace quadrille {

enum class MatrixName : std::uint8_t {
    embedding,
    positions,
    embeddingNorm,
    norms, ///< of a layer, over h
    queries,
    keys,
    values,
    queryDown, ///< compression of latent attention, with its norm beside it
    queryDownNorm,
    queryUp,
    keyValueDown,
    keyValueDownNorm,
    keyValueUp,
    queryKeyValueBias,
    queryKeyNorm,
    sinks,
    output,
    outputBias,
    gate,
    up,
    upBias, ///< of gate and up together
    down,
    downBias,
    router,
    routerBias,
    routerCorrection,
    sharedExpertGate,
    finalNorm,
    head,
    prediction, ///< projection of a module of multi-token prediction
    predictionNorms
};

/// What tensor parallelism does with a matrix of inputs × outputs.
enum class MatrixSplit : std::uint8_t {
    whole,   ///< every rank holds all of it
    columns, ///< each has some of the outputs
    rows     ///< each has some of the inputs, and what comes out is added up
};

/// Whose FFN a matrix is of.
enum class MatrixOwner : std::uint8_t { layer, routedExpert, sharedExpert };

template <class T>
struct Matrix {
    MatrixName name = MatrixName::norms;
    MatrixSplit split = MatrixSplit::whole;
    T rows;    ///< inputs; 1 of a vector
    T columns; ///< outputs
    T copies;  ///< that the layer has of it: of every expert, of every norm
    MatrixOwner owner = MatrixOwner::layer;
    [[nodiscard]] T parameters() const { return copies * rows * columns; }
};

/// Weights of one norm over the hidden size: and as many biases in a LayerNorm.
template <class T>
[[nodiscard]] T normParameters(const ModelSpec& model, const ModelSizes<T>& n) {
    return model.norm == Norm::layerNorm ? 2 * n.hidden : n.hidden;
}

/// Multi-head latent attention with the norms of its compressed queries, keys and values (DeepSeek-V2,
/// arXiv:2405.04434, section 2.1). It has no biases.
template <class T, class Visit>
void visitLatentAttention(const ModelSpec& model, const ModelSizes<T>& n, Visit visit) {
    using enum MatrixName;
    using enum MatrixSplit;
    const T one(1);
    const T queryOutputs = n.heads * queryWidth(model, n);
    const bool compressed = model.latentAttention && model.latentAttention->queryRank > 0;
    if (compressed) {
        visit(Matrix<T>{queryDown, whole, n.hidden, n.queryRank, one});
        visit(Matrix<T>{queryDownNorm, whole, one, n.queryRank, one});
    }
    visit(Matrix<T>{queryUp, columns, compressed ? n.queryRank : n.hidden, queryOutputs, one});
    visit(Matrix<T>{keyValueDown, whole, n.hidden, n.keyValueRank + n.ropeDim, one});
    visit(Matrix<T>{keyValueDownNorm, whole, one, n.keyValueRank, one});
    visit(Matrix<T>{keyValueUp, columns, n.keyValueRank, n.heads * (n.nopeDim + n.valueDim), one});
    visit(Matrix<T>{output, rows, n.heads * n.valueDim, n.hidden, one});
}

/// Queries, keys, values, output, their biases, and the norms of queries and keys.
template <class T, class Visit>
void visitMultiHeadAttention(const ModelSpec& model, const ModelSizes<T>& n, Visit visit) {
    using enum MatrixName;
    using enum MatrixSplit;
    const T one(1);
    visit(Matrix<T>{queries, columns, n.hidden, n.heads * n.headDim, one});
    visit(Matrix<T>{keys, columns, n.hidden, n.kvHeads * n.headDim, one});
    visit(Matrix<T>{values, columns, n.hidden, n.kvHeads * n.headDim, one});
    if (model.bias != Bias::none)
        visit(Matrix<T>{queryKeyValueBias, columns, one, (n.heads + 2 * n.kvHeads) * n.headDim, one});
    if (model.queryKeyNorm == QueryKeyNorm::head)
        visit(Matrix<T>{queryKeyNorm, whole, one, 2 * n.headDim, one});
    if (model.queryKeyNorm == QueryKeyNorm::full)
        visit(Matrix<T>{queryKeyNorm, whole, one, (n.heads + n.kvHeads) * n.headDim, one});
    visit(Matrix<T>{output, rows, n.heads * n.headDim, n.hidden, one});
    if (model.bias == Bias::attention || model.bias == Bias::all)
        visit(Matrix<T>{outputBias, whole, one, n.hidden, one});
}

/// The norms of a layer, and its attention.
template <class T, class Visit>
void visitAttention(const ModelSpec& model, const ModelSizes<T>& n, Visit visit) {
    visit(Matrix<T>{MatrixName::norms, MatrixSplit::whole, T(1), normParameters(model, n),
                    T(static_cast<int>(model.normsPerLayer))});
    if (model.latentAttention)
        visitLatentAttention(model, n, visit);
    else
        visitMultiHeadAttention(model, n, visit);
    if (model.attentionSinks)
        visit(Matrix<T>{MatrixName::sinks, MatrixSplit::columns, T(1), n.heads, T(1)});
}

/// A feed-forward network of this width: the dense one of a layer, or so many experts.
template <class T, class Visit>
void visitFfn(const ModelSpec& model, const ModelSizes<T>& n, const T& width, const T& copies,
              MatrixOwner owner, Visit visit) {
    using enum MatrixName;
    using enum MatrixSplit;
    const T one(1);
    if (model.gated)
        visit(Matrix<T>{gate, columns, n.hidden, width, copies, owner});
    visit(Matrix<T>{up, columns, n.hidden, width, copies, owner});
    if (model.bias == Bias::all)
        visit(Matrix<T>{upBias, columns, one, model.gated ? 2 * width : width, copies, owner});
    visit(Matrix<T>{down, rows, width, n.hidden, copies, owner});
    if (model.bias == Bias::all)
        visit(Matrix<T>{downBias, whole, one, n.hidden, copies, owner});
}

/// The router, with what some models hold beside its matrix: a bias of its logits, a correction of its
/// choice (learned without gradients: DeepSeek-V3, arXiv:2412.19437, section 2.1.2), a gate of shared
/// experts.
template <class T, class Visit>
void visitRouter(const ModelSpec& model, const ModelSizes<T>& n, Visit visit) {
    using enum MatrixName;
    using enum MatrixSplit;
    const T one(1);
    visit(Matrix<T>{router, whole, n.hidden, n.experts, one});
    if (model.bias == Bias::all)
        visit(Matrix<T>{routerBias, whole, one, n.experts, one});
    if (model.experts && model.experts->routerCorrection)
        visit(Matrix<T>{routerCorrection, whole, one, n.experts, one});
    if (model.experts && model.experts->sharedExpertGate)
        visit(Matrix<T>{sharedExpertGate, whole, n.hidden, one, one});
}

template <class T, class Visit>
void visitDenseLayer(const ModelSpec& model, const ModelSizes<T>& n, Visit visit) {
    visitAttention(model, n, visit);
    visitFfn(model, n, n.ffn, T(1), MatrixOwner::layer, visit);
}

/// \param routed how many of the routed experts to count
template <class T, class Visit>
void visitSparseLayer(const ModelSpec& model, const ModelSizes<T>& n, const T& routed, Visit visit) {
    visitAttention(model, n, visit);
    visitRouter(model, n, visit);
    visitFfn(model, n, n.expertFfn, routed, MatrixOwner::routedExpert, visit);
    if (model.experts && model.experts->sharedExperts > 0)
        visitFfn(model, n, n.expertFfn, n.sharedExperts, MatrixOwner::sharedExpert, visit);
}

/// What stands outside the layers. A tied head is the embedding's matrix and not visited again.
template <class T, class Visit>
void visitEnds(const ModelSpec& model, const ModelSizes<T>& n, Visit visit) {
    using enum MatrixName;
    using enum MatrixSplit;
    const T one(1);
    visit(Matrix<T>{embedding, rows, n.vocab, n.hidden, one});
    if (model.learnedPositions > 0)
        visit(Matrix<T>{positions, whole, n.positions, n.hidden, one});
    if (model.embeddingNorm)
        visit(Matrix<T>{embeddingNorm, whole, one, normParameters(model, n), one});
    visit(Matrix<T>{finalNorm, whole, one, normParameters(model, n), one});
    if (!model.tiedEmbeddings)
        visit(Matrix<T>{head, columns, n.hidden, n.vocab, one});
}

/// What a module of multi-token prediction has beside its layer: the projection of what comes in and the
/// embedding of the next token, and the norms of both and of what goes out.
template <class T, class Visit>
void visitPrediction(const ModelSpec& model, const ModelSizes<T>& n, Visit visit) {
    using enum MatrixName;
    using enum MatrixSplit;
    visit(Matrix<T>{prediction, columns, 2 * n.hidden, n.hidden, T(1)});
    visit(Matrix<T>{predictionNorms, whole, T(3), normParameters(model, n), T(1)});
}

} // namespace quadrille
