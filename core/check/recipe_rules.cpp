// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/rules.h"
#include "core/units/saturating.h"

namespace quadrille {
namespace {

/// The paper's equations are for Llama: gated FFN, separate head, h = a·head size, no experts.
bool likeLlama(const ModelSpec& model) {
    return model.gated && !model.tiedEmbeddings &&
           saturatingProduct(model.heads, model.headDim) == model.hidden && !model.experts &&
           !model.latentAttention && model.norm == Norm::rmsNorm && model.bias == Bias::none &&
           model.queryKeyNorm == QueryKeyNorm::none && model.learnedPositions == 0 &&
           model.predictLayers == 0;
}

/// The recipe of the paper's section 3 as far as its equations depend on it.
bool likeThePaper(const Recipe& recipe) {
    const Recipe plain;
    return recipe.flashAttention && !recipe.dropout && recipe.masterWeights &&
           recipe.momentBytes == plain.momentBytes && !recipe.fusedLoss && !recipe.gatheredLogits;
}

bool paper(const Scenario& s) {
    return s.estimator == Estimator::paper;
}

} // namespace

// A table, one rule after the other.
std::span<const Rule> recipeRules() { // NOLINT(readability-function-size)
    static const std::vector<Rule> list{
        {"gpu-has-fp8",
         "precision",
         Severity::error,
         [](const Scenario& s) { return s.recipe.precision == Precision::fp8 && !s.cluster.gpu.fp8; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("%1 has no FP8 units."), {s.cluster.gpu.label}};
         },
         {}},
        {"gpu-has-fp4",
         "precision",
         Severity::error,
         [](const Scenario& s) { return s.recipe.precision == Precision::fp4 && !s.cluster.gpu.fp4; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("No NVFP4 rate of %1 is known."), {s.cluster.gpu.label}};
         },
         {}},
        {"fp8-settings-need-fp8",
         "fp8-recipe",
         Severity::warning,
         [](const Scenario& s) {
             return s.recipe.precision != Precision::fp8 &&
                    (s.recipe.fp8Params || s.recipe.fp8Recipe != Fp8Recipe::tensor);
         },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("The recipe of FP8 and parameters in FP8 count under precision fp8 alone, "
                                   "not under %1."),
                 {std::string(name(s.recipe.precision))}};
         },
         {}},
        {"attention-kernel-needs-flash-attention",
         "attention-kernel",
         Severity::warning,
         [](const Scenario& s) {
             return !s.recipe.flashAttention && s.recipe.attentionKernel != AttentionKernel::byFramework;
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "Where scores are stored, attention is computed by matrix products, not by "
                         "%1."),
                     {std::string(name(s.recipe.attentionKernel))}};
         },
         {}},
        {"gpu-has-host-link",
         "offload",
         Severity::error,
         [](const Scenario& s) { return s.plan.offload != Offload::none && !s.cluster.gpu.hostLink; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("No bandwidth between %1 and its host is known."),
                     {s.cluster.gpu.label}};
         },
         {}},
        {"paper-assumes-no-offload",
         "offload",
         Severity::warning,
         [](const Scenario& s) { return paper(s) && s.plan.offload != Offload::none; },
         [](const Scenario&) -> Message {
             return {QUADRILLE_MESSAGE(
                         "The paper's equations keep everything on the GPU; they do not see what is "
                         "offloaded."),
                     {}};
         },
         {}},
        {"gpu-has-bf16",
         "precision",
         Severity::warning,
         [](const Scenario& s) { return s.recipe.precision == Precision::bf16 && !s.cluster.gpu.hasBf16; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("%1 has no BF16 units; FP16 takes the same memory."),
                     {s.cluster.gpu.label}};
         },
         {}},
        {"framework-lists-tensors",
         "framework",
         Severity::error,
         [](const Scenario& s) {
             return s.estimator == Estimator::detailed && s.recipe.framework->tensors.empty();
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("The framework profile “%1” lists no stored tensors."),
                     {s.recipe.framework->name}};
         },
         {}},
        {"paper-assumes-even-layers",
         "layer-split",
         Severity::warning,
         [](const Scenario& s) {
             return paper(s) && (s.plan.layerSplit.kind != LayerSplit::Kind::even || dealsByCost(s));
         },
         [](const Scenario&) -> Message {
             return {
                 QUADRILLE_MESSAGE("The paper's equations deal the layers evenly; they do not see another "
                                   "split."),
                 {}};
         },
         {}},
        {"paper-assumes-loop-placement",
         "estimator",
         Severity::warning,
         [](const Scenario& s) {
             return paper(s) && traits(s.plan.schedule).placement != PlacementKind::loop;
         },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("The paper's equations give each rank one part of the model; they do not "
                                   "see where %1 places its stages."),
                 {termOf(s.plan.schedule)}};
         },
         {}},
        {"paper-assumes-its-recipe",
         "estimator",
         Severity::warning,
         [](const Scenario& s) { return paper(s) && !likeThePaper(s.recipe); },
         [](const Scenario&) -> Message {
             return {QUADRILLE_MESSAGE(
                         "The paper's equations assume FlashAttention without dropout and Adam with fp32 "
                         "copies of the weights; they do not see another recipe."),
                     {}};
         },
         {}},
        {"paper-assumes-llama",
         "estimator",
         Severity::warning,
         [](const Scenario& s) { return paper(s) && !likeLlama(s.model); },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE(
                     "The paper's equations describe Llama (gated FFN, separate head, RMSNorm, no biases); "
                     "for %1 they are an approximation."),
                 {s.model.label}};
         },
         {}},
        {"paper-assumes-sequence-parallel",
         "sp",
         Severity::warning,
         [](const Scenario& s) { return paper(s) && s.plan.tp > 1 && !usesSequenceParallel(s.plan); },
         [](const Scenario&) -> Message {
             return {QUADRILLE_MESSAGE(
                         "The paper's equations assume sequence parallelism beside TP; they do not see it "
                         "switched off."),
                     {}};
         },
         {}},
        {"paper-assumes-zero-1",
         "zero",
         Severity::warning,
         [](const Scenario& s) { return paper(s) && s.plan.zero != 1; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("The paper's equations assume ZeRO 1; they do not see ZeRO %1."),
                     {static_cast<std::int64_t>(s.plan.zero)}};
         },
         {}},
        {"paper-assumes-all-shard",
         "shard-group",
         Severity::warning,
         [](const Scenario& s) { return paper(s) && shardGroups(s) > 1; },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("The paper's equations shard over all replicas; they do not see groups "
                                   "of %1 ranks."),
                 {s.plan.shardGroup}};
         },
         {}},
        {"paper-assumes-no-recomputation",
         "recompute",
         Severity::warning,
         [](const Scenario& s) { return paper(s) && s.plan.recompute != Recompute::none; },
         [](const Scenario&) -> Message {
             return {
                 QUADRILLE_MESSAGE(
                     "The paper's equations know no activation recomputation; the estimate is without it."),
                 {}};
         },
         {}},
        {"paper-assumes-fp32-gradients",
         "grad-bytes",
         Severity::warning,
         [](const Scenario& s) { return paper(s) && s.recipe.gradientBytes != 4; },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("The paper's equations keep gradients in 4 bytes; they do not see %1."),
                 {static_cast<std::int64_t>(s.recipe.gradientBytes)}};
         },
         {}},
        {"paper-assumes-16-bit",
         "precision",
         Severity::warning,
         [](const Scenario& s) { return paper(s) && isNarrow(s.recipe.precision); },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE(
                     "The paper's equations store weights and activations in 16 bits; they do not see %1."),
                 {std::string(name(s.recipe.precision))}};
         },
         {}},
        {"paper-assumes-megatron",
         "framework",
         Severity::warning,
         [](const Scenario& s) { return paper(s) && s.recipe.framework->name != "megatron"; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "The paper's equations describe Megatron-LM; they do not see what %1 stores."),
                     {s.recipe.framework->name}};
         },
         {}},
    };
    return list;
}

} // namespace quadrille
