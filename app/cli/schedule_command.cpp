// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/nearest.h"
#include "app/cli/numbers.h"
#include "app/cli/refuse.h"
#include "app/cli/schedule_input.h"
#include "app/cli/schedule_text.h"
#include "app/session/file_io.h"

#include <CLI/CLI.hpp>

#include <array>
#include <cstdio>

namespace quadrille::cli {
namespace {

struct Options {
    std::string schedule, pp, microbatches, durations, trace;
    std::string vpp = "1";
    std::string group; ///< empty: the schedule's own
    std::string forward = "1", inputGradient = "1", weightGradient = "1", p2p = "0";
    bool json = false;
};

ScheduleKind kindOf(const std::string& word) {
    if (const auto kind = scheduleFromName(word))
        return *kind;
    std::vector<std::string> words;
    for (const ScheduleKind kind : scheduleKinds)
        words.emplace_back(scheduleName(kind));
    refuse("schedule", "must be %1, not %2", alternatives(words), inQuotes(word));
}

ScheduleShape shapeOf(const Options& options) {
    return {.ranks = wholeNumber("pp", options.pp),
            .microbatches = wholeNumber("microbatches", options.microbatches),
            .chunks = wholeNumber("vpp", options.vpp),
            .group = options.group.empty() ? 0 : wholeNumber("group", options.group)};
}

Durations durationsFromFile(const std::string& file, std::size_t stages) {
    constexpr qint64 largestFile = 1LL << 28;
    try {
        const QByteArray bytes = readWhole(QString::fromStdString(file), largestFile);
        return durationsFromJson({bytes.constData(), static_cast<std::size_t>(bytes.size())}, stages);
    } catch (const InputError& error) {
        refuseFile("durations", file, inQuotes(file), error);
    }
}

/// One time for all stages. Read before anything is said about the shape: a bad number is a usage error.
struct UniformTimes {
    double forward, inputGradient, weightGradient, p2p;

    explicit UniformTimes(const Options& options)
        : forward(decimalNumber("forward", options.forward, true)),
          inputGradient(decimalNumber("input-gradient", options.inputGradient, true)),
          weightGradient(decimalNumber("weight-gradient", options.weightGradient, true)),
          p2p(decimalNumber("p2p", options.p2p, true)) {}
};

Durations durationsOf(const Options& options, const UniformTimes& times, std::size_t stages) {
    if (!options.durations.empty())
        return durationsFromFile(options.durations, stages);
    Durations durations =
        Durations::uniform(stages, times.forward, times.inputGradient, times.weightGradient);
    durations.p2p = times.p2p;
    return durations;
}

int schedule(const Options& options, Output& out) {
    const ScheduleKind kind = kindOf(options.schedule);
    const ScheduleShape shape = shapeOf(options);
    const UniformTimes times(options);
    if (const std::vector<Message> broken = checkShape(kind, shape); !broken.empty()) {
        for (const Message& message : broken)
            std::fprintf(stderr, "error: schedule: %s\n", english(message).c_str());
        return exitNotRunnable;
    }
    const Durations durations = durationsOf(options, times, static_cast<std::size_t>(shape.stages()));
    const Timeline timeline = execute(makeOrder(kind, shape), durations);
    if (!options.trace.empty()) {
        TargetFile target("trace", options.trace);
        writeTrace(target.output(), timeline);
        target.commit();
    }
    if (options.json)
        writeScheduleJson(out, kind, shape, timeline);
    else if (options.trace != "-")
        out << scheduleText(kind, shape, timeline);
    return exitDone;
}

} // namespace

Command addSchedule(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App* app = root.add_subcommand("schedule", "A pipeline schedule, executed operation by operation");
    const auto add = [app](const char* name, std::string& text, const char* type, const char* help) {
        return app->add_option(name, text, help)->type_name(type);
    };
    add("--schedule", options->schedule, "KIND", "gpipe, 1f1b or interleaved")->required();
    add("--pp", options->pp, "P", "pipeline parallel size: ranks")->required();
    add("--microbatches", options->microbatches, "M", "micro-batches of a step")->required();
    add("--vpp", options->vpp, "V", "virtual stages: model chunks of a rank; default 1");
    add("--group", options->group, "N", "micro-batches of a group of the interleaved schedule; default P");
    const std::array times{
        add("--forward", options->forward, "TIME", "F of one chunk; default 1"),
        add("--input-gradient", options->inputGradient, "TIME",
            "I, the input half of the backward; default 1"),
        add("--weight-gradient", options->weightGradient, "TIME", "W, its weight half; default 1"),
        add("--p2p", options->p2p, "TIME", "latency between two ranks; default 0")};
    CLI::Option* file =
        add("--durations", options->durations, "FILE",
            R"(JSON {"stages": [{"F", "I", "W", "B"}, …], "FB", "p2p"}, instead of single times)");
    for (CLI::Option* time : times)
        file->excludes(time);
    app->add_flag("--json", options->json, "One JSON object instead of text");
    add("--trace", options->trace, "FILE",
        "write Chrome trace-event JSON, which Perfetto opens; - is standard output");
    return {app, [options](Output& out) { return schedule(*options, out); }};
}

} // namespace quadrille::cli
