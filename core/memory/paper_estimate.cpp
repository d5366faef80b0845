// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/paper_estimate.h"

#include "core/memory/paper_inputs.h"

#include <algorithm>

namespace quadrille {

namespace {

StageMemory stageMemory(const Scenario& scenario, std::int64_t stage, std::span<const std::int64_t> peaks,
                        const std::stop_token& stop) {
    const auto inputs = paper::inputsOf<double>(scenario, stage, peaks, stop);
    const auto bytes = paper::stageBytes(inputs, paper::roleOf(stage, scenario.plan.pp));
    StageMemory memory{.stage = stage, .parts = {}, .inFlight = inputs.n, .peak = {}};
    memory.part(MemoryPart::parameters) = Bytes(bytes.parameters);
    memory.part(MemoryPart::gradients) = Bytes(bytes.gradients);
    memory.part(MemoryPart::optimizer) = Bytes(bytes.optimizer);
    memory.part(MemoryPart::activations) = Bytes(bytes.activations);
    return memory;
}

} // namespace

StageMemory paperStageMemory(const Scenario& scenario, std::int64_t stage, const std::stop_token& stop) {
    return stageMemory(scenario, stage, {}, stop);
}

MemoryEstimate paperMemory(const Scenario& scenario, const std::stop_token& stop) {
    const std::vector<std::int64_t> peaks = paper::peaksOf(scenario, stop);
    MemoryEstimate estimate;
    estimate.capacity = scenario.cluster.gpu.memory;
    estimate.limits = paperLimits(estimate.capacity);
    estimate.stages.reserve(static_cast<std::size_t>(scenario.plan.pp));
    for (std::int64_t stage = 0; stage < scenario.plan.pp; ++stage)
        estimate.stages.push_back(stageMemory(scenario, stage, peaks, stop));
    findFullest(estimate);
    return estimate;
}

Bytes paperFullest(const Scenario& scenario, const std::stop_token& stop) {
    const std::vector<std::int64_t> peaks = paper::peaksOf(scenario, stop);
    Bytes fullest;
    // Where activations decline from stage to stage, the first or the last is fullest.
    const bool declines = declinesFromRankToRank(scenario.plan.schedule);
    const std::int64_t last = scenario.plan.pp - 1;
    for (std::int64_t stage = 0; stage <= last; stage += declines ? std::max<std::int64_t>(last, 1) : 1)
        fullest = std::max(fullest, stageMemory(scenario, stage, peaks, stop).total());
    return fullest;
}

} // namespace quadrille
