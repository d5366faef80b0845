// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/complaint.h"
#include "app/cli/progress.h"
#include "app/cli/schedule_compare.h"
#include "app/cli/schedule_request.h"
#include "app/cli/schedule_text.h"
#include "app/text_io/refuse.h"

#include "core/analysis/analysis.h"
#include "core/pipeline/order_file.h"

#include <algorithm>
#include <array>

namespace quadrille::cli {
namespace {

int refused(const std::vector<Message>& broken, const ScheduleOptions& options, Output& out) {
    std::vector<Diagnostic> diagnostics;
    diagnostics.reserve(broken.size());
    for (const Message& message : broken)
        diagnostics.push_back(
            {.field = "schedule", .rule = "schedule-definition", .message = message, .repairs = {}});
    if (options.json)
        writeDiagnostics(out, diagnostics);
    return notRunnable(out, diagnostics);
}

/// How many of the files are standard output.
std::int64_t toStandardOutput(const ScheduleOptions& options) {
    return std::ranges::count_if(std::array{options.trace, options.csv, options.orderOut}, isStandardOutput);
}

/// Two answers in one stream could not be told apart.
void checkTargets(const ScheduleOptions& options) {
    if (toStandardOutput(options) + (options.json ? 1 : 0) > 1)
        refuse("schedule", "only one of --json, --trace -, --csv - and --order-out - can have standard "
                           "output");
}

template <class Write>
void writeTo(const char* field, const std::string& path, Write write) {
    if (path.empty())
        return;
    TargetFile target(field, path);
    write(target.output());
    target.commit();
}

int answer(const ScheduleOptions& options, const Timeline& timeline, Output& out, Progress& progress) {
    progress.at("writes " + std::to_string(timeline.size()) + " operations");
    writeTo("trace", options.trace, [&](Output& file) { writeTrace(file, timeline); });
    writeTo("csv", options.csv, [&](Output& file) { writeScheduleCsv(file, timeline); });
    writeTo("order-out", options.orderOut, [&](Output& file) { file << writeOrder(*timeline.order); });
    if (options.json)
        writeScheduleJson(out, timeline);
    else if (toStandardOutput(options) == 0)
        out << scheduleText(timeline);
    return exitDone;
}

int runFile(const ScheduleOptions& options, Output& out, const std::stop_token& stop) {
    const RequestedTimes times(options);
    Progress progress(options.progress);
    progress.at("reads the order");
    const Order order = orderFromFile(options.order);
    const bool split = std::ranges::any_of(order.operations, [](const Operation& operation) {
        return operation.kind == OperationKind::inputGradient ||
               operation.kind == OperationKind::weightGradient;
    });
    const auto stages = static_cast<std::int64_t>(order.placement.stageToRank.front().size());
    progress.at("executes " + std::to_string(order.operations.size()) + " operations");
    return answer(options, execute(order, times.of(stages, split), stop), out, progress);
}

int runRequest(const ScheduleOptions& options, const ScheduleRequest& request, Output& out,
               const std::stop_token& stop) {
    const RequestedTimes times(options);
    std::vector<Message> broken = checkShape(request.kind, request.shape);
    if (broken.empty())
        if (auto message = tooManyOperations(options, request.kind, request.shape))
            broken.push_back(std::move(*message));
    if (!broken.empty())
        return refused(broken, options, out);
    Progress progress(options.progress);
    progress.at("makes the order of " + std::string(scheduleName(request.kind)));
    const Durations durations = times.of(request.shape.stages(), traits(request.kind).splitsBackward);
    const SharedValue<Order> order = makeOrder(request.kind, request.shape, durations, stop);
    progress.at("executes " + std::to_string(order->operations.size()) + " operations");
    return answer(options, execute(order, durations, stop), out, progress);
}

int schedule(const ScheduleOptions& options, Output& out, const std::stop_token& stop) {
    if (options.compare)
        return options.scenario.empty() ? compareShapes(options, out, stop)
                                        : compareForScenario(options, out, stop);
    for (std::size_t index = 0; index < scenarioOptions.size(); ++index)
        if (options.scenario.has(index))
            refuse(scenarioOptions[index].name, "goes with --compare only");
    checkTargets(options);
    if (!options.order.empty())
        return runFile(options, out, stop);
    return runRequest(options, scheduleRequest(options), out, stop);
}

std::string kindNames() {
    std::string names;
    for (const ScheduleKind kind : scheduleKinds)
        names += (names.empty() ? "" : ", ") + std::string(scheduleName(kind));
    return names;
}

} // namespace

Command addSchedule(CLI::App& root) {
    auto options = std::make_shared<ScheduleOptions>();
    CLI::App& app = addCommand(root, "schedule", "A pipeline schedule, executed operation by operation");
    const auto add = [&app](const char* name, std::string& text, const char* type, const std::string& help) {
        return addValue(app, name, text, type, help);
    };
    CLI::Option* kind = add("--schedule", options->schedule, "KIND", kindNames());
    const std::array sizes{
        add("--pp", options->pp, "P", "pipeline parallel size: ranks"),
        add("--microbatches", options->microbatches, "M",
            "micro-batches of a step, of both directions together"),
        add("--vpp", options->vpp, "V",
            "virtual stages: model chunks of a rank; default 1, V-shaped schedules always have 2"),
        add("--group", options->group, "N",
            "micro-batches of a group of the interleaved schedules; default P"),
        add("--pipelines", options->pipelines, "2f", "replicas of the pipeline of chimera; default 2"),
        add("--memory-limit", options->memoryLimit, "CHUNKS",
            "zb-auto and zb-v-auto: most chunks in flight on a rank, half of a chunk given back at I, half "
            "at W; default no limit")};
    const std::array times{
        add("--forward", options->forward, "TIME", "F of one chunk; default 1"),
        add("--input-gradient", options->inputGradient, "TIME",
            "I, the input half of the backward; default 1"),
        add("--weight-gradient", options->weightGradient, "TIME", "W, its weight half; default 1"),
        add("--p2p", options->p2p, "TIME", "latency between two ranks; default 0")};
    CLI::Option* file =
        add("--durations", options->durations, "FILE",
            R"(JSON {"stages": [{"F", "I", "W", "B"}, …], "FB", "p2p"}, instead of single times)");
    exclude(file, times);
    CLI::Option* order =
        add("--order", options->order, "FILE", "an order of your own, instead of a schedule and its sizes");
    exclude(order, {kind});
    exclude(order, sizes);
    CLI::Option* compare = addFlag(
        app, "--compare", options->compare,
        "Every schedule of the given size side by side or, with a scenario, for its plan, with memory");
    addJsonFlag(app, options->json);
    exclude(add("--max-operations", options->maxOperations, "N",
                "longest schedule that is worked out; default " + std::to_string(maxOperations) +
                    ", with --compare " + std::to_string(largestTimeline)),
            {order});
    addFlag(app, "--progress", options->progress,
            "What takes longer than a second says so on standard error, also where that is no terminal");
    const std::array written{
        add("--trace", options->trace, "FILE",
            "write Chrome trace-event JSON, which Perfetto opens; - is standard output"),
        add("--csv", options->csv, "FILE", "write a line for every operation with its times"),
        add("--order-out", options->orderOut, "FILE", "write the order, for --order to read")};
    exclude(compare, {kind, order});
    exclude(compare, written);
    addScenarioOptions(app, options->scenario, "Scenario of --compare");
    return {&app,
            [options](Output& out, const std::stop_token& stop) { return schedule(*options, out, stop); },
            {written.begin(), written.end()}};
}

} // namespace quadrille::cli
