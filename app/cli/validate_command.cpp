// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/runs_input.h"
#include "app/cli/user_catalogue.h"
#include "app/cli/validate_readme.h"
#include "app/cli/validate_text.h"
#include "app/text_io/profile_file.h"
#include "app/text_io/refuse.h"
#include "core/measurements/fitted_devices.h"
#include "core/stop.h"

#include <array>
#include <optional>
namespace quadrille::cli {
namespace {

struct Options {
    std::string runs;
    std::string profile;
    std::string shipped; ///< a file to write
    bool refit = false;
    bool json = false;
    bool readme = false;
    std::string into; ///< a file whose tables are replaced
};

LeftOutValidation leftOutOf(std::span<const MeasuredRun> runs, const std::stop_token& stop) {
    const JointOptions options{.goOn = [&stop] { return !stop.stop_requested(); }};
    LeftOutValidation found{leaveOut(LeftOut::source, runs, options),
                            leaveOut(LeftOut::device, runs, options)};
    throwIfStopped(stop);
    return found;
}

LeftOutFigures figuresOf(const LeftOutValidation& leftOut, std::span<const MeasuredRun> runs) {
    const auto figure = [](const Validation& of) {
        return LeftOutFigure{of.overall.ours, of.coverage, of.sharedError};
    };
    return {figure(leftOut.source), figure(leftOut.device), leftOutSources(leftOut.source, runs),
            spreadsOf(leftOut.source, leftOut.device, runs), fingerprintOf(runs)};
}

/// Those that are shipped, which must be of these very runs and this very model.
LeftOutFigures shippedFigures(std::span<const MeasuredRun> runs) {
    LeftOutFigures figures = loadLeftOutFigures();
    if (figures.madeOf != fingerprintOf(runs))
        refuse("left_out.json", "is of other runs or another model; “quadrille validate --refit --shipped "
                                "left_out.json” computes it anew, in minutes");
    return figures;
}

using Tables = std::vector<std::string>;

std::string replaced(const std::string& text, const Tables& tables) {
    try {
        return withTables(text, tables);
    } catch (const std::invalid_argument& wrong) {
        refuse("into", wrong.what());
    }
}

/// The text whose tables are replaced, or none. \throws InputError where it has not as many tables
std::string textToReplace(const Options& options) {
    if (options.into.empty())
        return {};
    std::string text = readInput("into", options.into, largestText).toStdString();
    (void)replaced(text, Tables(readmeTables));
    return text;
}

void writeTables(const Options& options, const std::string& before, const Tables& tables, Output& out) {
    if (!options.into.empty()) {
        TargetFile target("into", options.into);
        target.output() << replaced(before, tables);
        target.commit();
    }
    if (options.readme)
        for (std::size_t i = 0; i < tables.size(); ++i)
            out << (i == 0 ? "" : "\n") << tables[i];
}

int validateRuns(const Options& options, Output& out, const std::stop_token& stop) {
    if (!options.shipped.empty() && !options.refit)
        refuse("shipped", "must be given together with --refit");
    std::optional<SharedValue<Profile>> profile; // read before thousands of runs are
    if (!options.profile.empty())
        profile.emplace(readProfile("profile", options.profile));
    const std::string toReplace = textToReplace(options);
    std::vector<MeasuredRun> runs = runsInput(options.runs, userCatalogue(), stop);
    if (profile)
        for (MeasuredRun& run : runs)
            run.scenario.profile = *profile;
    ValidationAnswer answer{
        .runs = runs, .validation = validate(runs), .choices = {}, .oom = {}, .leftOut = {}};
    answer.choices = choicesOf(answer.validation.runs, pointersTo(runs));
    try {
        answer.oom = oomBySource(labelledRuns(pointersTo(runs)));
    } catch (const std::invalid_argument&) { // runs of one kind alone, which teach nothing
    }
    if (options.refit)
        answer.leftOut = leftOutOf(runs, stop);
    if (!options.shipped.empty()) {
        TargetFile target("shipped", options.shipped);
        target.output() << toText(figuresOf(*answer.leftOut, runs));
        target.commit();
    }
    if (options.readme || !options.into.empty()) {
        const LeftOutFigures figures =
            options.refit ? figuresOf(*answer.leftOut, runs) : shippedFigures(runs);
        writeTables(
            options, toReplace,
            {readmeTable(answer.validation, figures), readmeSources(figures), readmeChoices(answer.choices)},
            out);
    } else if (!isStandardOutput(options.shipped))
        out << (options.json ? validationJson(answer) : validationText(answer));
    return exitDone;
}

} // namespace

Command addValidate(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App& app = addCommand(
        root, "validate", "Predictions against measured runs, beside two crude rules",
        "Columns are the options of “quadrille estimate” without dashes, and what was measured: one of "
        "step_seconds, tokens_per_second_per_gpu,\ntflops_per_gpu, mfu; memory_gib, memory_kind; oom or "
        "outcome. Also anomaly (1: nothing is fitted to it), table (runs of one share hardware and "
        "software), label, note, capacity_gib.");
    const std::array own{addValue(app, "runs", options->runs, "RUNS.csv",
                                  "CSV file of measured runs, a folder of logs with what they ran, or -; "
                                  "default: the runs that are shipped"),
                         addValue(app, "--profile", options->profile, "FILE",
                                  "predict with this profile rather than those of the GPUs")};
    addFlag(
        app, "--refit", options->refit,
        "also predict every source and every device by profiles fitted to the others alone; takes minutes");
    CLI::Option* json = addJsonFlag(app, options->json);
    CLI::Option* shipped =
        addValue(app, "--shipped", options->shipped, "FILE",
                 "with --refit: write the figures that are shipped, resources/left_out.json");
    CLI::Option* readme =
        addFlag(app, "--readme", options->readme,
                "the tables of the manual instead of text; without --refit with the figures "
                "that are shipped");
    CLI::Option* into = addValue(
        app, "--into", options->into, "FILE",
        "write the tables of --readme into this file, resources/manual/en/09-trust.md, in place of those "
        "that stand there");
    exclude(readme, {json});
    exclude(into, {json});
    exclude(into, own);
    exclude(shipped, own);
    exclude(readme, own);
    return {&app,
            [options](Output& out, const std::stop_token& stop) { return validateRuns(*options, out, stop); },
            {shipped, into}};
}

} // namespace quadrille::cli
