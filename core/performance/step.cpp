// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/exchange_times.h"
#include "core/performance/outside_pipeline.h"
#include "core/performance/performance.h"
#include "core/performance/pipeline_span.h"
#include "core/performance/recomputation.h"
#include "core/performance/spread.h"
#include "core/performance/stage_passes.h"

#include <numeric>

namespace quadrille {
namespace {

using step::Pass;
using step::StagePasses;

/// What the mean pipeline rank does in a step, without and with what is recomputed.
struct MeanRank {
    Pass<double> once{};
    Pass<double> repeated{};
};

MeanRank meanRank(const StagePasses& stages, const Scenario& scenario) {
    MeanRank all;
    for (std::size_t stage = 0; stage < stages.count(); ++stage) {
        const auto& passes = stages.at(stage);
        all.once = all.once + (passes.forward + passes.inputGradient + passes.weightGradient);
        all.repeated = all.repeated + passes.repeated;
    }
    const double each = static_cast<double>(microBatches(scenario)) / static_cast<double>(scenario.plan.pp);
    return {each * all.once, each * all.repeated};
}

/// Seconds of the attention core's model FLOPs at the peak: two products forward, four backward, half masked.
double idealAttention(const Scenario& scenario, double clusterFlops) {
    const Plan& plan = scenario.plan;
    const double tokens = static_cast<double>(plan.globalBatch) * static_cast<double>(plan.sequence);
    constexpr double passes = 3;
    constexpr double unmasked = 0.5;
    return passes * unmasked * tokens * forwardFlopsPerToken(scenario.model, plan.sequence).attentionCore /
           clusterFlops;
}

} // namespace

Performance performanceOf(const Scenario& scenario, const std::stop_token& stop) {
    Performance result;
    result.gpus = scenario.cluster.gpus;
    result.tokens =
        static_cast<double>(scenario.plan.globalBatch) * static_cast<double>(scenario.plan.sequence);
    for (const FlopConvention convention : allFlopConventions)
        result.flops.at(static_cast<std::size_t>(convention)) = flopsPerStep(scenario, convention);
    result.peak = peakOf(scenario);
    addSpread(result, scenario);

    const step::PlanRates rates = step::ratesOf(scenario);
    const StagePasses stages(scenario, rates);
    const MeanRank mean = meanRank(stages, scenario);
    const Durations durations = step::durationsOf(scenario, stages, rates);
    const PipelineSpan span =
        pipelineSpan(scenario.plan.schedule, scheduleShape(scenario), durations, largestExecutedStep, stop);
    const step::OutsidePipeline outside = step::outsidePipeline(scenario, stages, rates);

    const double clusterFlops = result.peak.value() * static_cast<double>(result.gpus);
    const double ideal = result.flops[static_cast<std::size_t>(FlopConvention::causal)] / clusterFlops;
    const double core = idealAttention(scenario, clusterFlops);
    const auto set = [&result](StepPart part, double seconds) { result.part(part) = Seconds(seconds); };
    set(StepPart::ideal, ideal);
    set(StepPart::matrices, mean.once.matrices - (ideal - core));
    set(StepPart::attention, mean.once.attention - core);
    set(StepPart::memoryBound, mean.once.memoryBound);
    set(StepPart::recomputation, mean.repeated.total());
    set(StepPart::tensor, mean.once.tensor);
    set(StepPart::context, mean.once.context);
    set(StepPart::expert, mean.once.expert);
    set(StepPart::pipeline, span.seconds - span.withoutP2p);
    if (scenario.plan.pp > 1)
        set(StepPart::bubble, span.withoutP2p - mean.once.total() - mean.repeated.total());
    set(StepPart::data, outside.data.exposed);
    set(StepPart::optimizer, outside.optimizer);
    set(StepPart::overhead,
        mean.once.overhead + scenario.cluster.gpu.profile->at(ProfileParameter::stepOverhead));
    result.step = std::accumulate(result.parts.begin(), result.parts.end(), Seconds(0));
    addExchanges(result, scenario, rates, {mean.once + mean.repeated, outside.data});
    return result;
}

} // namespace quadrille
