// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/view_json.h"

#include "app/store/freed_settings.h"

#include "app/session/laboratory_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>

namespace quadrille {
namespace {

using Json = nlohmann::json;

/// In the order of allTrafficKinds.
constexpr std::array<const char*, allTrafficKinds.size()> parallelismNames{"tp", "cp", "pp", "dp", "ep"};
constexpr std::array<const char*, 2> scalingKindNames{"strong", "weak"};
/// In the order of scalingQuantities.
constexpr std::array<const char*, scalingQuantities.size()> scalingQuantityNames{"throughput", "flops",
                                                                                 "step", "cost"};

template <std::size_t count>
std::optional<std::size_t> placeOf(const std::array<const char*, count>& names, const std::string& name) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional<std::size_t>(found - names.begin());
}

Json toJson(const PlansFreedom& freedom) {
    const PlanLimits& limits = freedom.limits;
    Json json{{"free", freedom.settings},
              {"every-schedule", freedom.everySchedule},
              {"max-oom-probability", freedom.mostOomProbability}};
    if (limits.memory)
        json[std::string(memoryReason)] = inGib(*limits.memory);
    if (limits.bubble)
        json[std::string(bubbleReason)] = *limits.bubble;
    if (limits.step)
        json[std::string(stepReason)] = limits.step->value();
    if (limits.groupNodes)
        json[std::string(groupNodesReason)] = *limits.groupNodes;
    return json;
}

/// What a file says of a view; what is missing, strange or of another version is as it is at first.
class Fields {
public:
    explicit Fields(const Json& json) : m_json(json) {}

    [[nodiscard]] bool has(const char* key) const { return find(key) != nullptr; }
    [[nodiscard]] std::string text(const char* key) const {
        const Json* found = find(key);
        return found != nullptr && found->is_string() ? found->get<std::string>() : std::string();
    }
    [[nodiscard]] QString words(const char* key) const { return QString::fromStdString(text(key)); }
    [[nodiscard]] std::int64_t whole(const char* key, std::int64_t fallback) const {
        const Json* found = find(key);
        return found != nullptr && found->is_number_integer() ? found->get<std::int64_t>() : fallback;
    }
    /// A number from 0 to the last; else 0.
    [[nodiscard]] int choice(const char* key, int last) const {
        const std::int64_t number = whole(key, 0);
        return number >= 0 && number <= last ? static_cast<int>(number) : 0;
    }
    [[nodiscard]] bool flag(const char* key, bool fallback = false) const {
        const Json* found = find(key);
        return found != nullptr && found->is_boolean() ? found->get<bool>() : fallback;
    }
    /// Null where there is none.
    [[nodiscard]] const Json* object(const char* key) const {
        const Json* found = find(key);
        return found != nullptr && found->is_object() ? found : nullptr;
    }

private:
    [[nodiscard]] const Json* find(const char* key) const {
        const auto found = m_json.find(key);
        return found != m_json.end() ? &*found : nullptr;
    }

    const Json& m_json;
};

Json toJson(const TruthView& view) {
    return {{"source", view.source.toStdString()},
            {"gpu", view.gpu.toStdString()},
            {"model", view.model.toStdString()},
            {"plan", view.plan.toStdString()},
            {"use", view.use},
            {"measure", view.measure},
            {"colouring", view.colouring}};
}

TruthView truthFromJson(const Fields& fields) {
    return {.source = fields.words("source"),
            .gpu = fields.words("gpu"),
            .model = fields.words("model"),
            .plan = fields.words("plan"),
            .use = fields.choice("use", 2),
            .measure = fields.choice("measure", 2),
            .colouring = fields.choice("colouring", 1)};
}

Json toJson(const ReferenceChoice& choice) {
    return {{"collective", name(choice.collective)},
            {"ranks", choice.ranks},
            {"table", choice.table.toStdString()},
            {"tables", choice.tables}};
}

ReferenceChoice referenceFromJson(const Fields& fields) {
    ReferenceChoice choice{.table = fields.words("table"), .tables = fields.flag("tables")};
    for (const Collective each : allCollectives)
        if (fields.text("collective") == name(each))
            choice.collective = each;
    for (const int ranks : CollectiveSteps::sizes)
        if (fields.whole("ranks", 0) == ranks)
            choice.ranks = ranks;
    constexpr int once = 4; // of sessions from when there was no choice without a number
    if (choice.ranks == once && !fields.has("tables"))
        choice.ranks = 0;
    return choice;
}

Json toJson(const FsdpChoice& choice) {
    Json json{{"measure", choice.measure},
              {"axis", choice.axis},
              {"cluster", choice.cluster},
              {"gpus", choice.gpus},
              {"sequence", choice.sequence},
              {"alpha-percent", choice.alphaPercent},
              {"whole-sequences", choice.wholeSequences}};
    if (choice.gamma)
        json["gamma"] = *choice.gamma;
    return json;
}

FsdpChoice fsdpFromJson(const Fields& fields) {
    FsdpChoice choice{.measure = fields.choice("measure", 2),
                      .axis = fields.choice("axis", 2),
                      .cluster = fields.choice("cluster", std::numeric_limits<int>::max()),
                      .gpus = fields.whole("gpus", 0),
                      .sequence = fields.whole("sequence", 0),
                      .wholeSequences = fields.flag("whole-sequences", true)};
    if (const std::int64_t gamma = fields.whole("gamma", -1); gamma == 0 || gamma == 1)
        choice.gamma = static_cast<int>(gamma);
    if (const int percent = fields.choice("alpha-percent", 100); percent > 0)
        choice.alphaPercent = percent;
    return choice;
}

PlansFreedom freedomFromJson(const Json& json) {
    PlansFreedom freedom = PlansFreedom::usual();
    if (const auto free = json.find("free"); free != json.end() && free->is_array()) {
        freedom.settings.clear();
        for (const Json& each : *free)
            if (each.is_string() && canBeFreed(each.get<std::string>()))
                freedom.settings.insert(each.get<std::string>());
    }
    const auto number = [&json](std::string_view key, double most) -> std::optional<double> {
        const auto found = json.find(std::string(key));
        if (found == json.end() || !found->is_number())
            return {};
        const auto value = found->get<double>();
        return value > 0 && value <= most ? std::optional(value) : std::nullopt;
    };
    if (const auto every = json.find("every-schedule"); every != json.end() && every->is_boolean())
        freedom.everySchedule = every->get<bool>();
    freedom.mostOomProbability = number("max-oom-probability", 1).value_or(freedom.mostOomProbability);
    constexpr double most = 1e9;
    if (const auto memory = number(memoryReason, most))
        freedom.limits.memory = gibibytes(*memory);
    freedom.limits.bubble = number(bubbleReason, 1);
    if (const auto step = number(stepReason, most))
        freedom.limits.step = Seconds(*step);
    if (const auto nodes = number(groupNodesReason, most))
        freedom.limits.groupNodes = std::max<std::int64_t>(1, static_cast<std::int64_t>(*nodes));
    return freedom;
}

SpeedOptions speedOptionsFromJson(const std::string& convention) {
    SpeedOptions speedOptions;
    for (const FlopConvention each : allFlopConventions)
        if (convention == name(each))
            speedOptions.convention = each;
    return speedOptions;
}

void readAxes(const Fields& fields, ViewState& view) {
    view.heatmapX = planAxisFromName(fields.text("heatmap-x")).value_or(view.heatmapX);
    view.heatmapY = planAxisFromName(fields.text("heatmap-y")).value_or(view.heatmapY);
    if (view.heatmapX == view.heatmapY) {
        view.heatmapX = ViewState{}.heatmapX;
        view.heatmapY = ViewState{}.heatmapY;
    }
}

/// Of the panels that compare plans.
void readStudies(const Fields& fields, ViewState& view) {
    view.comparedWith = fields.words("compared-with");
    view.scalingKind = ScalingKind(placeOf(scalingKindNames, fields.text("scaling")).value_or(0));
    view.scalingShows =
        ScalingQuantity(placeOf(scalingQuantityNames, fields.text("scaling-shows")).value_or(0));
    if (const Json* plans = fields.object("plans"))
        view.plans = freedomFromJson(*plans);
    for (const PlanQuantity quantity : planQuantities) {
        if (fields.text("plans-x") == name(quantity))
            view.plansX = quantity;
        if (fields.text("plans-y") == name(quantity))
            view.plansY = quantity;
    }
}

/// Of what stands beside plans: published runs, what to look up, fully sharded training.
void readReferences(const Fields& fields, ViewState& view) {
    if (const Json* truth = fields.object("truth"))
        view.truth = truthFromJson(Fields(*truth));
    view.curve = dimensionFromName(fields.text("curve")).value_or(view.curve);
    if (const Json* reference = fields.object("reference"))
        view.reference = referenceFromJson(Fields(*reference));
    if (const Json* fsdp = fields.object("fsdp"))
        view.fsdp = fsdpFromJson(Fields(*fsdp));
}

} // namespace

nlohmann::json toJson(const ViewState& view) {
    const char* parallelism = view.anatomyParallelism
                                  ? parallelismNames.at(static_cast<std::size_t>(*view.anatomyParallelism))
                                  : "";
    Json json{{"heatmap-x", name(view.heatmapX)},
              {"heatmap-y", name(view.heatmapY)},
              {"heatmap-shows", name(view.heatmapShows)},
              {"heatmap-best", view.heatmapBest},
              {"flop-convention", name(view.speedOptions.convention)},
              {"memory-kind", name(view.memoryKind)},
              {"selected-stage", view.selectedStage},
              {"paper-table", view.paperTable},
              {"time", view.timeBase == TimeBase::model ? "model" : "units"},
              {"compare", view.compare.toStdString()},
              {"critical-path", view.criticalPath},
              {"communication", view.communication},
              {"memory-against-capacity", view.memoryAgainstCapacity},
              {"anatomy-gpu", view.anatomyGpu},
              {"anatomy-parallelism", parallelism},
              {"compared-with", view.comparedWith.toStdString()},
              {"compare-shows", view.comparePicture ? "picture" : "table"},
              {"scaling", scalingKindNames.at(static_cast<std::size_t>(view.scalingKind))},
              {"scaling-shows", scalingQuantityNames.at(static_cast<std::size_t>(view.scalingShows))},
              {"plans", toJson(view.plans)},
              {"plans-x", name(view.plansX)},
              {"plans-y", name(view.plansY)},
              {"truth", toJson(view.truth)},
              {"curve", std::string(name(view.curve))},
              {"reference", toJson(view.reference)},
              {"fsdp", toJson(view.fsdp)},
              {"panel", view.panel.toStdString()}};
    if (view.laboratory)
        json["laboratory"] = jsonOf(*view.laboratory);
    return json;
}

ViewState viewFromJson(const nlohmann::json& json) {
    ViewState view;
    if (!json.is_object())
        return view;
    const Fields fields(json);
    readAxes(fields, view);
    view.heatmapShows = heatmapQuantityFromName(fields.text("heatmap-shows")).value_or(view.heatmapShows);
    view.speedOptions = speedOptionsFromJson(fields.text("flop-convention"));
    view.memoryKind = memoryKindFromName(fields.text("memory-kind")).value_or(view.memoryKind);
    view.selectedStage = fields.whole("selected-stage", view.selectedStage);
    view.paperTable = static_cast<int>(fields.whole("paper-table", view.paperTable));
    view.comparePicture = fields.text("compare-shows") == "picture";
    view.timeBase = fields.text("time") == "units" ? TimeBase::units : TimeBase::model;
    view.heatmapBest = fields.flag("heatmap-best");
    view.criticalPath = fields.flag("critical-path");
    view.communication = fields.flag("communication");
    view.memoryAgainstCapacity = fields.flag("memory-against-capacity");
    if (const std::string compare = fields.text("compare"); !compare.empty())
        view.compare = QString::fromStdString(compare);
    view.anatomyGpu = std::max<std::int64_t>(0, fields.whole("anatomy-gpu", view.anatomyGpu));
    if (const auto place = placeOf(parallelismNames, fields.text("anatomy-parallelism")))
        view.anatomyParallelism = allTrafficKinds.at(*place);
    readStudies(fields, view);
    view.panel = fields.words("panel");
    readReferences(fields, view);
    if (const auto board = json.find("laboratory"); board != json.end())
        view.laboratory = boardFromJson(*board);
    return view;
}

} // namespace quadrille
