// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/estimate_text.h"

#include "app/cli/cost_text.h"
#include "app/cli/diagnostics_text.h"
#include "app/cli/performance_json.h"
#include "app/cli/text_table.h"
#include "app/text_io/numbers.h"
#include "core/layout/groups.h"
#include "core/memory/detailed/estimate.h"
#include "core/scenario/settings.h"
#include "core/text/edited_from.h"

#include <algorithm>

namespace quadrille::cli {
namespace {

/// Longer pipelines are shown by their ends; --json has all stages.
constexpr std::size_t mostStages = 64;
constexpr std::size_t stagesAtEachEnd = 16;

const char* verdict(Zone zone) {
    switch (zone) {
    case Zone::green:
        return "FITS";
    case Zone::yellow:
        return "MAY RUN OUT";
    case Zone::red:
        break;
    }
    return "DOES NOT FIT";
}

std::string gib(Bytes bytes) {
    return fixed(inGib(bytes), 2);
}

std::string verdictText(const MemoryEstimate& memory) {
    std::string text = std::string(verdict(memory.zone)) + " (" + std::string(name(memory.zone)) +
                       "): stage " + std::to_string(memory.fullest) + " holds most, " + gib(memory.total()) +
                       " of " + gib(memory.capacity) + " GiB (" + percent(memory.share()) + ")\n";
    if (memory.oomProbability)
        text += chance(*memory.oomProbability) + " likely to run out of memory; reserved " +
                gib(memory.total(MemoryKind::reserved)) + ", on the device " +
                gib(memory.total(MemoryKind::device)) +
                " GiB; fullest: " + english(describe(memory.stages[memory.fullest])) + "\n";
    Bytes onHost, heldAhead;
    for (const StageMemory& stage : memory.stages) {
        onHost = std::max(onHost, stage.onHost);
        heldAhead = std::max(heldAhead, stage.heldAhead);
    }
    if (onHost > Bytes(0))
        text += "        offloaded to the host: up to " + gib(onHost) + " GiB a GPU\n";
    if (heldAhead > Bytes(0))
        text += "        allocated as well while memory is free: up to " + gib(heldAhead) + " GiB a GPU\n";
    return text;
}

std::string stagesText(const MemoryEstimate& memory) {
    TextTable table({{"stage"},
                     {"parameters"},
                     {"gradients"},
                     {"optimizer"},
                     {"activations"},
                     {"buffers"},
                     {"total GiB"},
                     {"of capacity"},
                     {"in flight"}});
    const std::size_t count = memory.stages.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (count > mostStages && i == stagesAtEachEnd) {
            const std::size_t skipped = count - 2 * stagesAtEachEnd;
            table.addLine("… " + std::to_string(skipped) + " more stages; --json lists them all");
            i += skipped;
        }
        const StageMemory& stage = memory.stages[i];
        std::vector<std::string> cells{std::to_string(stage.stage)};
        for (const MemoryPart part : partsOf(MemoryKind::allocated))
            cells.push_back(gib(stage.part(part)));
        cells.push_back(gib(stage.total()));
        cells.push_back(percent(stage.total() / memory.capacity));
        cells.push_back(shortest(stage.inFlight));
        table.add(std::move(cells));
    }
    return table.text();
}

/// What the idle share of the total is made of, and what textbooks give for it.
std::string idleText(const PipelineSummary& pipeline) {
    const PipelineSpan& span = pipeline.span;
    if (span.idle() == 0)
        return {};
    const auto share = [&span](double seconds) { return percent(seconds / span.makespan); };
    std::string text = " (fill and drain " + share(span.fillAndDrain()) + ", unequal stages " +
                       share(span.unequalStages()) + ", messages " + share(span.messages());
    if (pipeline.textbook)
        text += "; textbook " + percent(pipeline.textbook->overTotal);
    return text + ")";
}

/// Why the group of data parallelism has more ranks than its size.
std::string sharedText(const Scenario& scenario, std::int64_t dataParallel) {
    const std::int64_t copies = stageCopies(scenario);
    if (copies == 1)
        return {};
    return " (" + std::to_string(copies) +
           " pipelines share the ranks: " + std::to_string(copies * dataParallel) + " hold each stage)";
}

std::string pipelineText(const PipelineSummary& pipeline, const Scenario& scenario) {
    return "data parallel size         " + std::to_string(pipeline.dataParallel) +
           sharedText(scenario, pipeline.dataParallel) + "\nmicro-batches              " +
           std::to_string(pipeline.microBatches) + "\nbubble, idle ÷ ideal time  " +
           percent(pipeline.span.overIdeal()) + "\nbubble, idle ÷ total time  " +
           percent(pipeline.span.overTotal()) + idleText(pipeline) + "\n";
}

} // namespace

std::string scenarioText(const Scenario& s) {
    const bool isCatalogues = !s.model.name.empty() && !s.model.source.starts_with(editedFrom({}));
    const std::string model = isCatalogues ? s.model.name : s.model.label;
    std::string text = model + " on " + std::to_string(s.cluster.gpus) + " × " + s.cluster.gpu.name + ":";
    for (const Dimension dimension : allDimensions)
        if (dimension != Dimension::gpus)
            text += " " + std::string(name(dimension)) + " " + std::to_string(value(s, dimension)) + ",";
    text += " " + std::string(scheduleName(s.plan.schedule));
    const auto add = [&](const char* setting) {
        text += ", " + std::string(setting) + " " + settingText(*findSetting(setting), s);
    };
    add("zero");
    add("recompute");
    if (s.plan.recompute == Recompute::full && s.plan.recomputeEvery != 1)
        add("recompute-every");
    add("precision");
    add("estimator");
    return s.estimator == Estimator::detailed ? text + ", framework " + s.recipe.framework->name : text;
}

std::string estimateText(const Analysis& analysis) {
    return scenarioText(analysis.scenario()) + "\n" + verdictText(*analysis.memory) + "\n" +
           stagesText(*analysis.memory) + "\n" + pipelineText(*analysis.pipeline, analysis.scenario()) +
           "\n" + performanceText(*analysis.performance, analysis.scenario()) + "\n" + costText(analysis) +
           (analysis.diagnostics.empty() ? "" : "\n") + diagnosticsText(analysis.diagnostics);
}

} // namespace quadrille::cli
