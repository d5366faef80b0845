// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/number.h"
#include "core/plan/number_format.h"

/// What training communicates: bytes that one GPU sends in one optimizer step, as function templates over the
/// number type (double, Traced). A GPU receives as much. Where pipeline stages differ it is the
/// mean over them. Collectives count as rings do, which is the least that any algorithm without help of the
/// switch can send.
namespace quadrille::traffic {

/// What the formulas need to know, per GPU unless it says otherwise.
template <class T>
struct Inputs {
    T b, c, d, e, h, k, L, m, p, s, t, v; ///< k: elements of keys and values of one token in one layer
    T q;                                  ///< what sequence parallelism divides by: t where it is on, else 1
    T sparseLayers;                       ///< layers with experts, of L
    T topK;                               ///< experts that a token visits
    T u;                                  ///< t_e, ranks that divide each expert among them
    T ring;            ///< of the c ranks those that pass keys and values around or gather them
    T ulysses;         ///< and those that swap tokens for heads
    T headed;          ///< elements of queries and contexts of one token
    T sharedExperts;   ///< 1 where every token visits some expert, else 0
    T repeatedTensor;  ///< of the tensor parallel messages of a forward pass, the share that runs twice
    T repeatedAround;  ///< of those around attention, where experts are folded
    T repeatedFfn;     ///< of those around a dense FFN, likewise
    T repeatedContext; ///< of the ring's
    T repeatedExpert;  ///< of the dispatch of experts
    bool fp8Dispatch = false; ///< Recipe::fp8Dispatch
    T predictions{0.0}; ///< passes through projections of multi-token prediction, forward, backward and again
};

/// Bytes of an activation or a 16-bit weight (mixed precision training, Micikevicius et al. 2018).
inline constexpr double halfBytes = 2;

/// Bytes of a number of a token that travels to an expert in FP8, with a scale for each 128 numbers, and back
/// in 16 bits, the mean of both ways; gradients likewise (DeepSeek-AI 2024, section 3.3.3).
inline constexpr double fp8DispatchBytes =
    (activationBytes(Precision::fp8, Fp8Recipe::block) + halfBytes) / 2;

/// All-gather or reduce-scatter of `bytes`, over a ring of g: (g−1)/g of them pass through each rank
/// (Chan et al. 2007; Rajbhandari et al. 2020, section 7.1).
template <class T>
[[nodiscard]] T gather(const T& bytes, const T& group) {
    return bytes * (group - 1.0) / group;
}

/// What a rank sends for one layer in one forward pass of one micro-batch.
template <class T>
struct Messages {
    T count; ///< collectives, or steps of a ring
    T bytes; ///< of each
};

/// Tensor parallelism: two all-reduces of the layer's input (Shoeybi et al. 2019, section 3), each of which
/// is a reduce-scatter and an all-gather; under sequence parallelism these are apart, of the same volume
/// (Korthikanti et al. 2022, section 4.2.2). \param layerInput its bytes, whole over the group
template <class T>
[[nodiscard]] Messages<T> tensorMessages(const T& layerInput, const T& group) {
    return {T(4.0), gather(layerInput, group)};
}

/// Of those the half around a layer's attention or FFN.
template <class T>
[[nodiscard]] Messages<T> halfTensorMessages(const T& layerInput, const T& group) {
    return {T(2.0), gather(layerInput, group)};
}

/// The projection of multi-token prediction gathers its input, of twice the hidden size, and its output,
/// which is divided by columns; the mean of the two (NVIDIA/Megatron-LM@d98e8a6,
/// megatron/core/transformer/multi_token_prediction.py).
template <class T>
[[nodiscard]] Messages<T> predictionMessages(const T& layerInput, const T& group) {
    return {T(2.0), gather(1.5 * layerInput, group)};
}

/// Folded experts gather their tokens from the t_e ranks that divide each of them, and scatter what comes out
/// (NVIDIA/Megatron-LM@002526d, megatron/core/transformer/moe/token_dispatcher.py). A token counts once, not
/// once for each of its K experts, as where t_e = t and TP gathers a layer's input for all of them.
template <class T>
[[nodiscard]] Messages<T> expertTensorMessages(const T& layerInput, const T& tensorRanks, const T& group) {
    return {T(2.0), gather(layerInput * group / tensorRanks, group)};
}

/// Context parallelism: keys and values of a rank go once around the ring (Liu et al. 2023, "Ring Attention",
/// section 3). \param width elements of keys and values of one token
template <class T>
[[nodiscard]] Messages<T> contextMessages(const T& tokens, const T& width, const T& tensorRanks,
                                          const T& group) {
    return {group - 1.0, halfBytes * tokens * width / tensorRanks};
}

/// Ulysses: queries, keys and values swap tokens for heads in all-to-alls, and contexts go back in another
/// (Jacobs et al. 2023, "DeepSpeed Ulysses", section 3.2). \param width elements of all four of one token
template <class T>
[[nodiscard]] Messages<T> ulyssesMessages(const T& tokens, const T& width, const T& tensorRanks,
                                          const T& group) {
    return {T(4.0), gather(halfBytes * tokens * width / tensorRanks / 4.0, group)};
}

/// Expert parallelism: tokens go to their k experts and come back: two all-to-alls of which 1/e stays
/// (Lepikhin et al. 2021, "GShard", section 3.2; Rajbhandari et al. 2022, "DeepSpeed-MoE").
template <class T>
[[nodiscard]] Messages<T> expertMessages(const T& dispatched, const T& group) {
    return {T(2.0), gather(dispatched, group)};
}

/// The bytes s·b·h ÷ c of a layer's input on one context parallel rank, whole over the tensor parallel group.
template <class T>
[[nodiscard]] T layerInputBytes(const Inputs<T>& x) {
    return halfBytes * x.s * x.b * x.h / x.c;
}

/// Tensor parallelism: the forward pass, as much in the backward pass, once more where the forward pass is
/// repeated. The all-gather that spares the backward pass its stored input there overlaps with
/// computation and is not counted. Layers with experts count as the others do: what TP exchanges of
/// dispatched tokens differs between implementations. Of folded experts TP serves the shared ones alone, and
/// the routed ones exchange among t_e ranks.
template <class T>
[[nodiscard]] T layersTensorParallel(const Inputs<T>& x) {
    using formula::valueOf;
    if (valueOf(x.u) != valueOf(x.t) && valueOf(x.sparseLayers) > 0) {
        const Messages<T> half = halfTensorMessages(layerInputBytes(x), x.t);
        const Messages<T> routed = expertTensorMessages(layerInputBytes(x), x.t, x.u);
        const T halves = (2.0 + x.repeatedAround) * x.L + (2.0 + x.repeatedFfn) * (x.L - x.sparseLayers) +
                         (2.0 + x.repeatedExpert) * x.sharedExperts * x.sparseLayers;
        return (halves * half.count * half.bytes +
                (2.0 + x.repeatedExpert) * x.sparseLayers * routed.count * routed.bytes) /
               x.p * x.m;
    }
    const Messages<T> pass = tensorMessages(layerInputBytes(x), x.t);
    return (2.0 + x.repeatedTensor) * pass.count * pass.bytes * x.L / x.p * x.m;
}

/// And that of the projections of multi-token prediction.
template <class T>
[[nodiscard]] T tensorParallel(const Inputs<T>& x) {
    const T layers = layersTensorParallel(x);
    if (formula::valueOf(x.predictions) == 0)
        return layers;
    const Messages<T> each = predictionMessages(layerInputBytes(x), x.t);
    return layers + x.predictions * each.count * each.bytes / x.p * x.m;
}

/// Context parallelism: in the backward pass keys and values go around again and their gradients with them
/// (Liu et al. 2023, section 3); where they are gathered, they are again, and the gradients scattered. Once
/// more where the attention core is repeated.
template <class T>
[[nodiscard]] T contextRing(const Inputs<T>& x) {
    const T tokens = x.s * x.b / x.c;
    const Messages<T> pass = contextMessages(tokens, x.k, x.t, x.ring);
    return (3.0 + x.repeatedContext) * pass.count * pass.bytes * x.L / x.p * x.m;
}

/// And all-to-alls of Ulysses: as much in the backward pass.
template <class T>
[[nodiscard]] T contextUlysses(const Inputs<T>& x) {
    const T tokens = x.s * x.b / x.c;
    const Messages<T> pass = ulyssesMessages(tokens, x.k + x.headed, x.t, x.ulysses);
    return (2.0 + x.repeatedContext) * pass.count * pass.bytes * x.L / x.p * x.m;
}

/// The pipeline: at each of the p·v − 1 boundaries activations go down and gradients come up, 2 bytes for
/// each of s·b·h ÷ (c·q) elements and micro-batch; the mean of p ranks (Narayanan et al. 2021, section 3.2;
/// split by sequence parallelism as in Korthikanti et al. 2022).
template <class T>
[[nodiscard]] T pipelineParallel(const Inputs<T>& x) {
    return 2.0 * layerInputBytes(x) / x.q * (x.p * x.v - 1.0) / x.p * x.m;
}

/// Data parallelism under ZeRO `stage` (Rajbhandari et al. 2020, section 7: 2Ψ for stages 0 to 2, 3Ψ for
/// stage 3, Ψ parameters on the GPU). Those volumes are of one micro-batch. What accumulates micro-batches
/// without sharding communicates once a step; sharded gradients are reduced after every micro-batch, and
/// sharded parameters gathered before each of its passes. \param group ranks that share these parameters
/// \param weightBytes bytes of the parameters that are gathered, where these are not the same in 16 bits
/// \param whole stage 1 all-reduces gradients, as stage 0 does: Framework::zero1ReducesWhole
template <class T>
[[nodiscard]] T dataParallelBytes(const T& gradientBytes, const T& weightBytes, const T& group,
                                  const T& microBatches, int stage, bool whole = false) {
    const T gradients = gather(gradientBytes, group);
    const T weights = gather(weightBytes, group);
    switch (stage) {
    case 0:
        return gradients * 2.0;
    case 1:
        return gradients * (whole ? 2.0 : 1.0) + weights;
    case 2:
        return gradients * microBatches + weights;
    default:
        return (gradients + 2.0 * weights) * microBatches;
    }
}

template <class T>
[[nodiscard]] T dataParallel(const T& parameters, const T& group, const T& microBatches, double gradientBytes,
                             int stage) {
    return dataParallelBytes(parameters * gradientBytes, parameters * halfBytes, group, microBatches, stage);
}

/// What a rank sends of its parameters in one step: in the group that shards them, and to the ranks of other
/// groups with the same shard.
template <class T>
struct ShardedBytes {
    T within, across;
    [[nodiscard]] T total() const { return within + across; }
};

/// Data parallelism in `groups` groups, each of which shards the states by itself: within one as
/// dataParallel(), and after each reduce-scatter an all-reduce of the shard with the other groups (Zhao et
/// al. 2023, section 3.2.2; pytorch/pytorch@8fc2039,
/// torch/distributed/fsdp/_fully_shard/_fsdp_collectives.py; NVIDIA/Megatron-LM@0e9fcc1,
/// megatron/core/distributed/param_and_grad_buffer.py). \param group ranks of one
/// \param gathered so many parameters of 16 bits are gathered
template <class T>
[[nodiscard]] ShardedBytes<T> shardedParallel(const T& parameters, const T& gathered, const T& group,
                                              const T& groups, const T& microBatches, double gradientBytes,
                                              int stage, bool whole) {
    const T within = dataParallelBytes(parameters * gradientBytes, gathered * halfBytes, group, microBatches,
                                       stage, whole);
    const T each = 2.0 * gather(parameters * gradientBytes / group, groups);
    return {within, stage <= 1 ? each : each * microBatches};
}

/// Expert parallelism: forward and backward, and once more where the forward pass is repeated.
template <class T>
[[nodiscard]] T expertParallel(const Inputs<T>& x) {
    T dispatched = x.topK * layerInputBytes(x) / x.q;
    if (x.fp8Dispatch)
        dispatched = fp8DispatchBytes / halfBytes * dispatched;
    const Messages<T> pass = expertMessages(dispatched, x.e);
    return (2.0 + x.repeatedExpert) * pass.count * pass.bytes * x.sparseLayers / x.p * x.m;
}

} // namespace quadrille::traffic
