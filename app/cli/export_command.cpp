// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/complaint.h"
#include "app/cli/from_files.h"
#include "app/cli/user_catalogue.h"
#include "app/text_io/frameworks/plan_export.h"
#include "app/text_io/note.h"
#include "app/text_io/refuse.h"
#include "core/analysis/diagnosis.h"
#include "core/text/joined.h"

namespace quadrille::cli {
namespace {

struct Options {
    GivenOptions given;
    std::string to, output = "-";
};

Alternatives formatNames() {
    Alternatives names;
    for (const frameworks::Format* format : frameworks::writtenFormats())
        names.words.emplace_back(format->name);
    return names;
}

int exportTo(const Options& options, Output& out) {
    const frameworks::Format* format = frameworks::findFormat(options.to);
    if (format == nullptr || format->write == nullptr)
        refuse("to", QUADRILLE_MESSAGE("must be %1, not %2"), formatNames(), inQuotes(options.to));
    const Catalogue catalogue = userCatalogue();
    const Scenario scenario = scenarioOf(options.given, catalogue);
    if (!runnable(scenario))
        return notRunnable(out, diagnose(scenario));
    const frameworks::ExportedPlan plan = frameworks::exportPlan(scenario, *format, catalogue);
    if (isStandardOutput(options.output)) {
        out << plan.text;
        out.flush();
    } else {
        TargetFile file("output", options.output);
        file.output() << plan.text;
        file.commit();
    }
    for (const frameworks::Unsaid& each : plan.unsaid)
        text_io::note(std::string(format->label) + "'s configuration does not say " + english(each));
    return exitDone;
}

} // namespace

Command addExport(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App& app =
        addCommand(root, "export",
                   "A plan as a training framework is configured with it; comments say what it cannot say");
    addRequired(app, "--to", options->to, joined(formatNames().words, "|").c_str(), "the framework");
    CLI::Option* output =
        addValue(app, "-o,--output", options->output, "FILE", "file to write; default standard output");
    addScenarioOptions(app, options->given);
    return {
        &app, [options](Output& out, const std::stop_token&) { return exportTo(*options, out); }, {output}};
}

} // namespace quadrille::cli
