// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_text.h"

#include "app/cli/json_text.h"
#include "app/cli/numbers.h"
#include "core/pipeline/in_flight.h"

namespace quadrille::cli {
namespace {

const char* kindName(OperationKind kind) {
    switch (kind) {
    case OperationKind::forward:
        return "F";
    case OperationKind::backward:
        return "B";
    case OperationKind::inputGradient:
        return "I";
    case OperationKind::weightGradient:
        return "W";
    case OperationKind::fused:
        break;
    }
    return "FB";
}

std::string operationJson(const TimedOperation& timed) {
    const Operation& operation = timed.operation;
    std::string text = R"({"kind":")" + std::string(kindName(operation.kind)) + R"(","stage":)" +
                       std::to_string(operation.stage) + R"(,"microbatch":)" +
                       std::to_string(operation.microbatch);
    if (operation.kind == OperationKind::fused)
        text += R"(,"backward_stage":)" + std::to_string(operation.backwardStage) +
                R"(,"backward_microbatch":)" + std::to_string(operation.backwardMicrobatch);
    return text + R"(,"start":)" + shortest(timed.start) + R"(,"end":)" + shortest(timed.end) + "}";
}

void writeRank(Output& out, const Timeline& timeline, std::size_t index) {
    const RankSummary& rank = timeline.ranks[index];
    out << R"({"rank":)" << std::to_string(index) << R"(,"idle":)" << shortest(rank.idle)
        << R"(,"peak_in_flight":)" << std::to_string(rank.peakAtInputGradient)
        << R"(,"peak_in_flight_until_w":)" << std::to_string(rank.peakAtWeightGradient) << R"(,"ops":[)";
    bool first = true;
    for (const TimedOperation& timed : timeline.rank(index)) {
        out << (first ? "" : ",") << operationJson(timed);
        first = false;
    }
    out << "]}";
}

constexpr double microsecondsPerUnit = 1000; // a unit of time shows as 1 ms

void writeTraceRank(Output& out, const Timeline& timeline, std::size_t index) {
    const std::string thread = R"(,"pid":0,"tid":)" + std::to_string(index);
    out << R"(,{"name":"thread_name","ph":"M")" << thread << R"(,"args":{"name":"rank )"
        << std::to_string(index) << "\"}}\n";
    for (const TimedOperation& timed : timeline.rank(index)) {
        const std::string name = operationName(timed.operation);
        out << R"(,{"name":")" << name << R"(","cat":")" << kindName(timed.operation.kind) << R"(","ph":"X")"
            << thread << R"(,"ts":)" << shortest(timed.start * microsecondsPerUnit) << R"(,"dur":)"
            << shortest((timed.end - timed.start) * microsecondsPerUnit) << R"(,"args":{"stage":)"
            << std::to_string(timed.operation.stage) << R"(,"microbatch":)"
            << std::to_string(timed.operation.microbatch) << "}}\n";
    }
    for (const InFlightStep& step : inFlight(timeline, index))
        out << R"(,{"name":"in flight on rank )" << std::to_string(index) << R"(","ph":"C","pid":0,"ts":)"
            << shortest(step.time * microsecondsPerUnit) << R"(,"args":{"chunks":)"
            << std::to_string(step.count) << "}}\n";
}

} // namespace

void writeScheduleJson(Output& out, ScheduleKind kind, const ScheduleShape& shape, const Timeline& timeline) {
    std::string head = jsonText({{"schedule", scheduleName(kind)},
                                 {"pp", shape.ranks},
                                 {"microbatches", shape.microbatches},
                                 {"vpp", shape.chunks},
                                 {"makespan", timeline.makespan},
                                 {"longest_rank_span", timeline.longestRankSpan},
                                 {"ideal", timeline.ideal},
                                 {"bubble_over_ideal", timeline.bubbleOverIdeal},
                                 {"bubble_over_total", timeline.bubbleOverTotal}});
    head.pop_back(); // the closing brace: the ranks follow
    out << head << R"(,"ranks":[)";
    for (std::size_t index = 0; index < timeline.rankCount(); ++index) {
        out << (index == 0 ? "" : ",");
        writeRank(out, timeline, index);
    }
    out << "]}\n";
}

void writeTrace(Output& out, const Timeline& timeline) {
    out << R"({"displayTimeUnit":"ms","otherData":{"unit_of_time":"shown as 1 ms"},"traceEvents":[)"
        << R"({"name":"process_name","ph":"M","pid":0,"args":{"name":"pipeline"}})"
        << "\n";
    for (std::size_t index = 0; index < timeline.rankCount(); ++index)
        writeTraceRank(out, timeline, index);
    out << "]}\n";
}

} // namespace quadrille::cli
