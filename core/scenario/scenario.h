// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster.h"
#include "core/model/model_spec.h"
#include "core/plan/plan.h"
#include "core/plan/training_run.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace quadrille {

/// One question: this model, on this cluster, split and trained this way. An immutable value by convention:
/// views take it by const reference, and a change makes a new one.
struct Scenario {
    ModelSpec model;
    Cluster cluster;
    Plan plan;
    Recipe recipe;
    Estimator estimator = Estimator::paper;
    TrainingRun run; ///< moves no number of the step

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// GPUs of one model replica, t·c·p. Saturates at the largest integer rather than overflow.
[[nodiscard]] std::int64_t replicaGpus(const Plan& plan);
/// d = GPUs ÷ (t·c·p), rounded down; 0 when one replica needs more GPUs than there are. check() reports
/// remainders.
[[nodiscard]] std::int64_t dataParallel(const Scenario& scenario);
/// Groups of replicas that hold the same shards of the states: d·c ÷ plan.shardGroup, rounded down; 1 where
/// all of them shard the states together, or nothing is sharded.
[[nodiscard]] std::int64_t shardGroups(const Scenario& scenario);
/// Whether gradients are all-reduced as one when the backward passes have ended:
/// Framework::zero1ReducesWhole.
[[nodiscard]] bool reducesWhole(const Scenario& scenario);
/// Layers of every one of so many global stages of the plan, in the order of the model: layersOfStages(), or
/// where the plan leaves it to a framework that deals by cost, layersByCost() with the parameters of a
/// layer's and of the head's matrices; none where the plan's split does not deal them. \pre stages ≥ 1
[[nodiscard]] std::optional<std::vector<std::int64_t>> dealtLayers(const Scenario& scenario,
                                                                   std::int64_t stages);
/// Whether the plan leaves the split to a framework that deals by cost: Framework::dealsByCost.
[[nodiscard]] bool dealsByCost(const Scenario& scenario);

/// What moves bytes between nodes: what the cluster says, else what is usual for the framework; never
/// Transport::byFramework.
[[nodiscard]] Transport transportOf(const Scenario& scenario);
/// What selective recomputation repeats in this model: the plan's modules, or the attention core where it
/// names none; without those that the model does not have or that another of them contains. None under any
/// other recomputation.
[[nodiscard]] RecomputeModules repeatedModules(const Scenario& scenario);
/// Whether the messages of experts travel behind computation: as the plan says, or as its schedule does.
[[nodiscard]] bool hidesExperts(const Plan& plan);
/// Ranks that hold the same routed experts: t·c·d ÷ (t_e·e), rounded down, c·d ÷ e where t_e = t.
[[nodiscard]] std::int64_t expertReplicaRanks(const Scenario& scenario);
/// m = global batch ÷ (d·b), rounded down; 0 when that cannot be formed.
[[nodiscard]] std::int64_t microBatches(const Scenario& scenario);

/// The size of the plan's pipeline: p ranks, m micro-batches, v chunks. What is searched may hold as much as
/// 1F1B does on its first rank: p micro-batches.
[[nodiscard]] ScheduleShape scheduleShape(const Scenario& scenario);
/// The scenario with that schedule, and with the number of virtual stages next to its own that the schedule
/// can have.
[[nodiscard]] Scenario withSchedule(const Scenario& scenario, ScheduleKind kind);

} // namespace quadrille
