// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/amount.h"
#include "core/performance/performance.h"
#include "core/performance/recomputation.h"

/// FLOPs of one step of the whole cluster by each convention, as function templates over the number type:
/// double for the step, Traced for its explanation.
namespace quadrille {

/// Tokens of one step.
template <class T>
[[nodiscard]] T stepTokens(const Scenario& scenario) {
    using formula::letter;
    return letter<T>("B", QUADRILLE_MESSAGE("global batch size, sequences"), scenario.plan.globalBatch) *
           letter<T>("s", QUADRILLE_MESSAGE("sequence length"), scenario.plan.sequence);
}

/// What the kernels compute for a token, by the operators of layer_formulas.h: every product with weights
/// once and its two gradients, and once more where it is recomputed. Attention in tiles computes only what
/// the mask leaves, two products forward and five backward (Dao 2023, section 3.1); stored scores are
/// computed whole, two products and four.
template <class T>
[[nodiscard]] T kernelFlopsPerToken(const Scenario& scenario, const T& weights, const T& core) {
    using formula::amount;
    const Plan& plan = scenario.plan;
    const bool tiles = scenario.recipe.flashAttention;
    const T once = tiles ? 0.5 * core : core;
    T passes = 3.0 * weights + (tiles ? 3.5 : 3.0) * once;
    if (plan.recompute == Recompute::none)
        return passes;
    if (plan.recompute == Recompute::selective) {
        const T cores =
            repeatedModules(scenario).has(RecomputeModule::coreAttention) ? passes + once : passes;
        const double modules = repeatedModuleFlopsPerToken(scenario);
        return modules == 0
                   ? cores
                   : cores + amount<T>("f_m",
                                       QUADRILLE_MESSAGE("forward FLOPs of a token in recomputed modules"),
                                       modules);
    }
    const T head = amount<T>("f_h", QUADRILLE_MESSAGE("forward FLOPs of a token in the head"),
                             headFlopsPerToken(scenario.model));
    const T share = amount<T>("x", QUADRILLE_MESSAGE("share of the layers that are recomputed"),
                              recomputedLayerShare(plan));
    return passes + share * (weights - head + once);
}

/// Forward FLOPs of a token in the attention cores, every key counted.
template <class T>
[[nodiscard]] T corePerToken(const Scenario& scenario) {
    return formula::amount<T>(
        "f_a", QUADRILLE_MESSAGE("forward FLOPs of a token in the attention cores, every key counted"),
        forwardFlopsPerToken(scenario.model, scenario.plan.sequence).attentionCore);
}

/// FLOPs of one step in the attention cores, without the masked half: one forward pass and two backward.
template <class T>
[[nodiscard]] T causalCoreFlops(const Scenario& scenario) {
    return 1.5 * stepTokens<T>(scenario) * corePerToken<T>(scenario);
}

/// FLOPs of one step. \pre runnable(scenario)
template <class T>
[[nodiscard]] T stepFlops(const Scenario& scenario, FlopConvention convention) {
    using formula::amount;
    const T weights =
        amount<T>("f_w", QUADRILLE_MESSAGE("forward FLOPs of a token with weights: two per parameter used"),
                  forwardFlopsPerToken(scenario.model, scenario.plan.sequence).weights);
    const T core = corePerToken<T>(scenario);
    switch (convention) {
    case FlopConvention::causal: // one forward pass and two backward
        return 3.0 * stepTokens<T>(scenario) * (weights + 0.5 * core);
    case FlopConvention::hardware:
        return stepTokens<T>(scenario) * kernelFlopsPerToken(scenario, weights, core);
    case FlopConvention::model:
        break;
    }
    return 3.0 * stepTokens<T>(scenario) * (weights + core);
}

} // namespace quadrille
