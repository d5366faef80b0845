// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/board_file.h"

#include "core/pipeline/order_file.h"
#include "core/text/input_error.h"

#include <algorithm>

namespace quadrille::laboratory {
namespace {

bool has(const Order& order, OperationKind kind) {
    return std::ranges::any_of(order.operations,
                               [kind](const Operation& operation) { return operation.kind == kind; });
}

/// Why boards cannot hold it; nothing where they can.
std::optional<Message> whyNot(const Order& order) {
    using enum OperationKind;
    const ScheduleShape& shape = order.shape;
    if (shape.chunks != 1 || order.placement != placementOf(ScheduleKind::oneForwardOneBackward,
                                                            {shape.ranks, shape.microbatches}))
        return Message{QUADRILLE_MESSAGE("The laboratory has stage 0 on rank 0, stage 1 on rank 1 and so on, "
                                         "one on each rank."),
                       {}};
    if (shape.ranks > mostStages || shape.microbatches > mostMicrobatches)
        return Message{
            QUADRILLE_MESSAGE("The laboratory has room for %1 stages and %2 micro-batches; these "
                              "are %3 and %4."),
            {std::int64_t{mostStages}, std::int64_t{mostMicrobatches}, shape.ranks, shape.microbatches}};
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
    const std::string order = writeOrder(orderOf(board));
    if (isComplete(board))
        return order;
    return "# unfinished: " + std::to_string(placedOn(board)) + " of " +
           std::to_string(operationsOf(board.task)) + " operations\n" + order;
}

Board parseBoard(std::string_view text, const Task& task, const std::string& name) {
    const Order order = parsePartOfOrder(text, name);
    if (const std::optional<Message> why = whyNot(order))
        throw InputError(name, *why);
    Board board{task, {}};
    board.task.stages = static_cast<std::int32_t>(order.shape.ranks);
    board.task.microbatches = static_cast<std::int32_t>(order.shape.microbatches);
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
