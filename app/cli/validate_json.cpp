// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/validate_text.h"
#include "app/data/left_out_file.h"
#include "app/text_io/json_text.h"

namespace quadrille::cli {
using namespace text_io;
namespace {

Json json(const Accuracy& accuracy) {
    return {{"runs", accuracy.runs},
            {"mean_error", accuracy.meanError},
            {"median_error", accuracy.medianError},
            {"mean_error_scaled", accuracy.meanErrorScaled},
            {"rank_correlation", accuracy.rankCorrelation},
            {"loss", accuracy.loss},
            {"competitions", accuracy.competitions}};
}

Json json(const Comparison& comparison, double coverage) {
    return {{"ours", json(comparison.ours)},
            {"constant", json(comparison.constant)},
            {"rule", json(comparison.rule)},
            {"interval_coverage", coverage}};
}

Json json(const MemoryAccuracy& memory) {
    return {{"runs", memory.runs}, {"mean_error", memory.meanError}, {"median_error", memory.medianError}};
}

Json json(const OomConfusion& oom) {
    return {{"fits_and_did", oom.fitsAndDid},
            {"fits_but_ran_out", oom.fitsButRanOut},
            {"ran_out_and_did", oom.ranOutAndDid},
            {"ran_out_but_fits", oom.ranOutButFits}};
}

Json summary(const Validation& validation) {
    Json tables = Json::array();
    for (const ValidatedGroup& group : validation.groups) {
        Json table{{"table", group.name}, {"fitted", group.fitted}};
        table.update(json(group.comparison, group.coverage));
        table["memory"] = json(group.memory);
        table["out_of_memory"] = json(group.oom);
        tables.push_back(std::move(table));
    }
    Json overall = json(validation.overall, validation.coverage);
    overall["shared_error"] = validation.sharedError;
    overall["memory"] = json(validation.memory);
    return {{"overall", std::move(overall)},
            {"memory", json(validation.memoryOfAll)},
            {"out_of_memory", json(validation.oom)},
            {"tables", std::move(tables)}};
}

Json json(const ChoiceCosts& costs) {
    Json object{{"competitions", costs.competitions}};
    for (const WayToChoose chooser : choosers) {
        const ChoiceCost& cost = costs.of(chooser);
        object[std::string(name(chooser))] = {
            {"loss", cost.loss}, {"worst", cost.worst}, {"ran_out", cost.ranOut}};
    }
    return object;
}

Json json(const Choices& choices) {
    Json object = json(choices.all);
    object["fitted"] = json(choices.fitted);
    object["sources"] = Json::object();
    for (const auto& [source, costs] : choices.sources)
        object["sources"][source] = json(costs);
    return object;
}

/// The number, or null where there is none.
template <class Quantity>
Json orNull(const std::optional<Quantity>& quantity) {
    return quantity ? Json(quantity->value()) : Json();
}

Json json(const ValidatedRun& result, const MeasuredRun& run) {
    const auto rate = [&](FlopsPerSecond perGpu) {
        return result.compared() ? Json(perGpu.value() / 1e12) : Json();
    };
    return {{"table", run.group()},
            {"label", run.label},
            {"fitted", run.fitted},
            {"gpu", run.scenario.gpu->name},
            {"gpus", run.scenario.gpus},
            {"step_seconds", orNull(result.predicted)},
            {"measured_step_seconds", orNull(result.measured)},
            {"tflops_per_gpu", rate(result.predictedRate)},
            {"measured_tflops_per_gpu", rate(result.measuredRate)},
            {"constant_tflops_per_gpu", rate(result.constantRate)},
            {"rule_tflops_per_gpu", rate(result.ruleRate)},
            {"predicted_over_measured", result.compared() ? Json(result.ratio) : Json()},
            {"interval_factor", result.predicted ? Json(result.interval.slower) : Json()},
            {"step_low_seconds",
             result.predicted ? Json(result.interval.shortest(*result.predicted).value()) : Json()},
            {"step_high_seconds",
             result.predicted ? Json(result.interval.longest(*result.predicted).value()) : Json()},
            {"within_interval", result.compared() ? Json(result.withinInterval) : Json()},
            {"memory_bytes", orNull(result.predictedMemory)},
            {"measured_memory_bytes", orNull(result.measuredMemory)},
            {"memory_kind", name(run.memoryKind)},
            {"memory_stage", name(run.memoryStage)},
            {"oom_probability", result.oomProbability ? Json(*result.oomProbability) : Json()},
            {"outcome", name(run.outcome)},
            {"ran_out", result.ranOut},
            {"note", run.note}};
}

Json listOfRuns(const Validation& validation, std::span<const MeasuredRun> runs) {
    Json list = Json::array();
    for (const ValidatedRun& result : validation.runs)
        list.push_back(json(result, runs[result.index]));
    return list;
}

Json leftOut(const Validation& validation, std::span<const MeasuredRun> runs) {
    Json object = summary(validation);
    object["runs"] = listOfRuns(validation, runs);
    return object;
}

} // namespace

std::string validationJson(const ValidationAnswer& answer) {
    Json object = summary(answer.validation);
    object["runs"] = listOfRuns(answer.validation, answer.runs);
    object["choices"] = json(answer.choices);
    object["out_of_memory_sources"] = Json::object();
    for (const OomOfSource& each : answer.oom)
        object["out_of_memory_sources"][each.source] = {{"fitted", json(each.fitted)},
                                                        {"left_out", json(each.leftOut)}};
    if (answer.leftOut) {
        const auto& [source, device] = *answer.leftOut;
        object["left_out"] = {{"source", leftOut(source, answer.runs)},
                              {"device", leftOut(device, answer.runs)},
                              {"spreads", toJson(spreadsOf(source, device, answer.runs))}};
    }
    return jsonText(object) + "\n";
}

} // namespace quadrille::cli
