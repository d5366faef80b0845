// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/sum.h"
#include "core/layout/attention_heads.h"
#include "core/layout/chunk_shapes.h"
#include "core/layout/letters.h"
#include "core/model/predictions.h"

/// The parameters that one GPU holds. Function templates over the number type (double, Traced).
namespace quadrille::layout {

using formula::Sum;

/// The parameters of a model by what divides them;
/// doubles, exact below 2^53.
struct ModelParameters {
    LayerParameters<double> dense{}, sparse{};
    EndParameters<double> ends{};
    LayerParameters<double> prediction{}; ///< of a module of multi-token prediction, beside its layer
    bool hasDense = true;                 ///< some layer has a dense FFN
    bool hasSparse = false;               ///< some layer has experts
};

[[nodiscard]] inline ModelParameters modelParameters(const ModelSpec& model,
                                                     const ModelSizes<double>& sizes) {
    const std::int64_t sparse = sparseLayers(model);
    return {denseLayer(model, sizes),    sparseLayer(model, sizes, sizes.experts),
            endParameters(model, sizes), predictionParameters(model, sizes),
            sparse != model.layers,      sparse != 0};
}

/// With a key-value head for every tensor parallel rank.
[[nodiscard]] inline ModelParameters modelParameters(const Scenario& scenario) {
    return modelParameters(scenario.model, heldSizes(scenario));
}

/// Parameters on one GPU, in the two groups that data parallelism shards differently.
template <class T>
struct Parameters {
    T shared;  ///< all but routed experts
    T experts; ///< routed experts
};

/// How an explanation calls the fields of LayerParameters.
struct ParameterNames {
    const char* tensorSplit;
    const char* replicated;
};

inline constexpr ParameterNames denseParameters{"N_t", "N_r"};
inline constexpr ParameterNames sparseParameters{"S_t", "S_r"};

/// A layer's parameters on one GPU. Experts are split by e, and inside an expert by t_e.
template <class T>
[[nodiscard]] Parameters<T> layerOnGpu(const LayerParameters<double>& layer, const ParameterNames& names,
                                       const Letters<T>& x) {
    using formula::amount;
    Sum<T> shared, experts;
    if (layer.tensorSplit != 0)
        shared.add(amount<T>(names.tensorSplit, QUADRILLE_MESSAGE("parameters of a layer that TP divides"),
                             layer.tensorSplit) /
                   x.t);
    if (layer.replicated != 0)
        shared.add(amount<T>(names.replicated,
                             QUADRILLE_MESSAGE("parameters of a layer that every TP rank holds"),
                             layer.replicated));
    if (layer.experts != 0)
        experts.add(
            amount<T>("N_e", QUADRILLE_MESSAGE("parameters of a layer's routed experts"), layer.experts) /
            (x.e * x.u));
    if (layer.expertsReplicated != 0)
        experts.add(amount<T>("N_b", QUADRILLE_MESSAGE("output biases of a layer's routed experts"),
                              layer.expertsReplicated) /
                    x.e);
    return {shared.total(), experts.total()};
}

/// Parameters on one GPU of embedding and head, and of multi-token prediction without its layers. Tied
/// matrices are stored once where one rank holds both ends, and on both ranks otherwise (Megatron-LM,
/// models/common/language_module). Multi-token prediction brings a copy of the embedding along where the rank
/// has neither that nor one for a tied head: see predictions.h.
template <class T>
[[nodiscard]] T endsOnGpu(const ModelParameters& model, Ends has, const Letters<T>& x) {
    using formula::amount;
    const EndParameters<double>& ends = model.ends;
    Sum<T> sum;
    if (has.embedding)
        sum.add(amount<T>("N_emb", QUADRILLE_MESSAGE("parameters of the embedding"), ends.embedding) / x.t);
    if (has.embedding && ends.positions + ends.embeddingNorm != 0)
        sum.add(amount<T>("N_pos", QUADRILLE_MESSAGE("parameters of positions and the embedding's norm"),
                          ends.positions + ends.embeddingNorm));
    if (has.head && (ends.head != 0 || !has.embedding))
        sum.add(amount<T>("N_head", QUADRILLE_MESSAGE("parameters of the head"),
                          ends.head != 0 ? ends.head : ends.embedding) /
                x.t);
    if (has.head)
        sum.add(amount<T>("N_norm", QUADRILLE_MESSAGE("parameters of the final norm"), ends.finalNorm));
    if (has.predictions == 0)
        return sum.total();
    sum.add(predictionsOf<T>(has.predictions) *
            (amount<T>("N_mtp", QUADRILLE_MESSAGE("parameters of a projection of multi-token prediction"),
                       model.prediction.tensorSplit) /
                 x.t +
             amount<T>("N_mtn", QUADRILLE_MESSAGE("parameters of the norms of multi-token prediction"),
                       model.prediction.replicated)));
    if (!has.embedding && ends.head != 0)
        sum.add(amount<T>("N_emb", QUADRILLE_MESSAGE("parameters of the embedding"), ends.embedding) / x.t);
    return sum.total();
}

/// Parameters of a chunk's layers on one GPU.
template <class T>
[[nodiscard]] Parameters<T> layersOnGpu(const ModelParameters& model, const LayerCounts<T>& counts,
                                        const Letters<T>& x) {
    Sum<T> shared, experts;
    if (model.hasDense)
        shared.add(counts.dense * layerOnGpu(model.dense, denseParameters, x).shared);
    if (model.hasSparse) {
        const Parameters<T> layer = layerOnGpu(model.sparse, sparseParameters, x);
        shared.add(counts.sparse * layer.shared);
        experts.add(counts.sparse * layer.experts);
    }
    return {shared.total(), experts.total()};
}

/// Of these those of the matrices that a narrow number format holds: what TP divides, and experts. Norms,
/// routers and the down-projections of latent attention stay in 16 bits.
template <class T>
[[nodiscard]] Parameters<T> matricesOnGpu(const ModelParameters& model, const LayerCounts<T>& counts,
                                          const Letters<T>& x) {
    LayerParameters<double> dense{}, sparse{};
    dense.tensorSplit = model.dense.tensorSplit;
    sparse.tensorSplit = model.sparse.tensorSplit;
    sparse.experts = model.sparse.experts;
    ModelParameters matrices = model;
    matrices.dense = dense;
    matrices.sparse = sparse;
    return layersOnGpu(matrices, counts, x);
}

/// So many 16-bit parameters travel for as long as those that are held, of which the matrices travel in FP8
/// where the recipe keeps parameters in it. Doubles.
[[nodiscard]] inline Parameters<double>
gatheredAsHalf(const Parameters<double>& held, const Parameters<double>& matrices, const Recipe& recipe) {
    if (!keepsFp8Params(recipe))
        return held;
    constexpr double half = 2;
    const double spared = 1 - weightBytes(recipe.precision, recipe.fp8Recipe) / half;
    return {held.shared - spared * matrices.shared, held.experts - spared * matrices.experts};
}

/// Parameters of a rank on one GPU: its layers and its ends.
template <class T>
[[nodiscard]] Parameters<T> rankParameters(const ModelParameters& model, const LayerCounts<T>& counts,
                                           Ends ends, const Letters<T>& x) {
    using namespace formula;
    static constexpr const char* source =
        QUADRILLE_MESSAGE("Exact counts of the model's matrices and vectors");
    static constexpr Label shared{"N_GPU", QUADRILLE_MESSAGE("Parameters on one GPU, routed experts apart"),
                                  source, Unit::parameters};
    static constexpr Label experts{"N_exp", QUADRILLE_MESSAGE("Parameters of routed experts on one GPU"),
                                   source, Unit::parameters};
    Parameters<T> onGpu = layersOnGpu(model, counts, x);
    if (ends.embedding || ends.head)
        onGpu.shared = onGpu.shared + endsOnGpu(model, ends, x);
    return {named(shared, onGpu.shared), named(experts, onGpu.experts)};
}

} // namespace quadrille::layout
