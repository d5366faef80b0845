// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/amount.h"
#include "core/layout/attention_heads.h"
#include "core/timing/end_formulas.h"
#include "core/timing/layer_formulas.h"
#include "core/timing/repeated_formulas.h"

#include <optional>

/// The inputs of layer_formulas.h for a scenario, in the reading T: double for the step, Traced for its
/// explanation.
namespace quadrille::step {

/// Sizes of the model, with a key-value head for every tensor parallel rank; what it does not have is a plain
/// 0.
template <class T>
[[nodiscard]] ModelSizes<T> sizesIn(const Scenario& scenario) {
    const auto n = layout::heldSizes(scenario);
    const auto size = [](const char* symbol, const char* meaning, double value) {
        return value == 0 ? T(0.0) : formula::amount<T>(symbol, meaning, value);
    };
    ModelSizes<T> sizes{};
    sizes.hidden = size("h", QUADRILLE_MESSAGE("hidden size"), n.hidden);
    sizes.heads = size("a", QUADRILLE_MESSAGE("attention heads"), n.heads);
    sizes.kvHeads = size("k", QUADRILLE_MESSAGE("key-value heads"), n.kvHeads);
    sizes.headDim = size("d_h", QUADRILLE_MESSAGE("size of one head"), n.headDim);
    sizes.ffn = size("h_ffn", QUADRILLE_MESSAGE("FFN hidden size"), n.ffn);
    sizes.vocab = size("v", QUADRILLE_MESSAGE("vocabulary size"), n.vocab);
    sizes.experts = size("E", QUADRILLE_MESSAGE("routed experts of a layer"), n.experts);
    sizes.topK = size("K", QUADRILLE_MESSAGE("experts that a token visits"), n.topK);
    sizes.sharedExperts = size("E_s", QUADRILLE_MESSAGE("shared experts of a layer"), n.sharedExperts);
    sizes.expertFfn = size("h_exp", QUADRILLE_MESSAGE("FFN hidden size of one expert"), n.expertFfn);
    sizes.queryRank = size("r_q", QUADRILLE_MESSAGE("rank of compressed queries"), n.queryRank);
    sizes.keyValueRank =
        size("r_kv", QUADRILLE_MESSAGE("rank of compressed keys and values"), n.keyValueRank);
    sizes.nopeDim = size("d_n", QUADRILLE_MESSAGE("part of a head without rotary position"), n.nopeDim);
    sizes.ropeDim = size("d_r", QUADRILLE_MESSAGE("part of a head with rotary position"), n.ropeDim);
    sizes.valueDim = size("d_v", QUADRILLE_MESSAGE("size of one head's values"), n.valueDim);
    return sizes;
}

/// Whether communication hides behind computation as the profile has it, or counts whole.
enum class Hiding { asInProfile, none };

template <class T>
[[nodiscard]] T hostFactor(const PlanRates& rates) {
    return formula::amount<T>("J_host", QUADRILLE_MESSAGE("how much slower the slowest host is"),
                              rates.hostFactor);
}

// A row a member, which belong together.
// NOLINTBEGIN(readability-function-size)

/// \pre runnable(scenario); rates are the scenario's
template <class T>
[[nodiscard]] LayerInputs<T> layerInputs(const Scenario& scenario, const PlanRates& rates, Hiding hiding) {
    using formula::amount;
    const Plan& plan = scenario.plan;
    const Recipe& recipe = scenario.recipe;
    const Device device = deviceOf(scenario);
    const auto link = [&rates](TrafficKind kind, const char* bandwidth, const char* latency) {
        return LinkNumbers<T>{
            amount<T>(bandwidth, QUADRILLE_MESSAGE("bytes per second that the group's links reach"),
                      rates.link(kind).bytesPerSecond),
            amount<T>(latency, QUADRILLE_MESSAGE("latency of one of its collectives, seconds"),
                      rates.link(kind).latency)};
    };
    const std::int64_t swapping = layout::ulyssesRanks(scenario);
    const std::int64_t ringRanks = layout::ringRanks(scenario);
    LinkNumbers<T> tensor = link(TrafficKind::tensor, "β_TP", "λ_TP");
    if (!usesSequenceParallel(plan)) // then these are halves of all-reduces
        tensor.latency = amount<T>("λ_TP", QUADRILLE_MESSAGE("latency of one of its collectives, seconds"),
                                   rates.link(TrafficKind::tensor).halfLatency);
    const auto hidden = [&](const char* symbol, const char* meaning, ProfileParameter share) {
        return hiding == Hiding::none ? T(0.0) : amount<T>(symbol, meaning, reached(scenario, share));
    };
    const T matrixFlops = amount<T>("P_gemm", QUADRILLE_MESSAGE("FLOP/s that a large matrix product reaches"),
                                    device.matrixFlops);
    const Letters<T> shape = layout::lettersOf<T>(scenario);
    return {
        .shape = shape,
        .tensor = tensor,
        .context = link(TrafficKind::context, "β_CP", "λ_CP"),
        .expert = link(TrafficKind::expert, "β_EP", "λ_EP"),
        .expertTensor = {amount<T>("β_ETP",
                                   QUADRILLE_MESSAGE("bytes per second that the group's links reach"),
                                   rates.expertTensor.bytesPerSecond),
                         amount<T>("λ_ETP", QUADRILLE_MESSAGE("latency of one of its collectives, seconds"),
                                   rates.expertTensor.latency)},
        .ulysses = {amount<T>("β_CP", QUADRILLE_MESSAGE("bytes per second that the group's links reach"),
                              rates.ulysses.bytesPerSecond),
                    amount<T>("λ_CP", QUADRILLE_MESSAGE("latency of one of its collectives, seconds"),
                              rates.ulysses.latency)},
        .ring = swapping == 1
                    ? shape.c
                    : formula::letter<T>("c_r", QUADRILLE_MESSAGE("ranks of a ring of context parallelism"),
                                         ringRanks),
        .ulyssesRanks =
            formula::letter<T>("u", QUADRILLE_MESSAGE("ranks that swap tokens for heads"), swapping),
        .readKeyHeads = formula::letter<T>(
            "k_u", QUADRILLE_MESSAGE("key-value heads that attention reads, one for each rank"),
            layout::readKeyHeads(scenario)),
        .visibleShare = visibleShare(scenario.model, plan.sequence),
        .lastRanksCore = layout::lastRanksCore(scenario),
        .severalRing = ringRanks > 1,
        .severalUlysses = swapping > 1,
        .gathersContext = plan.contextMethod == ContextMethod::allGather,
        .severalTensor = plan.tp > 1,
        .severalExpert = plan.ep > 1,
        .severalExpertTensor = expertTensor(plan) > 1,
        .hostFactor = hostFactor<T>(rates),
        .matrixFlops = matrixFlops,
        .headFlops =
            isNarrow(recipe.precision)
                ? amount<T>("P_head", QUADRILLE_MESSAGE("FLOP/s that the head's product reaches, in 16 bits"),
                            device.headFlops)
                : matrixFlops,
        .edge =
            amount<T>("ε", QUADRILLE_MESSAGE("elements by which each dimension counts longer"), device.edge),
        .attentionFlops = amount<T>("P_attn", QUADRILLE_MESSAGE("FLOP/s that the attention core reaches"),
                                    device.attentionFlops),
        .memoryBytes = amount<T>("W", QUADRILLE_MESSAGE("bytes per second of memory-bound operators"),
                                 device.memoryBytes),
        .launch =
            amount<T>("t_0", QUADRILLE_MESSAGE("seconds of an operator beside its work"), device.launch),
        .host = amount<T>("t_host", QUADRILLE_MESSAGE("seconds that the host takes to issue an operator"),
                          device.host),
        .cast = isNarrow(recipe.precision)
                    ? std::optional(amount<T>("t_c",
                                              QUADRILLE_MESSAGE("seconds to make a number of 16 bits one of "
                                                                "8 or 4, as it is and transposed"),
                                              recipe.framework->castBytes / scenario.cluster.gpu.hbm.value()))
                    : std::nullopt,
        // Whole weights come anew for every micro-batch, unless they come narrow.
        .castsWeights = plan.zero == 3 && !recipe.fp8Params,
        .weightGradient =
            recipe.precision == Precision::fp8 && recipe.fp8Recipe == Fp8Recipe::block &&
                    scalesBlocksApart(scenario.cluster.gpu)
                ? std::optional(amount<T>("f_w",
                                          QUADRILLE_MESSAGE("how much longer products of weight gradients "
                                                            "take with scales of 128 numbers"),
                                          blockScaledWeightGradient))
                : std::nullopt,
        .busyHost = rates.busyHost > 0
                        ? std::optional(amount<T>(
                              "t_held",
                              QUADRILLE_MESSAGE("seconds that the host is held by a collective of "
                                                "tensor parallelism beside the pipeline's messages"),
                              rates.busyHost))
                        : std::nullopt,
        .tensorOverlap = hidden("o_TP", QUADRILLE_MESSAGE("hidden share of tensor parallel communication"),
                                ProfileParameter::tensorOverlap),
        .contextOverlap =
            hidden("o_CP", QUADRILLE_MESSAGE("share of the core that hides the ring's messages"),
                   ProfileParameter::contextOverlap),
        .hidesExperts = hiding == Hiding::asInProfile && hidesExperts(plan),
        .dispatchBytes =
            recipe.fp8Dispatch
                ? amount<T>("w_ep",
                            QUADRILLE_MESSAGE("bytes of a number to an expert and back, the mean of both"),
                            traffic::fp8DispatchBytes)
                : T(traffic::halfBytes),
        .expertOverlap = amount<T>(
            "o_EP", QUADRILLE_MESSAGE("share of computation that hides messages of experts, an assumption"),
            behindExperts)};
}
// NOLINTEND(readability-function-size)

/// The passes of one layer of each kind, and of what stands before and behind the layers.
template <class T>
struct LayerModel {
    std::optional<Passes<T>> dense, sparse; ///< none where the model has no such layers
    Pass<T> repeatedCore{}; ///< what selective recomputation runs again of the attention core in a layer
    std::optional<Pass<T>> repeatedDense, repeatedSparse; ///< and of other modules, where it does
    Passes<T> embedding{}, head{};
    std::optional<Passes<T>> prediction; ///< of a module of multi-token prediction, beside its layer and head

    /// \pre runnable(scenario); inputs are the scenario's
    LayerModel(const Scenario& scenario, const LayerInputs<T>& inputs) {
        const ModelSpec& model = scenario.model;
        const Recipe& recipe = scenario.recipe;
        const ModelSizes<T> sizes = sizesIn<T>(scenario);
        const T widths = formula::amount<T>(
            "w", QUADRILLE_MESSAGE("width of a head's queries and values, added up"), headWidths(model));
        const std::int64_t sparseOnes = sparseLayers(model);
        if (sparseOnes < model.layers)
            dense = layerPasses(model, sizes, widths, recipe, false, inputs);
        if (sparseOnes > 0)
            sparse = layerPasses(model, sizes, widths, recipe, true, inputs);
        addRepeated(scenario, sizes, widths, inputs);
        embedding = embeddingPasses(sizes, inputs);
        head = headPasses(sizes, recipe, inputs);
        if (model.predictLayers > 0)
            prediction = predictionPasses(sizes, inputs);
    }

private:
    void addRepeated(const Scenario& scenario, const ModelSizes<T>& sizes, const T& widths,
                     const LayerInputs<T>& inputs) {
        const RecomputeModules modules = repeatedModules(scenario);
        const T none(0.0);
        repeatedCore = modules.has(RecomputeModule::coreAttention)
                           ? step::repeatedCore(scenario.model, sizes, widths, scenario.recipe, inputs)
                           : Pass<T>{none, none, none, none, none, none, none, none};
        if (modules.none() || modules == RecomputeModules{RecomputeModule::coreAttention})
            return;
        const auto parts = [&](bool ofSparse, const Passes<T>& layer) {
            return repeatedParts(scenario.model, sizes, scenario.recipe, modules, ofSparse, layer.forward,
                                 inputs);
        };
        if (dense)
            repeatedDense = parts(false, *dense);
        if (sparse)
            repeatedSparse = parts(true, *sparse);
    }
};

} // namespace quadrille::step
