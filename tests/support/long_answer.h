// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/resources.h"

namespace quadrille::test {

/// A plan whose analysis takes the better part of a second, however fast the machine: its operations are
/// searched for, and are as many as are ever followed.
inline Scenario longAnswer() {
    constexpr std::int64_t ranks = 400;
    Scenario s = scenario("llama-3.1-405b", "h100-sxm-80gb", 8 * ranks);
    s.model.layers = ranks;
    s.estimator = Estimator::detailed;
    s.recipe.framework = framework("megatron");
    s.plan.tp = 8;
    s.plan.pp = ranks;
    s.plan.globalBatch = 4 * ranks;
    return withSchedule(s, ScheduleKind::zeroBubbleAuto);
}

/// A plan of the same machine that is soon worked out, and whose neighbours take long together: many ranks,
/// none of them searched for.
inline Scenario longSeries(const Scenario& like) {
    Scenario s = like;
    s.model = model("llama-3.1-405b");
    s.cluster.gpus = 1008;
    s.plan.tp = 8;
    s.plan.pp = 126;
    s.plan.globalBatch = 4032;
    s.plan.layerSplit.kind = LayerSplit::Kind::balanced;
    return withSchedule(s, ScheduleKind::zeroBubbleH2);
}

} // namespace quadrille::test
