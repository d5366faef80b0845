// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/layer_parameters.h"

#include <cstdint>

/// Exact parameter counts, as sums over layer_parameters.h. Checked to the last parameter against the counts
/// that the published weights show; for the dense case without biases see also Fujii et al. (2024), eqs. 1
/// to 3.
namespace quadrille {

/// The whole model. \param routed see sparseLayer()
template <class T>
[[nodiscard]] T modelParameters(const ModelSpec& model, const ModelSizes<T>& n, const T& routed) {
    const T dense = (n.layers - n.sparseLayers) * total(denseLayer(model, n));
    const T sparse = n.sparseLayers * total(sparseLayer(model, n, routed));
    return total(endParameters(model, n)) + dense + sparse;
}

/// Every stored parameter, exactly; the largest integer where there are more than it can say.
/// \pre no size is negative, and topK ≤ experts
[[nodiscard]] std::int64_t parameterCount(const ModelSpec& model);
/// Those that one token passes through, embedding and head included. The same as parameterCount() without
/// experts.
[[nodiscard]] std::int64_t activeParameterCount(const ModelSpec& model);

} // namespace quadrille
