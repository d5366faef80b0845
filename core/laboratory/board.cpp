// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/board.h"

#include <algorithm>

namespace quadrille::laboratory {
namespace {

std::vector<Operation>& laneOf(Board& board, std::size_t rank) {
    return board.lanes.at(rank);
}

bool isPlaced(const Board& board, const Operation& operation) {
    const auto& lane = board.lanes.at(static_cast<std::size_t>(board.task.rankOf(operation.stage)));
    return std::ranges::find(lane, operation) != lane.end();
}

Attempt attempted(Board before, Board after) {
    if (std::optional<Broken> broken = brokenRule(after))
        return {std::move(before), std::move(broken->why)};
    return {std::move(after), std::nullopt};
}

/// Whether what the operation needs is placed, wherever.
bool hasInputs(const Board& board, const Operation& operation) {
    using enum OperationKind;
    const auto there = [&](OperationKind kind, std::int32_t stage) {
        return stage < 0 || stage == board.task.stages() ||
               isPlaced(board, {kind, stage, operation.microbatch});
    };
    if (operation.kind == forward)
        return there(forward, operation.stage - 1);
    if (operation.kind == weightGradient)
        return there(inputGradient, operation.stage);
    return there(forward, operation.stage) && there(operation.kind, operation.stage + 1);
}

/// Without what breaks rules: first all that hangs on what is gone, then one operation after the other.
Board mended(Board board) {
    for (bool any = true; any;) {
        any = false;
        const Board before = board;
        for (std::vector<Operation>& lane : board.lanes)
            any |= std::erase_if(lane, [&before](const Operation& operation) {
                       return !hasInputs(before, operation);
                   }) > 0;
    }
    while (const std::optional<Broken> broken = brokenRule(board)) {
        std::vector<Operation>& lane = laneOf(board, broken->rank);
        lane.erase(lane.begin() + static_cast<std::ptrdiff_t>(broken->index));
    }
    return board;
}

std::vector<Operation> inKindsOf(const Task& task, const std::vector<Operation>& lane) {
    using enum OperationKind;
    std::vector<Operation> result;
    for (Operation operation : lane) {
        if (operation.kind == forward) {
            result.push_back(operation);
        } else if (!task.splitBackward) { // W goes into the B that I has become
            operation.kind = operation.kind == inputGradient ? backward : operation.kind;
            if (operation.kind == backward)
                result.push_back(operation);
        } else if (operation.kind != backward) {
            result.push_back(operation);
        } else {
            for (const OperationKind half : {inputGradient, weightGradient})
                result.push_back({half, operation.stage, operation.microbatch});
        }
    }
    return result;
}

} // namespace

Board emptyBoard(const Task& task) {
    return {task, std::vector<std::vector<Operation>>(static_cast<std::size_t>(task.ranks))};
}

Task withRoom(Task task) {
    if (task.memory > 0)
        task.memory = std::max(task.memory, task.chunks);
    return task;
}

std::vector<OperationKind> kindsOf(const Task& task) {
    using enum OperationKind;
    if (task.splitBackward)
        return {forward, inputGradient, weightGradient};
    return {forward, backward};
}

Board oneForwardOneBackward(const Task& task) {
    Board board = emptyBoard(task);
    for (std::int32_t stage = 0; stage < task.ranks; ++stage) {
        std::vector<Operation>& lane = laneOf(board, static_cast<std::size_t>(stage));
        std::int32_t ahead = std::min(task.microbatches, task.ranks - stage);
        if (task.memory > 0)
            ahead = std::min(ahead, task.memory);
        for (std::int32_t forward = 0; forward < ahead; ++forward)
            lane.push_back({OperationKind::forward, stage, forward});
        for (std::int32_t back = 0; back < task.microbatches; ++back) {
            for (const OperationKind kind : kindsOf(task))
                if (kind != OperationKind::forward)
                    lane.push_back({kind, stage, back});
            if (back + ahead < task.microbatches)
                lane.push_back({OperationKind::forward, stage, back + ahead});
        }
    }
    return board;
}

std::int64_t operationsOf(const Task& task) {
    return std::int64_t{task.stages()} * task.microbatches * static_cast<std::int64_t>(kindsOf(task).size());
}

std::int64_t placedOn(const Board& board) {
    std::size_t placed = 0;
    for (const std::vector<Operation>& lane : board.lanes)
        placed += lane.size();
    return static_cast<std::int64_t>(placed);
}

Durations durationsOf(const Task& task) {
    Durations durations = Durations::uniform(static_cast<std::size_t>(task.stages()));
    durations.p2p = task.message;
    return durations;
}

Order orderOf(const Board& board) {
    Order order;
    order.kind = ScheduleKind::custom;
    order.shape.ranks = board.task.ranks;
    order.shape.microbatches = board.task.microbatches;
    order.shape.chunks = board.task.chunks;
    std::vector<std::int32_t>& ranks = order.placement.stageToRank.emplace_back();
    for (std::int32_t stage = 0; stage < board.task.stages(); ++stage)
        ranks.push_back(board.task.rankOf(stage));
    order.rankOffsets.push_back(0);
    for (const std::vector<Operation>& lane : board.lanes) {
        order.operations.insert(order.operations.end(), lane.begin(), lane.end());
        order.rankOffsets.push_back(order.operations.size());
    }
    return order;
}

Attempt placed(Board board, const Operation& operation, std::size_t index) {
    Board after = board;
    std::vector<Operation>& lane =
        laneOf(after, static_cast<std::size_t>(board.task.rankOf(operation.stage)));
    lane.insert(lane.begin() + static_cast<std::ptrdiff_t>(index), operation);
    return attempted(std::move(board), std::move(after));
}

Attempt moved(Board board, std::size_t rank, std::size_t from, std::size_t to) {
    Board after = board;
    std::vector<Operation>& lane = laneOf(after, rank);
    const auto at = [&lane](std::size_t index) { return lane.begin() + static_cast<std::ptrdiff_t>(index); };
    if (to > from)
        std::rotate(at(from), at(from + 1), at(to));
    else
        std::rotate(at(to), at(from), at(from + 1));
    return attempted(std::move(board), std::move(after));
}

Board removed(Board board, std::size_t rank, std::size_t index) {
    std::vector<Operation>& lane = laneOf(board, rank);
    lane.erase(lane.begin() + static_cast<std::ptrdiff_t>(index));
    return mended(std::move(board));
}

Board adapted(const Board& board, const Task& task) {
    Board result = emptyBoard(withRoom(task));
    const std::size_t kept = std::min(board.lanes.size(), result.lanes.size());
    for (std::size_t rank = 0; rank < kept; ++rank) {
        result.lanes[rank] = inKindsOf(task, board.lanes[rank]);
        std::erase_if(result.lanes[rank], [&](const Operation& operation) {
            return operation.microbatch >= task.microbatches || operation.stage >= task.stages() ||
                   static_cast<std::size_t>(task.rankOf(operation.stage)) != rank;
        });
    }
    return mended(std::move(result));
}

Operation operationFor(const Board& board, OperationKind kind, std::int32_t microbatch, std::size_t rank,
                       std::size_t index) {
    using enum OperationKind;
    const Task& task = board.task;
    const std::vector<Operation>& lane = board.lanes.at(rank);
    const auto behind = lane.begin() + static_cast<std::ptrdiff_t>(index);
    std::optional<Operation> missing;
    Operation operation{kind, 0, microbatch};
    for (std::int32_t turn = 0; turn < task.chunks; ++turn) {
        const std::int32_t chunk = kind == forward ? turn : task.chunks - 1 - turn;
        operation.stage = task.stageOf(static_cast<std::int32_t>(rank), chunk);
        if (std::ranges::find(lane, operation) != lane.end())
            continue;
        const Operation input{inputGradient, operation.stage, microbatch};
        if (kind != weightGradient || std::find(lane.begin(), behind, input) != behind)
            return operation;
        if (!missing)
            missing = operation;
    }
    return missing.value_or(operation);
}

std::optional<Operation> nextOperation(const Board& board, OperationKind kind, std::size_t rank,
                                       std::size_t index) {
    std::optional<Operation> missing;
    for (std::int32_t microbatch = 0; microbatch < board.task.microbatches; ++microbatch) {
        const Operation operation = operationFor(board, kind, microbatch, rank, index);
        if (isPlaced(board, operation))
            continue;
        if (!placed(board, operation, index).refusal)
            return operation;
        if (!missing)
            missing = operation;
    }
    return missing;
}

} // namespace quadrille::laboratory
