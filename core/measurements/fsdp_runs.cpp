// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/fsdp_runs.h"

#include "core/cluster/catalogue.h"
#include "core/framework/framework_json.h"
#include "core/text/input_error.h"

namespace quadrille {
namespace {

constexpr std::int64_t gpt2Vocabulary = 50257;
constexpr std::int64_t usualNode = 4; // of both clusters that were measured, Table 1

ModelSpec modelOf(const FsdpStudy::Model& printed, std::int64_t sequence) {
    ModelSpec model;
    model.name = "wang-gpt-" + printed.name;
    for (char& letter : model.name)
        letter = letter == 'B' ? 'b' : letter;
    model.label = "GPT " + printed.name;
    model.family = "GPT";
    model.hidden = printed.hidden;
    model.layers = printed.layers;
    model.heads = model.kvHeads = printed.heads;
    model.headDim = printed.hidden / printed.heads;
    model.ffn = 4 * printed.hidden;
    model.vocab = gpt2Vocabulary;
    model.gated = false;
    model.tiedEmbeddings = true;
    model.norm = Norm::layerNorm;
    model.bias = Bias::all;
    model.learnedPositions = sequence;
    model.source = "Wang et al. (2024), Table 2; vocabulary and positions assumed";
    return model;
}

std::string tableOf(const FsdpStudy& study, const FsdpStudy::Run& run) {
    const std::string table = run.table == 11 ? "Tables 9–12" : "Table " + std::to_string(run.table);
    return run.cluster ? table + ", " + study.clusters.at(*run.cluster).name : table;
}

std::string noteOf(const FsdpStudy::Run& run) {
    std::string note = "Vocabulary of GPT-2 and learned positions assumed.";
    if (run.emptyCache.value_or(false))
        note += " The loop empties the allocator's cache, which costs 3 to 5 %.";
    if (!run.note.empty())
        note += " The study: " + run.note + ".";
    return note;
}

} // namespace

std::vector<MeasuredRun> runsOf(const FsdpStudy& study, const KnownNames& known) {
    const Framework* framework = findFramework(known.frameworks, "fsdp");
    if (framework == nullptr)
        throw InputError("framework",
                         {QUADRILLE_MESSAGE("%1 is not in the catalogue"), {std::string("fsdp")}});
    const SharedValue<Framework> fsdp(*framework);
    const FsdpStudy::Cluster& usual = study.clusters.at(0); // where the paper names none: one node of either
    std::vector<MeasuredRun> runs;
    for (const FsdpStudy::Run& printed : study.runs) {
        const FsdpStudy::Cluster& cluster = printed.cluster ? study.clusters.at(*printed.cluster) : usual;
        const GpuSpec* gpu = findGpu(known.gpus, cluster.gpu);
        if (gpu == nullptr)
            throw InputError("gpu", {QUADRILLE_MESSAGE("%1 is not in the catalogue"), {cluster.gpu}});
        MeasuredRun run;
        run.source = "Wang et al. (2024)";
        run.table = tableOf(study, printed);
        Scenario scenario;
        scenario.model = modelOf(study.models.at(printed.model), printed.sequence);
        scenario.cluster = clusterOf(*gpu, printed.gpus);
        scenario.cluster.gpusPerNode = cluster.gpusPerNode.value_or(usualNode);
        scenario.cluster.nicGbps = cluster.gpuGbps;
        scenario.plan.sequence = printed.sequence;
        scenario.plan.microBatch = printed.batch;
        scenario.plan.globalBatch = printed.batch * printed.gpus;
        scenario.plan.zero = 3;
        scenario.plan.recompute = Recompute::full;
        scenario.recipe.framework = fsdp;
        scenario.estimator = Estimator::detailed;
        run.scenario = scenario;
        run.label = scenario.model.label + ", " + std::to_string(printed.sequence) + " tokens, " +
                    planLabel(scenario);
        if (printed.emptyCache.value_or(false))
            run.label += ", cache emptied";
        if (printed.tokensPerSecond)
            run.step = stepOf(scenario, SpeedMeasure::tokensPerGpu, *printed.tokensPerSecond);
        run.memory = printed.active;
        run.memoryKind = MemoryKind::allocated;
        run.outcome = printed.outOfMemory ? Outcome::ranOut : Outcome::trained;
        run.fitted = !printed.emptyCache.value_or(false);
        run.note = noteOf(printed);
        runs.push_back(std::move(run));
    }
    return runs;
}

} // namespace quadrille
