// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/exchange_times.h"
#include "core/performance/spread.h"
#include "core/performance/step_formulas.h"

#include <numeric>

namespace quadrille {

Performance performanceOf(const Resolved& resolved, const std::stop_token& stop) {
    const Scenario& scenario = resolved.scenario();
    Performance result;
    result.gpus = scenario.cluster.gpus;
    result.tokens =
        static_cast<double>(scenario.plan.globalBatch) * static_cast<double>(scenario.plan.sequence);
    for (const FlopConvention convention : allFlopConventions)
        result.flops.at(static_cast<std::size_t>(convention)) = flopsPerStep(scenario, convention);
    result.peak = peakOf(scenario);
    addSpread(result, scenario);

    result.pipeline = resolved.runs().span(stop);
    const step::OutsidePipeline outside = step::outsidePipeline(resolved);
    const step::StepQuestion question{resolved, outside, result};
    const step::MeanRank<double> mean(resolved);
    for (const StepPart part : allStepParts)
        result.part(part) = Seconds(step::partSeconds(part, question, mean));
    result.step = std::accumulate(result.parts.begin(), result.parts.end(), Seconds(0));
    addExchanges(result, question);
    return result;
}

} // namespace quadrille
