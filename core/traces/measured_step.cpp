// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/measured_step.h"

#include "core/layout/groups.h"
#include "core/text/input_error.h"
#include "core/traces/rank_trace.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <tuple>

namespace quadrille::traces {
namespace {

using Windows = std::vector<std::vector<StepWindow>>; ///< of every trace

const StepWindow* find(const std::vector<StepWindow>& windows, std::int32_t number) {
    const auto found = std::ranges::find(windows, number, &StepWindow::number);
    return found == windows.end() ? nullptr : &*found;
}

std::vector<std::int32_t> stepsOfAll(const Windows& windows) {
    std::map<std::int32_t, std::size_t> tracesWith; // a trace has a step once
    for (const std::vector<StepWindow>& of : windows)
        for (const StepWindow& window : of)
            ++tracesWith[window.number];
    std::vector<std::int32_t> steps;
    for (const StepWindow& window : windows.front())
        if (tracesWith[window.number] == windows.size())
            steps.push_back(window.number);
    return steps;
}

/// Of the first trace.
std::int32_t medianStep(const std::vector<StepWindow>& windows, std::vector<std::int32_t> steps) {
    std::map<std::int32_t, Time> lengths;
    for (const StepWindow& window : windows)
        lengths[window.number] = window.span.length();
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
    std::ranges::nth_element(steps, middle, {},
                             [&lengths](std::int32_t number) { return std::pair(lengths[number], number); });
    return *middle;
}

bool onOneClock(const std::vector<MeasuredRank>& ranks) {
    const Span& first = ranks.front().span;
    return std::ranges::all_of(ranks, [&first](const MeasuredRank& rank) {
        return rank.span.begin < first.end && rank.span.end > first.begin;
    });
}

/// From the first pass of any rank to the end of the last; of no length without passes.
Span pipelineOf(std::span<const MeasuredRank> ranks) {
    std::optional<Span> pipeline;
    for (const MeasuredRank& rank : ranks)
        for (const MeasuredPass& pass : rank.passes.passes) {
            pipeline = pipeline.value_or(pass.span);
            pipeline->begin = std::min(pipeline->begin, pass.span.begin);
            pipeline->end = std::max(pipeline->end, pass.span.end);
        }
    return pipeline.value_or(Span{});
}

/// Where no trace has a next step, the step lasts until all ranks are done, and begins when the first does.
void shareStep(std::vector<MeasuredRank>& ranks) {
    Span all = ranks.front().span;
    for (const MeasuredRank& rank : ranks) {
        all.begin = std::min(all.begin, rank.span.begin);
        all.end = std::max(all.end, rank.span.end);
    }
    for (MeasuredRank& rank : ranks)
        rank.span = all;
}

void addNotes(MeasuredStep& step) {
    if (step.steps.empty())
        step.notes.push_back({QUADRILLE_MESSAGE("The trace marks no steps: all of it counts as one."), {}});
    if (!step.oneClock)
        step.notes.push_back({QUADRILLE_MESSAGE("The ranks' clocks differ by more than a step: each begins "
                                                "at the start of its own."),
                              {}});
    const auto from = [&step](PassSource source) {
        return std::ranges::any_of(
            step.ranks, [source](const MeasuredRank& rank) { return rank.passes.source == source; });
    };
    if (from(PassSource::threads))
        step.notes.push_back(
            {QUADRILLE_MESSAGE("Passes have no names: they are told by the thread that issued their kernels, "
                               "and neighbours of the same kind are one."),
             {}});
    if (from(PassSource::none))
        step.notes.push_back({QUADRILLE_MESSAGE("Not all traces tell forward from backward passes."), {}});
}

void checkRanks(const std::vector<RankTrace>& traces) {
    std::set<std::int64_t> known;
    for (const RankTrace& trace : traces)
        if (trace.rank >= 0 && !known.insert(trace.rank).second)
            throw InputError(
                "rank", {QUADRILLE_MESSAGE("must be another in each trace: %1 stands in two"), {trace.rank}});
}

} // namespace

double MeasuredStep::seconds() const {
    double sum = 0;
    for (const MeasuredRank& rank : ranks)
        sum += static_cast<double>(rank.span.length()) * secondsPerNanosecond;
    return sum / static_cast<double>(ranks.size());
}

double MeasuredStep::spent(Cause cause) const {
    double sum = 0;
    for (const MeasuredRank& rank : ranks)
        sum += static_cast<double>(rank.occupancy.spent(cause)) * secondsPerNanosecond;
    return sum / static_cast<double>(ranks.size());
}

double MeasuredStep::busy(Cause cause) const {
    double sum = 0;
    for (const MeasuredRank& rank : ranks)
        sum += static_cast<double>(rank.occupancy.of(cause).busy) * secondsPerNanosecond;
    return sum / static_cast<double>(ranks.size());
}

Time MeasuredStep::origin(const MeasuredRank& rank) const {
    Time first = rank.span.begin;
    if (oneClock)
        for (const MeasuredRank& each : ranks)
            first = std::min(first, each.span.begin);
    return first;
}

std::vector<CollectiveUse> MeasuredStep::collectives() const {
    std::map<std::tuple<GroupKind, Collective, std::int64_t>, CollectiveUse> all;
    for (const MeasuredRank& rank : ranks) {
        for (const CollectiveUse& use : rank.collectives) {
            const auto [found, isNew] = all.try_emplace({use.group, use.collective, use.ranks}, use);
            if (isNew)
                continue;
            found->second.count += use.count;
            found->second.bytes += use.bytes;
            found->second.seconds += use.seconds;
            found->second.sized = found->second.sized && use.sized;
            found->second.large += use.large;
            found->second.largeBytes += use.largeBytes;
            found->second.freeRate = std::max(found->second.freeRate, use.freeRate);
        }
    }
    std::vector<CollectiveUse> list;
    list.reserve(all.size());
    for (auto& [key, use] : all)
        list.push_back(use);
    return list;
}

MeasuredStep measuredStep(const std::vector<RankTrace>& traces, std::optional<std::int32_t> step,
                          const std::stop_token& stop) {
    checkRanks(traces);
    Windows windows;
    for (const RankTrace& trace : traces) {
        windows.push_back(stepWindows(trace));
        if (windows.back().empty())
            throw InputError("step", {QUADRILLE_MESSAGE("has no kernel in %1"), {trace.source}});
        throwIfStopped(stop);
    }
    MeasuredStep result;
    const std::vector<std::int32_t> steps = stepsOfAll(windows);
    if (steps.empty())
        throw InputError("step",
                         {QUADRILLE_MESSAGE("must be one that all traces have, and there is none"), {}});
    if (step && std::ranges::find(steps, *step) == steps.end()) {
        Alternatives known;
        for (const std::int32_t each : steps)
            known.words.push_back(std::to_string(each));
        throw InputError("step", {QUADRILLE_MESSAGE("must be %1, not %2"), {known, std::int64_t{*step}}});
    }
    result.step = step ? *step : medianStep(windows.front(), steps);
    if (steps.front() >= 0)
        result.steps = steps;
    bool followed = false;
    for (std::size_t i = 0; i < traces.size(); ++i) {
        const StepWindow& window = *find(windows[i], result.step);
        result.ranks.push_back(measuredRank(traces[i], window));
        followed = followed || window.followed;
        throwIfStopped(stop);
    }
    result.oneClock = onOneClock(result.ranks);
    if (result.oneClock && !followed)
        shareStep(result.ranks);
    const Span pipeline = pipelineOf(result.ranks);
    for (std::size_t i = 0; i < traces.size(); ++i) {
        MeasuredRank& rank = result.ranks[i];
        addOccupancy(rank, traces[i], *find(windows[i], result.step),
                     result.oneClock ? pipeline : pipelineOf({&rank, 1}), stop);
    }
    std::ranges::stable_sort(result.ranks, {}, &MeasuredRank::rank);
    addNotes(result);
    if (std::ranges::any_of(traces, [](const RankTrace& trace) { return trace.otherDevices > 0; }))
        result.notes.push_back(
            {QUADRILLE_MESSAGE("A trace has kernels of several GPUs: only those of the first count."), {}});
    return result;
}

void recogniseGroups(RankTrace& trace, const Scenario& plan) {
    struct Known {
        GroupKind kind = GroupKind::tensor;
        GroupPlace place;
    };
    const std::array all{Known{GroupKind::tensor, groupPlace(plan, TrafficKind::tensor)},
                         Known{GroupKind::context, groupPlace(plan, TrafficKind::context)},
                         Known{GroupKind::expert, groupPlace(plan, TrafficKind::expert)},
                         Known{GroupKind::pipeline, groupPlace(plan, TrafficKind::pipeline)},
                         Known{GroupKind::data, groupPlace(plan, TrafficKind::data)}};
    for (TracedGroup& group : trace.groups) {
        if (group.kind != GroupKind::unknown || group.size <= 1)
            continue;
        std::set<GroupKind> fitting;
        for (const Known& known : all)
            if (known.place.ranks == group.size && (group.stride == 0 || known.place.stride == group.stride))
                fitting.insert(known.kind);
        if (fitting.size() == 1)
            group.kind = *fitting.begin();
    }
}

} // namespace quadrille::traces
