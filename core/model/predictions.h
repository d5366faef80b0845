// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/layer_parameters.h"

#include <cstdint>

/// Multi-token prediction (Gloeckle et al. 2024, arXiv:2404.19737), one module behind the other as
/// DeepSeek-AI (2024), arXiv:2412.19437, section 2.2, have them: each norms what comes in and the embedding
/// of the next token, projects both from 2h to h, and has a transformer layer, of the kind of the model's
/// last one, and a final norm of its own. Embedding and head are the model's. As Megatron-Core has it
/// (NVIDIA/Megatron-LM@ d98e8a6, megatron/core/transformer/multi_token_prediction.py), the modules stand with
/// the head on the last stage, where they use a copy of the embedding if the stage has none, and TP divides
/// the projection's columns.
namespace quadrille {

/// Of the modules' layers those with experts: all or none.
[[nodiscard]] std::int64_t sparsePredictLayers(const ModelSpec& model);
/// Layers of the model and of its modules together, and of these those with experts.
[[nodiscard]] std::int64_t trainedLayers(const ModelSpec& model);
[[nodiscard]] std::int64_t trainedSparseLayers(const ModelSpec& model);

/// What one module has beside its layer: the projection, and the norms of its two inputs and of its output.
template <class T>
[[nodiscard]] LayerParameters<T> predictionParameters(const ModelSpec& model, const ModelSizes<T>& n) {
    LayerParameters<T> module{};
    visitPrediction(model, n, [&module](const Matrix<T>& matrix) {
        T& sum = matrix.split == MatrixSplit::whole ? module.replicated : module.tensorSplit;
        sum = sum + matrix.parameters();
    });
    return module;
}

/// Every parameter of all modules, without the embedding and head that they share with the model; the largest
/// integer where there are more than it can say. parameterCount() is without them, as published counts are.
/// \pre no size is negative
[[nodiscard]] std::int64_t predictionParameterCount(const ModelSpec& model);

} // namespace quadrille
