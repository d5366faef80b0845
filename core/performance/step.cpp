// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/exchange_times.h"
#include "core/performance/spread.h"
#include "core/performance/stage_passes.h"
#include "core/performance/step_formulas.h"

#include <numeric>

namespace quadrille {

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
    const step::StagePasses stages(scenario, rates);
    result.pipeline = pipelineSpan(scenario.plan.schedule, scheduleShape(scenario),
                                   step::durationsOf(scenario, stages, rates), largestExecutedStep, stop);
    const step::OutsidePipeline outside = step::outsidePipeline(scenario, stages, rates);
    const step::StepQuestion question{scenario, rates, outside, result};
    const step::MeanRank<double> mean(scenario, rates, step::Hiding::asInProfile);
    for (const StepPart part : allStepParts)
        result.part(part) = Seconds(step::partSeconds(part, question, mean));
    result.step = std::accumulate(result.parts.begin(), result.parts.end(), Seconds(0));
    addExchanges(result, question);
    return result;
}

} // namespace quadrille
