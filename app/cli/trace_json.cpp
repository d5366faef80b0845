// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trace_answer.h"

#include "app/cli/schedule_text.h"
#include "core/cluster/profile_parameters.h"
#include "core/traces/measured_timeline.h"

namespace quadrille::cli {
namespace {

using namespace traces;
using text_io::Json;

double seconds(Time time) {
    return static_cast<double>(time) * secondsPerNanosecond;
}

Json notesJson(const std::vector<quadrille::Message>& notes) {
    Json list = Json::array();
    for (const quadrille::Message& note : notes)
        list.push_back(english(note));
    return list;
}

Json number(const std::optional<double>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Json causesJson(const Occupancy& occupancy) {
    Json json = Json::object();
    for (const Cause cause : allCauses) {
        const CauseTime& time = occupancy.of(cause);
        Json& each = json[std::string(name(cause))] = {{"seconds", seconds(occupancy.spent(cause))}};
        if (isMessage(cause) || cause == Cause::copies) {
            each["busy"] = seconds(time.busy);
            each["hidden"] = seconds(time.hidden());
        }
    }
    return json;
}

Json collectiveJson(const CollectiveUse& use) {
    return {{"group", std::string(name(use.group))},
            {"collective", std::string(name(use.collective))},
            {"ranks", use.ranks > 0 ? Json(use.ranks) : Json(nullptr)},
            {"count", use.count},
            {"seconds", use.seconds},
            {"bytes", use.sized ? Json(use.bytes) : Json(nullptr)},
            {"bytes_per_second", use.rate() > 0 ? Json(use.rate()) : Json(nullptr)},
            {"free_bytes_per_second", use.freeRate > 0 ? Json(use.freeRate) : Json(nullptr)}};
}

Json taughtJson(const TraceAnswer& answer) {
    if (!answer.taught && !answer.whyNot)
        return nullptr;
    Json json{{"findings", notesJson(answer.taught ? answer.taught->findings
                                                   : std::vector<quadrille::Message>{*answer.whyNot})},
              {"parameters", Json::array()}};
    if (answer.taught)
        for (const benchmarks::LearntParameter& each : answer.taught->learnt)
            json["parameters"].push_back({{"parameter", traits(each.parameter).key},
                                          {"before", each.before},
                                          {"after", each.after},
                                          {"unit", traits(each.parameter).unit}});
    return json;
}

Json passesJson(const std::vector<TimedPass>& passes) {
    Json list = Json::array();
    for (const TimedPass& pass : passes)
        list.push_back({{"stage", pass.lane},
                        {"kind", kindName(pass.operation.kind)},
                        {"chunk_stage", pass.operation.stage},
                        {"micro_batch", pass.operation.microbatch},
                        {"start", pass.start},
                        {"end", pass.end}});
    return list;
}

Json rankJson(const MeasuredRank& rank, std::int64_t lane) {
    Json json{{"file", rank.source},
              {"rank", rank.rank >= 0 ? Json(rank.rank) : Json(nullptr)},
              {"stage", lane},
              {"seconds", seconds(rank.span.length())},
              {"kernels", rank.kernels},
              {"passes_by", name(rank.passes.source)},
              {"causes", causesJson(rank.occupancy)},
              {"collectives", Json::array()}};
    for (const CollectiveUse& use : rank.collectives)
        json["collectives"].push_back(collectiveJson(use));
    return json;
}

Json differenceJson(const StepDifference& difference) {
    Json json{
        {"measured", difference.measured}, {"predicted", difference.predicted}, {"causes", Json::array()}};
    for (const CauseDifference& each : difference.causes) {
        Json row{{"cause", std::string(name(each.cause))},
                 {"measured", each.measured},
                 {"predicted", each.predicted},
                 {"difference", each.difference()}};
        if (isMessage(each.cause) && each.cause != Cause::otherMessages) {
            row["measured_busy"] = each.measuredBusy;
            row["predicted_busy"] = each.predictedBusy;
        }
        json["causes"].push_back(std::move(row));
    }
    json["collectives"] = Json::array();
    for (const CollectiveDifference& each : difference.collectives) {
        Json row = collectiveJson(each.use);
        row["predicted"] = number(each.predicted);
        row["predicted_bytes_per_second"] = each.predicted ? Json(each.predictedRate()) : Json(nullptr);
        json["collectives"].push_back(std::move(row));
    }
    json["passes"] = Json::array();
    for (const PassDifference& each : difference.passes)
        json["passes"].push_back({{"stage", each.stage},
                                  {"kind", kindName(each.kind)},
                                  {"count", each.count},
                                  {"measured", each.measured},
                                  {"predicted", number(each.predicted)}});
    json["findings"] = notesJson(difference.findings());
    json["notes"] = notesJson(difference.notes);
    return json;
}

} // namespace

Json traceJson(const TraceAnswer& answer) {
    const MeasuredStep& step = answer.step;
    const Scenario* plan = answer.analysis ? &answer.analysis->scenario() : nullptr;
    const auto lanes = pipelineRanks(step, plan);
    Json json{{"step", step.step >= 0 ? Json(step.step) : Json(nullptr)},
              {"steps", step.steps},
              {"seconds", step.seconds()},
              {"ranks", Json::array()}};
    for (std::size_t i = 0; i < step.ranks.size(); ++i)
        json["ranks"].push_back(rankJson(step.ranks[i], lanes[i]));
    json["passes"] = passesJson(timedPasses(step, lanes));
    json["notes"] = notesJson(step.notes);
    json["comparison"] = answer.difference ? differenceJson(*answer.difference) : Json(nullptr);
    json["teaches"] = taughtJson(answer);
    return json;
}

} // namespace quadrille::cli
