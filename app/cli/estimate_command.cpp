// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/complaint.h"
#include "app/cli/diagnostics_text.h"
#include "app/cli/estimate_text.h"
#include "app/cli/explanation_text.h"
#include "app/cli/performance_json.h"
#include "app/cli/user_catalogue.h"
#include "core/analysis.h"
#include "core/memory/detailed/estimate.h"

#include <CLI/CLI.hpp>

namespace quadrille::cli {
namespace {

struct Options {
    GivenOptions given;
    bool json = false;
    bool explain = false;
};

/// Stage by stage: a pipeline may have a million of them.
void writeMemory(Output& out, const MemoryEstimate& memory) {
    out << R"({"total_bytes":)" << jsonText(memory.total().value()) << R"(,"reserved_bytes":)"
        << jsonText(memory.total(MemoryKind::reserved).value()) << R"(,"device_bytes":)"
        << jsonText(memory.total(MemoryKind::device).value()) << R"(,"capacity_bytes":)"
        << jsonText(memory.capacity.value()) << R"(,"zone":)" << jsonText(name(memory.zone))
        << R"(,"fullest_stage":)" << jsonText(memory.stages[memory.fullest].stage);
    if (memory.oomProbability)
        out << R"(,"oom_probability":)" << jsonText(*memory.oomProbability);
    out << R"(,"stages":[)";
    bool first = true;
    for (const StageMemory& stage : memory.stages) {
        const auto bytes = [&stage](MemoryPart part) { return stage.part(part).value(); };
        out << (first ? "" : ",")
            << jsonText({{"stage", stage.stage},
                         {"parameters_bytes", bytes(MemoryPart::parameters)},
                         {"gradients_bytes", bytes(MemoryPart::gradients)},
                         {"optimizer_bytes", bytes(MemoryPart::optimizer)},
                         {"activations_bytes", bytes(MemoryPart::activations)},
                         {"buffers_bytes", bytes(MemoryPart::buffers)},
                         {"total_bytes", stage.total().value()},
                         {"fragmentation_bytes", bytes(MemoryPart::fragmentation)},
                         {"communicators_bytes", bytes(MemoryPart::communicators)},
                         {"context_bytes", bytes(MemoryPart::context)},
                         {"reserved_bytes", stage.total(MemoryKind::reserved).value()},
                         {"device_bytes", stage.total(MemoryKind::device).value()},
                         {"microbatches_in_flight", stage.inFlight},
                         {"peak", english(describe(stage))}});
        first = false;
    }
    out << "]}";
}

Json pipelineJson(const PipelineSummary& pipeline) {
    const PipelineSpan& span = pipeline.span;
    Json json{{"bubble_over_ideal", span.overIdeal()},
              {"bubble_over_total", span.overTotal()},
              {"makespan_seconds", span.makespan},
              {"idle_seconds",
               {{"fill_and_drain", span.fillAndDrain()},
                {"unequal_stages", span.unequalStages()},
                {"messages", span.messages()},
                {"total", span.idle()}}},
              {"textbook_over_ideal", nullptr},
              {"textbook_over_total", nullptr},
              {"microbatches", pipeline.microBatches},
              {"data_parallel", pipeline.dataParallel}};
    if (pipeline.textbook) {
        json["textbook_over_ideal"] = pipeline.textbook->overIdeal;
        json["textbook_over_total"] = pipeline.textbook->overTotal;
    }
    return json;
}

void writeJson(Output& out, const Analysis& analysis, const Options& options) {
    out << R"({"scenario":)" << jsonText(echo(analysis.scenario, options.given)) << R"(,"diagnostics":)"
        << jsonText(diagnosticsJson(analysis.diagnostics)) << R"(,"memory":)";
    if (!analysis.runnable()) {
        out << R"(null,"pipeline":null,"performance":null})"
            << "\n";
        return;
    }
    writeMemory(out, *analysis.memory);
    out << R"(,"pipeline":)" << jsonText(pipelineJson(*analysis.pipeline)) << R"(,"performance":)"
        << jsonText(performanceJson(*analysis.performance, *analysis.scenario.cluster.gpu.profile));
    if (options.explain)
        out << R"(,"explanations":)" << jsonText(explanationsJson(explanationsOf(analysis)));
    out << "}\n";
}

int estimate(const Options& options, Output& out) {
    const Analysis analysis = analyzeWithoutTimeline(resolve(options.given, userCatalogue()));
    if (options.json)
        writeJson(out, analysis, options);
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
    CLI::App* app = root.add_subcommand(
        "estimate", "What every GPU must hold, where the pipeline idles, and how long a step takes");
    addScenarioOptions(*app, options->given);
    app->add_flag("--json", options->json, "One JSON object instead of text");
    app->add_flag(
        "--explain", options->explain,
        "Formula, substituted values, result and source of the fullest stage's memory and the bubble");
    return {app, [options](Output& out, const std::stop_token&) { return estimate(*options, out); }};
}

} // namespace quadrille::cli
