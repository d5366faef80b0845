// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_sizes.h"

#include <algorithm>

namespace quadrille {

bool isSparse(const ModelSpec& model, std::int64_t layer) {
    return model.experts && layer >= model.experts->firstDenseLayers &&
           (layer + 1) % std::max<std::int64_t>(model.experts->layerStep, 1) == 0;
}

std::int64_t sparseLayersBefore(const ModelSpec& model, std::int64_t layer) {
    if (!model.experts || layer <= 0)
        return 0;
    const std::int64_t step = std::max<std::int64_t>(model.experts->layerStep, 1);
    const std::int64_t dense = std::clamp<std::int64_t>(model.experts->firstDenseLayers, 0, layer);
    return layer / step - dense / step;
}

std::int64_t sparseLayers(const ModelSpec& model) {
    return sparseLayersBefore(model, model.layers);
}

double headWidths(const ModelSpec& model) {
    const auto sizes = sizesOf<double>(model);
    return queryWidth(model, sizes) + valueWidth(model, sizes);
}

} // namespace quadrille
