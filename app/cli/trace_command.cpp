// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/complaint.h"
#include "app/cli/from_files.h"
#include "app/cli/progress.h"
#include "app/cli/trace_answer.h"
#include "app/cli/trace_passes.h"
#include "app/cli/user_catalogue.h"
#include "app/text_io/note.h"
#include "app/text_io/refuse.h"
#include "app/text_io/traces/pipeline_csv.h"
#include "app/text_io/traces/trace_file.h"
#include "core/analysis/diagnosis.h"
#include "core/cluster/profile_json.h"
#include "core/traces/measured_timeline.h"

#include <algorithm>

namespace quadrille::cli {
namespace {

struct Options {
    std::vector<std::string> files;
    GivenOptions given;
    std::string step, csv, teach;
    bool json = false;
    bool progress = false;
};

std::vector<traces::RankTrace> readAll(const Options& options, const std::stop_token& stop) {
    Progress progress(options.progress);
    std::vector<traces::RankTrace> all;
    for (const std::string& file : options.files) {
        try {
            all.push_back(traces::readTraceFile(
                QString::fromStdString(file),
                [&progress, &file](std::int64_t read, std::int64_t whole) {
                    constexpr std::int64_t mega = 1'000'000;
                    progress.at("reads " + shownFile(file) + ", " + std::to_string(read / mega) + " of " +
                                std::to_string(whole / mega) + " MB");
                },
                stop));
        } catch (const InputError& error) {
            refuseFile("files", file, error);
        }
    }
    return all;
}

/// What the trace teaches, as a profile of the plan's GPU.
void writeProfile(const std::string& path, const TraceAnswer& answer) {
    const GpuSpec& gpu = answer.analysis->scenario().cluster.gpu;
    Profile profile = answer.taught->profile;
    const std::string before = profile.name.empty() ? "an uncalibrated device" : profile.name;
    profile.name = gpu.name;
    profile.label = gpu.label;
    profile.source = "A traced step, on the profile of " + before;
    TargetFile target("teach", path);
    target.output() << toJson(profile).dump(2) << "\n";
    target.commit();
}

/// Standard output takes one thing.
void checkOutputs(const Options& options) {
    if (options.json && isStandardOutput(options.csv))
        refuse("csv", "only one of --json and --csv - can have standard output");
    if (isStandardOutput(options.teach) && (options.json || isStandardOutput(options.csv)))
        refuse("teach", "only one of --json, --csv - and --teach - can have standard output");
    if (!options.teach.empty() && options.given.empty())
        refuse("teach", "must be given together with the plan that the trace is of");
}

/// A pipeline that was measured otherwise than by the profiler: its passes alone.
int tracePasses(const Options& options, Output& out, const std::stop_token& stop) {
    if (options.files.size() > 1)
        refuse("files", "must be one where a CSV has the passes of all ranks");
    if (!options.teach.empty() || !options.step.empty())
        refuse(options.teach.empty() ? "step" : "teach",
               "does not go with a CSV of passes: it has no kernels, messages or steps");
    const std::vector<traces::TimedPass> passes = readPasses(options.files.front());
    std::optional<Scenario> plan;
    if (const Catalogue catalogue = userCatalogue(); !options.given.empty()) {
        plan = scenarioOf(options.given, catalogue);
        if (!runnable(*plan))
            return notRunnable(out, diagnose(*plan));
    }
    if (!options.csv.empty()) {
        TargetFile target("csv", options.csv);
        target.output() << traces::pipelineCsv(passes);
        target.commit();
    }
    if (!isStandardOutput(options.csv))
        writePasses(out, passes, plan ? &*plan : nullptr, options.json, stop);
    return exitDone;
}

int trace(const Options& options, Output& out, const std::stop_token& stop) {
    checkOutputs(options);
    if (std::ranges::any_of(options.files, isPassesCsv))
        return tracePasses(options, out, stop);
    std::optional<std::int32_t> wanted;
    if (!options.step.empty())
        wanted = static_cast<std::int32_t>(std::min<std::int64_t>(wholeNumber("step", options.step, 0),
                                                                  std::numeric_limits<std::int32_t>::max()));
    const Catalogue catalogue = userCatalogue();
    TraceAnswer answer;
    if (!options.given.empty()) {
        answer.analysis = analyzeWithoutTimeline(scenarioOf(options.given, catalogue), stop);
        if (!answer.analysis->runnable())
            return notRunnable(out, answer.analysis->diagnostics);
    }
    std::vector<traces::RankTrace> all = readAll(options, stop);
    if (answer.analysis)
        for (traces::RankTrace& each : all)
            traces::recogniseGroups(each, answer.analysis->scenario());
    answer.step = traces::measuredStep(all, wanted, stop);
    if (answer.analysis) {
        answer.difference = traces::stepDifference(answer.step, *answer.analysis);
        try {
            answer.taught = traces::learn(answer.step, *answer.analysis);
        } catch (const InputError& error) {
            if (!options.teach.empty())
                throw;
            answer.whyNot = error.rule();
        }
    }
    if (!options.teach.empty())
        writeProfile(options.teach, answer);
    if (!options.csv.empty()) {
        const Scenario* plan = answer.analysis ? &answer.analysis->scenario() : nullptr;
        const auto passes = traces::timedPasses(answer.step, traces::pipelineRanks(answer.step, plan));
        if (passes.empty())
            note("--csv has its header alone: nothing in the traces tells forward from backward passes");
        TargetFile target("csv", options.csv);
        target.output() << traces::pipelineCsv(passes);
        target.commit();
    }
    if (options.json)
        out << jsonText(traceJson(answer)) << "\n";
    else if (!isStandardOutput(options.csv) && !isStandardOutput(options.teach))
        out << traceText(answer);
    return exitDone;
}

} // namespace

Command addTrace(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App& app = addCommand(
        root, "trace", "A step that the PyTorch profiler measured: what its time went to, beside a plan",
        "A file is the trace of one rank, as the profiler exports it (Chrome JSON), also gzip; or one CSV "
        "has "
        "the passes of a pipeline, as --csv writes them: of these it says how long they took and idled.\n"
        "With a scenario the step is held to its prediction, cause by cause, and messages to the rates "
        "that the plan counts with; then follows what it teaches the profile of the GPU.");
    addRequiredValues(app, "files", options->files, "FILE", "traces, one a rank");
    addValue(
        app, "--step", options->step, "N",
        "which step, as the profiler counts them; default the one of median length that all traces have");
    CLI::Option* csv = addValue(app, "--csv", options->csv, "FILE",
                                "write the passes: stage, micro-batch, chunk, kind, start and end in "
                                "seconds; - is standard output");
    CLI::Option* teach = addValue(app, "--teach", options->teach, "PROFILE.json",
                                  "write the profile of the plan's GPU as the trace teaches it: what links "
                                  "and kernels reach; - is standard output");
    addJsonFlag(app, options->json);
    addFlag(app, "--progress", options->progress,
            "What takes longer than a second says so on standard error, also where that is no terminal");
    addScenarioOptions(app, options->given);
    return {&app,
            [options](Output& out, const std::stop_token& stop) { return trace(*options, out, stop); },
            {csv, teach}};
}

} // namespace quadrille::cli
