// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/predictions.h"

#include "core/units/saturating.h"

#include <limits>

namespace quadrille {

std::int64_t sparsePredictLayers(const ModelSpec& model) {
    return isSparse(model, model.layers - 1) ? model.predictLayers : 0;
}

std::int64_t trainedLayers(const ModelSpec& model) {
    return saturatingSum(model.layers, model.predictLayers);
}

std::int64_t trainedSparseLayers(const ModelSpec& model) {
    return saturatingSum(sparseLayers(model), sparsePredictLayers(model));
}

std::int64_t predictionParameterCount(const ModelSpec& model) {
    if (model.predictLayers == 0)
        return 0;
    const auto each = [&model](const auto& n) {
        const auto layer =
            isSparse(model, model.layers - 1) ? sparseLayer(model, n, n.experts) : denseLayer(model, n);
        return total(layer) + total(predictionParameters(model, n));
    };
    constexpr double safelyBelowLargest = 9.2e18;
    if (each(sizesOf<double>(model)) >= safelyBelowLargest)
        return std::numeric_limits<std::int64_t>::max();
    return saturatingProduct(model.predictLayers, each(sizesOf<std::int64_t>(model)));
}

} // namespace quadrille
