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

/// Whether boards of the task can hold the schedule: the same stages a rank, no blocks of two operations.
bool isOfBoards(ScheduleKind kind, const Task& task) {
    const ScheduleTraits& its = traits(kind);
    const auto placement = task.vShaped ? PlacementKind::vShaped : PlacementKind::loop;
    return its.leastChunks <= task.chunks && (its.mostChunks == 0 || task.chunks <= its.mostChunks) &&
           its.placement == placement && !its.fuses && its.splitsBackward == task.splitBackward;
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
    for (std::size_t rank = 0; rank < order.rankCount(); ++rank)
        board.lanes.at(rank).assign(order.rank(rank).begin(), order.rank(rank).end());
    return board;
}

/// Nothing where the kind does not exist for the task, or breaks its rules.
std::optional<Board> scheduled(ScheduleKind kind, const Task& task, const Durations& durations,
                               const std::stop_token& stop) {
    if (!isOfBoards(kind, task))
        return {};
    ScheduleShape shape;
    shape.ranks = task.ranks;
    shape.microbatches = task.microbatches;
    shape.chunks = task.chunks;
    shape.memoryLimit = traits(kind).searched ? task.memory : 0;
    if (!checkShape(kind, shape).empty())
        return {};
    Board board = boardOf(task, ordered(kind, shape, durations, stop));
    if (brokenRule(board) || !isComplete(board))
        return {};
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
    constexpr std::int64_t mostOperationsMoved = 100;
    if (placedOn(board) > mostOperationsMoved)
        return board;
    Length length = lengthOf(board, durations);
    const double least = boundOf(board.task).time;
    for (bool better = true; better && length.makespan > least;) {
        better = false;
        for (std::size_t rank = 0; rank < board.lanes.size(); ++rank)
            for (std::size_t from = 0; from < board.lanes[rank].size(); ++from)
                for (std::size_t to = 0; to <= board.lanes[rank].size(); ++to) {
                    throwIfStopped(stop);
                    Attempt attempt = moved(board, rank, from, to);
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

BestFound usualSchedule(const Task& task) {
    const Durations durations = durationsOf(task);
    const auto found = [&](ScheduleKind kind, Board board) {
        return BestFound{execute(orderOf(board), durations).makespan, kind, std::move(board)};
    };
    if (task.chunks == 1)
        return found(ScheduleKind::oneForwardOneBackward, oneForwardOneBackward(task));
    Task whole = task; // the paper's, whose backwards are not split
    whole.splitBackward = false;
    if (const auto board = scheduled(ScheduleKind::interleaved, whole, durations, {}))
        if (Board halves = adapted(*board, task); isComplete(halves))
            return found(ScheduleKind::interleaved, std::move(halves));
    return found(ScheduleKind::custom, backwardsFirst(task));
}

BestFound bestFound(const Task& task, const std::stop_token& stop) {
    const Durations durations = durationsOf(task);
    BestFound best = usualSchedule(task);
    const auto take = [&](ScheduleKind kind, Board board) {
        const double makespan = execute(orderOf(board), durations, stop).makespan;
        if (makespan < best.makespan)
            best = {makespan, kind, std::move(board)};
    };
    for (const Board& first : {best.board, backwardsFirst(task)})
        take(ScheduleKind::custom, improved(first, durations, stop));
    for (const ScheduleKind kind : scheduleKinds)
        if (auto board = scheduled(kind, task, durations, stop))
            take(kind, std::move(*board));
    return best;
}

} // namespace quadrille::laboratory
