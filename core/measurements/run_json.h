// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/gpu_spec.h"
#include "core/framework/framework.h"
#include "core/model/model_spec.h"
#include "core/scenario/scenario.h"
#include "core/text/json_object.h"

#include <vector>

namespace quadrille {

/// What runs are described with: names stand for entries of these. Keeps references.
struct KnownNames {
    const std::vector<ModelSpec>& models;
    const std::vector<GpuSpec>& gpus;
    const std::vector<Framework>& frameworks;
};

/// The scenario of a run or plan in a file of facts: its model, GPU and framework by name, and keys of a
/// session's plan, cluster and recipe side by side. Under the detailed estimator. \param own models of the
/// file, which go before the known ones \throws InputError naming field and rule
[[nodiscard]] Scenario scenarioFromRun(const JsonObject& run, const std::vector<ModelSpec>& own,
                                       const KnownNames& known);

} // namespace quadrille
