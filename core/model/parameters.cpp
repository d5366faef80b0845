// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/parameters.h"

#include <algorithm>
#include <limits>

namespace quadrille {
namespace {

/// Where these doubles stay below it, every product and sum on the way to the whole number fits as well:
/// sizes are not negative, so a partial result never exceeds what it becomes part of. Only a layer that the
/// model has none of is dropped from the sum, and is therefore looked at by itself.
bool fits(const ModelSpec& model) {
    constexpr double safelyBelowLargest = 9.2e18;
    const auto n = sizesOf<double>(model);
    return modelParameters(model, n, n.experts) < safelyBelowLargest &&
           denseLayerParameters(model, n) < safelyBelowLargest &&
           sparseLayerParameters(model, n, n.experts) < safelyBelowLargest;
}

} // namespace

bool isSparse(const ModelSpec& model, std::int64_t layer) {
    return model.experts && layer >= model.experts->firstDenseLayers &&
           (layer + 1) % std::max<std::int64_t>(model.experts->layerStep, 1) == 0;
}

std::int64_t sparseLayers(const ModelSpec& model) {
    if (!model.experts)
        return 0;
    const std::int64_t step = std::max<std::int64_t>(model.experts->layerStep, 1);
    const std::int64_t dense = std::clamp<std::int64_t>(model.experts->firstDenseLayers, 0, model.layers);
    return model.layers / step - dense / step;
}

std::int64_t parameterCount(const ModelSpec& model) {
    const auto n = sizesOf<std::int64_t>(model);
    return fits(model) ? modelParameters(model, n, n.experts) : std::numeric_limits<std::int64_t>::max();
}

std::int64_t activeParameterCount(const ModelSpec& model) {
    const auto n = sizesOf<std::int64_t>(model);
    return fits(model) ? modelParameters(model, n, n.topK) : std::numeric_limits<std::int64_t>::max();
}

} // namespace quadrille
