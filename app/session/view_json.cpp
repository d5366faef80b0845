// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/view_json.h"

#include "app/store/freed_settings.h"

#include "app/session/laboratory_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

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

Json toJson(const TruthView& view) {
    return {{"source", view.source.toStdString()},
            {"gpu", view.gpu.toStdString()},
            {"model", view.model.toStdString()},
            {"plan", view.plan.toStdString()},
            {"use", view.use},
            {"measure", view.measure},
            {"colouring", view.colouring}};
}

TruthView truthFromJson(const Json& json) {
    const auto text = [&json](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_string()
                   ? QString::fromStdString(found->get_ref<const std::string&>())
                   : QString();
    };
    const auto choice = [&json](const char* key, std::int64_t last) {
        const auto found = json.find(key);
        const std::int64_t number =
            found != json.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
        return number >= 0 && number <= last ? static_cast<int>(number) : 0;
    };
    return {.source = text("source"),
            .gpu = text("gpu"),
            .model = text("model"),
            .plan = text("plan"),
            .use = choice("use", 2),
            .measure = choice("measure", 2),
            .colouring = choice("colouring", 1)};
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
              {"panel", view.panel.toStdString()}};
    if (view.laboratory)
        json["laboratory"] = jsonOf(*view.laboratory);
    return json;
}

ViewState viewFromJson(const nlohmann::json& json) {
    ViewState view;
    if (!json.is_object())
        return view;
    const auto text = [&json](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    const auto whole = [&json](const char* key, std::int64_t fallback) {
        const auto found = json.find(key);
        return found != json.end() && found->is_number_integer() ? found->get<std::int64_t>() : fallback;
    };
    view.heatmapX = planAxisFromName(text("heatmap-x")).value_or(view.heatmapX);
    view.heatmapY = planAxisFromName(text("heatmap-y")).value_or(view.heatmapY);
    if (view.heatmapX == view.heatmapY) {
        view.heatmapX = ViewState{}.heatmapX;
        view.heatmapY = ViewState{}.heatmapY;
    }
    view.heatmapShows = heatmapQuantityFromName(text("heatmap-shows")).value_or(view.heatmapShows);
    view.speedOptions = speedOptionsFromJson(text("flop-convention"));
    view.memoryKind = memoryKindFromName(text("memory-kind")).value_or(view.memoryKind);
    view.selectedStage = whole("selected-stage", view.selectedStage);
    view.paperTable = static_cast<int>(whole("paper-table", view.paperTable));
    const auto flag = [&json](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_boolean() && found->get<bool>();
    };
    view.comparePicture = text("compare-shows") == "picture";
    view.timeBase = text("time") == "units" ? TimeBase::units : TimeBase::model;
    view.heatmapBest = flag("heatmap-best");
    view.criticalPath = flag("critical-path");
    view.communication = flag("communication");
    view.memoryAgainstCapacity = flag("memory-against-capacity");
    if (const std::string compare = text("compare"); !compare.empty())
        view.compare = QString::fromStdString(compare);
    view.anatomyGpu = std::max<std::int64_t>(0, whole("anatomy-gpu", view.anatomyGpu));
    if (const auto place = placeOf(parallelismNames, text("anatomy-parallelism")))
        view.anatomyParallelism = allTrafficKinds.at(*place);
    view.comparedWith = QString::fromStdString(text("compared-with"));
    view.scalingKind = ScalingKind(placeOf(scalingKindNames, text("scaling")).value_or(0));
    view.scalingShows = ScalingQuantity(placeOf(scalingQuantityNames, text("scaling-shows")).value_or(0));
    if (const auto plans = json.find("plans"); plans != json.end() && plans->is_object())
        view.plans = freedomFromJson(*plans);
    for (const PlanQuantity quantity : planQuantities) {
        if (text("plans-x") == name(quantity))
            view.plansX = quantity;
        if (text("plans-y") == name(quantity))
            view.plansY = quantity;
    }
    view.panel = QString::fromStdString(text("panel"));
    if (const auto truth = json.find("truth"); truth != json.end() && truth->is_object())
        view.truth = truthFromJson(*truth);
    if (const auto board = json.find("laboratory"); board != json.end())
        view.laboratory = boardFromJson(*board);
    return view;
}

} // namespace quadrille
