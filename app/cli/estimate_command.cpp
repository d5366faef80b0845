// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/complaint.h"
#include "app/cli/diagnostics_text.h"
#include "app/cli/estimate_text.h"
#include "app/cli/explanation_text.h"
#include "app/cli/figures_json.h"
#include "app/cli/from_files.h"
#include "app/cli/performance_json.h"
#include "app/cli/progress.h"
#include "app/cli/user_catalogue.h"
#include "app/text_io/numbers.h"
#include "core/analysis/analysis.h"
#include "core/figures/figures.h"
#include "core/memory/detailed/estimate.h"
#include "core/stop.h"

namespace quadrille::cli {
namespace {

struct Options {
    GivenOptions given;
    bool json = false;
    bool explain = false;
};

/// A fraction for every reader, as JSON values are written: 3.0.
void appendFraction(std::string& text, double number) {
    const std::size_t from = text.size();
    appendShortest(text, number);
    if (text.find_first_not_of("-0123456789", from) == std::string::npos)
        text += ".0";
}

/// Written straight on rather than as a JSON value, which takes several times as long: there may be a
/// million.
void appendStage(std::string& text, const StageMemory& stage) {
    text += R"({"stage":)" + std::to_string(stage.stage);
    for (const StageFigure& figure : stageFigures()) {
        text += ",\"" + figure.name + "\":";
        appendFraction(text, figure.of(stage));
    }
    text += R"(,"peak":)" + jsonText(english(describe(stage))) + "}";
}

/// Stage by stage: a pipeline may have a million of them.
void writeMemory(Output& out, const MemoryEstimate& memory, const std::stop_token& stop) {
    out << R"({"total_bytes":)" << jsonText(memory.total().value()) << R"(,"reserved_bytes":)"
        << jsonText(memory.total(MemoryKind::reserved).value()) << R"(,"device_bytes":)"
        << jsonText(memory.total(MemoryKind::device).value()) << R"(,"capacity_bytes":)"
        << jsonText(memory.capacity.value()) << R"(,"zone":)" << jsonText(name(memory.zone))
        << R"(,"fullest_stage":)" << jsonText(memory.stages[memory.fullest].stage);
    if (memory.oomProbability)
        out << R"(,"oom_probability":)" << jsonText(*memory.oomProbability);
    out << R"(,"stages":[)";
    Progress progress(false);
    std::string text;
    for (const StageMemory& stage : memory.stages) {
        constexpr std::int64_t few = 1024; // between two words
        if (stage.stage % few == 0) {
            throwIfStopped(stop);
            progress.at("stage " + std::to_string(stage.stage) + " of " +
                        std::to_string(memory.stages.size()));
        }
        text.assign(stage.stage == 0 ? "" : ",");
        appendStage(text, stage);
        out << text;
    }
    out << "]}";
}

void writeJson(Output& out, const Analysis& analysis, const Options& options, const std::stop_token& stop) {
    out << R"({"scenario":)" << jsonText(echo(analysis.scenario(), options.given)) << R"(,"diagnostics":)"
        << jsonText(diagnosticsJson(analysis.diagnostics)) << R"(,"memory":)";
    if (!analysis.runnable()) {
        out << R"(null,"pipeline":null,"performance":null,"cost":null})"
            << "\n";
        return;
    }
    writeMemory(out, *analysis.memory, stop);
    out << R"(,"pipeline":)" << jsonText(figuresJson("pipeline.", analysis)) << R"(,"performance":)"
        << jsonText(performanceJson(analysis)) << R"(,"cost":)" << jsonText(figuresJson("cost.", analysis));
    if (options.explain)
        out << R"(,"explanations":)" << jsonText(explanationsJson(explanationsOf(analysis)));
    out << "}\n";
}

int estimate(const Options& options, Output& out, const std::stop_token& stop) {
    const Analysis analysis = analyzeWithoutTimeline(scenarioOf(options.given, userCatalogue()), stop);
    if (options.json)
        writeJson(out, analysis, options, stop);
    if (!analysis.runnable())
        return notRunnable(out, analysis.diagnostics);
    if (!options.json) {
        out << estimateText(analysis);
        if (options.explain)
            out << explanationsText(explanationsOf(analysis));
    }
    return exitDone;
}

} // namespace

Command addEstimate(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App& app = addCommand(
        root, "estimate", "What every GPU must hold, where the pipeline idles, and how long a step takes");
    addScenarioOptions(app, options->given);
    addJsonFlag(app, options->json);
    addFlag(app, "--explain", options->explain,
            "Formula, substituted values, result and source of the fullest stage's memory and the bubble");
    return {&app,
            [options](Output& out, const std::stop_token& stop) { return estimate(*options, out, stop); }};
}

} // namespace quadrille::cli
