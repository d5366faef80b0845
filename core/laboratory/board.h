// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"
#include "core/pipeline/schedule.h"
#include "core/text/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// A schedule that somebody puts together by hand, operation by operation, and what may be put where.
namespace quadrille::laboratory {

/// What is to be scheduled: F of every micro-batch on every stage, and its backward there, one stage a rank.
/// F takes one slot, a whole backward two, I and W one each.
struct Task {
    std::int32_t stages = 4;       ///< p
    std::int32_t microbatches = 4; ///< m
    bool splitBackward = false;    ///< backwards run as I and W instead of B
    /// Most micro-batches whose activations a stage may hold, from F until B or W has run; 0: any number.
    std::int32_t memory = 0;
    std::int32_t message = 0; ///< slots that a message between neighbouring stages takes

    friend bool operator==(const Task&, const Task&) = default;
};

inline constexpr std::int32_t mostStages = 12;
inline constexpr std::int32_t mostMicrobatches = 24;
inline constexpr std::int32_t mostMessage = 3;

/// What each stage does, in its order: part of a schedule, or all of it.
struct Board {
    Task task;
    std::vector<std::vector<Operation>> lanes; ///< [stage]

    friend bool operator==(const Board&, const Board&) = default;
};

/// Nothing placed yet.
[[nodiscard]] Board emptyBoard(const Task& task);

/// 1F1B: as many forwards ahead as the pipeline needs and memory takes, then a backward and a forward in
/// turn; a split backward's two halves one after the other. Narayanan et al. 2021, section 2.2.1.
[[nodiscard]] Board oneForwardOneBackward(const Task& task);

/// Which kinds of operations the task has.
[[nodiscard]] std::vector<OperationKind> kindsOf(const Task& task);

/// How many operations the whole schedule has, and how many are placed.
[[nodiscard]] std::int64_t operationsOf(const Task& task);
[[nodiscard]] std::int64_t placedOn(const Board& board);
[[nodiscard]] inline bool isComplete(const Board& board) {
    return placedOn(board) == operationsOf(board.task);
}

/// F, I and W take a slot, messages what the task says.
[[nodiscard]] Durations durationsOf(const Task& task);

/// The operations as an order for execute(), writeOrder() and whatever else takes one; of part of a schedule,
/// only that part.
[[nodiscard]] Order orderOf(const Board& board);

/// The first rule that a board breaks, as a sentence, and the operation that would have to go.
struct Broken {
    Message why;
    std::size_t stage = 0;
    std::size_t index = 0; ///< in its lane
};

/// Nothing: execute() runs what is placed, and no stage ever holds more than it may. Rules, in this order:
/// operations that the task has, each once; on its stage a backward behind its forward, and W behind its I;
/// what a message is to bring has been placed where it comes from; memory; stages do not wait for each other
/// in a circle. \pre a lane for each stage of the task
[[nodiscard]] std::optional<Broken> brokenRule(const Board& board);

/// A board after a change, or why it stays as it is.
struct Attempt {
    Board board;
    std::optional<Message> refusal;
};

/// The operation runs on its stage before the one that is there at `index`, or last. \pre index is in the
/// lane, or its size
[[nodiscard]] Attempt placed(Board board, const Operation& operation, std::size_t index);

/// The operation at `from` of the stage's lane gets the place before what is now at `to`. \pre from is in the
/// lane, to too, or its size
[[nodiscard]] Attempt moved(Board board, std::size_t stage, std::size_t from, std::size_t to);

/// Without the operation, and without those that cannot run without it. \pre index is in the lane
[[nodiscard]] Board removed(Board board, std::size_t stage, std::size_t index);

/// The same board for another task: what that does not have, or does not allow, is gone. Whole backwards
/// become I and W, side by side, and back.
[[nodiscard]] Board adapted(const Board& board, const Task& task);

/// The micro-batch whose operation of that kind can run at that place: the first of those not yet placed;
/// where none can, the first that is missing; nothing where all are placed.
[[nodiscard]] std::optional<std::int32_t> nextMicrobatch(const Board& board, OperationKind kind,
                                                         std::size_t stage, std::size_t index);

} // namespace quadrille::laboratory
