// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/detailed/formulas.h"

#include <algorithm>

/// The formulas of formulas.h put together for the model chunks of one pipeline rank.
namespace quadrille::detailed {

/// What is the same for every chunk and plan of a scenario's model, recipe and way to shard.
struct ModelNumbers : ModelParameters {
    ModelTokens tokens;
};

[[nodiscard]] inline ModelNumbers modelNumbers(const Scenario& scenario) {
    return {modelParameters(scenario), modelTokens(scenario)};
}

/// Activations of one micro-batch in one chunk, and the working memory while it passes.
template <class T>
struct ChunkBytes {
    T stored;             ///< of embedding and layers, from its forward to its backward pass
    T head;               ///< of head and loss, from the end of the forward pass to the start of the backward
    T layerForward;       ///< working memory of a layer's forward pass, gathered parameters included
    T lossForward;        ///< of head and loss beside what they store
    T keptBackward;       ///< of a layer's backward pass, with what selective recomputation makes again
    T recomputedBackward; ///< the same of a fully recomputed layer, with all that it stores for itself
    T lossBackward;
    T onHost; ///< of what one micro-batch stores, what waits in the host's memory and is not in `stored`

    /// Most that a forward pass needs beside `stored`: the loss comes when the layers are done.
    [[nodiscard]] T forward() const {
        using namespace formula;
        return maximum(layerForward, head + lossForward);
    }
    /// Most that a backward pass needs beside `stored`: it starts with the loss, whose tensors then go.
    [[nodiscard]] T backward() const {
        using namespace formula;
        return maximum(maximum(keptBackward, recomputedBackward), head + lossBackward);
    }
};

/// Takes the working memory of layers that the chunk does not have out of its bytes.
template <class T>
void dropAbsentLayers(ChunkBytes<T>& bytes, const ChunkShape& shape) {
    if (shape.counts.recomputedDense + shape.counts.recomputedSparse == 0)
        bytes.recomputedBackward = T(0.0);
    if (shape.layers == 0)
        bytes.layerForward = bytes.keptBackward = T(0.0);
}

/// What a layer keeps when it is not fully recomputed.
[[nodiscard]] inline const TokenBytes& keptTokens(const LayerTokens& layer, const Plan& plan) {
    return plan.recompute == Recompute::selective ? layer.selective : layer.kept;
}

/// Stored activations of one micro-batch in a chunk.
template <class T>
[[nodiscard]] T storedBytes(const ModelNumbers& model, const LayerCounts<T>& counts, Ends ends,
                            const Plan& plan, const Letters<T>& x) {
    using formula::Label;
    using namespace formula;
    static constexpr const char* source = QUADRILLE_MESSAGE("Stored tensors of the framework's profile");
    static constexpr Label kept[] = {
        {"A_d", QUADRILLE_MESSAGE("Activations of a layer for one micro-batch"), source, Unit::bytes},
        {"A_e", QUADRILLE_MESSAGE("Activations of a layer with experts for one micro-batch"), source,
         Unit::bytes}};
    static constexpr Label checkpoint{
        "A_c", QUADRILLE_MESSAGE("Checkpoint of a recomputed layer for one micro-batch"), source,
        Unit::bytes};
    const bool full = plan.recompute == Recompute::full;
    Sum<T> sum;
    const auto addLayers = [&](const LayerTokens& layer, const TokenNames& names, const Label& label,
                               const T& all, const T& recomputed) {
        if (!full || plan.recomputeEvery > 1)
            sum.add((full ? all - recomputed : all) *
                    named(label, microBatchBytes(keptTokens(layer, plan), names, x)));
        if (full)
            sum.add(recomputed * named(checkpoint, microBatchBytes(layer.checkpoint, checkpointNames, x)));
    };
    if (model.hasDense)
        addLayers(model.tokens.dense, denseNames, kept[0], counts.dense, counts.recomputedDense);
    if (model.hasSparse)
        addLayers(model.tokens.sparse, sparseNames, kept[1], counts.sparse, counts.recomputedSparse);
    if (ends.embedding && !model.tokens.embedding.none())
        sum.add(microBatchBytes(model.tokens.embedding, embeddingNames, x));
    if (const auto whole = ends.predictions - ends.recomputedPredictions; whole > 0)
        sum.add(formula::letter<T>(
                    "n_mtk", QUADRILLE_MESSAGE("modules of multi-token prediction that keep their tensors"),
                    whole) *
                microBatchBytes(model.tokens.prediction, predictionNames, x));
    return sum.total();
}

/// What head and loss store, and those of multi-token prediction beside them until the backward pass begins.
template <class T>
[[nodiscard]] T headBytes(const ModelNumbers& model, Ends ends, const Letters<T>& x) {
    if (!ends.head)
        return T(0.0);
    const T one = microBatchBytes(model.tokens.head, headNames, x);
    return ends.predictions == 0 ? one : (1.0 + predictionsOf<T>(ends.predictions)) * one;
}

/// The larger of what two kinds of layers give, where the model has both.
template <class T, class Of>
[[nodiscard]] T largestOfLayers(const ModelNumbers& model, Of of) {
    using namespace formula;
    if (!model.hasSparse)
        return of(model.tokens.dense, model.dense, denseParameters);
    if (!model.hasDense)
        return of(model.tokens.sparse, model.sparse, sparseParameters);
    return maximum(of(model.tokens.dense, model.dense, denseParameters),
                   of(model.tokens.sparse, model.sparse, sparseParameters));
}

/// Bytes per parameter that gathered layers take less where their matrices are gathered in FP8.
template <class T>
[[nodiscard]] T sparedBytes(const Scenario& scenario) {
    const GatheredLayers& gathered = scenario.recipe.framework->gathered;
    const double narrow = weightBytes(scenario.recipe.precision, scenario.recipe.fp8Recipe);
    return formula::amount<T>("g_8",
                              QUADRILLE_MESSAGE("bytes per parameter that FP8 spares of gathered layers"),
                              gathered.layers * std::max(0.0, gathered.bytes - narrow));
}

/// Parameters of a layer's matrices that a narrow format holds, on one GPU.
template <class T>
[[nodiscard]] T matricesOf(const LayerParameters<double>& layer, const ParameterNames& names,
                           bool withExperts, const Letters<T>& x) {
    LayerParameters<double> matrices{};
    matrices.tensorSplit = layer.tensorSplit;
    matrices.experts = layer.experts;
    const Parameters<T> onGpu = layerOnGpu(matrices, names, x);
    return withExperts ? onGpu.shared + onGpu.experts : onGpu.shared;
}

/// Takes what is offloaded out of what a chunk stores. Two layers of it are on the GPU while a pass runs: the
/// one that computes and the one that travels.
template <class T>
void offload(ChunkBytes<T>& bytes, const ModelNumbers& model, const Plan& plan, const Letters<T>& x) {
    const T share = formula::amount<T>(
        "x_h", QUADRILLE_MESSAGE("share of the stored activations on the host"), activationsOnHost(plan));
    const bool full = plan.recompute == Recompute::full;
    const auto travels = [&](bool checkpoints) {
        return 2.0 * share *
               largestOfLayers<T>(model, [&](const LayerTokens& kind, const LayerParameters<double>&,
                                             const ParameterNames&) {
                   return microBatchBytes(checkpoints ? kind.checkpoint : keptTokens(kind, plan),
                                          workingNames, x);
               });
    };
    bytes.onHost = share * bytes.stored;
    bytes.stored = (1.0 - share) * bytes.stored;
    const T buffers = travels(full && plan.recomputeEvery == 1);
    bytes.layerForward = bytes.layerForward + buffers;
    if (!full || plan.recomputeEvery > 1)
        bytes.keptBackward = bytes.keptBackward + buffers;
    if (full)
        bytes.recomputedBackward = bytes.recomputedBackward + buffers;
}

/// A chunk's stored activations and working memory. Layers of both kinds count as present wherever the model
/// has them.
template <class T>
[[nodiscard]] ChunkBytes<T> chunkBytes(const ModelNumbers& model, const LayerCounts<T>& counts, Ends ends,
                                       const Scenario& scenario, const Letters<T>& x) {
    const Plan& plan = scenario.plan;
    const GatheredLayers& gathered = scenario.recipe.framework->gathered;
    const T none(0.0);
    // Layers are gathered before they compute.
    const bool gathers = plan.zero == 3 && severalShards(x);
    // Working memory of one layer: tensors, and under ZeRO 3 the parameters and gradients it gathers.
    const auto working = [&](auto tokensOf, double gatheredBytes) {
        return largestOfLayers<T>(model, [&](const LayerTokens& kind, const LayerParameters<double>& layer,
                                             const ParameterNames& names) {
            const TokenBytes tokens = tokensOf(kind);
            Sum<T> sum;
            if (!tokens.none())
                sum.add(microBatchBytes(tokens, workingNames, x));
            if (gatheredBytes != 0 && gathers) {
                const Parameters<T> onGpu = layerOnGpu(layer, names, x);
                const auto bytes = formula::amount<T>(
                    "g", QUADRILLE_MESSAGE("bytes per parameter of gathered layers"), gatheredBytes);
                // Experts that no other rank shares are whole already.
                const bool sharesExperts = formula::valueOf(x.g / expertSpread(x)) != 1;
                const bool withExperts = model.hasSparse && sharesExperts;
                const T whole = bytes * (withExperts ? onGpu.shared + onGpu.experts : onGpu.shared);
                sum.add(keepsFp8Params(scenario.recipe)
                            ? whole - sparedBytes<T>(scenario) * matricesOf(layer, names, withExperts, x)
                            : whole);
            }
            return sum.total();
        });
    };
    const double forwardGather = gathered.layers * gathered.bytes;
    const double backwardGather = forwardGather + gathered.gradientLayers * gathered.gradientBytes;
    const auto keptAgain = [&plan](const LayerTokens& layer) {
        TokenBytes tokens = layer.kept.without(keptTokens(layer, plan));
        return tokens += layer.backward;
    };
    const auto all = [](const LayerTokens& layer) {
        TokenBytes tokens = layer.kept.without(layer.checkpoint);
        return tokens += layer.backward;
    };
    const bool full = plan.recompute == Recompute::full;
    ChunkBytes<T> bytes{storedBytes(model, counts, ends, plan, x),
                        headBytes(model, ends, x),
                        working([](const LayerTokens& layer) { return layer.forward; }, forwardGather),
                        ends.head ? microBatchBytes(model.tokens.headForward, workingNames, x) : none,
                        full && plan.recomputeEvery == 1 ? none : working(keptAgain, backwardGather),
                        full ? working(all, backwardGather) : none,
                        ends.head ? microBatchBytes(model.tokens.headBackward, workingNames, x) : none,
                        none};
    if (activationsOnHost(plan) > 0)
        offload(bytes, model, plan, x);
    return bytes;
}

} // namespace quadrille::detailed
