// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

/// Which GPUs communicate with each other: how the ranks of a plan stand on the numbered GPUs of a cluster.
///
/// Ranks are placed innermost first: tensor, context, then data and pipeline as plan.rankOrder has it. Expert
/// parallel ranks are some of the context and data parallel ones, which stand together: where data parallel
/// ranks come last, as many of them as the experts need beside the context parallel ones stand inside the
/// pipeline all the same, so that the dispatched tokens stay as near as can be. Then a whole copy of the
/// model, all experts included, is one run of neighbouring GPUs; where the pipeline comes last, each of its
/// stages is.
///
/// Experts of another tensor parallel size stand on a grid of their own over the same GPUs of a stage, again
/// innermost first: expert tensor, expert, expert data (Liu et al. 2025, "MoE Parallel Folding",
/// arXiv:2504.14960, section 3; NVIDIA/Megatron-LM@002526d, megatron/core/parallel_state.py). Expert parallel
/// ranks then are some of the tensor parallel ones, too.
///
/// Total: any sizes, however absurd, get an answer; products saturate, and lists have a stated limit. The
/// lists mean what they say for plans that run.
namespace quadrille {

/// Which degree of parallelism communicates.
enum class TrafficKind { tensor, context, pipeline, data, expert };

inline constexpr std::array allTrafficKinds{TrafficKind::tensor, TrafficKind::context, TrafficKind::pipeline,
                                            TrafficKind::data, TrafficKind::expert};

/// How one group of a degree of parallelism stands on the GPUs.
struct GroupPlace {
    std::int64_t ranks = 1;       ///< that communicate with each other
    std::int64_t stride = 1;      ///< GPU numbers from the first rank to the second
    std::int64_t ranksInNode = 1; ///< of these, within one node (the fast link's domain): see ranksInNode()
    std::int64_t ranksInLeaf = ranks; ///< of these, below one leaf of the network, counted likewise

    [[nodiscard]] bool leavesNode() const { return ranksInNode < ranks; }
    [[nodiscard]] bool crossesSpine() const { return ranksInLeaf < ranks; }
    friend bool operator==(const GroupPlace&, const GroupPlace&) = default;
};

/// The highest level of the network that messages of a group pass.
enum class NetworkPath : std::uint8_t { none, fastLink, leaf, spine, network };

/// "none", "fast-link", "leaf", "spine", "network".
[[nodiscard]] std::string_view name(NetworkPath path);
/// none: one rank. network: over network cards, where the fabric does not say what stands below a leaf.
[[nodiscard]] NetworkPath pathOf(const Cluster& cluster, const GroupPlace& place);

/// A group of `ranks` with one rank every `stride` GPUs.
[[nodiscard]] GroupPlace placeOf(const Cluster& cluster, std::int64_t ranks, std::int64_t stride);

/// Of a group of `ranks` with one rank every `stride` GPUs, how many fit into a node of `node` GPUs:
/// node ÷ stride, rounded down, at least 1 and at most all. Groups that begin inside a node may have fewer in
/// it: what is counted is a group that begins where a node does.
[[nodiscard]] std::int64_t ranksInNode(std::int64_t ranks, std::int64_t stride, std::int64_t node);

/// The group of one degree of parallelism.
/// tensor: t ranks, stride 1. context: c, stride t. expert: e, stride t_e, the tensor parallel size of
/// experts. pipeline: p, stride t·c·d, or lcm(t·c, t_e·e) where data parallel ranks come last, that is t·c
/// without experts. data: the c·d ranks that hold the same shared parameters and so reduce their gradients,
/// as trafficOf() counts them; context parallel ranks come first, hence a stride of t where the pipeline
/// comes last, or c > 1, or e > 1. Where a bidirectional schedule runs two pipelines over the ranks, each
/// rank holds the stages of its mirror image as well, and the group has twice as many, those of both. In a
/// node stand all that fit of the neighbours, or where whole blocks fit, all of these.
[[nodiscard]] GroupPlace groupPlace(const Scenario& scenario, TrafficKind kind);

/// How many ranks of a pipeline hold each stage: 2 where two pipelines run over the ranks in opposite
/// directions, more with more of them; 1 of all other schedules. The group of data parallelism is so many
/// times as large.
[[nodiscard]] std::int64_t stageCopies(const Scenario& scenario);

/// The t·c·d ÷ (t_e·e) ranks that hold the same routed experts and so reduce their gradients; twice as many
/// likewise.
[[nodiscard]] GroupPlace expertReplicas(const Scenario& scenario);

/// The t_e ranks that divide each expert among them.
[[nodiscard]] GroupPlace expertTensorPlace(const Scenario& scenario);

/// How the ranks that hold the same parameters shard their states in groups: those of one group, which follow
/// each other, and those of different groups that hold the same shard.
struct ShardPlaces {
    GroupPlace within;
    GroupPlace across; ///< of 1 rank where all shard together; its stride is that of one run of ranks
};

/// Of the shared parameters, and of the routed experts: the groups of plan.shardGroup ranks of c·d, of which
/// as many e-ths (of t_e ÷ t of them) hold the same experts. PyTorch's HSDP (Zhao et al. 2023, section 3.2.2)
/// and Megatron-Core's num_distributed_optimizer_instances (NVIDIA/Megatron-LM@0e9fcc1,
/// megatron/core/distributed/param_and_grad_buffer.py).
[[nodiscard]] ShardPlaces shardPlaces(const Scenario& scenario);
[[nodiscard]] ShardPlaces expertShardPlaces(const Scenario& scenario);

/// How many GPUs hold a whole copy of the model, all experts included: lcm(t·c, t_e·e)·p, t·c·p without
/// experts.
[[nodiscard]] std::int64_t copyGpus(const Scenario& scenario);

/// Whether a GPU is one of those that hold the first copy.
[[nodiscard]] bool inFirstCopy(const Scenario& scenario, std::int64_t gpu);

/// The node (fast link's domain) of a GPU, from 0.
[[nodiscard]] std::int64_t nodeOf(const Cluster& cluster, std::int64_t gpu);

/// The leaf of the network that a GPU stands below, from 0.
[[nodiscard]] std::int64_t leafOf(const Cluster& cluster, std::int64_t gpu);

/// What a GPU is within the plan, each from 0.
struct RankPosition {
    std::int64_t tensor = 0;
    std::int64_t context = 0;
    std::int64_t pipeline = 0;
    std::int64_t data = 0;
    std::int64_t expert = 0; ///< which of the groups of experts it holds

    friend bool operator==(const RankPosition&, const RankPosition&) = default;
};

[[nodiscard]] RankPosition positionOf(const Scenario& scenario, std::int64_t gpu);
/// The inverse; position.expert follows from the others and is not read.
[[nodiscard]] std::int64_t gpuAt(const Scenario& scenario, const RankPosition& position);

/// The GPUs of one group, in the order of their ranks.
struct RankGroup {
    std::vector<std::int64_t> gpus; ///< the first of them, at most groupsOfReplica()'s limit
    std::int64_t ranks = 1;         ///< of the whole group; more than gpus.size() when shortened

    [[nodiscard]] bool shortened() const { return static_cast<std::int64_t>(gpus.size()) < ranks; }
    friend bool operator==(const RankGroup&, const RankGroup&) = default;
};

struct ReplicaGroups {
    std::vector<RankGroup> groups; ///< the first of them
    std::int64_t count = 1;        ///< groups that there are; more than groups.size() when shortened

    [[nodiscard]] bool shortened() const { return static_cast<std::int64_t>(groups.size()) < count; }
};

/// How many GPUs groupsOfReplica() lists by default.
inline constexpr std::int64_t mostListedGpus = 4096;

/// The groups of a degree of parallelism among the GPUs of the first copy of the model, in the order of their
/// first GPU. Data parallel groups have their other ranks in the other copies. At most `mostGpus` numbers are
/// listed in all: long groups end early, and only so many groups are listed as have room.
/// \pre mostGpus ≥ 1
[[nodiscard]] ReplicaGroups groupsOfReplica(const Scenario& scenario, TrafficKind kind,
                                            std::int64_t mostGpus = mostListedGpus);

} // namespace quadrille
