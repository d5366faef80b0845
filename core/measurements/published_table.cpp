// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/published_table.h"

#include "core/cluster/catalogue.h"
#include "core/model/catalogue.h"
#include "core/scenario/dimension.h"
#include "core/text/json_object.h"

namespace quadrille {
namespace {

using nlohmann::json;

constexpr WholeRange count{1, largestDimensionValue};

double printedNumber(const json& value, const std::string& field) {
    const double number = value.is_number() ? value.get<double>() : 0;
    if (!(number > 0 && number <= largestNumber))
        throw InputError(field,
                         {QUADRILLE_MESSAGE("must be a number above 0 and at most %1"), {largestNumber}});
    return number;
}

std::optional<PublishedCell> cellFromJson(const json& value, const std::string& field,
                                          PublishedTable::Kind kind) {
    const bool measured = kind == PublishedTable::Kind::measured;
    if (value == "-")
        return std::nullopt;
    if (measured && value == "OOM")
        return PublishedCell{};
    if (!measured && value.is_object()) {
        refuseUnknownKeys(value, json::object({{"misprint", {}}}), field);
        return PublishedCell{JsonObject(value, field).positive("misprint"), true};
    }
    return PublishedCell{printedNumber(value, field), false};
}

PublishedRow rowFromJson(const JsonObject& object) {
    const json& plan = object.array("plan");
    if (plan.size() != 4)
        object.fail("plan", {QUADRILLE_MESSAGE("must be [TP, CP, PP, micro-batch]"), {}});
    const auto size = [&](std::size_t i) {
        return wholeNumber(plan[i], indexed(object.path("plan"), i), count);
    };
    return {size(0), size(1), size(2), size(3)};
}

void readRows(PublishedTable& table, const JsonObject& object) {
    const json& rows = object.array("rows");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string field = indexed(object.path("rows"), i);
        const JsonObject row(rows[i], field);
        refuseUnknownKeys(rows[i], json::object({{"plan", {}}, {"cells", {}}}), field);
        table.rows.push_back(rowFromJson(row));
        const json& cells = row.array("cells");
        if (cells.size() != table.columns.size())
            row.fail("cells", {QUADRILLE_MESSAGE("must be %1 cells, one for each number of GPUs"),
                               {static_cast<std::int64_t>(table.columns.size())}});
        for (std::size_t j = 0; j < cells.size(); ++j)
            table.cells.push_back(cellFromJson(cells[j], indexed(row.path("cells"), j), table.kind));
    }
}

PublishedTable tableFromJson(const JsonObject& object) {
    PublishedTable table;
    table.number = static_cast<int>(object.whole("number", {1, 1000}));
    const std::string kind = object.text("kind");
    if (kind != "estimated" && kind != "measured")
        object.fail("kind", {QUADRILLE_MESSAGE("must be one of %1"), {std::string("estimated, measured")}});
    table.kind = kind == "measured" ? PublishedTable::Kind::measured : PublishedTable::Kind::estimated;
    table.model = object.text("model");
    table.gpu = object.text("gpu");
    table.capacity = gibibytes(object.positive("capacity_gib"));
    table.sequence = object.whole("sequence", count);
    table.globalBatch = object.whole("global_batch", count);
    const json& columns = object.array("gpus");
    for (std::size_t i = 0; i < columns.size(); ++i)
        table.columns.push_back(wholeNumber(columns[i], indexed(object.path("gpus"), i), count));
    readRows(table, object);
    table.source = object.text("source");
    return table;
}

json knownKeys() {
    json keys = json::object();
    for (const char* key : {"number", "kind", "model", "gpu", "capacity_gib", "sequence", "global_batch",
                            "gpus", "rows", "source"})
        keys[key] = nullptr;
    return keys;
}

} // namespace

std::vector<PublishedTable> parsePublishedTables(std::string_view text) {
    const json document = parseJson(text, "tables");
    const JsonObject root(document, {});
    refuseUnknownKeys(document, json::object({{"about", {}}, {"source", {}}, {"tables", {}}}), {});
    std::vector<PublishedTable> tables;
    const json& values = root.array("tables");
    for (std::size_t i = 0; i < values.size(); ++i) {
        const JsonObject object(values[i], indexed("tables", i));
        refuseUnknownKeys(values[i], knownKeys(), indexed("tables", i));
        tables.push_back(tableFromJson(object));
        for (std::size_t j = 0; j < i; ++j)
            if (tables[j].number == tables[i].number)
                object.fail("number", {QUADRILLE_MESSAGE("must be used only once"), {}});
    }
    return tables;
}

Scenario scenarioOf(const PublishedTable& table, std::size_t row, std::size_t column,
                    const std::vector<ModelSpec>& models, const std::vector<GpuSpec>& gpus) {
    const ModelSpec* model = findModel(models, table.model);
    if (!model)
        throw InputError("model", {QUADRILLE_MESSAGE("%1 is not in the catalogue"), {table.model}});
    const GpuSpec* gpu = findGpu(gpus, table.gpu);
    if (!gpu)
        throw InputError("gpu", {QUADRILLE_MESSAGE("%1 is not in the catalogue"), {table.gpu}});
    const PublishedRow& sizes = table.rows.at(row);
    Scenario scenario;
    scenario.model = *model;
    scenario.cluster = clusterOf(*gpu, table.columns.at(column));
    scenario.cluster.gpu.memory = table.capacity; // the paper's zones are of its own capacity
    scenario.plan.tp = sizes.tp;
    scenario.plan.cp = sizes.cp;
    scenario.plan.pp = sizes.pp;
    scenario.plan.microBatch = sizes.microBatch;
    scenario.plan.globalBatch = table.globalBatch;
    scenario.plan.sequence = table.sequence;
    scenario.plan.zero = 1;
    scenario.plan.schedule = ScheduleKind::oneForwardOneBackward;
    scenario.estimator = Estimator::paper;
    return scenario;
}

} // namespace quadrille
