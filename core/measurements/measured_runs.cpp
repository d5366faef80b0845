// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/measured_runs.h"

#include "core/check/check.h"
#include "core/framework/framework_json.h"
#include "core/measurements/run_json.h"
#include "core/model/model_json.h"
#include "core/scenario/scenario_json.h"
#include "core/text/json_object.h"

#include <array>

namespace quadrille {
namespace {

using nlohmann::json;

constexpr std::array runKeys{"model",       "gpu",          "framework", "value",  "memory_gb", "memory_gib",
                             "memory_kind", "memory_stage", "outcome",   "fitted", "note"};
constexpr std::array tableKeys{"source", "table", "reference", "licence", "measured", "note",
                               "fitted", "all",   "runs",      "columns", "rows"};

constexpr double bytesPerGb = 1e9;

template <class... Lists>
json knownKeys(const Lists&... lists) {
    json keys = json::object();
    const auto add = [&keys](const auto& list) {
        for (const auto& key : list)
            keys[key] = nullptr;
    };
    (add(lists), ...);
    return keys;
}

void readMeasurements(MeasuredRun& run, const JsonObject& object, SpeedMeasure measure) {
    run.outcome =
        object.choice("outcome", Outcome::trained, outcomeFromName, "trained, oom, crashed, failed");
    if (object.has("value"))
        run.step = stepOf(run.scenario, measure, object.positive("value"));
    if (object.has("memory_gb"))
        run.memory = Bytes(object.positive("memory_gb") * bytesPerGb);
    if (object.has("memory_gib"))
        run.memory = gibibytes(object.positive("memory_gib"));
    run.memoryKind =
        object.choice("memory_kind", MemoryKind::reserved, memoryKindFromName, "allocated, reserved, device");
    run.memoryStage =
        object.choice("memory_stage", MemoryStage::fullest, memoryStageFromName, "fullest, first, last");
    if ((run.outcome == Outcome::trained) != (run.step || run.memory))
        object.fail("value",
                    {QUADRILLE_MESSAGE("must be given, or a memory, unless the run ran out of memory"), {}});
}

MeasuredRun runFromJson(const JsonObject& object, SpeedMeasure measure, const std::vector<ModelSpec>& own,
                        const KnownNames& known) {
    MeasuredRun run;
    const Scenario scenario = scenarioFromRun(object, own, known);
    if (const auto error = firstError(scenario))
        throw InputError(object.path("model"), *error);
    run.scenario = scenario;
    readMeasurements(run, object, measure);
    run.label = scenario.model.label + ", " + std::to_string(scenario.plan.sequence) + " tokens, " +
                planLabel(scenario);
    run.fitted = object.flag("fitted", true);
    run.note = object.text("note", {});
    return run;
}

/// The runs of a table as objects: its "runs", or its "rows", each a list of what "columns" names, null where
/// the source says nothing.
json runObjects(const JsonObject& table) {
    if (!table.has("columns"))
        return table.array("runs");
    const json& columns = table.array("columns");
    const json& rows = table.array("rows");
    json objects = json::array();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].is_array() || rows[i].size() != columns.size())
            throw InputError(indexed(table.path("rows"), i),
                             {QUADRILLE_MESSAGE("must have a value for each of %1 columns"),
                              {static_cast<std::int64_t>(columns.size())}});
        json object = json::object();
        for (std::size_t c = 0; c < columns.size(); ++c) {
            if (!columns[c].is_string())
                throw InputError(indexed(table.path("columns"), c),
                                 {QUADRILLE_MESSAGE("must be a text"), {}});
            if (!rows[i][c].is_null())
                object[columns[c].get<std::string>()] = rows[i][c];
        }
        objects.push_back(std::move(object));
    }
    return objects;
}

void readTable(std::vector<MeasuredRun>& runs, const JsonObject& table, const std::string& path,
               const std::vector<ModelSpec>& own, const KnownNames& known) {
    refuseUnknownKeys(table.value(), knownKeys(tableKeys), path);
    const SpeedMeasure measure = table.choice(
        "measured", SpeedMeasure::stepSeconds, speedMeasureFromName,
        "step_seconds, tflops_per_gpu, tflops_per_gpu_narayanan_2021, mfu, tokens_per_second_per_gpu");
    const json values = runObjects(table);
    const char* const list = table.has("columns") ? "rows" : "runs";
    using enum SettingGroup;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string field = indexed(table.path(list), i);
        json merged = table.object("all").value();
        merged.update(JsonObject(values[i], field).value());
        refuseUnknownKeys(merged, knownKeys(keysOf(plan), keysOf(cluster), keysOf(recipe), runKeys), field);
        MeasuredRun run = runFromJson(JsonObject(merged, field), measure, own, known);
        run.source = table.text("source");
        run.table = table.text("table");
        run.fitted = run.fitted && table.flag("fitted", true);
        const std::string common = table.text("note", {});
        run.note = run.note.empty() || common.empty() ? common + run.note : common + " " + run.note;
        runs.push_back(std::move(run));
    }
}

std::vector<ModelSpec> ownModels(const JsonObject& root) {
    std::vector<ModelSpec> models;
    const json& values = root.array("models");
    for (std::size_t i = 0; i < values.size(); ++i) {
        const JsonObject object(values[i], indexed("models", i));
        models.push_back(modelFromJson(object));
        refuseUnknownKeys(values[i], toJson(models.back()), indexed("models", i));
    }
    return models;
}

} // namespace

std::vector<MeasuredRun> parseMeasuredRuns(std::string_view text, const KnownNames& known) {
    const json document = parseJson(text, "runs");
    const JsonObject root(document, {});
    refuseUnknownKeys(document, json::object({{"about", {}}, {"models", {}}, {"tables", {}}}), {});
    const std::vector<ModelSpec> own = ownModels(root);
    std::vector<MeasuredRun> runs;
    const json& tables = root.array("tables");
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const std::string path = indexed("tables", i);
        readTable(runs, JsonObject(tables[i], path), path, own, known);
    }
    return runs;
}

std::vector<MeasuredRun> runsOf(const PublishedTable& table, const KnownNames& known) {
    const Framework* megatron = findFramework(known.frameworks, "megatron");
    if (megatron == nullptr)
        throw InputError("framework",
                         {QUADRILLE_MESSAGE("%1 is not in the catalogue"), {std::string("megatron")}});
    const SharedValue<Framework> framework(*megatron);
    std::vector<MeasuredRun> runs;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            const auto& cell = table.cell(row, column);
            if (!cell)
                continue;
            MeasuredRun run;
            run.source = "Fujii et al. (2024)";
            run.table = "Table " + std::to_string(table.number);
            Scenario scenario = scenarioOf(table, row, column, known.models, known.gpus);
            scenario.estimator = Estimator::detailed;
            scenario.recipe.framework = framework;
            run.scenario = scenario;
            run.label = planLabel(scenario);
            run.outcome = cell->printed ? Outcome::trained : Outcome::ranOut;
            if (cell->printed)
                run.step = stepOf(scenario, SpeedMeasure::flopsPerGpu, *cell->printed);
            runs.push_back(std::move(run));
        }
    }
    return runs;
}

} // namespace quadrille
