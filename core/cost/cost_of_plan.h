// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/training_cost.h"
#include "core/performance/performance.h"

namespace quadrille {

/// What a training costs at the predicted speed of its steps.
[[nodiscard]] inline TrainingCost trainingCost(const CostQuestion& question, const Performance& performance) {
    return trainingCost(question, performance.gpus, performance.tokensPerSecondPerGpu());
}

} // namespace quadrille
