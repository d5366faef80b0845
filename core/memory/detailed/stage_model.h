// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/detailed/rank_peak.h"

namespace quadrille::detailed {

/// What a rank holds from the first to the last moment of a step.
template <class T>
struct SteadyBytes {
    T parameters, gradients, optimizer;
    T buffers;       ///< of communication, and gradients that matrices return
    T step;          ///< while the optimizer runs, in place of activations and working memory
    T onHost;        ///< optimizer states that wait in the host's memory; they are in `step`
    T headGradients; ///< of `gradients`, those of the model's head, where they come:
                     ///< Framework::freesGradients
};

/// Working memory of the chunk's last layer in its backward pass, whose activations are gone when it ends.
template <class T>
[[nodiscard]] T lastBackward(const ChunkBytes<T>& chunk) {
    using namespace formula;
    return maximum(chunk.keptBackward, chunk.recomputedBackward);
}

/// Gradients that matrices return beside the accumulated ones: those of one layer, which all layers of the
/// same sizes share, and the head's.
template <class T>
[[nodiscard]] T returnedGradients(const ModelNumbers& model, const LayerCounts<T>& counts, Ends ends,
                                  const Scenario& scenario, const Letters<T>& x) {
    Sum<T> parameters;
    if (formula::valueOf(counts.dense + counts.sparse) != 0)
        parameters.add(largestOfLayers<T>(
            model, [&x](const LayerTokens&, const LayerParameters<double>& layer,
                        const ParameterNames& names) { return matricesOf(layer, names, false, x); }));
    if (ends.head)
        parameters.add(endsOnGpu<T>(model, Ends{.embedding = false, .head = true}, x));
    return formula::amount<T>("g_w",
                              QUADRILLE_MESSAGE("bytes per parameter of the gradient that a matrix returns"),
                              scenario.recipe.framework->returnedGradient) *
           parameters.total();
}

/// Buffers of communication: what a rank of a pipeline sends and receives, gradients on their way, and ends
/// that ZeRO 3 gathers for the whole step; and the gradients that matrices return.
template <class T>
[[nodiscard]] T bufferBytes(const ModelNumbers& model, const LayerCounts<T>& counts, Ends ends,
                            const Scenario& scenario, const Letters<T>& x) {
    using formula::amount;
    const Framework& framework = *scenario.recipe.framework;
    const bool replicas = severalReplicas(x);
    Sum<T> sum;
    if (framework.pipelineBuffers != 0 && scenario.plan.pp > 1)
        sum.add(amount<T>("n_p2p", QUADRILLE_MESSAGE("micro-batches on their way between stages"),
                          framework.pipelineBuffers) *
                boundaryBytes(scenario, x));
    if (framework.bucket.value() != 0 && replicas)
        sum.add(amount<T>("M_bucket", QUADRILLE_MESSAGE("bytes of gradients on their way"),
                          framework.bucket.value()));
    if (framework.gathered.ends && scenario.plan.zero == 3 && severalShards(x) &&
        (ends.embedding || ends.head))
        sum.add(amount<T>("g_0", QUADRILLE_MESSAGE("bytes per gathered parameter of embedding and head"),
                          framework.gathered.bytes) *
                endsOnGpu<T>(model, ends, x));
    if (framework.returnedGradient != 0 && scenario.plan.zero < 3)
        sum.add(returnedGradients(model, counts, ends, scenario, x));
    return sum.total();
}

/// Working memory of the optimizer's step, for the parameters that this rank updates.
template <class T>
[[nodiscard]] T stepBytes(const Parameters<T>& onGpu, const Scenario& scenario, const Letters<T>& x) {
    const double bytes = scenario.recipe.framework->stepBytes;
    if (bytes == 0)
        return T(0.0);
    const auto each =
        formula::amount<T>("u", QUADRILLE_MESSAGE("bytes per parameter while the optimizer runs"), bytes);
    if (scenario.plan.zero == 0)
        return each * (onGpu.shared + onGpu.experts);
    return each * (onGpu.shared + onGpu.experts * expertSpread(x)) / x.g;
}

template <class T>
[[nodiscard]] SteadyBytes<T> steadyBytes(const ModelNumbers& model, const LayerCounts<T>& counts, Ends ends,
                                         const Scenario& scenario, const Letters<T>& x) {
    const Parameters<T> onGpu = rankParameters(model, counts, ends, x);
    std::optional<Parameters<T>> inFp8;
    if (keepsFp8Params(scenario.recipe))
        inFp8 = matricesOnGpu(model, counts, x);
    const T none(0.0);
    const T optimizer = stateBytes(StateBytes::Part::optimizer, onGpu, scenario, x);
    const T step = stepBytes(onGpu, scenario, x);
    T headGradients(0.0);
    if (ends.head && scenario.recipe.framework->freesGradients) {
        Parameters<T> head{};
        head.shared = endsOnGpu<T>(model, Ends{.embedding = false, .head = true}, x);
        head.experts = none;
        headGradients = stateBytes(StateBytes::Part::gradients, head, scenario, x);
    }
    const bool away = offloadsOptimizer(scenario.plan.offload);
    return {stateBytes(StateBytes::Part::parameters, onGpu, scenario, x, inFp8),
            stateBytes(StateBytes::Part::gradients, onGpu, scenario, x),
            away ? none : optimizer,
            bufferBytes(model, counts, ends, scenario, x),
            away ? step + optimizer : step,
            away ? optimizer : none,
            headGradients};
}

} // namespace quadrille::detailed
