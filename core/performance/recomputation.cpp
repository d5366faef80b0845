// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/recomputation.h"

#include "core/model/layer_parameters.h"

namespace quadrille {
namespace {

/// Width of a head's queries and keys, and of its values, added up.
double headWidths(const ModelSpec& model) {
    if (!model.latentAttention)
        return 2.0 * static_cast<double>(model.headDim);
    const LatentAttention& latent = *model.latentAttention;
    return static_cast<double>(latent.queryKeyNopeDim + latent.queryKeyRopeDim + latent.valueDim);
}

} // namespace

ForwardFlops forwardFlopsPerToken(const ModelSpec& model, std::int64_t sequence) {
    const auto sizes = sizesOf<double>(model);
    const double matrices = (sizes.layers - sizes.sparseLayers) * total(denseLayer(model, sizes)) +
                            sizes.sparseLayers * total(sparseLayer(model, sizes, sizes.topK));
    const double core = 2.0 * sizes.layers * sizes.heads * headWidths(model) * static_cast<double>(sequence);
    return {2.0 * (matrices + sizes.vocab * sizes.hidden) + core, core};
}

double modelFlopsPerStep(const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    const double tokens = static_cast<double>(plan.globalBatch) * static_cast<double>(plan.sequence);
    return 3.0 * tokens * forwardFlopsPerToken(scenario.model, plan.sequence).total;
}

double recomputedLayerShare(const Plan& plan) {
    return plan.recompute == Recompute::full ? 1.0 / static_cast<double>(plan.recomputeEvery) : 0.0;
}

double extraComputation(const Scenario& scenario) {
    const ForwardFlops forward = forwardFlopsPerToken(scenario.model, scenario.plan.sequence);
    if (scenario.plan.recompute != Recompute::selective) {
        const double head =
            2.0 * static_cast<double>(scenario.model.vocab) * static_cast<double>(scenario.model.hidden);
        return recomputedLayerShare(scenario.plan) * (forward.total - head) / forward.total / 3.0;
    }
    return forward.attentionCore / forward.total / 3.0;
}

} // namespace quadrille
