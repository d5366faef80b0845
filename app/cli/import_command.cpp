// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/complaint.h"
#include "app/cli/from_files.h"
#include "app/cli/import_report.h"
#include "app/cli/log_folder_report.h"
#include "app/cli/user_catalogue.h"
#include "app/text_io/frameworks/format.h"
#include "app/text_io/refuse.h"

namespace quadrille::cli {
namespace {

struct Options {
    std::vector<std::string> files;
    std::string format;
    bool json = false;
};

std::string formatNames() {
    Alternatives names;
    for (const frameworks::Format* format : frameworks::formats())
        names.words.emplace_back(format->name);
    return english(names);
}

int import(const Options& options, Output& out, const std::stop_token& stop) {
    const Catalogue catalogue = userCatalogue();
    if (areLogs(options.files) || (options.files.size() == 1 && isLog(options.files.front(), true))) {
        if (!options.format.empty())
            refuse("format", "does not go with logs of runs");
        const LogFolder folder = readLogs(options.files, catalogue, stop);
        out << (options.json ? jsonText(logsJson(folder)) + "\n" : logsText(folder));
        const auto problem = whyNothingIsRead(folder);
        if (!problem)
            return exitDone;
        out.flush(); // the table says it of every file
        return complain({"files", "readable", *problem, {}}, out, false);
    }
    const frameworks::ImportedPlan plan =
        importPlanFiles(options.files, scenarioOf({}, catalogue), catalogue, options.format);
    out << (options.json ? jsonText(importJson(plan)) + "\n" : importText(plan));
    return exitDone;
}

} // namespace

Command addImport(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App& app = addCommand(root, "import",
                               "What configurations of training frameworks say of a plan: what of them is "
                               "understood, assumed and ignored",
                               "Scripts are read, never run. Together the files are one plan: a launch "
                               "script and the model's config.json, say.\n"
                               "Of a folder of logs it says which run each tells of, and with which of the "
                               "configurations beside them; “calibrate” and “validate” take such a folder, "
                               "too.\n"
                               "Where a scenario is asked for, --from FILE … takes it from them.");
    addRequiredValues(app, "files", options->files, "FILE",
                      "configurations, scripts and the model's config.json, one of them perhaps “-”, "
                      "standard input; or a folder of logs");
    addValue(app, "--format", options->format, "NAME",
             "whose they are, rather than as they look: " + formatNames());
    addJsonFlag(app, options->json);
    return {&app,
            [options](Output& out, const std::stop_token& stop) { return import(*options, out, stop); }};
}

} // namespace quadrille::cli
