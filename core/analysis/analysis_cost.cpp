// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis_cost.h"

#include "core/analysis/analysis.h"
#include "core/analysis/diagnosis.h"
#include "core/memory/detailed/rank_peak.h"
#include "core/pipeline/bubble.h"
#include "core/pipeline/order_cost.h"
#include "core/pipeline/pipeline_span.h"
#include "core/pipeline/rank_order.h"
#include "core/pipeline/summary_formulas.h"

namespace quadrille {
namespace {

/// The arithmetic of one pipeline rank, which no operation counts.
constexpr double rankCost = 25;

double costOfRunnable(const Scenario& scenario) {
    const ScheduleKind kind = scenario.plan.schedule;
    const double ranks = rankCost * static_cast<double>(scenario.plan.pp);
    const bool formula =
        scenario.estimator == Estimator::paper ? hasInFlightFormula(kind) : !detailed::isFollowed(scenario);
    if (formula)
        return ranks;
    const ScheduleShape shape = shortened(kind, scheduleShape(scenario));
    return ranks + makingCost(kind, shape) + runningCost(kind, shape);
}

/// The arithmetic of a step's time.
constexpr double stepCost = 2000;

double spanCost(const Scenario& scenario) {
    return stepCost + pipelineSpanCost(scenario.plan.schedule, scheduleShape(scenario), largestExecutedStep);
}

} // namespace

double memoryCost(const Scenario& scenario) {
    return runnable(scenario) ? costOfRunnable(scenario) : 0;
}

double glanceCost(const Scenario& scenario) {
    return runnable(scenario) ? costOfRunnable(scenario) + spanCost(scenario) : 0;
}

double analysisCost(const Scenario& scenario) {
    if (!runnable(scenario))
        return diagnosisCost(scenario);
    const ScheduleKind kind = scenario.plan.schedule;
    const double textbook = traits(kind).searched ? 0 : unitBubbleCost(kind, scheduleShape(scenario));
    return costOfRunnable(scenario) + spanCost(scenario) + textbook;
}

double explanationCost(const Scenario& scenario) {
    if (!runnable(scenario))
        return 0;
    // The peak of a stage is found in its plain and in its tracing reading, and for its list of tensors.
    constexpr double readings = 4;
    return readings * costOfRunnable(scenario) +
           unitBubbleCost(scenario.plan.schedule, scheduleShape(scenario));
}

double timelineCost(const Scenario& scenario) {
    if (!runnable(scenario) || operationCount(scenario) > largestTimeline)
        return 0;
    const ScheduleKind kind = scenario.plan.schedule;
    const ScheduleShape shape = scheduleShape(scenario);
    return makingCost(kind, shape) + runningCost(kind, shape);
}

} // namespace quadrille
