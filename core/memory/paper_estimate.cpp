// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/paper_estimate.h"

#include "core/memory/paper_inputs.h"

#include <algorithm>

namespace quadrille {

StageMemory paperStageMemory(const Resolved& resolved, std::int64_t stage, const std::stop_token& stop) {
    const auto inputs = paper::inputsOf<double>(resolved, stage, stop);
    const auto bytes = paper::stageBytes(inputs, paper::roleOf(stage, resolved.shape().ranks));
    StageMemory memory{
        .stage = stage, .parts = {}, .onHost = {}, .heldAhead = {}, .inFlight = inputs.n, .peak = {}};
    memory.part(MemoryPart::parameters) = Bytes(bytes.parameters);
    memory.part(MemoryPart::gradients) = Bytes(bytes.gradients);
    memory.part(MemoryPart::optimizer) = Bytes(bytes.optimizer);
    memory.part(MemoryPart::activations) = Bytes(bytes.activations);
    return memory;
}

MemoryEstimate paperMemory(const Resolved& resolved, const std::stop_token& stop) {
    MemoryEstimate estimate;
    estimate.capacity = resolved.scenario().cluster.gpu.memory;
    estimate.limits = paperLimits(estimate.capacity);
    estimate.stages.reserve(static_cast<std::size_t>(resolved.shape().ranks));
    for (std::int64_t stage = 0; stage < resolved.shape().ranks; ++stage)
        estimate.stages.push_back(paperStageMemory(resolved, stage, stop));
    findFullest(estimate);
    return estimate;
}

Bytes paperFullest(const Resolved& resolved, const std::stop_token& stop) {
    Bytes fullest;
    // Where activations decline from stage to stage, the first or the last is fullest.
    const bool declines = declinesFromRankToRank(resolved.schedule());
    const std::int64_t last = resolved.shape().ranks - 1;
    for (std::int64_t stage = 0; stage <= last; stage += declines ? std::max<std::int64_t>(last, 1) : 1)
        fullest = std::max(fullest, paperStageMemory(resolved, stage, stop).total());
    return fullest;
}

} // namespace quadrille
