// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/standing.h"

#include "core/pipeline/orders/search/searched_order.h"
#include "core/pipeline/peak_in_flight.h"

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

} // namespace

Standing standingOf(const Board& board) {
    Standing standing;
    standing.timeline = execute(orderOf(board), durationsOf(board.task));
    standing.placed = placedOn(board);
    standing.operations = operationsOf(board.task);
    for (const std::vector<Operation>& lane : board.lanes)
        standing.most.push_back(static_cast<std::int32_t>(peakInFlight(lane)));
    standing.bound = lowerBound(orderOf(emptyBoard(board.task)).placement, board.task.microbatches,
                                durationsOf(board.task), boundOptions(board.task));
    return standing;
}

BestFound bestFound(const Task& task, const std::stop_token& stop) {
    const Durations durations = durationsOf(task);
    const auto measured = [&](Board board, ScheduleKind kind) {
        const double makespan = execute(orderOf(board), durations, stop).makespan;
        return BestFound{makespan, kind, std::move(board)};
    };
    BestFound best = measured(oneForwardOneBackward(task), ScheduleKind::oneForwardOneBackward);
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
