// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"

#include "core/analysis/diagnosis.h"
#include "core/analysis/memory_glance.h"
#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/oom.h"
#include "core/memory/paper_estimate.h"
#include "core/performance/bounded_step.h"

namespace quadrille {
namespace {

PipelineSummary summaryOf(const Resolved& resolved, const PipelineSpan& span, const std::stop_token& stop) {
    const ScheduleKind kind = resolved.schedule();
    PipelineSummary summary{.span = span,
                            .textbook = std::nullopt,
                            .microBatches = resolved.shape().microbatches,
                            .dataParallel = dataParallel(resolved.scenario())};
    if (!traits(kind).searched)
        summary.textbook = unitBubble(kind, resolved.shape(), stop);
    return summary;
}

} // namespace

MemoryEstimate memoryOf(const Resolved& resolved, const std::stop_token& stop) {
    return resolved.scenario().estimator == Estimator::paper ? paperMemory(resolved, stop)
                                                             : detailedMemory(resolved, stop);
}

StageMemory stageMemoryOf(const Resolved& resolved, std::int64_t stage, const std::stop_token& stop) {
    return resolved.scenario().estimator == Estimator::paper ? paperStageMemory(resolved, stage, stop)
                                                             : detailedStageMemory(resolved, stage, stop);
}

std::int64_t operationCount(const Resolved& resolved) {
    return mostOperations(resolved.schedule(), resolved.shape());
}

std::shared_ptr<const Timeline> timelineOf(const Resolved& resolved, TimeBase base,
                                           const std::stop_token& stop) {
    if (!runnable(resolved.scenario()) || operationCount(resolved) > largestTimeline)
        return nullptr;
    if (base == TimeBase::model)
        return resolved.runs().timeline(stop);
    return PipelineRuns(resolved.schedule(), resolved.shape(), durationsOf(resolved, base)).timeline(stop);
}

Analysis analyzeWithoutTimeline(const Resolved& resolved, const std::stop_token& stop) {
    const Scenario& scenario = resolved.scenario();
    Analysis analysis{.resolved = resolved, .diagnostics = diagnose(scenario, stop)};
    if (runnable(scenario)) {
        analysis.memory = memoryOf(resolved, stop);
        analysis.performance = performanceOf(resolved, stop);
        analysis.pipeline = summaryOf(resolved, analysis.performance->pipeline, stop);
    }
    return analysis;
}

Analysis analyze(const Resolved& resolved, TimeBase base, const std::stop_token& stop) {
    Analysis analysis = analyzeWithoutTimeline(resolved, stop);
    analysis.timeline = timelineOf(resolved, base, stop);
    analysis.timeBase = base;
    return analysis;
}

Glance memoryGlance(const Resolved& resolved, const std::stop_token& stop) {
    return runnable(resolved.scenario()) ? runnableMemoryGlance(resolved, stop) : Glance{};
}

Glance runnableMemoryGlance(const Resolved& resolved, const std::stop_token& stop) {
    const Scenario& scenario = resolved.scenario();
    Glance seen;
    seen.runnable = true;
    if (scenario.estimator == Estimator::paper) {
        seen.total = seen.reserved = seen.device = paperFullest(resolved, stop);
        seen.zone = zoneOf(seen.total, paperLimits(scenario.cluster.gpu.memory));
    } else {
        const StageMemory fullest = detailedFullest(resolved, stop);
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
    seen.interval = performance.interval();
    seen.gpus = performance.gpus;
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

Glance withTime(const Glance& memory, const Performance& step) {
    Glance seen = memory;
    addPerformance(seen, step);
    return seen;
}

Glance withTime(const Glance& memory, const Resolved& resolved, const std::stop_token& stop) {
    return memory.runnable ? withTime(memory, BoundedStep(resolved).whole(stop)) : memory;
}

Glance glance(const Resolved& resolved, const std::stop_token& stop) {
    return withTime(memoryGlance(resolved, stop), resolved, stop);
}

} // namespace quadrille
