// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_text.h"

#include "app/cli/text_table.h"
#include "app/text_io/numbers.h"
#include "core/pipeline/waiting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace quadrille::cli {
using namespace text_io;
namespace {

constexpr double widestPicture = 160; ///< characters
constexpr double roomiest = 3;        ///< characters for the shortest operation
constexpr std::size_t mostLanes = 64;

double shortestOperation(const Timeline& timeline) {
    double least = std::numeric_limits<double>::infinity();
    for (const TimedOperation& timed : timeline.operations())
        if (timed.end > timed.start)
            least = std::min(least, timed.end - timed.start);
    return least;
}

/// Characters of one unit of time; 0 where the picture would be too wide to tell the operations apart. A
/// whole number of characters for the shortest operation keeps equal operations equally wide.
double scaleOf(const Timeline& timeline) {
    const double least = shortestOperation(timeline);
    const double room = std::floor(std::min(roomiest, widestPicture / (timeline.makespan / least)));
    return std::isfinite(room) && room >= 1 && timeline.rankCount() <= mostLanes ? room / least : 0;
}

/// "F0-", "B12---", "F5B2---": the kind, the micro-batch where it fits, and how long it takes.
std::string operationText(const Operation& operation, std::size_t length) {
    const std::string name = operationName(operation);
    std::string text = name.substr(0, name.find('.'));
    if (operation.kind == OperationKind::fused)
        text += "B" + std::to_string(operation.backwardMicrobatch);
    if (text.size() > length)
        text.resize(1);
    text.resize(length, '-');
    return text;
}

/// What the letters of the picture mean, of those that are in it.
std::string legend(const Timeline& timeline) {
    std::array<bool, 5> there{};
    for (const Operation& operation : timeline.order->operations)
        there.at(static_cast<std::size_t>(operation.kind)) = true;
    static constexpr std::array words{"F forward", "B backward", "I input gradient", "W weight gradient",
                                      "F…B… both in one block"};
    std::string text;
    for (std::size_t kind = 0; kind < words.size(); ++kind)
        if (there.at(kind))
            text += (text.empty() ? "" : ", ") + std::string(words.at(kind));
    return text + "; each with its micro-batch. Dots are idle time.\n";
}

template <class TimedOperations>
std::string laneText(const TimedOperations& operations, double scale, double makespan) {
    const auto column = [scale](double time) { return static_cast<std::size_t>(std::lround(time * scale)); };
    std::string lane(column(makespan), '.');
    for (const TimedOperation& timed : operations) {
        const std::size_t from = column(timed.start);
        const std::size_t length = column(timed.end) - from;
        lane.replace(from, length, operationText(timed.operation, length));
    }
    return lane;
}

std::string pictureText(const Timeline& timeline) {
    const double scale = scaleOf(timeline);
    if (scale == 0)
        return "Too long for a picture of text; --json and --trace have every operation.\n";
    const std::string last = std::to_string(timeline.rankCount() - 1);
    std::string text;
    for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank) {
        const std::string number = std::to_string(rank);
        text += "rank " + std::string(last.size() - number.size(), ' ') + number + " │" +
                laneText(timeline.rank(rank), scale, timeline.makespan) + "│\n";
    }
    return text + legend(timeline);
}

std::string ranksText(const Timeline& timeline) {
    TextTable table({{"rank"},
                     {"idle"},
                     {"of total"},
                     {"warm-up"},
                     {"forward"},
                     {"gradient"},
                     {"under way"},
                     {"drain"},
                     {"peak in flight"},
                     {"until W ends"}});
    const Dependencies dependencies(timeline.order);
    for (std::size_t i = 0; i < timeline.rankCount(); ++i) {
        if (timeline.rankCount() > mostLanes && i == mostLanes / 2) {
            const std::size_t skipped = timeline.rankCount() - mostLanes;
            table.addLine("… " + std::to_string(skipped) + " more ranks; --json lists them all");
            i += skipped;
        }
        const RankSummary& rank = timeline.ranks[i];
        const double share = timeline.makespan > 0 ? rank.idle / timeline.makespan : 0;
        const IdleByCause cause = idleByCause(timeline, dependencies, i);
        table.add({std::to_string(i), shortest(rank.idle), percent(share), shortest(cause.warmUp),
                   shortest(cause.forward()), shortest(cause.gradient()), shortest(cause.communication),
                   shortest(cause.drain), std::to_string(rank.peakAtInputGradient),
                   std::to_string(rank.peakAtWeightGradient)});
    }
    return table.text() + "\nIdle time is warm-up, waiting for a forward or a gradient of another rank, for "
                          "data under way, or "
                          "drain.\n";
}

} // namespace

std::string scheduleText(const Timeline& timeline) {
    const ScheduleKind kind = timeline.order->kind;
    const ScheduleShape& shape = timeline.order->shape;
    std::string title = std::string(scheduleName(kind)) + ": " + std::to_string(shape.ranks) + " ranks, " +
                        std::to_string(shape.microbatches) + " micro-batches";
    if (const std::int64_t replicas = pipelineReplicas(kind, shape); replicas > 1)
        title += ", " + std::to_string(replicas) + " pipelines";
    if (shape.chunks > 1)
        title += ", " + std::to_string(shape.chunks) + " chunks a rank";
    if (traits(kind).grouped)
        title += ", groups of " + std::to_string(shape.groupSize());
    return title + "\n\n" + pictureText(timeline) + "\nmakespan                   " +
           shortest(timeline.makespan) + "\nlongest rank span          " +
           shortest(timeline.longestRankSpan) + "\nideal                      " + shortest(timeline.ideal) +
           "\nbubble, idle ÷ ideal time  " + percent(timeline.overBusiest) + "\nbubble, idle ÷ total time  " +
           percent(timeline.bubbleOverTotal) + "\n\n" + ranksText(timeline);
}

} // namespace quadrille::cli
