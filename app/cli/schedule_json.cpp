// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_text.h"

#include "app/text_io/json_text.h"
#include "app/text_io/numbers.h"

namespace quadrille::cli {
using namespace text_io;
namespace {

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

} // namespace

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

void writeScheduleJson(Output& out, const Timeline& timeline) {
    const ScheduleShape& shape = timeline.order->shape;
    std::string head = jsonText({{"schedule", scheduleName(timeline.order->kind)},
                                 {"pp", shape.ranks},
                                 {"microbatches", shape.microbatches},
                                 {"vpp", shape.chunks},
                                 {"makespan", timeline.makespan},
                                 {"longest_rank_span", timeline.longestRankSpan},
                                 {"ideal", timeline.ideal},
                                 {"bubble_over_ideal", timeline.overBusiest},
                                 {"bubble_over_total", timeline.bubbleOverTotal}});
    head.pop_back(); // the closing brace: the ranks follow
    out << head << R"(,"ranks":[)";
    for (std::size_t index = 0; index < timeline.rankCount(); ++index) {
        out << (index == 0 ? "" : ",");
        writeRank(out, timeline, index);
    }
    out << "]}\n";
}

void writeScheduleCsv(Output& out, const Timeline& timeline) {
    out << "rank,kind,stage,microbatch,start,end,backward_stage,backward_microbatch\n";
    for (std::size_t index = 0; index < timeline.rankCount(); ++index) {
        for (const TimedOperation& timed : timeline.rank(index)) {
            const Operation& operation = timed.operation;
            out << std::to_string(index) << "," << kindName(operation.kind) << ","
                << std::to_string(operation.stage) << "," << std::to_string(operation.microbatch) << ","
                << shortest(timed.start) << "," << shortest(timed.end) << ",";
            if (operation.kind == OperationKind::fused)
                out << std::to_string(operation.backwardStage) << ","
                    << std::to_string(operation.backwardMicrobatch);
            else
                out << ",";
            out << "\n";
        }
    }
}

} // namespace quadrille::cli
