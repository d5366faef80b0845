// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_text.h"

#include "app/text_io/numbers.h"
#include "core/pipeline/in_flight.h"

namespace quadrille::cli {
using namespace text_io;
namespace {

constexpr double microsecondsPerUnit = 1000; // a unit of time shows as 1 ms

/// What Perfetto groups and colours by.
const char* category(OperationKind kind) {
    switch (kind) {
    case OperationKind::forward:
        return "forward";
    case OperationKind::backward:
        return "backward";
    case OperationKind::inputGradient:
        return "input gradient";
    case OperationKind::weightGradient:
        return "weight gradient";
    case OperationKind::fused:
        break;
    }
    return "forward and backward";
}

std::string arguments(const Operation& operation) {
    std::string text = R"({"stage":)" + std::to_string(operation.stage) + R"(,"microbatch":)" +
                       std::to_string(operation.microbatch);
    if (operation.kind == OperationKind::fused)
        text += R"(,"backward_stage":)" + std::to_string(operation.backwardStage) +
                R"(,"backward_microbatch":)" + std::to_string(operation.backwardMicrobatch);
    return text + "}";
}

void writeCounter(Output& out, const Timeline& timeline, std::size_t index, Release release,
                  const char* name) {
    for (const InFlightStep& step : inFlight(timeline, index, release))
        out << R"(,{"name":")" << name << R"( on rank )" << std::to_string(index)
            << R"(","ph":"C","pid":0,"ts":)" << shortest(step.time * microsecondsPerUnit)
            << R"(,"args":{"chunks":)" << std::to_string(step.count) << "}}\n";
}

void writeTrack(Output& out, const Timeline& timeline, std::size_t index) {
    const std::string number = std::to_string(index);
    const std::string track = R"(,"pid":0,"tid":)" + number;
    out << R"(,{"name":"thread_name","ph":"M")" << track << R"(,"args":{"name":"rank )" << number << "\"}}\n"
        << R"(,{"name":"thread_sort_index","ph":"M")" << track << R"(,"args":{"sort_index":)" << number
        << "}}\n";
    bool halves = false;
    for (const TimedOperation& timed : timeline.rank(index)) {
        halves = halves || timed.operation.kind == OperationKind::weightGradient;
        out << R"(,{"name":")" << operationName(timed.operation) << R"(","cat":")"
            << category(timed.operation.kind) << R"(","ph":"X")" << track << R"(,"ts":)"
            << shortest(timed.start * microsecondsPerUnit) << R"(,"dur":)"
            << shortest((timed.end - timed.start) * microsecondsPerUnit) << R"(,"args":)"
            << arguments(timed.operation) << "}\n";
    }
    writeCounter(out, timeline, index, Release::atInputGradient, "in flight");
    if (halves)
        writeCounter(out, timeline, index, Release::atWeightGradient, "in flight until W");
}

} // namespace

void writeTrace(Output& out, const Timeline& timeline) {
    const Order& order = *timeline.order;
    out << R"({"displayTimeUnit":"ms","otherData":{"unit_of_time":"shown as 1 ms"},"traceEvents":[)"
        << R"({"name":"process_name","ph":"M","pid":0,"args":{"name":"pipeline )" << scheduleName(order.kind)
        << "\"}}\n";
    for (std::size_t index = 0; index < timeline.rankCount(); ++index)
        writeTrack(out, timeline, index);
    out << "]}\n";
}

} // namespace quadrille::cli
