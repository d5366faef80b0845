// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/measured_timeline.h"

#include "core/layout/groups.h"
#include "core/pipeline/in_flight.h"
#include "core/pipeline/summarize.h"
#include "core/traces/rank_trace.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace quadrille::traces {
namespace {

std::set<std::int32_t> stagesOf(const MeasuredRank& rank) {
    std::set<std::int32_t> stages;
    for (const MeasuredPass& pass : rank.passes.passes)
        if (pass.operation.stage >= 0)
            stages.insert(pass.operation.stage);
    return stages;
}

/// Ranks with the same stages are replicas of each other.
std::vector<std::int64_t> lanesByStages(const MeasuredStep& step) {
    std::set<std::set<std::int32_t>> all;
    for (const MeasuredRank& rank : step.ranks)
        all.insert(stagesOf(rank));
    std::vector<std::int64_t> lanes;
    lanes.reserve(step.ranks.size());
    for (const MeasuredRank& rank : step.ranks)
        lanes.push_back(std::distance(all.begin(), all.find(stagesOf(rank))));
    return lanes;
}

/// Counts passes whose names do not.
class Counter {
public:
    std::int32_t next(OperationKind kind, std::int32_t stage) { return m_next[{kind, stage}]++; }

private:
    std::map<std::pair<OperationKind, std::int32_t>, std::int32_t> m_next;
};

Operation named(Operation operation, std::int64_t lane, Counter& counter) {
    const bool numbered = operation.microbatch >= 0;
    if (operation.stage < 0)
        operation.stage = static_cast<std::int32_t>(lane);
    if (!numbered)
        operation.microbatch = counter.next(operation.kind, operation.stage);
    if (operation.kind == OperationKind::fused) {
        operation.backwardStage = std::max(operation.backwardStage, 0);
        operation.backwardMicrobatch = std::max(operation.backwardMicrobatch, 0);
    }
    return operation;
}

/// Of ranks that nobody traced it is not known whether they idle.
void leaveOutUntraced(Timeline& timeline) {
    double idle = 0;
    double traced = 0;
    for (std::size_t rank = 0; rank < timeline.ranks.size(); ++rank) {
        const bool empty = timeline.order->rank(rank).empty();
        if (empty)
            timeline.ranks[rank].idle = 0;
        idle += timeline.ranks[rank].idle;
        traced += empty ? 0 : 1;
    }
    if (traced * timeline.makespan > 0)
        timeline.bubbleOverTotal = idle / (traced * timeline.makespan);
}

} // namespace

std::vector<std::int64_t> pipelineRanks(const MeasuredStep& step, const Scenario* plan) {
    const auto known = [plan](const MeasuredRank& rank) {
        return rank.rank >= 0 && rank.rank < plan->cluster.gpus;
    };
    if (plan != nullptr && std::ranges::all_of(step.ranks, known)) {
        std::vector<std::int64_t> lanes;
        lanes.reserve(step.ranks.size());
        for (const MeasuredRank& rank : step.ranks)
            lanes.push_back(positionOf(*plan, rank.rank).pipeline);
        return lanes;
    }
    const bool named =
        std::ranges::all_of(step.ranks, [](const MeasuredRank& rank) { return !stagesOf(rank).empty(); });
    if (named)
        return lanesByStages(step);
    std::vector<std::int64_t> lanes(step.ranks.size());
    for (std::size_t i = 0; i < lanes.size(); ++i)
        lanes[i] = static_cast<std::int64_t>(i);
    return lanes;
}

std::vector<TimedPass> timedPasses(const MeasuredStep& step, const std::vector<std::int64_t>& lanes) {
    std::vector<TimedPass> passes;
    std::set<std::int64_t> taken;
    for (std::size_t i = 0; i < step.ranks.size(); ++i) {
        if (!taken.insert(lanes[i]).second)
            continue;
        const MeasuredRank& rank = step.ranks[i];
        const Time origin = step.origin(rank);
        Counter counter;
        for (const MeasuredPass& pass : rank.passes.passes)
            passes.push_back({lanes[i], named(pass.operation, lanes[i], counter),
                              static_cast<double>(pass.span.begin - origin) * secondsPerNanosecond,
                              static_cast<double>(pass.span.end - origin) * secondsPerNanosecond});
    }
    return passes;
}

std::shared_ptr<const Timeline> measuredTimeline(std::vector<TimedPass> passes, std::int64_t lanes) {
    if (passes.empty())
        return nullptr;
    std::ranges::stable_sort(
        passes, {}, [](const TimedPass& pass) { return std::tuple(pass.lane, pass.start, pass.end); });
    std::int64_t stages = 1, microbatches = 1;
    for (const TimedPass& pass : passes) {
        lanes = std::max(lanes, pass.lane + 1);
        stages = std::max<std::int64_t>({stages, pass.operation.stage + 1, pass.operation.backwardStage + 1});
        microbatches = std::max<std::int64_t>(
            {microbatches, pass.operation.microbatch + 1, pass.operation.backwardMicrobatch + 1});
    }
    Order order;
    order.kind = ScheduleKind::custom;
    order.shape.ranks = lanes;
    order.shape.microbatches = microbatches;
    order.shape.chunks = (stages + lanes - 1) / lanes;
    auto timeline = std::make_shared<Timeline>();
    timeline->ranks.resize(static_cast<std::size_t>(lanes));
    order.rankOffsets.push_back(0);
    std::size_t next = 0;
    for (std::int64_t lane = 0; lane < lanes; ++lane) {
        double free = 0;
        for (; next < passes.size() && passes[next].lane == lane; ++next) {
            const TimedPass& pass = passes[next];
            const double start = std::max(pass.start, free);
            const double end = std::max(pass.end, start);
            order.operations.push_back(pass.operation);
            timeline->starts.push_back(start);
            timeline->ends.push_back(end);
            timeline->ranks[static_cast<std::size_t>(lane)].busy += end - start;
            free = end;
        }
        order.rankOffsets.push_back(next);
    }
    timeline->order = std::move(order);
    summarize(*timeline);
    leaveOutUntraced(*timeline);
    for (std::size_t rank = 0; rank < timeline->ranks.size(); ++rank) {
        const auto most = [&timeline, rank](Release release) {
            std::int32_t live = 0;
            for (const InFlightStep& step : inFlight(*timeline, rank, release))
                live = std::max(live, step.count);
            return live;
        };
        timeline->ranks[rank].peakAtInputGradient = most(Release::atInputGradient);
        timeline->ranks[rank].peakAtWeightGradient = most(Release::atWeightGradient);
    }
    return timeline;
}

} // namespace quadrille::traces
