// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"

#include "core/analysis/diagnosis.h"
#include "core/analysis/memory_glance.h"
#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/oom.h"
#include "core/memory/paper_estimate.h"

namespace quadrille {
namespace {

PipelineSummary summaryOf(const Scenario& scenario, const PipelineSpan& span, const std::stop_token& stop) {
    const ScheduleKind kind = scenario.plan.schedule;
    PipelineSummary summary{.span = span,
                            .textbook = std::nullopt,
                            .microBatches = microBatches(scenario),
                            .dataParallel = dataParallel(scenario)};
    if (!traits(kind).searched)
        summary.textbook = unitBubble(kind, scheduleShape(scenario), stop);
    return summary;
}

} // namespace

MemoryEstimate memoryOf(const Scenario& scenario, const std::stop_token& stop) {
    return scenario.estimator == Estimator::paper ? paperMemory(scenario, stop)
                                                  : detailedMemory(scenario, stop);
}

StageMemory stageMemoryOf(const Scenario& scenario, std::int64_t stage, const std::stop_token& stop) {
    return scenario.estimator == Estimator::paper ? paperStageMemory(scenario, stage, stop)
                                                  : detailedStageMemory(scenario, stage, stop);
}

std::int64_t operationCount(const Scenario& scenario) {
    return mostOperations(scenario.plan.schedule, scheduleShape(scenario));
}

std::shared_ptr<const Timeline> timelineOf(const Scenario& scenario, TimeBase base,
                                           const std::stop_token& stop) {
    if (!runnable(scenario) || operationCount(scenario) > largestTimeline)
        return nullptr;
    const Durations durations = durationsOf(scenario, base);
    return std::make_shared<const Timeline>(execute(
        makeOrder(scenario.plan.schedule, scheduleShape(scenario), durations, stop), durations, stop));
}

Analysis analyzeWithoutTimeline(const Scenario& scenario, const std::stop_token& stop) {
    Analysis analysis{.scenario = scenario, .diagnostics = diagnose(scenario, stop)};
    if (runnable(scenario)) {
        analysis.memory = memoryOf(scenario, stop);
        analysis.performance = performanceOf(scenario, stop);
        analysis.pipeline = summaryOf(scenario, analysis.performance->pipeline, stop);
    }
    return analysis;
}

Analysis analyze(const Scenario& scenario, TimeBase base, const std::stop_token& stop) {
    Analysis analysis = analyzeWithoutTimeline(scenario, stop);
    analysis.timeline = timelineOf(scenario, base, stop);
    analysis.timeBase = base;
    return analysis;
}

Glance memoryGlance(const Scenario& scenario, const std::stop_token& stop) {
    if (!runnable(scenario))
        return {};
    Glance seen;
    seen.runnable = true;
    if (scenario.estimator == Estimator::paper) {
        seen.total = seen.reserved = seen.device = paperFullest(scenario, stop);
        seen.zone = zoneOf(seen.total, paperLimits(scenario.cluster.gpu.memory));
    } else {
        const StageMemory fullest = detailedFullest(scenario, stop);
        seen.total = fullest.total();
        seen.reserved = fullest.total(MemoryKind::reserved);
        seen.device = fullest.total(MemoryKind::device);
        seen.oomProbability = publishedOomModel().probability(oomFeatures(scenario, fullest));
        seen.zone = zoneOf(seen.total, zoneLimits(scenario));
    }
    return seen;
}

namespace {

void addPerformance(Glance& seen, const Performance& performance) {
    seen.bubbleOverTotal = performance.pipeline.overTotal();
    seen.step = performance.step;
    seen.tokensPerSecondPerGpu = performance.tokensPerSecondPerGpu();
    seen.flopsPerGpu = performance.perGpu();
    seen.mfu = performance.mfu();
    seen.intervalFactor = performance.intervalFactor();
    seen.extrapolated = performance.extrapolated;
}

} // namespace

Glance glanceOf(const Analysis& analysis) {
    if (!analysis.runnable())
        return {};
    Glance seen;
    seen.runnable = true;
    seen.total = analysis.memory->total();
    seen.reserved = analysis.memory->total(MemoryKind::reserved);
    seen.device = analysis.memory->total(MemoryKind::device);
    seen.zone = analysis.memory->zone;
    seen.oomProbability = analysis.memory->oomProbability;
    addPerformance(seen, *analysis.performance);
    return seen;
}

Glance glance(const Scenario& scenario, const std::stop_token& stop) {
    Glance seen = memoryGlance(scenario, stop);
    if (!seen.runnable)
        return seen;
    addPerformance(seen, performanceOf(scenario, stop));
    return seen;
}

} // namespace quadrille
