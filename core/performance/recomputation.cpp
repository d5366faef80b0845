// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/recomputation.h"

#include "core/model/layer_parameters.h"

namespace quadrille {

ForwardFlops forwardFlopsPerToken(const ModelSpec& model, std::int64_t sequence) {
    const auto sizes = sizesOf<double>(model);
    const double matrices = (sizes.layers - sizes.sparseLayers) * total(denseLayer(model, sizes)) +
                            sizes.sparseLayers * total(sparseLayer(model, sizes, sizes.topK));
    return {.weights = 2.0 * (matrices + sizes.vocab * sizes.hidden),
            .attentionCore =
                2.0 * sizes.layers * sizes.heads * headWidths(model) * static_cast<double>(sequence)};
}

double headFlopsPerToken(const ModelSpec& model) {
    return 2.0 * static_cast<double>(model.vocab) * static_cast<double>(model.hidden);
}

double recomputedLayerShare(const Plan& plan) {
    return plan.recompute == Recompute::full ? 1.0 / static_cast<double>(plan.recomputeEvery) : 0.0;
}

double extraComputation(const Scenario& scenario) {
    const ForwardFlops forward = forwardFlopsPerToken(scenario.model, scenario.plan.sequence);
    if (scenario.plan.recompute != Recompute::selective)
        return recomputedLayerShare(scenario.plan) * (forward.total() - headFlopsPerToken(scenario.model)) /
               forward.total() / 3.0;
    return forward.attentionCore / forward.total() / 3.0;
}

} // namespace quadrille
