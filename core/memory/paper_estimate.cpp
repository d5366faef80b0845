// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/paper_estimate.h"

#include "core/memory/paper_inputs.h"

#include <algorithm>

namespace quadrille {

Bytes StageMemory::total() const {
    Bytes sum;
    for (const Bytes part : parts)
        sum += part;
    return sum;
}

StageMemory paperStageMemory(const Scenario& scenario, std::int64_t stage) {
    const auto inputs = paper::inputsOf<double>(scenario, stage);
    const auto bytes = paper::stageBytes(inputs, paper::roleOf(stage, scenario.plan.pp));
    return {.stage = stage,
            .parts = {Bytes(bytes.parameters), Bytes(bytes.gradients), Bytes(bytes.optimizer),
                      Bytes(bytes.activations), Bytes(0)},
            .inFlight = inputs.n};
}

MemoryEstimate paperMemory(const Scenario& scenario) {
    MemoryEstimate estimate;
    estimate.capacity = scenario.cluster.gpu.memory;
    estimate.stages.reserve(static_cast<std::size_t>(scenario.plan.pp));
    for (std::int64_t stage = 0; stage < scenario.plan.pp; ++stage)
        estimate.stages.push_back(paperStageMemory(scenario, stage));
    const auto fullest = std::max_element(estimate.stages.begin(), estimate.stages.end(),
                                          [](const auto& a, const auto& b) { return a.total() < b.total(); });
    estimate.fullest = static_cast<std::size_t>(fullest - estimate.stages.begin());
    estimate.zone = zoneOf(estimate.total(), estimate.capacity);
    return estimate;
}

Bytes paperFullest(const Scenario& scenario) {
    return std::max(paperStageMemory(scenario, 0).total(),
                    paperStageMemory(scenario, scenario.plan.pp - 1).total());
}

} // namespace quadrille
