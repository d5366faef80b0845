// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/pipeline/pipeline_panel_numbers.h"

#include "core/analysis/analysis.h"
#include "core/pipeline/lower_bound.h"
#include "core/pipeline/transfers.h"

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

Bytes peakOf(const MemoryCourse& course) {
    if (course.moments.empty())
        return course.states;
    const MemoryMoment& moment = course.moments[course.peak];
    return course.states + moment.activations + moment.working;
}

/// A schedule whose chunks are where the order's are, for memory and stage times; any size of step.
std::optional<Scenario> standingFor(const Scenario& plan, const Order& order) {
    constexpr std::array kinds{ScheduleKind::gpipe, ScheduleKind::breadthFirst, ScheduleKind::zeroBubbleV,
                               ScheduleKind::dualPipe, ScheduleKind::chimera};
    for (const ScheduleKind kind : kinds) {
        Scenario scenario = withSchedule(plan, kind);
        scenario.plan.vpp = order.shape.chunks;
        if (runnable(scenario) && microBatches(scenario) == order.shape.microbatches &&
            placementOf(kind, scheduleShape(scenario)) == order.placement)
            return scenario;
    }
    return std::nullopt;
}

/// All chunks of a rank together take `whole` for each of F, I and W.
Durations evenDurations(const ScheduleShape& shape, double whole) {
    const double each = whole / static_cast<double>(shape.chunks);
    return Durations::uniform(static_cast<std::size_t>(shape.stages()), each, each, each);
}

} // namespace

PipelineNumbers numbersOf(const Resolved& resolved, std::shared_ptr<const Timeline> timeline,
                          const Durations& durations, bool knowsMemory, const std::stop_token& stop) {
    PipelineNumbers numbers;
    const Order& order = *timeline->order;
    numbers.bestPossible = lowerBound(order.placement, order.shape.microbatches, durations,
                                      {.splitBackward = true, .fused = traits(order.kind).fuses})
                               .time;
    const Transfers passed = transfers(order);
    numbers.messages = passed.total();
    const auto busiest = std::ranges::max_element(passed.sends, {}, &RankTransfers::total);
    if (busiest != passed.sends.end())
        numbers.sent = stageBoundaryBytes(resolved.scenario()) * static_cast<double>(busiest->total());
    if (knowsMemory) {
        if (static_cast<std::int64_t>(timeline->size()) <= largestFollowedPipeline)
            numbers.courses = memoryCourses(resolved, *timeline, stop);
        numbers.memory = memoryOf(resolved, stop).total();
    }
    numbers.timeline = std::move(timeline);
    return numbers;
}

PipelineNumbers numbersOf(const ComparedPipeline& compared, const std::stop_token& stop) {
    const Resolved resolved(compared.scenario);
    std::shared_ptr<const Timeline> timeline;
    if (compared.order)
        timeline = std::make_shared<const Timeline>(execute(*compared.order, compared.durations, stop));
    else if (compared.durations == resolved.durations())
        timeline = resolved.runs().timeline(stop);
    else
        timeline = PipelineRuns(resolved.schedule(), resolved.shape(), compared.durations).timeline(stop);
    PipelineNumbers numbers =
        numbersOf(resolved, std::move(timeline), compared.durations, compared.knowsMemory, stop);
    if (compared.order && compared.knowsMemory) {
        // The estimate is of the schedule that stands for the order; the order holds what it holds.
        numbers.memory.reset();
        for (const MemoryCourse& course : numbers.courses)
            numbers.memory = std::max(numbers.memory.value_or(Bytes()), peakOf(course));
    }
    return numbers;
}

ComparedPipeline comparedSchedule(const Scenario& plan, ScheduleKind kind, TimeBase base) {
    const Scenario scenario = withSchedule(plan, kind);
    return {.scenario = scenario, .order = {}, .durations = durationsOf(scenario, base)};
}

ComparedPipeline comparedScenario(const Scenario& other, TimeBase base, double unitRatio) {
    return {.scenario = other,
            .order = {},
            .durations = base == TimeBase::model ? durationsOf(other, base)
                                                 : evenDurations(scheduleShape(other), unitRatio)};
}

std::optional<ComparedPipeline> comparedOrder(const Scenario& plan, const SharedValue<Order>& order,
                                              TimeBase base) {
    if (order->shape.ranks != plan.plan.pp)
        return std::nullopt;
    const auto known = standingFor(plan, *order);
    ComparedPipeline compared{
        .scenario = known.value_or(plan), .order = order, .durations = {}, .knowsMemory = known.has_value()};
    if (base == TimeBase::units) {
        compared.durations = evenDurations(order->shape, 1);
        return compared;
    }
    if (known) {
        compared.durations = durationsOf(*known, base);
        return compared;
    }
    // Stages last as long wherever they are: take the times of a loop of as many chunks.
    Scenario loop =
        withSchedule(plan, order->shape.chunks > 1 ? ScheduleKind::breadthFirst : ScheduleKind::gpipe);
    loop.plan.vpp = order->shape.chunks;
    if (!runnable(loop))
        return std::nullopt;
    compared.durations = durationsOf(loop, base);
    return compared;
}

MemoryEstimate memoryAt(const std::vector<MemoryCourse>& courses, const MemoryEstimate& peaks, double time) {
    MemoryEstimate held;
    held.capacity = peaks.capacity;
    held.limits = peaks.limits;
    for (std::size_t i = 0; i < courses.size(); ++i) {
        const MemoryCourse& course = courses[i];
        const StageMemory& peak = peaks.stages[i];
        StageMemory stage;
        stage.stage = peak.stage;
        for (const MemoryPart part : {MemoryPart::parameters, MemoryPart::gradients, MemoryPart::optimizer})
            stage.part(part) = peak.part(part);
        stage.part(MemoryPart::buffers) = course.states - stage.total();
        const auto next =
            std::upper_bound(course.moments.begin(), course.moments.end(), time,
                             [](double moment, const MemoryMoment& entry) { return moment < entry.start; });
        if (next != course.moments.begin()) {
            const MemoryMoment& last = *std::prev(next);
            const bool runs = time < last.end;
            stage.part(MemoryPart::activations) = runs ? last.activations : last.after;
            if (runs)
                stage.part(MemoryPart::buffers) += last.working;
        }
        held.stages.push_back(stage);
    }
    findFullest(held);
    return held;
}

} // namespace quadrille
