// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/matrices.h"

/// Parameters of one layer and of what stands outside the layers, by how tensor and expert parallelism divide
/// them: sums over the matrices of matrices.h, which says which of them is divided. Every formula is a
/// template over its number type: an integer (exact), double, or a tracing number.
/// Sizes come as ModelSizes<T>; what is there at all (gates, biases,
/// kinds of norm) comes from the ModelSpec. A TP above kvHeads repeats keys and values, which is not counted
/// here.
namespace quadrille {

/// Parameters of one layer, not yet divided by any degree of parallelism.
template <class T>
struct LayerParameters {
    T tensorSplit;       ///< divided by TP
    T replicated;        ///< whole on every rank of the TP and EP groups
    T experts;           ///< routed experts: divided by EP, and within an expert by expert TP
    T expertsReplicated; ///< output biases of routed experts: divided by EP, not by expert TP
};

/// Parameters outside the layers, not yet divided by any degree of parallelism.
template <class T>
struct EndParameters {
    T embedding;     ///< divided by TP, on the first pipeline stage
    T positions;     ///< whole on every TP rank, on the first stage; 0 without a learned table
    T embeddingNorm; ///< whole on every TP rank, on the first stage; 0 for nearly every model
    T finalNorm;     ///< whole on every TP rank, on the last stage
    T head;          ///< divided by TP, on the last stage; 0 where tied: there the embedding is used again
};

template <class T>
void addMatrix(LayerParameters<T>& to, const Matrix<T>& matrix) {
    const bool routed = matrix.owner == MatrixOwner::routedExpert;
    T& sum = matrix.split == MatrixSplit::whole ? (routed ? to.expertsReplicated : to.replicated)
                                                : (routed ? to.experts : to.tensorSplit);
    sum = sum + matrix.parameters();
}

/// Adds the router with what stands beside it.
template <class T>
void addRouter(LayerParameters<T>& to, const ModelSpec& model, const ModelSizes<T>& n) {
    visitRouter(model, n, [&to](const Matrix<T>& matrix) { addMatrix(to, matrix); });
}

/// Of a feed-forward network of this width what TP divides: the dense one of a layer, or one expert.
template <class T>
[[nodiscard]] T ffnSplitParameters(const ModelSpec& model, const ModelSizes<T>& n, const T& width) {
    LayerParameters<T> ffn{};
    visitFfn(model, n, width, T(1), MatrixOwner::layer,
             [&ffn](const Matrix<T>& matrix) { addMatrix(ffn, matrix); });
    return ffn.tensorSplit;
}

/// A whole layer with a dense FFN.
template <class T>
[[nodiscard]] LayerParameters<T> denseLayer(const ModelSpec& model, const ModelSizes<T>& n) {
    LayerParameters<T> layer{};
    visitDenseLayer(model, n, [&layer](const Matrix<T>& matrix) { addMatrix(layer, matrix); });
    return layer;
}

/// A whole layer with a mixture of experts. Shared experts are divided by TP as a dense FFN is.
/// \param routed how many of the routed experts to count: all n.experts that are stored, or the n.topK that a
/// token visits
template <class T>
[[nodiscard]] LayerParameters<T> sparseLayer(const ModelSpec& model, const ModelSizes<T>& n,
                                             const T& routed) {
    LayerParameters<T> layer{};
    visitSparseLayer(model, n, routed, [&layer](const Matrix<T>& matrix) { addMatrix(layer, matrix); });
    return layer;
}

/// Embedding, positions, norms and head around the layers.
template <class T>
[[nodiscard]] EndParameters<T> endParameters(const ModelSpec& model, const ModelSizes<T>& n) {
    EndParameters<T> ends{};
    visitEnds(model, n, [&ends](const Matrix<T>& matrix) {
        T& sum = matrix.name == MatrixName::embedding       ? ends.embedding
                 : matrix.name == MatrixName::positions     ? ends.positions
                 : matrix.name == MatrixName::embeddingNorm ? ends.embeddingNorm
                 : matrix.name == MatrixName::finalNorm     ? ends.finalNorm
                                                            : ends.head;
        sum = sum + matrix.parameters();
    });
    return ends;
}

/// All of a layer, on one rank that divides nothing.
template <class T>
[[nodiscard]] T total(const LayerParameters<T>& layer) {
    return layer.tensorSplit + layer.replicated + layer.experts + layer.expertsReplicated;
}

/// All outside the layers, each matrix once.
template <class T>
[[nodiscard]] T total(const EndParameters<T>& ends) {
    return ends.embedding + ends.positions + ends.embeddingNorm + ends.finalNorm + ends.head;
}

} // namespace quadrille
