// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/standing.h"

#include "core/pipeline/orders/search/searched_order.h"
#include "core/pipeline/peak_in_flight.h"

#include <compare>
#include <numeric>

namespace quadrille::laboratory {
namespace {

BoundOptions boundOptions(const Task& task) {
    BoundOptions options;
    options.splitBackward = task.splitBackward;
    if (task.memory > 0)
        options.memoryLimit = task.memory;
    return options;
}

/// Whether boards of the task can hold the schedule: one stage a rank, no blocks of two operations.
bool isOfBoards(ScheduleKind kind, const Task& task) {
    const ScheduleTraits& its = traits(kind);
    return its.leastChunks == 1 && its.placement == PlacementKind::loop && !its.fuses &&
           its.splitsBackward == task.splitBackward;
}

/// What is searched holds activations until W, as boards count.
Order ordered(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
              const std::stop_token& stop) {
    if (!traits(kind).searched)
        return makeOrder(kind, shape, durations, stop);
    orders::search::Effort effort(orders::searchEffort, stop);
    return orders::makeSearchedOrder(kind, shape, durations, orders::MemoryRule::untilWeightGradient(shape),
                                     effort);
}

Board boardOf(const Task& task, const Order& order) {
    Board board = emptyBoard(task);
    for (std::size_t stage = 0; stage < order.rankCount(); ++stage)
        board.lanes.at(stage).assign(order.rank(stage).begin(), order.rank(stage).end());
    return board;
}

LowerBound boundOf(const Task& task) {
    return lowerBound(orderOf(emptyBoard(task)).placement, task.microbatches, durationsOf(task),
                      boundOptions(task));
}

/// How early a board ends, and of equal ends how early all of its operations do.
struct Length {
    double makespan = 0;
    double ends = 0;

    friend auto operator<=>(const Length&, const Length&) = default;
};

Length lengthOf(const Board& board, const Durations& durations) {
    const Timeline timeline = execute(orderOf(board), durations);
    return {timeline.makespan, std::accumulate(timeline.ends.begin(), timeline.ends.end(), 0.0)};
}

/// As long as that makes it shorter, an operation takes another place in its lane. Boards of many operations
/// would take long, and stay as they are.
Board improved(Board board, const Durations& durations, const std::stop_token& stop) {
    constexpr std::int64_t mostOperationsMoved = 60;
    if (placedOn(board) > mostOperationsMoved)
        return board;
    Length length = lengthOf(board, durations);
    const double least = boundOf(board.task).time;
    for (bool better = true; better && length.makespan > least;) {
        better = false;
        for (std::size_t stage = 0; stage < board.lanes.size(); ++stage)
            for (std::size_t from = 0; from < board.lanes[stage].size(); ++from)
                for (std::size_t to = 0; to <= board.lanes[stage].size(); ++to) {
                    throwIfStopped(stop);
                    Attempt attempt = moved(board, stage, from, to);
                    if (attempt.refusal)
                        continue;
                    const Length now = lengthOf(attempt.board, durations);
                    if (!(now < length))
                        continue;
                    board = std::move(attempt.board);
                    length = now;
                    better = true;
                }
    }
    return board;
}

} // namespace

Standing standingOf(const Board& board) {
    Standing standing;
    standing.timeline = execute(orderOf(board), durationsOf(board.task));
    standing.placed = placedOn(board);
    standing.operations = operationsOf(board.task);
    for (const std::vector<Operation>& lane : board.lanes)
        standing.most.push_back(static_cast<std::int32_t>(peakInFlight(lane)));
    standing.bound = boundOf(board.task);
    return standing;
}

BestFound bestFound(const Task& task, const std::stop_token& stop) {
    const Durations durations = durationsOf(task);
    const auto measured = [&](Board board, ScheduleKind kind) {
        const double makespan = execute(orderOf(board), durations, stop).makespan;
        return BestFound{makespan, kind, std::move(board)};
    };
    const Board usual = oneForwardOneBackward(task);
    const Board shorter = improved(usual, durations, stop);
    BestFound best =
        measured(shorter, shorter == usual ? ScheduleKind::oneForwardOneBackward : ScheduleKind::custom);
    ScheduleShape shape;
    shape.ranks = task.stages;
    shape.microbatches = task.microbatches;
    for (const ScheduleKind kind : scheduleKinds) {
        if (!isOfBoards(kind, task))
            continue;
        shape.memoryLimit = traits(kind).searched ? task.memory : 0;
        if (!checkShape(kind, shape).empty())
            continue;
        Board board = boardOf(task, ordered(kind, shape, durations, stop));
        if (brokenRule(board) || !isComplete(board))
            continue;
        if (BestFound found = measured(std::move(board), kind); found.makespan < best.makespan)
            best = std::move(found);
    }
    return best;
}

} // namespace quadrille::laboratory
