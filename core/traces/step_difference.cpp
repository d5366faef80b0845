// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/step_difference.h"

#include "core/traces/measured_timeline.h"
#include "core/traces/plan_group.h"
#include "core/traces/rank_trace.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

namespace quadrille::traces {
namespace {

/// Which exchange of the prediction the messages of a cause are.
std::optional<TrafficKind> trafficOf(Cause cause) {
    switch (cause) {
    case Cause::tensor:
        return TrafficKind::tensor;
    case Cause::context:
        return TrafficKind::context;
    case Cause::expert:
        return TrafficKind::expert;
    case Cause::pipeline:
        return TrafficKind::pipeline;
    case Cause::data:
        return TrafficKind::data;
    default:
        return std::nullopt;
    }
}

CollectiveDifference collectiveDifference(const CollectiveUse& use, const Resolved& resolved) {
    CollectiveDifference result{.use = use, .predicted = {}, .planRanks = {}};
    const auto group = planGroup(resolved.scenario(), resolved.rates(), use);
    if (!group)
        return result;
    result.planRanks = static_cast<double>(group->place.ranks);
    if (!use.sized || group->place.ranks <= 1 || use.bytes <= 0)
        return result;
    result.predicted = group->seconds(use.collective, use.bytes, use.count);
    return result;
}

std::optional<double> predictedPass(const Durations& durations, OperationKind kind, std::int64_t stage) {
    const auto which = static_cast<std::size_t>(stage);
    if (stage < 0 || which >= durations.forward.size() || kind == OperationKind::fused)
        return std::nullopt;
    if ((kind == OperationKind::inputGradient && which >= durations.inputGradient.size()) ||
        (kind == OperationKind::weightGradient && which >= durations.weightGradient.size()))
        return std::nullopt;
    return durations.of(Operation{kind, static_cast<std::int32_t>(stage), 0});
}

std::vector<PassDifference> passDifferences(const MeasuredStep& step, const Resolved& resolved) {
    std::map<std::pair<std::int64_t, OperationKind>, PassDifference> rows;
    const auto lanes = pipelineRanks(step, &resolved.scenario());
    for (std::size_t i = 0; i < step.ranks.size(); ++i)
        for (const MeasuredPass& pass : step.ranks[i].passes.passes) {
            const std::int64_t stage = pass.operation.stage >= 0 ? pass.operation.stage : lanes[i];
            PassDifference& row = rows[{stage, pass.operation.kind}];
            row.kind = pass.operation.kind;
            row.stage = stage;
            ++row.count;
            row.measured += static_cast<double>(pass.span.length()) * secondsPerNanosecond;
        }
    std::vector<PassDifference> list;
    for (auto& [key, row] : rows) {
        row.measured /= static_cast<double>(row.count);
        row.predicted = predictedPass(resolved.durations(), row.kind, row.stage);
        list.push_back(row);
    }
    return list;
}

/// Where the trace cannot be of this plan.
std::vector<quadrille::Message> disagreements(const MeasuredStep& step, const StepDifference& difference,
                                              const Resolved& resolved) {
    std::vector<quadrille::Message> notes;
    const std::int64_t gpus = resolved.scenario().cluster.gpus;
    const std::int64_t world = step.ranks.front().worldSize;
    if (world > 0 && world != gpus)
        notes.push_back({QUADRILLE_MESSAGE("The trace is of %1 GPUs, the plan of %2."), {world, gpus}});
    for (const CollectiveDifference& each : difference.collectives) {
        if (each.planRanks && each.use.ranks > 0 && each.use.group != GroupKind::pipeline &&
            std::llround(*each.planRanks) != each.use.ranks) {
            quadrille::Message note{
                QUADRILLE_MESSAGE("%1 groups are of %2 ranks in the trace, of %3 in the plan."),
                {std::string(letters(each.use.group)), each.use.ranks,
                 std::int64_t{std::llround(*each.planRanks)}}};
            if (std::ranges::find(notes, note) == notes.end())
                notes.push_back(std::move(note));
        }
    }
    std::int64_t microbatches = 0;
    for (const MeasuredRank& rank : step.ranks)
        for (const MeasuredPass& pass : rank.passes.passes)
            microbatches = std::max<std::int64_t>(microbatches, pass.operation.microbatch + 1);
    const std::int64_t planned = resolved.shape().microbatches;
    if (microbatches > 0 && microbatches != planned)
        notes.push_back(
            {QUADRILLE_MESSAGE("The trace has %1 micro-batches, the plan %2."), {microbatches, planned}});
    return notes;
}

/// A finding and how many seconds of the step it is about.
struct Finding {
    double seconds;
    quadrille::Message message;
};

/// Differences by less say nothing.
constexpr double leastShare = 0.05;

double percentOf(double measured, double predicted) {
    return std::round(100 * std::abs(measured / predicted - 1));
}

std::optional<Finding> findingOf(const CollectiveDifference& each, double ranks) {
    constexpr double giga = 1e9;
    if (!each.predicted || !(*each.predicted > 0) ||
        std::abs(each.measured() / *each.predicted - 1) < leastShare)
        return std::nullopt;
    const bool longer = each.measured() > *each.predicted;
    const auto rounded = [](double rate) {
        const double unit = rate < 10 * giga ? 10 : 1;
        return std::round(rate / giga * unit) / unit;
    };
    return Finding{
        std::abs(each.measured() - *each.predicted) / ranks,
        {longer ? QUADRILLE_MESSAGE("%1 %2 takes %3 % longer than predicted: %4 GB/s instead of %5 GB/s")
                : QUADRILLE_MESSAGE("%1 %2 takes %3 % less than predicted: %4 GB/s instead of %5 GB/s"),
         {std::string(letters(each.use.group)), std::string(name(each.use.collective)),
          percentOf(each.measured(), *each.predicted), rounded(each.use.rate()),
          rounded(each.predictedRate())}}};
}

std::optional<Finding> findingOf(const CauseDifference& each) {
    constexpr double milli = 1e3;
    if (isMessage(each.cause) && each.cause != Cause::pipeline)
        return std::nullopt; // told by collective
    if (!(each.predicted > 0) || std::abs(each.measured / each.predicted - 1) < leastShare)
        return std::nullopt;
    const bool longer = each.measured > each.predicted;
    const auto rounded = [](double seconds) { return std::round(seconds * milli * 10) / 10; };
    return Finding{
        std::abs(each.difference()),
        {longer ? QUADRILLE_MESSAGE("%1: %2 % longer than predicted, %3 ms instead of %4 ms")
                : QUADRILLE_MESSAGE("%1: %2 % less than predicted, %3 ms instead of %4 ms"),
         {std::vector<quadrille::Message>{{label(each.cause), {}}}, percentOf(each.measured, each.predicted),
          rounded(each.measured), rounded(each.predicted)}}};
}

} // namespace

double CollectiveDifference::predictedRate() const {
    return predicted && *predicted > 0 ? use.bytes / *predicted : 0;
}

std::vector<quadrille::Message> StepDifference::findings(std::size_t most) const {
    std::vector<Finding> found;
    for (const CauseDifference& each : causes)
        if (auto finding = findingOf(each))
            found.push_back(std::move(*finding));
    for (const CollectiveDifference& each : collectives)
        if (auto finding = findingOf(each, static_cast<double>(rankCount)))
            found.push_back(std::move(*finding));
    std::ranges::stable_sort(found, std::greater{}, &Finding::seconds);
    std::vector<quadrille::Message> messages;
    for (std::size_t i = 0; i < std::min(most, found.size()); ++i)
        messages.push_back(std::move(found[i].message));
    return messages;
}

StepDifference stepDifference(const MeasuredStep& step, const Analysis& analysis) {
    StepDifference result;
    result.measured = step.seconds();
    result.predicted = analysis.performance->step.value();
    result.rankCount = step.ranks.size();
    const auto predicted = predictedCauses(analysis);
    for (const Cause cause : allCauses) {
        const auto which = static_cast<std::size_t>(cause);
        CauseDifference& row = result.causes.at(which);
        row = {cause, step.spent(cause), step.busy(cause), predicted.at(which), predicted.at(which)};
        if (const auto kind = trafficOf(cause))
            row.predictedBusy = analysis.performance->exchange(*kind).time.value();
    }
    for (const CollectiveUse& use : step.collectives())
        result.collectives.push_back(collectiveDifference(use, analysis.resolved));
    result.passes = passDifferences(step, analysis.resolved);
    result.notes = disagreements(step, result, analysis.resolved);
    return result;
}

} // namespace quadrille::traces
