// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/reading.h"
#include "core/scenario/scenario.h"

#include <algorithm>

namespace quadrille::frameworks {

/// Micro-batches that a replica accumulates in a step, at least 1.
[[nodiscard]] inline std::int64_t accumulated(const Scenario& scenario) {
    return std::max<std::int64_t>(1, microBatches(scenario));
}

/// Replicas and those of them that shard together, as PyTorch's FSDP is told.
struct Shards {
    std::int64_t copies = 1;   ///< groups that hold the same shards
    std::int64_t together = 1; ///< replicas of one group
};

/// Of a plan; a group that context parallelism does not fill is taken as all replicas.
[[nodiscard]] Shards shardsOf(const Scenario& scenario);

} // namespace quadrille::frameworks
