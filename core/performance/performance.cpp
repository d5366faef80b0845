// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/performance.h"

#include "core/performance/recomputation.h"

#include <cmath>

namespace quadrille {

const char* name(StepPart part) {
    static constexpr std::array names{"ideal",  "matrices",  "attention", "memory_bound", "recomputation",
                                      "tensor", "context",   "expert",    "pipeline",     "bubble",
                                      "data",   "optimizer", "overhead"};
    return names.at(static_cast<std::size_t>(part));
}

const char* name(FlopConvention convention) {
    static constexpr std::array names{"model", "causal", "hardware"};
    return names.at(static_cast<std::size_t>(convention));
}

double flopsPerStep(const Scenario& scenario, FlopConvention convention) {
    const double model = modelFlopsPerStep(scenario);
    switch (convention) {
    case FlopConvention::causal: {
        const ForwardFlops forward = forwardFlopsPerToken(scenario.model, scenario.plan.sequence);
        return model * (1 - 0.5 * forward.attentionCore / forward.total);
    }
    case FlopConvention::hardware:
        return model * (1 + extraComputation(scenario));
    case FlopConvention::model:
        break;
    }
    return model;
}

FlopsPerSecond peakOf(const Scenario& scenario) {
    const GpuSpec& gpu = scenario.cluster.gpu;
    return scenario.recipe.precision == Precision::fp8 ? gpu.fp8.value_or(gpu.bf16) : gpu.bf16;
}

double Performance::intervalFactor() const {
    constexpr double ninetyPercent = 1.645;
    return std::exp(ninetyPercent * spread);
}

TrainingCost trainingCost(const Performance& performance, double tokens, double pricePerGpuHour) {
    constexpr double secondsPerHour = 3600;
    const double hours = tokens / performance.tokensPerSecond() / secondsPerHour;
    const double gpuHours = hours * static_cast<double>(performance.gpus);
    return {.days = hours / 24, .gpuHours = gpuHours, .price = gpuHours * pricePerGpuHour};
}

} // namespace quadrille
