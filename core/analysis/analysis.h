// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/check.h"
#include "core/memory/memory_estimate.h"
#include "core/performance/performance.h"
#include "core/pipeline/bubble.h"
#include "core/pipeline/continued_step.h"
#include "core/resolved/resolved.h"

#include <memory>
#include <optional>

namespace quadrille {

/// The pipeline of one step.
struct PipelineSummary {
    PipelineSpan span; ///< seconds, of the scenario's own stages and messages: its idle time is the bubble
    std::optional<Bubble>
        textbook; ///< of stages that are all alike: unitBubble(); none where orders are searched
    std::int64_t microBatches = 0;
    std::int64_t dataParallel = 0;

    friend bool operator==(const PipelineSummary&, const PipelineSummary&) = default;
};

// Whatever takes a stop token throws Stopped.

/// Everything that is known about a scenario. A value: same scenario, same analysis, on any thread.
struct Analysis {
    Resolved resolved;
    std::vector<Diagnostic> diagnostics;
    std::optional<MemoryEstimate> memory;    ///< none when the scenario cannot run
    std::optional<PipelineSummary> pipeline; ///< none when the scenario cannot run
    std::optional<Performance> performance;  ///< none when the scenario cannot run
    std::shared_ptr<const Timeline>
        timeline; ///< null when it cannot run, has more operations than the limit, or was not asked for
    TimeBase timeBase = TimeBase::units; ///< whose time the timeline runs with

    [[nodiscard]] const Scenario& scenario() const { return resolved.scenario(); }
    [[nodiscard]] bool runnable() const { return memory.has_value(); }
};

/// Every stage by the scenario's estimator. \pre runnable(scenario)
[[nodiscard]] MemoryEstimate memoryOf(const Resolved& resolved, const std::stop_token& stop = {});

/// One pipeline rank of it. \pre runnable(scenario), 0 ≤ stage < p
[[nodiscard]] StageMemory stageMemoryOf(const Resolved& resolved, std::int64_t stage,
                                        const std::stop_token& stop = {});

/// Pipelines with more operations than this are summed up but not drawn one by one.
inline constexpr std::int64_t largestTimeline = largestRun;

/// The operations of the scenario's pipeline, or more where the schedule fuses some: mostOperations().
[[nodiscard]] std::int64_t operationCount(const Resolved& resolved);

/// The one door: diagnostics, memory of every stage, pipeline and its timeline.
[[nodiscard]] Analysis analyze(const Resolved& resolved, TimeBase base = TimeBase::units,
                               const std::stop_token& stop = {});

/// As analyze() without the timeline: microseconds, for batches.
[[nodiscard]] Analysis analyzeWithoutTimeline(const Resolved& resolved, const std::stop_token& stop = {});

/// The executed pipeline alone; null as in Analysis::timeline. The heavy part of analyze(): callers that must
/// stay responsive run it elsewhere.
[[nodiscard]] std::shared_ptr<const Timeline>
timelineOf(const Resolved& resolved, TimeBase base = TimeBase::units, const std::stop_token& stop = {});

/// What a strip under a slider or a heatmap cell shows.
struct Glance {
    bool runnable = false;
    Bytes total;                          ///< fullest stage; 0 when not runnable
    Bytes reserved;                       ///< of the same stage, with fragmentation
    Bytes device;                         ///< with communicators and the context as well
    Zone zone = Zone::green;              ///< meaningless when not runnable
    double bubbleOverTotal = 0;           ///< PipelineSpan::overTotal(); 0 when not runnable
    std::optional<double> oomProbability; ///< none when not runnable, and under the paper's estimator
    Seconds step;                         ///< 0 when not runnable
    double tokensPerSecondPerGpu = 0;     ///< 0 when not runnable
    FlopsPerSecond flopsPerGpu;           ///< model FLOPs, as Performance::perGpu(); 0 when not runnable
    double mfu = 0;                       ///< 0 when not runnable
    StepInterval interval;                ///< Performance::interval()
    bool extrapolated = false;            ///< beyond what its profile was fitted on
    std::int64_t gpus = 1;                ///< of the whole cluster

    [[nodiscard]] Seconds shortestStep() const { return interval.shortest(step); } ///< as of Performance
    [[nodiscard]] Seconds longestStep() const { return interval.longest(step); }

    friend bool operator==(const Glance&, const Glance&) = default;
};

/// The verdict alone, without any per-stage list: the same numbers as analyze(), to the bit. Executes the
/// pipeline, as performanceOf() does; who only asks for memory takes memoryGlance().
[[nodiscard]] Glance glance(const Resolved& resolved, const std::stop_token& stop = {});

/// The glance of a scenario whose analysis is there. 0 and none where that cannot run.
[[nodiscard]] Glance glanceOf(const Analysis& analysis);

} // namespace quadrille
