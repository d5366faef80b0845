// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/rules.h"
#include "core/cluster/link.h"
#include "core/model/model_sizes.h"

#include <array>
#include <cmath>

namespace quadrille {
namespace {

struct Ranged {
    std::string_view field;
    std::int64_t value;
    std::int64_t largest;
};

template <class Visitor>
void forEachRanged(const Scenario& s, Visitor visit) {
    // Layers are listed stage by stage, so a model may not have more of them than a pipeline may have stages.
    for (const Dimension dimension : allDimensions)
        visit(Ranged{name(dimension), value(s, dimension),
                     dimension == Dimension::pipeline ? largestPipeline : largestDimensionValue});
    for (const Ranged& ranged : {Ranged{"recompute-every", s.plan.recomputeEvery, largestDimensionValue},
                                 Ranged{"hidden", s.model.hidden, largestDimensionValue},
                                 Ranged{"layers", s.model.layers, largestPipeline},
                                 Ranged{"heads", s.model.heads, largestDimensionValue},
                                 Ranged{"kv-heads", s.model.kvHeads, largestDimensionValue},
                                 Ranged{"head-dim", s.model.headDim, largestDimensionValue},
                                 Ranged{"vocab", s.model.vocab, largestDimensionValue},
                                 Ranged{"gpus-per-node", s.cluster.gpusPerNode, largestDimensionValue}})
        visit(ranged);
    // Where every layer holds experts, no dense FFN is left to have a size.
    if (sparseLayers(s.model) < s.model.layers)
        visit(Ranged{"ffn", s.model.ffn, largestDimensionValue});
}

bool inRange(const Ranged& ranged) {
    return ranged.value >= 1 && ranged.value <= ranged.largest;
}

bool groupsHold(const Scenario& s) {
    return s.model.heads % s.model.kvHeads == 0;
}
bool zeroHolds(const Scenario& s) {
    return s.plan.zero >= 0 && s.plan.zero <= 3;
}
bool shardGroupHolds(const Scenario& s) {
    return s.plan.shardGroup >= 0 && s.plan.shardGroup <= largestDimensionValue;
}
bool fromNought(std::int64_t value) {
    return value >= 0 && value <= largestDimensionValue;
}
bool expertCapacityHolds(const Scenario& s) {
    const double factor = s.recipe.capacityFactor;
    return std::isfinite(factor) && (factor == 0 || factor >= 1);
}
bool predictionsHold(const Scenario& s) {
    return s.model.predictLayers >= 0 && s.model.predictLayers <= largestPipeline;
}
/// A leaf is wider than the fast link's domain.
bool leafHolds(const Scenario& s) {
    const std::int64_t leaf = s.cluster.fabric.leafGpus;
    return leaf == 0 || (leaf >= fastDomain(s.cluster) && leaf <= largestDimensionValue);
}
bool oversubscriptionHolds(const Scenario& s) {
    const double factor = s.cluster.fabric.oversubscription;
    return std::isfinite(factor) && factor >= 1;
}
bool offloadShareHolds(const Scenario& s) {
    return s.plan.offloadShare >= 0 && s.plan.offloadShare <= 1;
}
bool gradientBytesHold(const Scenario& s) {
    return s.recipe.gradientBytes == 2 || s.recipe.gradientBytes == 4;
}
bool momentBytesHold(const Scenario& s) {
    return std::isfinite(s.recipe.momentBytes) && s.recipe.momentBytes >= 0;
}
bool imbalanceHolds(const Scenario& s) {
    return std::isfinite(s.recipe.expertImbalance) && s.recipe.expertImbalance >= 1;
}
bool capacityHolds(const Scenario& s) {
    return std::isfinite(s.cluster.gpu.memory.value()) && s.cluster.gpu.memory.value() > 0;
}
bool networkHolds(const Scenario& s) {
    return std::isfinite(s.cluster.nicGbps) && s.cluster.nicGbps >= 0;
}

/// Of settings that have a most.
struct Bounded {
    std::string_view field;
    double value;
    double least;
    double most;
};

template <class Visitor>
void forEachBounded(const Scenario& s, Visitor visit) {
    const TrainingRun& run = s.run;
    for (const Bounded& bounded :
         {Bounded{"tokens", run.tokens, 0, mostTokens},
          Bounded{"price", run.pricePerGpuHour, 0, highestHourPrice},
          Bounded{"failure-rate", run.failureRate, 0, highestFailureRate},
          Bounded{"checkpoint-seconds", run.checkpointSeconds, 0, longestRunSeconds},
          Bounded{"storage-gbps", run.storageGbps, slowestStorageGbps, fastestStorageGbps},
          Bounded{"restart-seconds", run.restartSeconds, 0, longestRunSeconds},
          Bounded{"checkpoint-interval", run.checkpointInterval, 0, longestRunSeconds}})
        visit(bounded);
}

bool isBounded(const Bounded& bounded) {
    return bounded.value >= bounded.least && bounded.value <= bounded.most; // which no NaN is
}

} // namespace

bool rangesHold(const Scenario& s) {
    bool hold = true;
    forEachRanged(s, [&hold](const Ranged& ranged) { hold = hold && inRange(ranged); });
    forEachBounded(s, [&hold](const Bounded& bounded) { hold = hold && isBounded(bounded); });
    return hold && groupsHold(s) && zeroHolds(s) && shardGroupHolds(s) && offloadShareHolds(s) &&
           gradientBytesHold(s) && capacityHolds(s) && networkHolds(s) && momentBytesHold(s) &&
           imbalanceHolds(s) && expertCapacityHolds(s) && fromNought(s.plan.expertTensor) &&
           fromNought(s.plan.ulysses) && fromNought(s.recipe.routeNodes) && predictionsHold(s) &&
           fromNought(s.cluster.fabric.fastDomain) && leafHolds(s) && oversubscriptionHolds(s);
}

// One range after the other.
std::vector<Diagnostic> checkRanges(const Scenario& s) { // NOLINT(readability-function-size)
    std::vector<Diagnostic> found;
    const auto report = [&found](std::string_view field, std::string_view rule, Message message,
                                 std::vector<Repair> repairs) {
        found.push_back(
            {std::string(field), std::string(rule), Severity::error, std::move(message), std::move(repairs)});
    };
    forEachRanged(s, [&report](const Ranged& ranged) {
        if (inRange(ranged))
            return;
        const std::int64_t nearest = ranged.value < 1 ? 1 : ranged.largest;
        report(ranged.field, "in-range",
               {QUADRILLE_MESSAGE("%1 must be a whole number from 1 to %2, not %3."),
                {std::string(ranged.field), ranged.largest, ranged.value}},
               {{std::string(ranged.field), std::to_string(nearest)}});
    });
    if (found.empty() && !groupsHold(s))
        report("kv-heads", "heads-divisible-by-kv-heads",
               {QUADRILLE_MESSAGE("%1 attention heads do not divide into groups for %2 key-value heads."),
                {s.model.heads, s.model.kvHeads}},
               {});
    if (!zeroHolds(s))
        report(
            "zero", "known-zero-stage",
            {QUADRILLE_MESSAGE("The ZeRO stage must be 0, 1, 2 or 3, not %1."), {std::int64_t{s.plan.zero}}},
            {{"zero", "1"}});
    const auto reportBelowNought = [&report](std::string_view field, std::string_view rule,
                                             std::int64_t value,
                                             std::int64_t largest = largestDimensionValue) {
        if (value < 0 || value > largest)
            report(field, rule,
                   {QUADRILLE_MESSAGE("%1 must be a whole number from 0 to %2, not %3."),
                    {std::string(field), largest, value}},
                   {{std::string(field), "0"}});
    };
    reportBelowNought("mtp", "mtp-not-negative", s.model.predictLayers, largestPipeline);
    reportBelowNought("fast-domain", "fast-domain-not-negative", s.cluster.fabric.fastDomain);
    reportBelowNought("leaf-gpus", "leaf-not-negative", s.cluster.fabric.leafGpus);
    if (fromNought(s.cluster.fabric.leafGpus) && !leafHolds(s))
        report("leaf-gpus", "leaf-holds-a-fast-domain",
               {QUADRILLE_MESSAGE("Below one leaf of the network stand %1 GPUs or more, those that share the "
                                  "fast link, not %2."),
                {fastDomain(s.cluster), s.cluster.fabric.leafGpus}},
               {{"leaf-gpus", std::to_string(fastDomain(s.cluster))}, {"leaf-gpus", "0"}});
    if (!oversubscriptionHolds(s))
        report(
            "oversubscription", "oversubscription-at-least-one",
            {QUADRILLE_MESSAGE("A spine is at best as wide as its leaves: its oversubscription must be 1 or "
                               "more, not %1."),
             {s.cluster.fabric.oversubscription}},
            {{"oversubscription", "1"}});
    reportBelowNought("etp", "etp-not-negative", s.plan.expertTensor);
    reportBelowNought("ulysses", "ulysses-not-negative", s.plan.ulysses);
    reportBelowNought("route-nodes", "route-nodes-not-negative", s.recipe.routeNodes);
    if (!expertCapacityHolds(s))
        report("capacity-factor", "capacity-holds-an-even-share",
               {QUADRILLE_MESSAGE("An expert must have room for an even share of the tokens: the capacity "
                                  "factor must be 1 or more, or 0 for no limit, not %1."),
                {s.recipe.capacityFactor}},
               {{"capacity-factor", "1"}, {"capacity-factor", "0"}});
    if (!shardGroupHolds(s))
        report("shard-group", "shard-group-not-negative",
               {QUADRILLE_MESSAGE("%1 must be a whole number from 0 to %2, not %3."),
                {std::string("shard-group"), largestDimensionValue, s.plan.shardGroup}},
               {{"shard-group", "0"}});
    if (!offloadShareHolds(s))
        report("offload-share", "offload-share-is-a-share",
               {QUADRILLE_MESSAGE("The offloaded share of the activations must be from 0 to 1, not %1."),
                {s.plan.offloadShare}},
               {{"offload-share", "1"}});
    if (!gradientBytesHold(s))
        report("grad-bytes", "known-gradient-bytes",
               {QUADRILLE_MESSAGE("Gradients take 2 or 4 bytes, not %1."),
                {std::int64_t{s.recipe.gradientBytes}}},
               {{"grad-bytes", "4"}});
    if (!capacityHolds(s))
        report("gpu", "positive-memory",
               {QUADRILLE_MESSAGE("The GPU's memory must be a positive number of GiB, not %1."),
                {inGib(s.cluster.gpu.memory)}},
               {});
    if (!momentBytesHold(s))
        report("moment-bytes", "moment-bytes-not-negative",
               {QUADRILLE_MESSAGE("The optimizer's bytes per parameter must not be negative, but are %1."),
                {s.recipe.momentBytes}},
               {});
    if (!imbalanceHolds(s))
        report("expert-imbalance", "imbalance-at-least-one",
               {QUADRILLE_MESSAGE(
                    "The busiest experts have at least an even share of the tokens: their imbalance "
                    "must be 1 or more, not %1."),
                {s.recipe.expertImbalance}},
               {});
    forEachBounded(s, [&report](const Bounded& bounded) {
        if (!isBounded(bounded))
            report(bounded.field, "in-range",
                   {QUADRILLE_MESSAGE("%1 must be a number from %2 to %3, not %4."),
                    {std::string(bounded.field), bounded.least, bounded.most, bounded.value}},
                   {});
    });
    if (!networkHolds(s))
        report("nic-gbps", "bandwidth-not-negative",
               {QUADRILLE_MESSAGE("The network bandwidth must not be negative, but is %1 Gbit/s."),
                {s.cluster.nicGbps}},
               {});
    return found;
}

} // namespace quadrille
