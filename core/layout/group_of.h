// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/groups.h"

/// Questions about one GPU of a plan: in which groups it is, and where. Total, as groups.h.
namespace quadrille {

/// The group of a degree of parallelism that a GPU is in; at most `mostGpus` of it are listed.
/// \pre mostGpus ≥ 1
[[nodiscard]] RankGroup groupOf(const Scenario& scenario, TrafficKind kind, std::int64_t gpu,
                                std::int64_t mostGpus = mostListedGpus);

/// The place of a GPU in the group of a degree that it is in, from 0.
[[nodiscard]] std::int64_t rankInGroup(const Scenario& scenario, TrafficKind kind, std::int64_t gpu);

/// Which of the t_e parts of each of its experts a GPU holds, from 0.
[[nodiscard]] std::int64_t expertTensorRank(const Scenario& scenario, std::int64_t gpu);

/// The number of a GPU among those of its pipeline rank that hold the same parameters, in the order in which
/// they shard them: of shared ones 0 to c·d − 1, of routed experts 0 to t·c·d ÷ (t_e·e) − 1.
struct ReplicaRanks {
    std::int64_t shared = 0, experts = 0;
    friend bool operator==(const ReplicaRanks&, const ReplicaRanks&) = default;
};
[[nodiscard]] ReplicaRanks replicaRanks(const Scenario& scenario, std::int64_t gpu);

/// How many of the GPUs from `first` to before `last` are of that pipeline rank.
[[nodiscard]] std::int64_t gpusOfStage(const Scenario& scenario, std::int64_t pipelineRank,
                                       std::int64_t first, std::int64_t last);

} // namespace quadrille
