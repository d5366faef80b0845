// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/group_of.h"

#include "core/cluster/link.h"
#include "core/units/saturating.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace quadrille {
namespace {

std::int64_t atLeastOne(std::int64_t value) {
    return std::max<std::int64_t>(1, value);
}

/// The sizes by which GPU numbers are counted, innermost first: tensor · context · inner data · pipeline ·
/// outer data. Inner and outer data parallel ranks make d together; where the pipeline comes last, all are
/// inner ones. Of a bidirectional schedule `copies` is
/// 2: two pipelines share the pipeline ranks, each of which holds the stages of its mirror image as well.
struct Sizes {
    std::int64_t tensor, context, expert, expertTensor, innerData, pipeline, outerData, copies;
    std::int64_t ofOneCopy; ///< neighbours that hold one copy of a stage, all experts included

    explicit Sizes(const Scenario& scenario)
        : tensor(atLeastOne(scenario.plan.tp)), context(atLeastOne(scenario.plan.cp)),
          expert(atLeastOne(scenario.plan.ep)),
          expertTensor(atLeastOne(quadrille::expertTensor(scenario.plan))),
          innerData(innerOf(tensor, context, expert, expertTensor)), pipeline(atLeastOne(scenario.plan.pp)),
          outerData(atLeastOne(dataParallel(scenario) / innerData)), copies(stageCopies(scenario)),
          ofOneCopy(saturatingProduct(context, innerData)) {
        if (scenario.plan.rankOrder == RankOrder::pipelineLast) {
            innerData = saturatingProduct(innerData, outerData);
            outerData = 1;
        }
    }

    /// As many data parallel ranks as make whole groups of experts with the t·c ranks beside them.
    [[nodiscard]] static std::int64_t innerOf(std::int64_t tensor, std::int64_t context, std::int64_t expert,
                                              std::int64_t expertTensor) {
        if (expertTensor == tensor)
            return expert / std::gcd(context, expert);
        const std::int64_t holders = saturatingProduct(expert, expertTensor);
        return holders / std::gcd(saturatingProduct(tensor, context), holders);
    }
    /// GPUs that hold all experts of a layer once: t_e·e.
    [[nodiscard]] std::int64_t holders() const { return saturatingProduct(expertTensor, expert); }
    /// GPUs that hold one copy of a stage.
    [[nodiscard]] std::int64_t stageOfOneCopy() const { return saturatingProduct(tensor, ofOneCopy); }
    /// Context and inner data parallel ranks: the neighbours in steps of t.
    [[nodiscard]] std::int64_t neighbours() const { return saturatingProduct(context, innerData); }
    /// The pipeline ranks at which groups of a kind begin.
    [[nodiscard]] std::int64_t firstStages(TrafficKind kind) const {
        if (kind == TrafficKind::pipeline)
            return 1;
        return kind == TrafficKind::data ? atLeastOne(pipeline / copies) : pipeline;
    }
    /// How many neighbours are in one group.
    [[nodiscard]] std::int64_t among(TrafficKind kind) const {
        switch (kind) {
        case TrafficKind::context:
            return context;
        case TrafficKind::data:
            return neighbours();
        case TrafficKind::tensor:
        case TrafficKind::expert: // counted by GPUs: see eachFirstOfExperts()
        case TrafficKind::pipeline:
            break;
        }
        return 1;
    }
    /// From one pipeline rank to the next.
    [[nodiscard]] std::int64_t stage() const { return saturatingProduct(tensor, neighbours()); }
    /// From one copy of the model to the next.
    [[nodiscard]] std::int64_t block() const { return saturatingProduct(stage(), pipeline); }
};

/// Of replicasOf() those on so many neighbouring GPUs.
std::int64_t replicasWithin(const Sizes& sizes, std::int64_t inner, std::int64_t innerStride,
                            std::int64_t gpus) {
    const std::int64_t neighbours = ranksInNode(inner, innerStride, gpus);
    if (neighbours != inner || sizes.block() > gpus)
        return neighbours;
    return saturatingProduct(saturatingProduct(inner, sizes.copies),
                             ranksInNode(sizes.outerData, sizes.block(), gpus));
}

/// The ranks that hold the same parameters: `inner` neighbours every `innerStride` GPUs, those of the
/// pipelines that share the ranks, and as many in every other block.
GroupPlace replicasOf(const Sizes& sizes, std::int64_t inner, std::int64_t innerStride,
                      const Cluster& cluster) {
    const std::int64_t mirrored = saturatingProduct(sizes.pipeline - 1, sizes.stage());
    const std::int64_t beside = sizes.copies > 1 ? mirrored : sizes.block();
    return {.ranks = saturatingProduct(saturatingProduct(inner, sizes.copies), sizes.outerData),
            .stride = inner > 1 ? innerStride : beside,
            .ranksInNode = replicasWithin(sizes, inner, innerStride, fastDomain(cluster)),
            .ranksInLeaf = replicasWithin(sizes, inner, innerStride, leafDomain(cluster))};
}

/// The ranks of `whole`, which follow each other in its order, in so many groups.
ShardPlaces inGroups(const GroupPlace& whole, std::int64_t groups) {
    ShardPlaces places{.within = whole, .across = {}};
    if (groups <= 1)
        return places;
    places.within.ranks = atLeastOne(whole.ranks / groups);
    places.within.ranksInNode = std::min(whole.ranksInNode, places.within.ranks);
    places.within.ranksInLeaf = std::min(whole.ranksInLeaf, places.within.ranks);
    const auto groupsOf = [&](std::int64_t ranks) {
        return std::clamp<std::int64_t>(ranks / places.within.ranks, 1, groups);
    };
    places.across = {.ranks = groups,
                     .stride = saturatingProduct(whole.stride, places.within.ranks),
                     .ranksInNode = groupsOf(whole.ranksInNode),
                     .ranksInLeaf = groupsOf(whole.ranksInLeaf)};
    return places;
}

std::int64_t gpuOf(const Sizes& sizes, const RankPosition& at) {
    const std::int64_t inner = at.data % sizes.innerData;
    const std::int64_t outer = at.data / sizes.innerData;
    const std::int64_t neighbour = saturatingSum(saturatingProduct(inner, sizes.context), at.context);
    std::int64_t gpu = saturatingSum(at.tensor, saturatingProduct(neighbour, sizes.tensor));
    gpu = saturatingSum(gpu, saturatingProduct(at.pipeline, sizes.stage()));
    return saturatingSum(gpu, saturatingProduct(outer, sizes.block()));
}

/// The number of a rank among those of its stage: of a block, and so on in the next.
std::int64_t amongStage(const Sizes& sizes, const RankPosition& position) {
    const std::int64_t neighbour =
        saturatingSum(position.context, saturatingProduct(position.data, sizes.context));
    return saturatingSum(position.tensor, saturatingProduct(neighbour, sizes.tensor));
}

void placeAmongStage(RankPosition& position, const Sizes& sizes, std::int64_t rank) {
    position.tensor = rank % sizes.tensor;
    position.context = rank / sizes.tensor % sizes.context;
    position.data = rank / sizes.tensor / sizes.context;
}

/// Where the group begins that `position` belongs to, as far as member() does not see to it itself: of two
/// pipelines that share the ranks in the first.
RankPosition firstOfGroup(const Sizes& sizes, RankPosition position, TrafficKind kind) {
    if (kind == TrafficKind::data && sizes.copies > 1)
        position.pipeline = std::min(position.pipeline, sizes.pipeline - 1 - position.pipeline);
    return position;
}

/// The GPU of the n-th rank of the group that `position` belongs to.
std::int64_t member(const Sizes& sizes, RankPosition position, TrafficKind kind, std::int64_t n) {
    switch (kind) {
    case TrafficKind::tensor:
        position.tensor = n;
        break;
    case TrafficKind::context:
        position.context = n;
        break;
    case TrafficKind::pipeline:
        position.pipeline = n;
        break;
    case TrafficKind::data:
        // Neighbours, then those in the mirrored pipeline rank, then the next block.
        position.context = n % sizes.neighbours() % sizes.context;
        position.data =
            saturatingSum(n % sizes.neighbours() / sizes.context,
                          saturatingProduct(n / sizes.neighbours() / sizes.copies, sizes.innerData));
        if (n / sizes.neighbours() % sizes.copies > 0)
            position.pipeline = sizes.pipeline - 1 - position.pipeline;
        break;
    case TrafficKind::expert: {
        const std::int64_t here = amongStage(sizes, position);
        const std::int64_t first = here / sizes.holders() * sizes.holders() + here % sizes.expertTensor;
        const std::int64_t rank = saturatingSum(first, saturatingProduct(n, sizes.expertTensor));
        placeAmongStage(position, sizes, rank);
        break;
    }
    }
    return gpuOf(sizes, position);
}

/// eachFirstRank() of expert parallel groups: those of the t_e ranks that divide the first experts, for each
/// run of GPUs that hold all of them.
template <class Visit>
void eachFirstOfExperts(const Sizes& sizes, Visit visit) {
    for (std::int64_t stage = 0; stage < sizes.pipeline; ++stage)
        for (std::int64_t run = 0; run < sizes.stageOfOneCopy() / sizes.holders(); ++run)
            for (std::int64_t part = 0; part < sizes.expertTensor; ++part) {
                RankPosition first{.pipeline = stage};
                placeAmongStage(first, sizes, run * sizes.holders() + part);
                if (!visit(first))
                    return;
            }
}

/// Groups among the neighbours that hold one copy of a stage; data parallel ones pass through all copies.
std::int64_t groupsOfStage(const Sizes& sizes, TrafficKind kind) {
    return kind == TrafficKind::data ? 1 : atLeastOne(sizes.ofOneCopy / sizes.among(kind));
}

/// Calls `visit` with the position of the first rank of every group in the first copy of the model, in the
/// order of their GPUs, until it answers false.
template <class Visit>
void eachFirstRank(const Sizes& sizes, TrafficKind kind, Visit visit) {
    if (kind == TrafficKind::expert) {
        eachFirstOfExperts(sizes, visit);
        return;
    }
    const std::int64_t tensor = kind == TrafficKind::tensor ? 1 : sizes.tensor;
    const std::int64_t neighbours = groupsOfStage(sizes, kind);
    for (std::int64_t stage = 0; stage < sizes.firstStages(kind); ++stage) {
        for (std::int64_t n = 0; n < neighbours; ++n) {
            for (std::int64_t t = 0; t < tensor; ++t) {
                const std::int64_t neighbour = n * sizes.among(kind);
                if (!visit(RankPosition{.tensor = t,
                                        .context = neighbour % sizes.context,
                                        .pipeline = stage,
                                        .data = neighbour / sizes.context}))
                    return;
            }
        }
    }
}

/// Groups in one copy of the model.
std::int64_t groupCount(const Sizes& sizes, TrafficKind kind) {
    if (kind == TrafficKind::expert)
        return saturatingProduct(sizes.stageOfOneCopy() / sizes.expert, sizes.pipeline);
    const std::int64_t tensor = kind == TrafficKind::tensor ? 1 : sizes.tensor;
    return saturatingProduct(saturatingProduct(tensor, groupsOfStage(sizes, kind)), sizes.firstStages(kind));
}

} // namespace

std::int64_t stageCopies(const Scenario& scenario) {
    return scenario.plan.pp > 1 ? pipelineReplicas(scenario.plan.schedule, scheduleShape(scenario)) : 1;
}

std::int64_t ranksInNode(std::int64_t ranks, std::int64_t stride, std::int64_t node) {
    return std::clamp<std::int64_t>(node / atLeastOne(stride), 1, atLeastOne(ranks));
}

std::string_view name(NetworkPath path) {
    constexpr std::array<std::string_view, 5> names{"none", "fast-link", "leaf", "spine", "network"};
    return names.at(static_cast<std::size_t>(path));
}

NetworkPath pathOf(const Cluster& cluster, const GroupPlace& place) {
    if (place.ranks <= 1)
        return NetworkPath::none;
    if (!place.leavesNode())
        return NetworkPath::fastLink;
    if (cluster.fabric.leafGpus == 0)
        return NetworkPath::network;
    return place.crossesSpine() ? NetworkPath::spine : NetworkPath::leaf;
}

GroupPlace placeOf(const Cluster& cluster, std::int64_t ranks, std::int64_t stride) {
    return {.ranks = ranks,
            .stride = stride,
            .ranksInNode = ranksInNode(ranks, stride, fastDomain(cluster)),
            .ranksInLeaf = ranksInNode(ranks, stride, leafDomain(cluster))};
}

GroupPlace groupPlace(const Scenario& scenario, TrafficKind kind) {
    const Sizes sizes(scenario);
    const Cluster& cluster = scenario.cluster;
    switch (kind) {
    case TrafficKind::tensor:
        return placeOf(cluster, sizes.tensor, 1);
    case TrafficKind::context:
        return placeOf(cluster, sizes.context, sizes.tensor);
    case TrafficKind::expert:
        return placeOf(cluster, sizes.expert, sizes.expertTensor);
    case TrafficKind::pipeline:
        return placeOf(cluster, sizes.pipeline, sizes.stage());
    case TrafficKind::data:
        break;
    }
    return replicasOf(sizes, sizes.neighbours(), sizes.tensor, cluster);
}

GroupPlace expertReplicas(const Scenario& scenario) {
    const Sizes sizes(scenario);
    return replicasOf(sizes, atLeastOne(sizes.stage() / sizes.holders()), sizes.holders(), scenario.cluster);
}

GroupPlace expertTensorPlace(const Scenario& scenario) {
    return placeOf(scenario.cluster, Sizes(scenario).expertTensor, 1);
}

ShardPlaces shardPlaces(const Scenario& scenario) {
    return inGroups(groupPlace(scenario, TrafficKind::data), shardGroups(scenario));
}

ShardPlaces expertShardPlaces(const Scenario& scenario) {
    return inGroups(expertReplicas(scenario), shardGroups(scenario));
}

std::int64_t copyGpus(const Scenario& scenario) {
    const Sizes sizes(scenario);
    return saturatingProduct(saturatingProduct(sizes.tensor, sizes.ofOneCopy), sizes.pipeline);
}

bool inFirstCopy(const Scenario& scenario, std::int64_t gpu) {
    const Sizes sizes(scenario);
    return gpu < sizes.block() && gpu / sizes.tensor % sizes.neighbours() < sizes.ofOneCopy;
}

std::int64_t nodeOf(const Cluster& cluster, std::int64_t gpu) {
    return gpu / atLeastOne(fastDomain(cluster));
}

std::int64_t leafOf(const Cluster& cluster, std::int64_t gpu) {
    return gpu / atLeastOne(leafDomain(cluster));
}

RankPosition positionOf(const Scenario& scenario, std::int64_t gpu) {
    const Sizes sizes(scenario);
    const std::int64_t neighbour = gpu / sizes.tensor % sizes.neighbours();
    return {.tensor = gpu % sizes.tensor,
            .context = neighbour % sizes.context,
            .pipeline = gpu / sizes.stage() % sizes.pipeline,
            .data = saturatingSum(saturatingProduct(gpu / sizes.block(), sizes.innerData),
                                  neighbour / sizes.context),
            .expert = gpu % sizes.stage() / sizes.expertTensor % sizes.expert};
}

std::int64_t gpuAt(const Scenario& scenario, const RankPosition& position) {
    return gpuOf(Sizes(scenario), position);
}

RankGroup groupOf(const Scenario& scenario, TrafficKind kind, std::int64_t gpu, std::int64_t mostGpus) {
    const Sizes sizes(scenario);
    const RankPosition first = firstOfGroup(sizes, positionOf(scenario, gpu), kind);
    RankGroup group{.gpus = {}, .ranks = groupPlace(scenario, kind).ranks};
    const std::int64_t listed = std::min(group.ranks, atLeastOne(mostGpus));
    group.gpus.reserve(static_cast<std::size_t>(listed));
    for (std::int64_t n = 0; n < listed; ++n)
        group.gpus.push_back(member(sizes, first, kind, n));
    return group;
}

std::int64_t rankInGroup(const Scenario& scenario, TrafficKind kind, std::int64_t gpu) {
    const Sizes sizes(scenario);
    const RankPosition at = positionOf(scenario, gpu);
    switch (kind) {
    case TrafficKind::tensor:
        return at.tensor;
    case TrafficKind::context:
        return at.context;
    case TrafficKind::expert:
        return at.expert;
    case TrafficKind::pipeline:
        return at.pipeline;
    case TrafficKind::data:
        break;
    }
    // As member() counts them.
    const std::int64_t replica = replicaRanks(scenario, gpu).shared;
    const std::int64_t neighbours = sizes.neighbours();
    const bool mirrored = firstOfGroup(sizes, at, kind).pipeline != at.pipeline;
    return replica % neighbours + neighbours * ((mirrored ? 1 : 0) + sizes.copies * (replica / neighbours));
}

std::int64_t expertTensorRank(const Scenario& scenario, std::int64_t gpu) {
    const Sizes sizes(scenario);
    return gpu % sizes.stage() % sizes.expertTensor;
}

ReplicaRanks replicaRanks(const Scenario& scenario, std::int64_t gpu) {
    const Sizes sizes(scenario);
    const std::int64_t here = gpu % sizes.stage();
    const std::int64_t block = gpu / sizes.block();
    return {.shared = here / sizes.tensor + block * sizes.neighbours(),
            .experts = here / sizes.holders() + block * atLeastOne(sizes.stage() / sizes.holders())};
}

std::int64_t gpusOfStage(const Scenario& scenario, std::int64_t pipelineRank, std::int64_t first,
                         std::int64_t last) {
    const Sizes sizes(scenario);
    const std::int64_t stage = sizes.stage(), block = sizes.block();
    const auto before = [&](std::int64_t gpu) {
        return gpu / block * stage +
               std::clamp<std::int64_t>(gpu % block - saturatingProduct(pipelineRank, stage), 0, stage);
    };
    return before(last) - before(first);
}

ReplicaGroups groupsOfReplica(const Scenario& scenario, TrafficKind kind, std::int64_t mostGpus) {
    const Sizes sizes(scenario);
    const std::int64_t ranks = groupPlace(scenario, kind).ranks;
    const std::int64_t listed = std::min(ranks, atLeastOne(mostGpus));
    ReplicaGroups result{.groups = {}, .count = groupCount(sizes, kind)};
    std::int64_t room = std::min(result.count, atLeastOne(mostGpus / listed));
    result.groups.reserve(static_cast<std::size_t>(room));
    eachFirstRank(sizes, kind, [&](const RankPosition& first) {
        RankGroup& group = result.groups.emplace_back(RankGroup{.gpus = {}, .ranks = ranks});
        group.gpus.reserve(static_cast<std::size_t>(listed));
        for (std::int64_t n = 0; n < listed; ++n)
            group.gpus.push_back(member(sizes, first, kind, n));
        return --room > 0;
    });
    return result;
}

} // namespace quadrille
