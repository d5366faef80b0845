// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/fsdp_study.h"

#include "core/scenario/dimension.h"
#include "core/text/json_object.h"

#include <algorithm>
#include <initializer_list>

namespace quadrille {
namespace {

using nlohmann::json;

constexpr WholeRange count{1, largestDimensionValue};
constexpr double gigabyte = 1e9;
constexpr double tera = 1e12;

json keys(std::initializer_list<const char*> names) {
    json object = json::object();
    for (const char* name : names)
        object[name] = nullptr;
    return object;
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lower, lower);
}

/// Calls read(object) for every entry of a list.
template <class Read>
void each(const JsonObject& root, const char* key, const json& known, Read read) {
    const json& list = root.array(key);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string field = indexed(key, i);
        const JsonObject object(list[i], field);
        refuseUnknownKeys(list[i], known, field);
        read(object);
    }
}

template <class List>
std::size_t indexOf(const JsonObject& object, const char* key, const List& list) {
    const std::string name = object.text(key);
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].name == name)
            return i;
    object.fail(key, {QUADRILLE_MESSAGE("%1 is not among the names above"), {name}});
}

int tableOf(const JsonObject& object) {
    return static_cast<int>(object.whole("table", {1, 1000}));
}

template <class List>
void refuseTwice(const JsonObject& object, const List& list, const std::string& name) {
    if (std::ranges::any_of(list, [&](const auto& entry) { return entry.name == name; }))
        object.fail("name", {QUADRILLE_MESSAGE("must be used only once"), {}});
}

FsdpStudy::Model modelFrom(const JsonObject& object) {
    FsdpStudy::Model model{.name = object.text("name"),
                           .layers = object.whole("layers", count),
                           .hidden = object.whole("hidden", count),
                           .heads = object.whole("heads", count),
                           .printed = {}};
    const JsonObject printed = object.object("printed");
    refuseUnknownKeys(printed.value(),
                      keys({"name", "hidden", "parameters_gib", "gradients_gib", "optimizer_gib",
                            "checkpoint_mib", "full_mib"}),
                      object.path("printed"));
    model.printed = {.name = printed.text("name", model.name),
                     .hidden = printed.whole("hidden", count, model.hidden),
                     .parametersGib = printed.positive("parameters_gib"),
                     .gradientsGib = printed.positive("gradients_gib"),
                     .optimizerGib = printed.positive("optimizer_gib"),
                     .checkpointMib = printed.positive("checkpoint_mib"),
                     .fullMib = printed.positive("full_mib")};
    return model;
}

FsdpStudy::Cluster clusterFrom(const JsonObject& object) {
    FsdpStudy::Cluster cluster{.name = object.text("name"),
                               .table = tableOf(object),
                               .gpu = object.text("gpu"),
                               .memory = gibibytes(object.positive("memory_gib")),
                               .peak = FlopsPerSecond(object.positive("peak_tflops") * tera),
                               .gpuGbps = object.positive("gpu_gbps"),
                               .nodeGbps = {},
                               .gpusPerNode = {},
                               .nodes = {}};
    if (object.has("node_gbps"))
        cluster.nodeGbps = object.positive("node_gbps");
    if (object.has("gpus_per_node"))
        cluster.gpusPerNode = object.whole("gpus_per_node", count);
    if (object.has("nodes"))
        cluster.nodes = object.whole("nodes", count);
    return cluster;
}

FsdpStudy::Batch batchFrom(const JsonObject& object, const FsdpStudy& study) {
    return {.table = tableOf(object),
            .model = indexOf(object, "model", study.models),
            .gpus = object.whole("gpus", count),
            .sequence = object.whole("sequence", count),
            .batch = object.whole("batch", count)};
}

FsdpStudy::Run runFrom(const JsonObject& object, const FsdpStudy& study) {
    const FsdpStudy::Batch size = batchFrom(object, study);
    FsdpStudy::Run run;
    run.table = size.table;
    if (object.has("cluster"))
        run.cluster = indexOf(object, "cluster", study.clusters);
    run.model = size.model;
    run.gpus = size.gpus;
    run.sequence = size.sequence;
    run.batch = size.batch;
    run.outOfMemory = object.flag("out_of_memory", false);
    run.note = object.text("note", "");
    if (run.outOfMemory)
        return run;
    const double mfu = object.positive("mfu");
    if (mfu > 1)
        object.fail("mfu", {QUADRILLE_MESSAGE("must be at most 1"), {}});
    run.mfu = mfu;
    run.tokensPerSecond = object.positive("tokens_per_second");
    if (object.has("active_gb"))
        run.active = Bytes(object.positive("active_gb") * gigabyte);
    if (object.has("reserved_gb"))
        run.reserved = Bytes(object.positive("reserved_gb") * gigabyte);
    if (object.has("empty_cache"))
        run.emptyCache = object.flag("empty_cache", false);
    return run;
}

} // namespace

const FsdpStudy::Model* FsdpStudy::findModel(std::string_view name) const {
    const auto found = std::ranges::find_if(models, [name](const Model& model) {
        return same(model.name, name) || same(model.printed.name, name);
    });
    return found != models.end() ? &*found : nullptr;
}

const FsdpStudy::Cluster* FsdpStudy::findCluster(std::string_view name) const {
    const auto found =
        std::ranges::find_if(clusters, [name](const Cluster& cluster) { return same(cluster.name, name); });
    return found != clusters.end() ? &*found : nullptr;
}

FsdpStudy parseFsdpStudy(std::string_view text) {
    const json document = parseJson(text, "study");
    const JsonObject root(document, {});
    FsdpStudy study;
    for (const auto& [key, value] : document.items())
        if (!keys({"about", "source", "notes", "models", "clusters", "batches", "runs"}).contains(key))
            root.fail(key, {QUADRILLE_MESSAGE("is not a known key"), {}});
    study.source = root.text("source");
    const json& notes = root.array("notes");
    for (std::size_t i = 0; i < notes.size(); ++i) {
        if (!notes[i].is_string())
            root.fail(indexed("notes", i), {QUADRILLE_MESSAGE("must be a text"), {}});
        study.notes.push_back(notes[i].get<std::string>());
    }
    each(root, "models", keys({"name", "layers", "hidden", "heads", "printed"}),
         [&](const JsonObject& object) {
             FsdpStudy::Model model = modelFrom(object);
             refuseTwice(object, study.models, model.name);
             study.models.push_back(std::move(model));
         });
    each(root, "clusters",
         keys({"name", "table", "gpu", "memory_gib", "peak_tflops", "gpu_gbps", "node_gbps", "gpus_per_node",
               "nodes"}),
         [&](const JsonObject& object) {
             FsdpStudy::Cluster cluster = clusterFrom(object);
             refuseTwice(object, study.clusters, cluster.name);
             study.clusters.push_back(std::move(cluster));
         });
    each(root, "batches", keys({"table", "model", "gpus", "sequence", "batch"}),
         [&](const JsonObject& object) { study.batches.push_back(batchFrom(object, study)); });
    each(root, "runs",
         keys({"table", "cluster", "model", "gpus", "sequence", "batch", "out_of_memory", "mfu",
               "tokens_per_second", "active_gb", "reserved_gb", "empty_cache", "note"}),
         [&](const JsonObject& object) { study.runs.push_back(runFrom(object, study)); });
    return study;
}

fsdp::Setup setupOf(const FsdpStudy::Model& model, const FsdpStudy::Cluster& cluster, std::int64_t gpus,
                    std::int64_t sequence) {
    fsdp::Setup setup;
    setup.layers = model.layers;
    setup.hidden = model.hidden;
    setup.sequence = sequence;
    setup.gpus = gpus;
    setup.memory = cluster.memory;
    setup.bandwidth = fsdp::gigabits(cluster.gpuGbps);
    setup.peak = cluster.peak;
    return setup;
}

std::optional<double> mfuOfThroughput(const FsdpStudy& study, const FsdpStudy::Run& run) {
    if (!run.tokensPerSecond || !run.mfu)
        return std::nullopt;
    const FsdpStudy::Model& model = study.models.at(run.model);
    const FsdpStudy::Cluster& cluster = study.clusters.at(run.cluster.value_or(0));
    const auto x = fsdp::inputsOf(setupOf(model, cluster, run.gpus, run.sequence));
    return 3.0 * *run.tokensPerSecond * fsdp::forwardFlops(x) / x.peak;
}

} // namespace quadrille
