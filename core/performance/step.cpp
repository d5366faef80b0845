// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/bounded_step.h"
#include "core/performance/exchange_times.h"
#include "core/performance/spread.h"
#include "core/performance/step_formulas.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace quadrille {
namespace {

/// Those that the pipeline waits, and those that what is sharded changes.
constexpr std::array added{StepPart::fillAndDrain, StepPart::unequalStages, StepPart::pipeline,
                           StepPart::data,         StepPart::offload,       StepPart::optimizer};

Seconds sumOfParts(const Performance& performance) {
    return std::accumulate(performance.parts.begin(), performance.parts.end(), Seconds(0));
}

Performance passesOf(const Resolved& resolved) {
    const Scenario& scenario = resolved.scenario();
    Performance result;
    result.gpus = scenario.cluster.gpus;
    result.tokens =
        static_cast<double>(scenario.plan.globalBatch) * static_cast<double>(scenario.plan.sequence);
    for (const FlopConvention convention : allFlopConventions)
        result.flops.at(static_cast<std::size_t>(convention)) = flopsPerStep(scenario, convention);
    result.peak = peakOf(scenario);
    addSpread(result, scenario);

    const step::OutsidePipeline notRead;
    const step::StepQuestion question{resolved, notRead, result};
    const step::MeanRank<double> mean(resolved);
    for (const StepPart part : allStepParts)
        if (std::ranges::find(added, part) == added.end())
            result.part(part) = Seconds(step::partSeconds(part, question, mean));
    result.step = sumOfParts(result);
    return result;
}

} // namespace

BoundedStep::BoundedStep(const Resolved& resolved)
    : m_resolved(resolved),
      m_passes(resolved.part<Performance>(keyOfPasses, [&resolved] { return passesOf(resolved); })) {}

const step::OutsidePipeline& BoundedStep::outside() const {
    return m_outside.get([this] { return step::outsidePipeline(m_resolved); });
}

Performance BoundedStep::least() const {
    const PipelineRuns& runs = m_resolved.runs();
    return with(leastSpan(runs.kind(), runs.shape(), runs.durations()));
}

Performance BoundedStep::whole(const std::stop_token& stop) const {
    return with(m_resolved.runs().span(stop));
}

Performance BoundedStep::with(const PipelineSpan& span) const {
    Performance result = *m_passes;
    result.pipeline = span;
    const step::StepQuestion question{m_resolved, outside(), result};
    for (const StepPart part : added)
        result.part(part) = Seconds(step::addedSeconds<double>(part, question));
    result.step = sumOfParts(result);
    return result;
}

Performance performanceOf(const Resolved& resolved, const std::stop_token& stop) {
    const BoundedStep step(resolved);
    Performance result = step.whole(stop);
    addExchanges(result, {resolved, step.outside(), result});
    return result;
}

} // namespace quadrille
