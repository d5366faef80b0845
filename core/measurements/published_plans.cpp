// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/published_plans.h"

#include "core/check/check.h"
#include "core/measurements/speed_measure.h"
#include "core/scenario/scenario_json.h"
#include "core/text/catalogue_entries.h"

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

using nlohmann::json;

/// Keys of a plan beside those of its scenario.
constexpr std::array planKeys{"name",  "label",    "run",   "source", "reference", "note",
                              "value", "measured", "model", "gpu",    "framework"};

void refuseOtherKeys(const json& object, const std::string& field) {
    json known = json::object();
    for (const char* key : planKeys)
        known[key] = nullptr;
    for (const SettingGroup group : {SettingGroup::plan, SettingGroup::cluster, SettingGroup::recipe})
        for (const std::string& key : keysOf(group))
            known[key] = nullptr;
    if (object.contains("run"))
        known["run"] = {{"source", nullptr}, {"table", nullptr}, {"number", nullptr}};
    refuseUnknownKeys(object, known, field);
}

/// The run of that number, from 0 on, of a table.
const MeasuredRun& referredTo(const JsonObject& reference, std::span<const MeasuredRun> runs) {
    const std::string source = reference.text("source"), table = reference.text("table");
    std::int64_t left = reference.whole("number", {0, 100000});
    for (const MeasuredRun& run : runs)
        if (run.source == source && run.table == table && left-- == 0)
            return run;
    reference.fail("number", {QUADRILLE_MESSAGE("is no run of that table"), {}});
}

PublishedPlan fromJson(const JsonObject& object, const KnownNames& known, std::span<const MeasuredRun> runs) {
    PublishedPlan plan;
    plan.name = object.text("name");
    plan.label = object.text("label");
    const std::string note = object.text("note", {});
    if (object.has("run")) {
        const MeasuredRun& run = referredTo(object.object("run"), runs);
        plan.source = run.group();
        plan.scenario = run.scenario;
        plan.step = run.step;
        plan.note = run.note.empty() || note.empty() ? run.note + note : run.note + ' ' + note;
        return plan;
    }
    plan.source = object.text("source");
    plan.note = note;
    plan.scenario = scenarioFromRun(object, {}, known);
    if (const auto error = firstError(plan.scenario))
        throw InputError(object.path("model"), *error);
    if (object.has("value"))
        plan.step = stepOf(plan.scenario,
                           object.choice("measured", SpeedMeasure::stepSeconds, speedMeasureFromName,
                                         "step_seconds, tflops_per_gpu, mfu, tokens_per_second_per_gpu"),
                           object.positive("value"));
    return plan;
}

} // namespace

std::vector<PublishedPlan> parsePublishedPlans(std::string_view text, const KnownNames& known,
                                               std::span<const MeasuredRun> runs) {
    const json document = parseJson(text, "plans");
    const JsonObject root(document, {});
    refuseUnknownKeys(document, json::object({{"about", {}}, {"files", {}}, {"plans", {}}}), {});
    std::vector<PublishedPlan> plans;
    const json& values = root.array("plans");
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string field = "plans[" + std::to_string(i) + "]";
        const JsonObject object(values[i], field);
        refuseOtherKeys(values[i], field);
        PublishedPlan plan = fromJson(object, known, runs);
        if (!isCatalogueName(plan.name))
            object.fail("name",
                        {QUADRILLE_MESSAGE("must be lower-case letters, digits, dots and dashes"), {}});
        if (findPublishedPlan(plans, plan.name) != nullptr)
            object.fail("name", {QUADRILLE_MESSAGE("must be used only once"), {}});
        plans.push_back(std::move(plan));
    }
    return plans;
}

std::vector<std::string> filesOfPublishedPlans(std::string_view text) {
    const json document = parseJson(text, "plans");
    const JsonObject root(document, {});
    std::vector<std::string> files;
    const json& values = root.array("files");
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!values[i].is_string())
            throw InputError("files[" + std::to_string(i) + "]", {QUADRILLE_MESSAGE("must be a text"), {}});
        files.push_back(values[i].get<std::string>());
    }
    return files;
}

const PublishedPlan* findPublishedPlan(std::span<const PublishedPlan> plans, std::string_view name) {
    const auto found = std::ranges::find(plans, name, &PublishedPlan::name);
    return found == plans.end() ? nullptr : &*found;
}

bool isForTheSameWork(const PublishedPlan& plan, const Scenario& scenario) {
    const Scenario& published = plan.scenario;
    return published.model == scenario.model && published.cluster.gpu.name == scenario.cluster.gpu.name &&
           published.cluster.gpus == scenario.cluster.gpus &&
           published.plan.globalBatch == scenario.plan.globalBatch &&
           published.plan.sequence == scenario.plan.sequence &&
           published.recipe.precision == scenario.recipe.precision;
}

} // namespace quadrille
