// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/recomputation.h"

#include "core/model/predictions.h"

namespace quadrille {

namespace {

/// With the layers of multi-token prediction.
ModelSizes<double> trainedSizes(const ModelSpec& model) {
    auto sizes = sizesOf<double>(model);
    sizes.layers = static_cast<double>(trainedLayers(model));
    sizes.sparseLayers = static_cast<double>(trainedSparseLayers(model));
    return sizes;
}

} // namespace

ForwardFlops forwardFlopsPerToken(const ModelSpec& model, std::int64_t sequence) {
    const auto sizes = trainedSizes(model);
    const auto modules = static_cast<double>(model.predictLayers);
    const double matrices = (sizes.layers - sizes.sparseLayers) * total(denseLayer(model, sizes)) +
                            sizes.sparseLayers * total(sparseLayer(model, sizes, sizes.topK)) +
                            modules * total(predictionParameters(model, sizes));
    return {.weights = 2.0 * (matrices + (1 + modules) * (sizes.vocab * sizes.hidden)),
            .attentionCore = 2.0 * sizes.layers * sizes.heads * headWidths(model) *
                             static_cast<double>(sequence) * visibleShare(model, sequence)};
}

double headFlopsPerToken(const ModelSpec& model) {
    return 2.0 * static_cast<double>(model.vocab) * static_cast<double>(model.hidden) *
           (1 + static_cast<double>(model.predictLayers));
}

double recomputedLayerShare(const Plan& plan) {
    return plan.recompute == Recompute::full ? 1.0 / static_cast<double>(plan.recomputeEvery) : 0.0;
}

double repeatedModuleFlopsPerToken(const Scenario& scenario) {
    using enum RecomputeModule;
    const ModelSpec& model = scenario.model;
    const auto n = trainedSizes(model);
    const RecomputeModules modules = repeatedModules(scenario);
    double parameters = 0;
    if (modules.has(mlp))
        parameters += (n.layers - n.sparseLayers) * ffnSplitParameters(model, n, n.ffn);
    if (modules.has(moe)) {
        LayerParameters<double> router{};
        addRouter(router, model, n);
        parameters += n.sparseLayers * (router.replicated + (n.topK + n.sharedExperts) *
                                                                ffnSplitParameters(model, n, n.expertFfn));
    }
    if (modules.has(latentUp)) {
        const bool compressed = model.latentAttention && model.latentAttention->queryRank > 0;
        parameters += n.layers * n.heads *
                      (queryWidth(model, n) * (compressed ? n.queryRank : n.hidden) +
                       n.keyValueRank * (n.nopeDim + n.valueDim));
    }
    return 2.0 * parameters;
}

RepeatedMessages repeatedMessages(const Scenario& scenario) {
    using enum RecomputeModule;
    constexpr double ofTheFfn = 0.5;
    if (scenario.plan.recompute != Recompute::selective) {
        const double layers = recomputedLayerShare(scenario.plan);
        return {layers, layers, layers, layers, layers};
    }
    const auto n = trainedSizes(scenario.model);
    const RecomputeModules modules = repeatedModules(scenario);
    const double sparse = n.sparseLayers / n.layers;
    RepeatedMessages repeated;
    if (modules.has(mlp)) {
        repeated.tensor += ofTheFfn * (1 - sparse);
        repeated.denseFfn = 1;
    }
    if (modules.has(moe)) {
        repeated.tensor += ofTheFfn * sparse;
        repeated.expert = 1;
    }
    if (modules.has(coreAttention))
        repeated.context = 1;
    return repeated;
}

double extraComputation(const Scenario& scenario) {
    const ForwardFlops forward = forwardFlopsPerToken(scenario.model, scenario.plan.sequence);
    if (scenario.plan.recompute != Recompute::selective)
        return recomputedLayerShare(scenario.plan) * (forward.total() - headFlopsPerToken(scenario.model)) /
               forward.total() / 3.0;
    const bool core = repeatedModules(scenario).has(RecomputeModule::coreAttention);
    const double repeated = (core ? forward.attentionCore : 0.0) + repeatedModuleFlopsPerToken(scenario);
    return repeated / forward.total() / 3.0;
}

} // namespace quadrille
