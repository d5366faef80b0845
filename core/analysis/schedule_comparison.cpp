// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/schedule_comparison.h"

#include "core/analysis/analysis.h"
#include "core/check/check.h"
#include "core/pipeline/lower_bound.h"
#include "core/pipeline/transfers.h"

#include <algorithm>

namespace quadrille {
namespace {

void judgeMemory(ScheduleVerdict& verdict, const Resolved& resolved, const std::stop_token& stop) {
    const MemoryEstimate memory = memoryOf(resolved, stop);
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

void judgeTransfers(ScheduleVerdict& verdict, const Order& order, const std::stop_token& stop) {
    const Transfers passed = transfers(order, stop);
    const auto busiest = std::ranges::max_element(passed.sends, {}, &RankTransfers::total);
    verdict.messages = passed.total();
    if (busiest != passed.sends.end())
        verdict.sent = stageBoundaryBytes(verdict.scenario) * static_cast<double>(busiest->total());
}

} // namespace

ScheduleVerdict judgeSchedule(const Scenario& scenario, ScheduleKind kind, TimeBase base,
                              const std::stop_token& stop) {
    ScheduleVerdict verdict;
    verdict.kind = kind;
    verdict.scenario = withSchedule(scenario, kind);
    if (!runnable(verdict.scenario)) {
        for (const Diagnostic& diagnostic : check(verdict.scenario))
            if (diagnostic.severity == Severity::error)
                verdict.refused.push_back(diagnostic.message);
        return verdict;
    }
    const Resolved resolved(verdict.scenario);
    judgeMemory(verdict, resolved, stop);
    const std::shared_ptr<const Timeline> timeline = timelineOf(resolved, base, stop);
    verdict.simulated = timeline != nullptr;
    if (!verdict.simulated)
        return verdict;
    const Order& order = *timeline->order;
    judgeTimes(verdict, *timeline);
    judgeTransfers(verdict, order, stop);
    verdict.lowerBound = lowerBound(order.placement, order.shape.microbatches, durationsOf(resolved, base),
                                    {.splitBackward = true, .fused = traits(kind).fuses}, stop)
                             .time;
    return verdict;
}

std::vector<ScheduleVerdict> compareSchedules(const Scenario& scenario, TimeBase base,
                                              const std::stop_token& stop) {
    std::vector<ScheduleVerdict> verdicts;
    for (const ScheduleKind kind : scheduleKinds)
        verdicts.push_back(judgeSchedule(scenario, kind, base, stop));
    return verdicts;
}

} // namespace quadrille
