// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/board_file.h"

#include "core/laboratory/task_remark.h"
#include "core/pipeline/order_file.h"
#include "core/text/input_error.h"

#include <algorithm>

namespace quadrille::laboratory {
namespace {

bool has(const Order& order, OperationKind kind) {
    return std::ranges::any_of(order.operations,
                               [kind](const Operation& operation) { return operation.kind == kind; });
}

/// The order's size as a task, its stages dealt in turn or in a V; where both are the same, as wished.
std::optional<Task> taskOf(const Order& order, Task task) {
    task.ranks = static_cast<std::int32_t>(order.shape.ranks);
    task.microbatches = static_cast<std::int32_t>(order.shape.microbatches);
    task.chunks = static_cast<std::int32_t>(order.shape.chunks);
    for (const bool vShaped : {task.vShaped, !task.vShaped}) {
        task.vShaped = vShaped;
        if ((!vShaped || task.chunks == 2) && orderOf(emptyBoard(task)).placement == order.placement)
            return task;
    }
    return {};
}

/// Why boards cannot hold it; nothing where they can.
std::optional<Message> whyNot(const Order& order) {
    using enum OperationKind;
    const ScheduleShape& shape = order.shape;
    if (shape.ranks > mostRanks || shape.microbatches > mostMicrobatches || shape.chunks > mostChunks)
        return Message{QUADRILLE_MESSAGE("The laboratory has room for %1 ranks, %2 chunks on each and %3 "
                                         "micro-batches; these are %4, %5 and %6."),
                       {std::int64_t{mostRanks}, std::int64_t{mostChunks}, std::int64_t{mostMicrobatches},
                        shape.ranks, shape.chunks, shape.microbatches}};
    if (!taskOf(order, {}))
        return Message{QUADRILLE_MESSAGE("In the laboratory stages are dealt to the ranks in turn, or two to "
                                         "each in a V."),
                       {}};
    if (has(order, fused))
        return Message{QUADRILLE_MESSAGE("The laboratory has no fused blocks."), {}};
    if (has(order, backward) && (has(order, inputGradient) || has(order, weightGradient)))
        return Message{
            QUADRILLE_MESSAGE("In the laboratory all backwards are whole (B) or all are split (I and W)."),
            {}};
    return {};
}

} // namespace

std::string writeBoard(const Board& board) {
    const std::string order = taskRemark(board.task) + writeOrder(orderOf(board));
    if (isComplete(board))
        return order;
    return "# unfinished: " + std::to_string(placedOn(board)) + " of " +
           std::to_string(operationsOf(board.task)) + " operations\n" + order;
}

Board parseBoard(std::string_view text, const Task& task, const std::string& name) {
    const Order order = parsePartOfOrder(text, name);
    if (const std::optional<Message> why = whyNot(order))
        throw InputError(name, *why);
    Board board{withRoom(taskOf(order, withRemark(task, text)).value()), {}};
    if (has(order, OperationKind::backward))
        board.task.splitBackward = false;
    else if (has(order, OperationKind::inputGradient))
        board.task.splitBackward = true;
    for (std::size_t rank = 0; rank < order.rankCount(); ++rank)
        board.lanes.emplace_back(order.rank(rank).begin(), order.rank(rank).end());
    if (brokenRule(board))
        board.task.memory = 0;
    if (const std::optional<Broken> broken = brokenRule(board))
        throw InputError(name, broken->why);
    return board;
}

} // namespace quadrille::laboratory
