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

} // namespace quadrille::test
