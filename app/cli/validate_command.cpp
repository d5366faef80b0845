// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/runs_input.h"
#include "app/cli/user_catalogue.h"
#include "app/cli/validate_text.h"
#include "core/measurements/calibrate.h"

#include <CLI/CLI.hpp>

namespace quadrille::cli {
namespace {

struct Options {
    std::string runs;
    std::string profile;
    bool refit = false;
    bool json = false;
};

int validateRuns(const Options& options, Output& out) {
    std::vector<MeasuredRun> runs = runsInput(options.runs, userCatalogue());
    if (!options.profile.empty()) {
        const SharedValue<Profile> profile(readProfile("profile", options.profile));
        for (MeasuredRun& run : runs)
            run.scenario.cluster.gpu.profile = profile;
    }
    ValidationAnswer answer{.runs = runs, .validation = validate(runs), .leftOut = {}};
    if (options.refit)
        answer.leftOut = leaveOneTableOut(runs, {}, {.pooled = true});
    out << (options.json ? validationJson(answer) : validationText(answer));
    return exitDone;
}

} // namespace

Command addValidate(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App* app =
        root.add_subcommand("validate", "Predictions against measured runs, beside two crude rules");
    app->add_option("runs", options->runs,
                    "CSV file of measured runs, or -; default: the runs that are shipped")
        ->type_name("RUNS.csv");
    app->add_option("--profile", options->profile, "predict with this profile rather than those of the GPUs")
        ->type_name("FILE");
    app->add_flag("--refit", options->refit,
                  "also predict every table by profiles fitted to the others alone; takes minutes");
    app->add_flag("--json", options->json, "One JSON object instead of text");
    app->footer(
        "Columns are the options of “quadrille estimate” without dashes, and what was measured: one of "
        "step_seconds, tokens_per_second_per_gpu,\ntflops_per_gpu, mfu; memory_gib, memory_kind; oom. "
        "Also table (runs of one share hardware and software), label, note, capacity_gib.");
    return {app, [options](Output& out, const std::stop_token&) { return validateRuns(*options, out); }};
}

} // namespace quadrille::cli
