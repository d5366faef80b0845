// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"
#include "core/pipeline/schedule.h"
#include "core/text/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A schedule that somebody puts together by hand, operation by operation, and what may be put where.
namespace quadrille::laboratory {

/// What is to be scheduled: F of every micro-batch on every stage, and its backward there. A stage is a chunk
/// of the model; a rank holds one, or several that take turns (virtual stages). F of a chunk takes one slot,
/// a whole backward two, I and W one each.
struct Task {
    std::int32_t ranks = 4;        ///< p
    std::int32_t microbatches = 4; ///< m
    bool splitBackward = false;    ///< backwards run as I and W instead of B
    /// Most activations, each of one chunk and one micro-batch, that a rank may hold, from F until B or W has
    /// run: at least its chunks; 0: any number.
    std::int32_t memory = 0;
    std::int32_t message = 0; ///< slots that a message between ranks takes
    std::int32_t chunks = 1;  ///< v, of a rank
    /// Two chunks in a V: rank r has stages r and 2p − 1 − r; else stage s is on rank s mod p.
    bool vShaped = false;

    [[nodiscard]] std::int32_t stages() const { return ranks * chunks; }
    [[nodiscard]] std::int32_t rankOf(std::int32_t stage) const {
        return vShaped && stage >= ranks ? 2 * ranks - 1 - stage : stage % ranks;
    }
    [[nodiscard]] std::int32_t chunkOf(std::int32_t stage) const { return stage / ranks; }
    [[nodiscard]] std::int32_t stageOf(std::int32_t rank, std::int32_t chunk) const {
        return vShaped && chunk == 1 ? 2 * ranks - 1 - rank : chunk * ranks + rank;
    }

    friend bool operator==(const Task&, const Task&) = default;
};

inline constexpr std::int32_t mostRanks = 12;
inline constexpr std::int32_t mostMicrobatches = 24;
inline constexpr std::int32_t mostChunks = 4;
inline constexpr std::int32_t mostMessage = 3;

/// What each rank does, in its order: part of a schedule, or all of it.
struct Board {
    Task task;
    std::vector<std::vector<Operation>> lanes; ///< [rank]

    friend bool operator==(const Board&, const Board&) = default;
};

/// Nothing placed yet.
[[nodiscard]] Board emptyBoard(const Task& task);

/// The task with room for a micro-batch at least, without which no schedule of it could be finished.
[[nodiscard]] Task withRoom(Task task);

/// 1F1B: as many forwards ahead as the pipeline needs and memory takes, then a backward and a forward in
/// turn; a split backward's two halves one after the other. Narayanan et al. 2021, section 2.2.1. \pre one
/// chunk
[[nodiscard]] Board oneForwardOneBackward(const Task& task);

/// A complete schedule, of any task: each rank runs what it can as early as it can, backwards first, with as
/// many micro-batches under way as memory takes. \pre task == withRoom(task)
[[nodiscard]] Board backwardsFirst(const Task& task);

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

/// "F2" where a rank holds one stage, "F2.5" with the stage where it holds several.
[[nodiscard]] std::string nameOnBoard(const Task& task, const Operation& operation);

/// The first rule that a board breaks, as a sentence, and the operation that would have to go.
struct Broken {
    Message why;
    std::size_t rank = 0;
    std::size_t index = 0; ///< in its lane
};

/// Nothing: execute() runs what is placed, and no rank ever holds more than it may. Rules, in this order:
/// operations that the task has, each once, on the rank that has their stage; there a backward behind its
/// forward, W behind its I, and everything behind what it gets from another stage of the same rank; what a
/// message is to bring has been placed where it comes from; memory; ranks do not wait for each other in a
/// circle. \pre a lane for each rank of the task
[[nodiscard]] std::optional<Broken> brokenRule(const Board& board);

/// A board after a change, or why it stays as it is.
struct Attempt {
    Board board;
    std::optional<Message> refusal;
};

/// The operation runs on the rank of its stage before the one that is there at `index`, or last. \pre index
/// is in the lane, or its size
[[nodiscard]] Attempt placed(Board board, const Operation& operation, std::size_t index);

/// The operation at `from` of the rank's lane gets the place before what is now at `to`. \pre from is in the
/// lane, to too, or its size
[[nodiscard]] Attempt moved(Board board, std::size_t rank, std::size_t from, std::size_t to);

/// Without the operation, and without those that cannot run without it. \pre index is in the lane
[[nodiscard]] Board removed(Board board, std::size_t rank, std::size_t index);

/// The same board for another task: what that does not have, or does not allow, is gone. Whole backwards
/// become I and W, side by side, and back.
[[nodiscard]] Board adapted(const Board& board, const Task& task);

/// What a rank would run of a micro-batch at that place of its lane: of its chunks the one whose turn it is,
/// forwards down the stages and backwards up, W of the first whose I runs before. Where all are placed, the
/// last of them.
[[nodiscard]] Operation operationFor(const Board& board, OperationKind kind, std::int32_t microbatch,
                                     std::size_t rank, std::size_t index);

/// The operation of that kind that can run at that place: of the first micro-batch of which one is missing
/// that can; where none can, of the first of which one is missing; nothing where all are placed.
[[nodiscard]] std::optional<Operation> nextOperation(const Board& board, OperationKind kind, std::size_t rank,
                                                     std::size_t index);

} // namespace quadrille::laboratory
