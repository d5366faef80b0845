// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule_comparison.h"

#include "core/analysis.h"
#include "core/pipeline/lower_bound.h"
#include "core/pipeline/transfers.h"
#include "core/plan/check.h"

#include <algorithm>

namespace quadrille {
namespace {

void judgeMemory(ScheduleVerdict& verdict) {
    const MemoryEstimate memory = memoryOf(verdict.scenario);
    verdict.memory = memory.total();
    verdict.fullestRank = memory.stages[memory.fullest].stage;
    verdict.zone = memory.zone;
    verdict.oomProbability = memory.oomProbability;
}

void judgeTimes(ScheduleVerdict& verdict, const Timeline& timeline) {
    verdict.makespan = timeline.makespan;
    verdict.longestRankSpan = timeline.longestRankSpan;
    verdict.bubbleOverIdeal = timeline.idleOverBusy();
    verdict.bubbleOverTotal = timeline.bubbleOverTotal;
}

void judgeTransfers(ScheduleVerdict& verdict, const Order& order) {
    const Transfers passed = transfers(order);
    const auto busiest = std::ranges::max_element(passed.sends, {}, &RankTransfers::total);
    verdict.messages = passed.total();
    if (busiest != passed.sends.end())
        verdict.sent = stageBoundaryBytes(verdict.scenario) * static_cast<double>(busiest->total());
}

} // namespace

ScheduleVerdict judgeSchedule(const Scenario& scenario, ScheduleKind kind, TimeBase base) {
    ScheduleVerdict verdict;
    verdict.kind = kind;
    verdict.scenario = withSchedule(scenario, kind);
    if (!runnable(verdict.scenario)) {
        for (const Diagnostic& diagnostic : check(verdict.scenario))
            if (diagnostic.severity == Severity::error)
                verdict.refused.push_back(diagnostic.message);
        return verdict;
    }
    judgeMemory(verdict);
    verdict.simulated = operationCount(verdict.scenario) <= largestTimeline;
    if (!verdict.simulated)
        return verdict;
    const ScheduleShape shape = scheduleShape(verdict.scenario);
    const Durations durations = durationsOf(verdict.scenario, base);
    const SharedValue<Order> order = makeOrder(kind, shape, durations);
    judgeTimes(verdict, execute(order, durations));
    judgeTransfers(verdict, *order);
    verdict.lowerBound = lowerBound(order->placement, shape.microbatches, durations,
                                    {.splitBackward = true, .fused = traits(kind).fuses})
                             .time;
    return verdict;
}

std::vector<ScheduleVerdict> compareSchedules(const Scenario& scenario, TimeBase base,
                                              const std::function<bool()>& stop) {
    std::vector<ScheduleVerdict> verdicts;
    for (const ScheduleKind kind : scheduleKinds) {
        if (stop())
            break;
        verdicts.push_back(judgeSchedule(scenario, kind, base));
    }
    return verdicts;
}

} // namespace quadrille
