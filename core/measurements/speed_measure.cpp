// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/speed_measure.h"

#include "core/text/names.h"

namespace quadrille {

std::string_view name(SpeedMeasure measure) {
    switch (measure) {
    case SpeedMeasure::stepSeconds:
        return "step_seconds";
    case SpeedMeasure::flopsPerGpu:
        return "tflops_per_gpu";
    case SpeedMeasure::flopsPerGpuNarayanan:
        return "tflops_per_gpu_narayanan_2021";
    case SpeedMeasure::mfu:
        return "mfu";
    case SpeedMeasure::tokensPerGpu:
        break;
    }
    return "tokens_per_second_per_gpu";
}

std::optional<SpeedMeasure> speedMeasureFromName(std::string_view word) {
    using enum SpeedMeasure;
    return valueNamed(word, {stepSeconds, flopsPerGpu, flopsPerGpuNarayanan, mfu, tokensPerGpu});
}

Seconds stepOfNarayanan(const Scenario& scenario, FlopsPerSecond perGpu) {
    const auto h = static_cast<double>(scenario.model.hidden), l = static_cast<double>(scenario.model.layers);
    const auto s = static_cast<double>(scenario.plan.sequence), v = static_cast<double>(scenario.model.vocab);
    const auto tokens = static_cast<double>(scenario.plan.globalBatch) * s;
    const double flops = 96 * tokens * l * h * h * (1 + s / (6 * h) + v / (16 * l * h));
    return Seconds(flops / (perGpu.value() * static_cast<double>(scenario.cluster.gpus)));
}

Seconds stepOf(const Scenario& scenario, SpeedMeasure measure, double value) {
    constexpr double tera = 1e12;
    switch (measure) {
    case SpeedMeasure::stepSeconds:
        break;
    case SpeedMeasure::flopsPerGpu:
        return stepOf(scenario, FlopsPerSecond(value * tera), FlopConvention::model);
    case SpeedMeasure::flopsPerGpuNarayanan:
        return stepOfNarayanan(scenario, FlopsPerSecond(value * tera));
    case SpeedMeasure::mfu:
        return stepOf(scenario, peakOf(scenario) * value, FlopConvention::model);
    case SpeedMeasure::tokensPerGpu:
        return Seconds(static_cast<double>(scenario.plan.globalBatch) *
                       static_cast<double>(scenario.plan.sequence) /
                       (value * static_cast<double>(scenario.cluster.gpus)));
    }
    return Seconds(value);
}

std::string splitLabel(const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    std::string label = "TP " + std::to_string(plan.tp) + " · CP " + std::to_string(plan.cp) + " · PP " +
                        std::to_string(plan.pp) + " · MBS " + std::to_string(plan.microBatch);
    if (plan.ep > 1)
        label += " · EP " + std::to_string(plan.ep);
    if (plan.vpp > 1)
        label += " · VPP " + std::to_string(plan.vpp);
    if (plan.zero > 1)
        label += " · ZeRO " + std::to_string(plan.zero);
    return label;
}

std::string planLabel(const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    std::string label = splitLabel(scenario);
    if (plan.tp > 1 && !usesSequenceParallel(plan))
        label += " · no SP";
    if (plan.recompute != Recompute::none)
        label += " · " + std::string(name(plan.recompute)) + " recomputation";
    const std::int64_t gpus = scenario.cluster.gpus;
    return label + ", " + std::to_string(gpus) + (gpus == 1 ? " GPU" : " GPUs");
}

} // namespace quadrille
