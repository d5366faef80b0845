// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_compare.h"

#include "app/cli/complaint.h"
#include "app/cli/diagnostics_text.h"
#include "app/cli/exit_code.h"
#include "app/cli/from_files.h"
#include "app/cli/progress.h"
#include "app/cli/text_table.h"
#include "app/cli/user_catalogue.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "core/analysis/diagnosis.h"
#include "core/analysis/schedule_comparison.h"

#include <algorithm>
#include <array>
#include <utility>

namespace quadrille::cli {
namespace {

/// The scenario that the options describe; sizes of a schedule alone have no place in it.
GivenOptions scenarioOptionsOf(const ScheduleOptions& options) {
    const std::array foreign{std::pair{"microbatches", &options.microbatches},
                             std::pair{"group", &options.group},
                             std::pair{"pipelines", &options.pipelines},
                             std::pair{"memory-limit", &options.memoryLimit},
                             std::pair{"durations", &options.durations},
                             std::pair{"max-operations", &options.maxOperations}};
    for (const auto& [name, text] : foreign)
        if (!text->empty())
            refuse(name, "cannot be given with a scenario, which has its own");
    GivenOptions given = options.scenario;
    if (!options.pp.empty())
        given.set(option("pp"), options.pp);
    if (!options.vpp.empty())
        given.set(option("vpp"), options.vpp);
    return given;
}

Json json(const ScheduleVerdict& verdict) {
    Json reasons = Json::array();
    for (const Message& message : verdict.refused)
        reasons.push_back(english(message));
    Json object{
        {"schedule", scheduleName(verdict.kind)}, {"vpp", verdict.scenario.plan.vpp}, {"refused", reasons}};
    if (!verdict.runs())
        return object;
    const auto time = [&verdict](double seconds) { return verdict.simulated ? Json(seconds) : Json(); };
    object.update(Json{{"makespan_seconds", time(verdict.makespan)},
                       {"longest_rank_span_seconds", time(verdict.longestRankSpan)},
                       {"bubble_over_ideal", time(verdict.bubbleOverIdeal)},
                       {"bubble_over_total", time(verdict.bubbleOverTotal)},
                       {"lower_bound_seconds", time(verdict.lowerBound)},
                       {"above_lower_bound", time(verdict.aboveBound())},
                       {"memory_bytes", verdict.memory.value()},
                       {"fullest_stage", verdict.fullestRank},
                       {"zone", name(verdict.zone)},
                       {"oom_probability", verdict.oomProbability ? Json(*verdict.oomProbability) : Json()},
                       {"messages", verdict.simulated ? Json(verdict.messages) : Json()},
                       {"sent_bytes", time(verdict.sent.value())}});
    return object;
}

void addRow(TextTable& table, const ScheduleVerdict& verdict, ScheduleKind current) {
    const auto timed = [&verdict](std::string text) {
        return verdict.simulated ? std::move(text) : std::string("–");
    };
    constexpr double milliseconds = 1000;
    constexpr double giga = 1e9;
    table.add({std::string(scheduleName(verdict.kind)) + (verdict.kind == current ? " *" : ""),
               std::to_string(verdict.scenario.plan.vpp), timed(percent(verdict.bubbleOverIdeal)),
               timed(percent(verdict.bubbleOverTotal)), timed(fixed(verdict.makespan * milliseconds, 1)),
               timed(percent(verdict.aboveBound())), fixed(inGib(verdict.memory), 2),
               std::string(name(verdict.zone)),
               verdict.oomProbability ? percent(*verdict.oomProbability) : "–",
               timed(fixed(verdict.sent.value() / giga, 2))});
}

std::string text(const Scenario& scenario, const std::vector<ScheduleVerdict>& verdicts) {
    TextTable table({{"schedule", TextTable::Align::left},
                     {"v"},
                     {"idle ÷ ideal"},
                     {"idle ÷ total"},
                     {"makespan ms"},
                     {"above bound"},
                     {"memory GiB"},
                     {"zone", TextTable::Align::left},
                     {"P(OOM)"},
                     {"sent GB"}});
    std::string refused;
    for (const ScheduleVerdict& verdict : verdicts) {
        if (verdict.runs())
            addRow(table, verdict, scenario.plan.schedule);
        for (const Message& reason : verdict.refused)
            refused += "  " + std::string(scheduleName(verdict.kind)) + ": " + english(reason) + "\n";
    }
    const std::string all =
        "Every schedule for PP " + std::to_string(scenario.plan.pp) + " and " +
        std::to_string(microBatches(scenario)) + " micro-batches; * is the plan's own\n\n" + table.text() +
        "\nAbove bound: how much longer the makespan is than the time before which no order on "
        "this placement ends,\neven with split backwards. Memory of the fullest stage; sent by "
        "the GPU that sends most, from stage to stage.\n";
    return refused.empty() ? all : all + "\nNot for this plan:\n" + refused;
}

} // namespace

int compareForScenario(const ScheduleOptions& options, Output& out, const std::stop_token& stop) {
    const GivenOptions given = scenarioOptionsOf(options);
    const Scenario scenario = scenarioOf(given, userCatalogue());
    std::vector<ScheduleVerdict> verdicts;
    {
        Progress progress(options.progress);
        for (const ScheduleKind kind : scheduleKinds) {
            progress.at(comparedSoFar(kind, verdicts.size()));
            verdicts.push_back(judgeSchedule(scenario, kind, TimeBase::model, stop));
        }
    }
    if (options.json) {
        Json list = Json::array();
        for (const ScheduleVerdict& verdict : verdicts)
            list.push_back(json(verdict));
        out << jsonText({{"scenario", echo(scenario, given)},
                         {"diagnostics", diagnosticsJson(diagnose(scenario, stop))},
                         {"pp", scenario.plan.pp},
                         {"microbatches", microBatches(scenario)},
                         {"schedules", list}})
            << "\n";
    }
    if (std::ranges::none_of(verdicts, &ScheduleVerdict::runs))
        return notRunnable(out, diagnose(scenario, stop));
    if (!options.json)
        out << text(scenario, verdicts);
    return exitDone;
}

} // namespace quadrille::cli
