// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/paper_estimate.h"

#include "core/memory/paper_inputs.h"

#include <algorithm>

namespace quadrille {

StageMemory paperStageMemory(const Scenario& scenario, std::int64_t stage) {
    const auto inputs = paper::inputsOf<double>(scenario, stage);
    const auto bytes = paper::stageBytes(inputs, paper::roleOf(stage, scenario.plan.pp));
    StageMemory memory{.stage = stage, .parts = {}, .inFlight = inputs.n, .peak = {}};
    memory.part(MemoryPart::parameters) = Bytes(bytes.parameters);
    memory.part(MemoryPart::gradients) = Bytes(bytes.gradients);
    memory.part(MemoryPart::optimizer) = Bytes(bytes.optimizer);
    memory.part(MemoryPart::activations) = Bytes(bytes.activations);
    return memory;
}

MemoryEstimate paperMemory(const Scenario& scenario) {
    MemoryEstimate estimate;
    estimate.capacity = scenario.cluster.gpu.memory;
    estimate.limits = paperLimits(estimate.capacity);
    estimate.stages.reserve(static_cast<std::size_t>(scenario.plan.pp));
    for (std::int64_t stage = 0; stage < scenario.plan.pp; ++stage)
        estimate.stages.push_back(paperStageMemory(scenario, stage));
    findFullest(estimate);
    return estimate;
}

Bytes paperFullest(const Scenario& scenario) {
    Bytes fullest;
    // Where activations decline from stage to stage, the first or the last is fullest.
    const bool declines = declinesFromRankToRank(scenario.plan.schedule);
    const std::int64_t last = scenario.plan.pp - 1;
    for (std::int64_t stage = 0; stage <= last; stage += declines ? std::max<std::int64_t>(last, 1) : 1)
        fullest = std::max(fullest, paperStageMemory(scenario, stage).total());
    return fullest;
}

} // namespace quadrille
