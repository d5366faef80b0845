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

std::int64_t windowedLayers(const ModelSpec& model) {
    if (!model.slidingWindow)
        return 0;
    return model.wholeAttentionEvery > 0 ? model.layers - model.layers / model.wholeAttentionEvery
                                         : model.layers;
}

double visibleShare(const ModelSpec& model, std::int64_t sequence) {
    if (!model.slidingWindow || *model.slidingWindow >= sequence)
        return 1;
    const double window = static_cast<double>(*model.slidingWindow) / static_cast<double>(sequence);
    const double windowed = static_cast<double>(windowedLayers(model)) / static_cast<double>(model.layers);
    return 1 - windowed * (1 - window * (2 - window));
}

double headWidths(const ModelSpec& model) {
    const auto sizes = sizesOf<double>(model);
    return queryWidth(model, sizes) + valueWidth(model, sizes);
}

} // namespace quadrille
