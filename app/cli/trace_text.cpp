// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trace_answer.h"

#include "app/cli/calibrate_benchmarks.h"
#include "app/cli/schedule_text.h"
#include "app/cli/step_digits.h"
#include "app/cli/text_table.h"
#include "app/text_io/numbers.h"
#include "core/traces/measured_timeline.h"

namespace quadrille::cli {
namespace {

using namespace traces;
using namespace text_io;

constexpr double milli = 1e3;
constexpr double giga = 1e9;

/// The times of a step, all with the same digits.
class Milliseconds {
public:
    explicit Milliseconds(double step) : m_decimals(millisecondDecimals(step)) {}
    std::string operator()(double seconds) const { return fixed(seconds * milli, m_decimals); }

private:
    int m_decimals;
};

std::string share(double part, double whole) {
    return whole > 0 ? percent(part / whole) : "";
}

/// "+31 %": of what was predicted.
std::string change(double measured, double predicted) {
    if (!(predicted > 0))
        return {};
    const double relative = 100 * (measured / predicted - 1);
    return (relative > 0 ? "+" : "") + fixed(relative, 0) + " %";
}

std::string collectiveName(const CollectiveUse& use) {
    const std::string group(letters(use.group));
    return (group.empty() ? "" : group + " ") + std::string(name(use.collective));
}

std::string headText(const MeasuredStep& step) {
    std::string text = "step                " + fixed(step.seconds(), secondDecimals(step.seconds())) +
                       " s, " + std::to_string(step.ranks.size()) +
                       (step.ranks.size() == 1 ? " rank" : " ranks");
    if (step.step >= 0)
        text += ", step " + std::to_string(step.step) + " of";
    for (const std::int32_t each : step.steps)
        text += (each == step.steps.front() ? " " : ", ") + std::to_string(each);
    text += "\n";
    for (const quadrille::Message& note : step.notes)
        text += "assumed             " + english(note) + "\n";
    return text;
}

std::string causesText(const MeasuredStep& step) {
    const Milliseconds ms(step.seconds());
    TextTable table({{"", TextTable::Align::left}, {"ms"}, {"of the step"}, {"hidden, ms"}});
    for (const Cause cause : allCauses) {
        const double spent = step.spent(cause);
        const double busy = step.busy(cause);
        if (!(spent > 0) && !(busy > 0))
            continue;
        double hidden = 0;
        for (const MeasuredRank& rank : step.ranks)
            hidden += static_cast<double>(rank.occupancy.of(cause).hidden()) / giga;
        hidden /= static_cast<double>(step.ranks.size());
        table.add({label(cause), ms(spent), share(spent, step.seconds()), hidden > 0 ? ms(hidden) : ""});
    }
    return table.text();
}

std::string collectivesText(const MeasuredStep& step) {
    const Milliseconds ms(step.seconds());
    const auto all = step.collectives();
    if (all.empty())
        return {};
    TextTable table({{"messages", TextTable::Align::left}, {"ranks"}, {"kernels"}, {"GB"}, {"ms"}, {"GB/s"}});
    for (const CollectiveUse& use : all)
        table.add({collectiveName(use), use.ranks > 0 ? std::to_string(use.ranks) : "",
                   std::to_string(use.count), use.sized ? fixed(use.bytes / giga, 3) : "", ms(use.seconds),
                   use.rate() > 0 ? fixed(use.rate() / giga, 1) : ""});
    return "\n" + table.text();
}

std::string ranksText(const MeasuredStep& step, const std::vector<std::int64_t>& lanes) {
    const Milliseconds ms(step.seconds());
    TextTable table(
        {{"rank"}, {"stage"}, {"step, ms"}, {"waiting, ms"}, {"idle, ms"}, {"passes"}, {"told by"}});
    for (std::size_t i = 0; i < step.ranks.size(); ++i) {
        const MeasuredRank& rank = step.ranks[i];
        table.add({rank.rank >= 0 ? std::to_string(rank.rank) : "", std::to_string(lanes[i]),
                   ms(static_cast<double>(rank.span.length()) / giga),
                   ms(static_cast<double>(rank.occupancy.spent(Cause::pipeline)) / giga),
                   ms(static_cast<double>(rank.occupancy.idle) / giga),
                   std::to_string(rank.passes.passes.size()), traces::name(rank.passes.source)});
    }
    return "\n" + table.text();
}

std::string differenceText(const StepDifference& difference) {
    const Milliseconds ms(difference.measured);
    TextTable causes(
        {{"", TextTable::Align::left}, {"measured, ms"}, {"predicted, ms"}, {"difference, ms"}, {""}});
    for (const CauseDifference& each : difference.causes)
        if (each.measured > 0 || each.predicted > 0)
            causes.add({label(each.cause), ms(each.measured), ms(each.predicted), ms(each.difference()),
                        change(each.measured, each.predicted)});
    causes.add({"Step", ms(difference.measured), ms(difference.predicted),
                ms(difference.measured - difference.predicted),
                change(difference.measured, difference.predicted)});
    std::string text = "\n" + causes.text();
    TextTable messages({{"messages", TextTable::Align::left},
                        {"GB"},
                        {"measured, ms"},
                        {"predicted, ms"},
                        {"GB/s"},
                        {"predicted, GB/s"}});
    for (const CollectiveDifference& each : difference.collectives)
        messages.add({collectiveName(each.use), each.use.sized ? fixed(each.use.bytes / giga, 3) : "",
                      ms(each.measured()), each.predicted ? ms(*each.predicted) : "",
                      each.use.rate() > 0 ? fixed(each.use.rate() / giga, 1) : "",
                      each.predicted ? fixed(each.predictedRate() / giga, 1) : ""});
    if (!difference.collectives.empty())
        text += "\n" + messages.text();
    TextTable passes(
        {{"stage"}, {"pass", TextTable::Align::left}, {"count"}, {"measured, ms"}, {"predicted, ms"}, {""}});
    for (const PassDifference& each : difference.passes)
        passes.add({std::to_string(each.stage), kindName(each.kind), std::to_string(each.count),
                    ms(each.measured), each.predicted ? ms(*each.predicted) : "",
                    each.predicted ? change(each.measured, *each.predicted) : ""});
    if (!difference.passes.empty())
        text += "\n" + passes.text();
    text += "\n";
    for (const quadrille::Message& note : difference.notes)
        text += "another plan?       " + english(note) + "\n";
    for (const quadrille::Message& finding : difference.findings())
        text += english(finding) + "\n";
    return text;
}

} // namespace

std::string traceText(const TraceAnswer& answer) {
    const Scenario* plan = answer.analysis ? &answer.analysis->scenario() : nullptr;
    std::string text = headText(answer.step);
    if (answer.difference)
        text += differenceText(*answer.difference);
    else
        text += "\n" + causesText(answer.step) + collectivesText(answer.step);
    text += ranksText(answer.step, pipelineRanks(answer.step, plan));
    if (answer.taught)
        text += "\nTeaches the profile of " + plan->cluster.gpu.label + " (--teach FILE writes it):\n" +
                learntText(*answer.taught);
    else if (answer.whyNot)
        text += "\nTeaches no profile: " + english(*answer.whyNot) + "\n";
    return text;
}

} // namespace quadrille::cli
