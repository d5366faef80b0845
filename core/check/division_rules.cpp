// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/rules.h"
#include "core/cluster/link.h"
#include "core/layout/attention_heads.h"
#include "core/units/largest.h"
#include "core/units/saturating.h"

#include <algorithm>

namespace quadrille {
namespace {

bool divides(std::int64_t divisor, std::int64_t number) {
    return divisor > 0 && number % divisor == 0;
}

/// Sequences that all replicas take at once, d·b.
std::int64_t sequencesAtOnce(const Scenario& s) {
    return saturatingProduct(dataParallel(s), s.plan.microBatch);
}

bool replicasFill(const Scenario& s) {
    return divides(replicaGpus(s.plan), s.cluster.gpus);
}

/// Tokens one context parallel rank holds.
std::int64_t localSequence(const Scenario& s) {
    return s.plan.sequence / s.plan.cp;
}

/// Ranks that hold the same shared parameters.
std::int64_t replicas(const Scenario& s) {
    return saturatingProduct(dataParallel(s), s.plan.cp);
}

/// Ranks of a stage, t·c·d.
std::int64_t ranksOfStage(const Scenario& s) {
    return saturatingProduct(replicas(s), s.plan.tp);
}

/// Ranks that hold all experts once, e·t_e.
std::int64_t expertHolders(const Scenario& s) {
    return saturatingProduct(s.plan.ep, expertTensor(s.plan));
}

/// Experts of a layer on the GPUs of one node that belong to the same expert parallel group.
std::int64_t expertsOfNode(const Scenario& s) {
    const std::int64_t inNode = fastDomain(s.cluster) / expertTensor(s.plan);
    return saturatingProduct(s.model.experts->experts / s.plan.ep,
                             std::clamp<std::int64_t>(inNode, 1, s.plan.ep));
}

/// Whether t·u ranks divide the heads, and the key-value heads or a multiple of them.
bool swapsHeads(std::int64_t ranks, const Scenario& s) {
    const std::int64_t all = saturatingProduct(s.plan.tp, ranks);
    return divides(all, s.model.heads) &&
           (s.model.latentAttention || divides(all, s.model.kvHeads) || divides(s.model.kvHeads, all));
}

/// Chunks that a sequence is cut into over the ranks of context parallelism.
std::int64_t contextChunks(const Scenario& s) {
    const bool balanced = layout::ringRanks(s) > 1 && s.plan.contextBalance == ContextBalance::zigZag;
    return saturatingProduct(balanced ? 2 : 1, s.plan.cp);
}

std::int64_t stagesOf(const Scenario& s) {
    return saturatingProduct(s.plan.pp, s.plan.vpp);
}

bool tooManyStages(const Scenario& s) {
    return stagesOf(s) > largestPipeline;
}

bool isUneven(const std::vector<std::int64_t>& layers) {
    return std::ranges::adjacent_find(layers, std::ranges::not_equal_to()) != layers.end();
}

/// Stages with neither layers nor one of the model's ends, of an unbroken split.
std::int64_t idleStages(const Scenario& s) {
    if (tooManyStages(s) || stagesOf(s) < 3)
        return 0;
    // Where all stages but the ends can have a layer, only a split that says so leaves one without.
    const LayerSplit::Kind kind = s.plan.layerSplit.kind;
    if ((kind == LayerSplit::Kind::even && !dealsByCost(s)) || kind == LayerSplit::Kind::endsCount ||
        (kind == LayerSplit::Kind::balanced && stagesOf(s) <= s.model.layers + 1))
        return 0;
    const auto layers = dealtLayers(s, stagesOf(s));
    return layers ? std::count(layers->begin() + 1, layers->end() - 1, 0) : 0;
}

} // namespace

// A table, one rule after the other.
std::span<const Rule> divisionRules() { // NOLINT(readability-function-size)
    static const std::vector<Rule> list{
        {"gpus-divisible-by-replica",
         "gpus",
         Severity::error,
         [](const Scenario& s) { return !replicasFill(s); },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("%1 GPUs do not divide into replicas of TP %2 × CP %3 × PP %4 = %5 GPUs."),
                 {s.cluster.gpus, s.plan.tp, s.plan.cp, s.plan.pp, replicaGpus(s.plan)}};
         },
         {Dimension::gpus, Dimension::pipeline, Dimension::tensor, Dimension::context}},
        {"heads-divisible-by-tp",
         "tp",
         Severity::error,
         [](const Scenario& s) { return !divides(s.plan.tp, s.model.heads); },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("%1 attention heads do not divide by TP %2."),
                     {s.model.heads, s.plan.tp}};
         },
         {Dimension::tensor}},
        {"kv-heads-divisible-by-tp",
         "tp",
         Severity::error,
         [](const Scenario& s) {
             return divides(s.plan.tp, s.model.heads) && !divides(s.plan.tp, s.model.kvHeads) &&
                    !divides(s.model.kvHeads, s.plan.tp); // else each is held several times
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("%1 key-value heads do not divide by TP %2."),
                     {s.model.kvHeads, s.plan.tp}};
         },
         {Dimension::tensor}},
        {"ulysses-divides-cp",
         "ulysses",
         Severity::error,
         [](const Scenario& s) {
             return s.plan.contextMethod == ContextMethod::ulyssesRing && s.plan.ulysses > 0 &&
                    !divides(s.plan.ulysses, s.plan.cp);
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("%1 ranks that swap tokens for heads do not divide CP %2."),
                     {s.plan.ulysses, s.plan.cp}};
         },
         {Dimension::context}},
        {"heads-divisible-by-ulysses",
         "cp-method",
         Severity::error,
         [](const Scenario& s) {
             return layout::ulyssesRanks(s) > 1 && divides(s.plan.tp, s.model.heads) &&
                    !swapsHeads(layout::ulyssesRanks(s), s);
         },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("TP %1 × %2 ranks that swap tokens for heads do not divide %3 attention "
                                   "heads and %4 key-value heads."),
                 {s.plan.tp, layout::ulyssesRanks(s), s.model.heads, s.model.kvHeads}};
         },
         {Dimension::tensor, Dimension::context}},
        {"kv-heads-held-often",
         "tp",
         Severity::warning,
         [](const Scenario& s) {
             return !s.model.latentAttention && s.plan.tp > s.model.kvHeads &&
                    divides(s.model.kvHeads, s.plan.tp);
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("TP %1 holds each of the %2 key-value heads %3 times."),
                     {s.plan.tp, s.model.kvHeads, s.plan.tp / s.model.kvHeads}};
         },
         {}},
        {"ffn-divisible-by-tp",
         "tp",
         Severity::error,
         [](const Scenario& s) { return !divides(s.plan.tp, s.model.ffn); },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("The FFN hidden size %1 does not divide by TP %2."),
                     {s.model.ffn, s.plan.tp}};
         },
         {Dimension::tensor}},
        {"layers-divisible-by-stages",
         "pp",
         Severity::error,
         [](const Scenario& s) { return tooManyStages(s) || !dealtLayers(s, stagesOf(s)); },
         [](const Scenario& s) -> Message {
             if (tooManyStages(s))
                 return {
                     QUADRILLE_MESSAGE("A pipeline of PP %1 × %2 virtual stages has more than the %3 stages "
                                       "that are worked out one by one."),
                     {s.plan.pp, s.plan.vpp, largestPipeline}};
             if (s.plan.layerSplit.kind != LayerSplit::Kind::even)
                 return {QUADRILLE_MESSAGE("%1 layers cannot be dealt to %2 stages as “%3” says."),
                         {s.model.layers, stagesOf(s), text(s.plan.layerSplit)}};
             if (s.plan.vpp == 1)
                 return {QUADRILLE_MESSAGE("%1 layers do not divide over PP %2 stages."),
                         {s.model.layers, s.plan.pp}};
             return {QUADRILLE_MESSAGE("%1 layers do not divide over PP %2 × %3 virtual stages."),
                     {s.model.layers, s.plan.pp, s.plan.vpp}};
         },
         {Dimension::pipeline, Dimension::virtualStages}},
        {"layers-dealt-by-cost",
         "pp",
         Severity::warning,
         [](const Scenario& s) {
             return dealsByCost(s) && !tooManyStages(s) && stagesOf(s) > 1 &&
                    isUneven(*dealtLayers(s, stagesOf(s)));
         },
         [](const Scenario& s) -> Message {
             const auto layers = dealtLayers(s, stagesOf(s)).value();
             return {QUADRILLE_MESSAGE("%1 deals layers by their cost, the head among them: the first stage "
                                       "holds %2 of %3, the last %4."),
                     {s.recipe.framework->label, layers.front(), s.model.layers, layers.back()}};
         },
         {}},
        {"stages-without-layers",
         "pp",
         Severity::warning,
         [](const Scenario& s) { return idleStages(s) > 0; },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("%1 of %2 stages hold no layers, no embedding and no head: they pass on "
                                   "what comes."),
                 {idleStages(s), stagesOf(s)}};
         },
         {Dimension::pipeline, Dimension::virtualStages}},
        {"global-batch-divisible",
         "gbs",
         Severity::error,
         [](const Scenario& s) {
             return replicasFill(s) && !divides(sequencesAtOnce(s), s.plan.globalBatch);
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("A global batch of %1 does not divide by DP %2 × micro-batch %3."),
                     {s.plan.globalBatch, dataParallel(s), s.plan.microBatch}};
         },
         {Dimension::globalBatch, Dimension::microBatch, Dimension::gpus}},
        {"sequence-divisible-by-cp",
         "seq",
         Severity::error,
         // A causal mask is balanced by giving each rank one early and one late chunk, hence 2c chunks.
         [](const Scenario& s) { return s.plan.cp > 1 && !divides(contextChunks(s), s.plan.sequence); },
         [](const Scenario& s) -> Message {
             if (contextChunks(s) == s.plan.cp)
                 return {QUADRILLE_MESSAGE("A sequence of %1 tokens does not divide by CP %2."),
                         {s.plan.sequence, s.plan.cp}};
             return {QUADRILLE_MESSAGE(
                         "A sequence of %1 tokens does not divide into the 2·CP = %2 chunks that context "
                         "parallelism balances a causal mask with."),
                     {s.plan.sequence, 2 * s.plan.cp}};
         },
         {Dimension::sequence, Dimension::context}},
        {"sequence-divisible-by-tp",
         "seq",
         Severity::error,
         [](const Scenario& s) {
             return usesSequenceParallel(s.plan) && divides(s.plan.cp, s.plan.sequence) &&
                    !divides(s.plan.tp, localSequence(s));
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "Sequence parallelism splits the %1 tokens of a rank by TP %2, which does not "
                         "divide them."),
                     {localSequence(s), s.plan.tp}};
         },
         {Dimension::sequence, Dimension::tensor, Dimension::context}},
        {"experts-needed-for-ep",
         "ep",
         Severity::error,
         [](const Scenario& s) { return s.plan.ep > 1 && !s.model.experts; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("EP %1 needs a model with experts; %2 has none."),
                     {s.plan.ep, s.model.label}};
         },
         {}},
        {"experts-divisible-by-ep",
         "ep",
         Severity::error,
         [](const Scenario& s) { return s.model.experts && !divides(s.plan.ep, s.model.experts->experts); },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("%1 experts do not divide by EP %2."),
                     {s.model.experts->experts, s.plan.ep}};
         },
         {Dimension::expert}},
        {"etp-needs-experts",
         "etp",
         Severity::error,
         [](const Scenario& s) { return s.plan.expertTensor > 0 && !s.model.experts; },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("A tensor parallel size of experts, %1, needs a model with experts; %2 "
                                   "has none."),
                 {s.plan.expertTensor, s.model.label}};
         },
         {}},
        {"expert-ffn-divisible-by-etp",
         "etp",
         Severity::error,
         [](const Scenario& s) {
             return s.model.experts && foldsExperts(s.plan) &&
                    !divides(expertTensor(s.plan), s.model.experts->expertFfn);
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("The FFN hidden size %1 of an expert does not divide by the tensor "
                                       "parallel size %2 of experts."),
                     {s.model.experts->expertFfn, expertTensor(s.plan)}};
         },
         {}},
        {"etp-needs-sequence-parallel",
         "etp",
         Severity::error,
         // Otherwise every TP rank holds the same tokens, and experts on several of them would get them
         // twice.
         [](const Scenario& s) {
             return s.model.experts && foldsExperts(s.plan) && s.plan.tp > 1 && !usesSequenceParallel(s.plan);
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("Experts of tensor parallel size %1 beside TP %2 need sequence "
                                       "parallelism, which gives each rank tokens of its own."),
                     {expertTensor(s.plan), s.plan.tp}};
         },
         {}},
        {"experts-divide-ranks",
         "etp",
         Severity::error,
         [](const Scenario& s) {
             return s.model.experts && foldsExperts(s.plan) && dataParallel(s) > 0 &&
                    !divides(expertHolders(s), ranksOfStage(s));
         },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("EP %1 × expert tensor parallel size %2 does not divide the %3 ranks of "
                                   "TP × CP × DP that share the experts."),
                 {s.plan.ep, expertTensor(s.plan), ranksOfStage(s)}};
         },
         {Dimension::expert, Dimension::gpus}},
        {"ep-divides-replicas",
         "ep",
         Severity::error,
         [](const Scenario& s) {
             return s.model.experts && !foldsExperts(s.plan) && s.plan.ep > 1 && dataParallel(s) > 0 &&
                    !divides(s.plan.ep, dataParallel(s) * s.plan.cp);
         },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("EP %1 does not divide the %2 ranks of DP × CP that share the experts."),
                 {s.plan.ep, dataParallel(s) * s.plan.cp}};
         },
         {Dimension::gpus}},
        {"shard-group-divides-replicas",
         "shard-group",
         Severity::error,
         [](const Scenario& s) {
             return s.plan.shardGroup > 0 && replicas(s) > 0 && !divides(s.plan.shardGroup, replicas(s));
         },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("Groups of %1 ranks that shard the states do not divide the %2 ranks of "
                                   "DP × CP that hold the same."),
                 {s.plan.shardGroup, replicas(s)}};
         },
         {}},
        {"shard-group-holds-experts",
         "shard-group",
         Severity::error,
         [](const Scenario& s) {
             return s.plan.shardGroup > 0 && s.model.experts &&
                    (foldsExperts(s.plan)
                         ? !divides(expertHolders(s), saturatingProduct(s.plan.tp, s.plan.shardGroup))
                         : !divides(s.plan.ep, s.plan.shardGroup));
         },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("EP %1 does not divide the %2 ranks that shard the states together: some "
                                   "would hold other experts than the rest."),
                 {s.plan.ep, s.plan.shardGroup}};
         },
         {}},
        {"routed-nodes-hold-experts",
         "route-nodes",
         Severity::error,
         [](const Scenario& s) {
             return s.model.experts && s.recipe.routeNodes > 0 &&
                    saturatingProduct(s.recipe.routeNodes, expertsOfNode(s)) <
                        std::min(s.model.experts->topK, s.model.experts->experts);
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("A token that may visit %1 nodes finds %2 experts on each: fewer than "
                                       "the %3 that it visits."),
                     {s.recipe.routeNodes, expertsOfNode(s), s.model.experts->topK}};
         },
         {}},
        {"capacity-drops-tokens",
         "capacity-factor",
         Severity::warning,
         [](const Scenario& s) {
             return s.model.experts && busiestLoad(s.recipe) < s.recipe.expertImbalance;
         },
         [](const Scenario& s) -> Message {
             constexpr double percent = 100;
             return {
                 QUADRILLE_MESSAGE("The capacity of %1 even shares drops %2 % of what the busiest experts "
                                   "are sent, %3 even shares."),
                 {s.recipe.capacityFactor, percent * (1 - s.recipe.capacityFactor / s.recipe.expertImbalance),
                  s.recipe.expertImbalance}};
         },
         {}},
        {"experts-settings-need-experts",
         "route-nodes",
         Severity::warning,
         [](const Scenario& s) {
             return !s.model.experts && (s.recipe.routeNodes > 0 || s.recipe.capacityFactor > 0 ||
                                         s.recipe.fp8Dispatch || s.plan.expertOverlap == ExpertOverlap::on);
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "%1 has no experts: their capacity, routing, dispatch and overlap change nothing."),
                     {s.model.label}};
         },
         {}},
        {"oversubscription-needs-leaves",
         "oversubscription",
         Severity::warning,
         [](const Scenario& s) {
             return s.cluster.fabric.oversubscription > 1 && s.cluster.fabric.leafGpus == 0;
         },
         [](const Scenario&) -> Message {
             return {
                 QUADRILLE_MESSAGE(
                     "A spine joins leaves of the network: without their size its oversubscription changes "
                     "nothing."),
                 {}};
         },
         {}},
        {"tp-within-node",
         "tp",
         Severity::warning,
         [](const Scenario& s) { return s.plan.tp > fastDomain(s.cluster); },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "TP %1 reaches beyond the %2 GPUs that share the fast link: its traffic of every "
                         "layer crosses the network."),
                     {s.plan.tp, fastDomain(s.cluster)}};
         },
         {Dimension::tensor}},
        {"tp-straddles-nodes",
         "tp",
         Severity::warning,
         [](const Scenario& s) {
             return s.plan.tp <= fastDomain(s.cluster) && s.cluster.gpus > fastDomain(s.cluster) &&
                    !divides(s.plan.tp, fastDomain(s.cluster));
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "TP %1 does not divide the %2 GPUs that share the fast link: some groups lie across "
                         "two of them."),
                     {s.plan.tp, fastDomain(s.cluster)}};
         },
         {Dimension::tensor}},
        {"whole-nodes",
         "gpus",
         Severity::warning,
         [](const Scenario& s) {
             return s.cluster.gpus > s.cluster.gpusPerNode && !divides(s.cluster.gpusPerNode, s.cluster.gpus);
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("%1 GPUs leave a node of %2 partly empty."),
                     {s.cluster.gpus, s.cluster.gpusPerNode}};
         },
         {Dimension::gpus}},
        {"vocabulary-padded",
         "tp",
         Severity::warning,
         [](const Scenario& s) { return !divides(s.plan.tp, s.model.vocab); },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("The vocabulary of %1 does not divide by TP %2: frameworks pad it."),
                     {s.model.vocab, s.plan.tp}};
         },
         {Dimension::tensor}},
    };
    return list;
}

} // namespace quadrille
