// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/parameters.h"

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
           total(denseLayer(model, n)) < safelyBelowLargest &&
           total(sparseLayer(model, n, n.experts)) < safelyBelowLargest;
}

} // namespace

std::int64_t parameterCount(const ModelSpec& model) {
    const auto n = sizesOf<std::int64_t>(model);
    return fits(model) ? modelParameters(model, n, n.experts) : std::numeric_limits<std::int64_t>::max();
}

std::int64_t activeParameterCount(const ModelSpec& model) {
    const auto n = sizesOf<std::int64_t>(model);
    return fits(model) ? modelParameters(model, n, n.topK) : std::numeric_limits<std::int64_t>::max();
}

} // namespace quadrille
