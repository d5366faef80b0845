// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/resources.h"

#include <cstdint>

namespace quadrille::test {

/// A model trained with Megatron-LM on H100, as the detailed estimator sees it.
inline Scenario training(const char* model, std::int64_t gpus, std::int64_t globalBatch,
                         std::int64_t sequence) {
    Scenario s = scenario(model, "h100-sxm-80gb", gpus);
    s.estimator = Estimator::detailed;
    s.recipe.framework = framework("megatron");
    s.plan.globalBatch = globalBatch;
    s.plan.sequence = sequence;
    return s;
}

} // namespace quadrille::test
