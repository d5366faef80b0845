// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/framework/framework.h"
#include "core/framework/recompute_modules.h"
#include "core/pipeline/schedule.h"
#include "core/plan/attention_kernel.h"
#include "core/plan/context_method.h"
#include "core/plan/expert_overlap.h"
#include "core/plan/layer_split.h"
#include "core/plan/number_format.h"
#include "core/plan/offload.h"
#include "core/plan/rank_order.h"
#include "core/text/shared_value.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace quadrille {

enum class Recompute { none, selective, full };
inline constexpr std::array recomputations{Recompute::none, Recompute::selective, Recompute::full};
/// Which memory model answers: the paper's equations, word for word, or every tensor that the framework
/// stores.
enum class Estimator { paper, detailed };
inline constexpr std::array estimators{Estimator::paper, Estimator::detailed};

/// How the training is split. The data parallel size is what remains: see dataParallel() in scenario.h.
struct Plan {
    std::int64_t tp = 1; ///< t, tensor parallel size
    std::int64_t cp = 1; ///< c, context parallel size
    std::int64_t pp = 1; ///< p, pipeline parallel size
    std::int64_t ep = 1; ///< expert parallel size
    /// Tensor parallel size inside an expert; 0: t. Experts then stand on their own grid of GPUs, as in
    /// Megatron-Core (Liu et al. 2025, "MoE Parallel Folding", arXiv:2504.14960, section 3).
    std::int64_t expertTensor = 0;
    std::int64_t ulysses = 0; ///< of contextMethod ulyssesRing: ranks that swap heads; 0: see ulyssesRanks()
    std::int64_t vpp = 1;     ///< virtual stages: model chunks a pipeline rank holds
    std::int64_t microBatch = 1;          ///< b, sequences
    std::int64_t globalBatch = 1024;      ///< sequences a step
    std::int64_t sequence = 8192;         ///< s, tokens
    std::optional<bool> sequenceParallel; ///< Megatron sequence parallelism; unset: on when t > 1
    ExpertOverlap expertOverlap = ExpertOverlap::bySchedule;
    ContextMethod contextMethod = ContextMethod::ring;
    int zero = 1; ///< what data parallelism shards: 0 nothing, 1 optimizer, 2 + gradients, 3 + parameters
    /// Ranks of the c·d replicas that shard the states together; the groups of so many hold the same shards.
    /// 0: all of them.
    std::int64_t shardGroup = 0;
    Recompute recompute = Recompute::none;
    RecomputeModules recomputeModules; ///< what selective recomputation repeats; none: the attention core
    Offload offload = Offload::none;
    ContextBalance contextBalance = ContextBalance::zigZag;
    RankOrder rankOrder = RankOrder::pipelineLast;
    ScheduleKind schedule = ScheduleKind::oneForwardOneBackward;
    std::int64_t recomputeEvery = 1; ///< full recomputation of every n-th layer, counted on each stage
    double offloadShare = 1;         ///< of the stored activations, where these are offloaded
    LayerSplit layerSplit;

    friend bool operator==(const Plan&, const Plan&) = default;
};

/// How one step is trained, apart from how it is split.
struct Recipe {
    Precision precision = Precision::bf16;
    Fp8Recipe fp8Recipe = Fp8Recipe::tensor; ///< of precision fp8
    bool fp8Params = false;     ///< of precision fp8: weights of the layers' matrices kept and gathered in it
    int gradientBytes = 4;      ///< bytes of one accumulated gradient: 2 or 4
    double momentBytes = 8;     ///< of the optimizer for one parameter; 8: Adam's two in fp32
    bool masterWeights = true;  ///< the optimizer keeps an fp32 copy of 16-bit weights
    bool flashAttention = true; ///< attention without the matrix of scores
    AttentionKernel attentionKernel = AttentionKernel::byFramework; ///< of flashAttention
    bool dropout = false;        ///< after attention and FFN, and in the scores where they are stored
    bool fusedLoss = false;      ///< cross-entropy without fp32 copies of the logits
    bool gatheredLogits = false; ///< the whole vocabulary on every tensor parallel rank
    double expertImbalance = 1;  ///< tokens of the busiest expert parallel rank ÷ an even share
    /// Tokens that an expert takes, ÷ an even share; what is sent beyond is dropped. 0: none is dropped.
    double capacityFactor = 0;
    bool fp8Dispatch = false;         ///< tokens travel to their experts in FP8, and come back in 16 bits
    std::int64_t routeNodes = 0;      ///< nodes whose experts a token may visit; 0: all
    SharedValue<Framework> framework; ///< whose stored tensors and state bytes

    friend bool operator==(const Recipe&, const Recipe&) = default;
};

/// Share of the stored activations that waits in the host's memory.
[[nodiscard]] constexpr double activationsOnHost(const Plan& plan) {
    return offloadsActivations(plan.offload) ? plan.offloadShare : 0;
}

/// t_e: GPUs that divide each expert among them.
[[nodiscard]] constexpr std::int64_t expertTensor(const Plan& plan) {
    return plan.expertTensor > 0 ? plan.expertTensor : plan.tp;
}

/// Whether experts stand on a grid of their own, apart from that of attention.
[[nodiscard]] constexpr bool foldsExperts(const Plan& plan) {
    return expertTensor(plan) != plan.tp;
}

/// Tokens that the busiest expert parallel rank takes ÷ an even share (Fedus et al. 2022, "Switch
/// Transformers", section 2.2, equation 3; Megatron-Core's moe_expert_capacity_factor).
[[nodiscard]] constexpr double busiestLoad(const Recipe& recipe) {
    return recipe.capacityFactor > 0 && recipe.capacityFactor < recipe.expertImbalance
               ? recipe.capacityFactor
               : recipe.expertImbalance;
}

[[nodiscard]] constexpr bool keepsFp8Params(const Recipe& recipe) {
    return recipe.fp8Params && recipe.precision == Precision::fp8;
}

[[nodiscard]] constexpr bool usesSequenceParallel(const Plan& plan) {
    return plan.sequenceParallel.value_or(plan.tp > 1);
}

// The names that the command line and session files use.
[[nodiscard]] std::string_view name(Recompute value);
[[nodiscard]] std::string_view name(Estimator value);

} // namespace quadrille
