// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/board.h"

#include "core/pipeline/executor.h"

#include <algorithm>
#include <array>
#include <string>

namespace quadrille::laboratory {
namespace {

/// Where each operation of the task is placed.
class Places {
public:
    explicit Places(const Board& board)
        : m_microbatches(static_cast<std::size_t>(board.task.microbatches)),
          m_places(static_cast<std::size_t>(board.task.stages()) * m_microbatches) {}

    static constexpr std::size_t nowhere = ~std::size_t{0};

    [[nodiscard]] std::size_t& of(const Operation& operation) {
        return m_places
            .at(static_cast<std::size_t>(operation.stage) * m_microbatches +
                static_cast<std::size_t>(operation.microbatch))
            .index.at(static_cast<std::size_t>(operation.kind));
    }

private:
    struct Cell {
        std::array<std::size_t, 5> index{nowhere, nowhere, nowhere, nowhere, nowhere};
    };
    std::size_t m_microbatches;
    std::vector<Cell> m_places;
};

class Judge {
public:
    explicit Judge(const Board& board)
        : m_board(board), m_places(board), m_kinds(kindsOf(board.task)), m_gradient(m_kinds.at(1)) {}

    std::optional<Broken> judge() {
        for (std::size_t rank = 0; rank < m_board.lanes.size(); ++rank)
            for (std::size_t index = 0; index < lane(rank).size(); ++index)
                if (auto why = notOfTheTask(rank, index))
                    return Broken{*why, rank, index};
        for (std::size_t rank = 0; rank < m_board.lanes.size(); ++rank) {
            for (std::size_t index = 0; index < lane(rank).size(); ++index)
                if (auto why = tooEarly(rank, index))
                    return Broken{*why, rank, index};
            for (std::size_t index = 0; index < lane(rank).size(); ++index)
                if (auto why = withoutMessage(rank, index))
                    return Broken{*why, rank, index};
            if (auto broken = outOfMemory(rank))
                return broken;
        }
        return circle();
    }

private:
    [[nodiscard]] const std::vector<Operation>& lane(std::size_t rank) const { return m_board.lanes[rank]; }
    static std::int64_t number(std::size_t value) { return static_cast<std::int64_t>(value); }
    [[nodiscard]] const Task& task() const { return m_board.task; }

    /// The sentence for boards whose lanes are stages, or the one for ranks with several of them.
    [[nodiscard]] const char* said(const char* ofStages, const char* ofRanks) const {
        return task().chunks == 1 ? ofStages : ofRanks;
    }
    /// "F2" where lanes are stages, else "F2.5".
    [[nodiscard]] std::string name(const Operation& operation) const {
        return nameOnBoard(task(), operation);
    }

    /// Notes where the operation is.
    std::optional<Message> notOfTheTask(std::size_t rank, std::size_t index) {
        const Operation& operation = lane(rank)[index];
        if (std::ranges::find(m_kinds, operation.kind) == m_kinds.end())
            return task().splitBackward
                       ? Message{QUADRILLE_MESSAGE("Backwards are split here: I, and W later."), {}}
                       : Message{QUADRILLE_MESSAGE("Backwards are whole here: B, and no I or W."), {}};
        if (operation.stage < 0 || operation.stage >= task().stages() ||
            task().rankOf(operation.stage) != static_cast<std::int32_t>(rank) || operation.microbatch < 0 ||
            operation.microbatch >= task().microbatches)
            return Message{said(QUADRILLE_MESSAGE("%1 does not belong on stage %2."),
                                QUADRILLE_MESSAGE("%1 does not belong on rank %2.")),
                           {operationName(operation), number(rank)}};
        std::size_t& place = m_places.of(operation);
        if (place != Places::nowhere)
            return Message{said(QUADRILLE_MESSAGE("%1 is on stage %2 already."),
                                QUADRILLE_MESSAGE("%1 is on rank %2 already.")),
                           {name(operation), number(rank)}};
        place = index;
        return {};
    }

    /// What comes to the operation from the stage before it in its direction; nothing at the ends, and for W.
    [[nodiscard]] std::optional<Operation> incoming(const Operation& operation) const {
        const bool down = operation.kind == OperationKind::forward;
        const std::int32_t from = down ? operation.stage - 1 : operation.stage + 1;
        if (operation.kind == OperationKind::weightGradient || from < 0 || from == task().stages())
            return {};
        return Operation{down ? OperationKind::forward : m_gradient, from, operation.microbatch};
    }

    std::optional<Message> tooEarly(std::size_t rank, std::size_t index) {
        const Operation& operation = lane(rank)[index];
        const auto after = [&](const Operation& needed) -> std::optional<Message> {
            if (m_places.of(needed) < index)
                return {};
            return Message{said(QUADRILLE_MESSAGE("%1 comes after %2 on stage %3, whose result it needs."),
                                QUADRILLE_MESSAGE("%1 comes after %2 on rank %3, whose result it needs.")),
                           {name(operation), name(needed), number(rank)}};
        };
        if (operation.kind != OperationKind::forward) {
            Operation own = operation;
            own.kind = operation.kind == OperationKind::weightGradient ? OperationKind::inputGradient
                                                                       : OperationKind::forward;
            if (auto why = after(own))
                return why;
        }
        // From a chunk of the same rank no message comes.
        const std::optional<Operation> needed = incoming(operation);
        if (needed && task().rankOf(needed->stage) == static_cast<std::int32_t>(rank))
            return after(*needed);
        return {};
    }

    std::optional<Message> withoutMessage(std::size_t rank, std::size_t index) {
        const Operation& operation = lane(rank)[index];
        const std::optional<Operation> needed = incoming(operation);
        if (!needed || m_places.of(*needed) != Places::nowhere)
            return {};
        return Message{
            said(QUADRILLE_MESSAGE("%1 on stage %2 waits for a message: place %3 on stage %4 first."),
                 QUADRILLE_MESSAGE("%1 on rank %2 waits for a message: place %3 on rank %4 first.")),
            {name(operation), number(rank), name(*needed), std::int64_t{task().rankOf(needed->stage)}}};
    }

    [[nodiscard]] const char* tooMuch() const {
        if (task().chunks == 1)
            return task().splitBackward
                       ? QUADRILLE_MESSAGE("Stage %1 would hold the activations of %2 micro-batches and has "
                                           "room for %3: a W has to make room first.")
                       : QUADRILLE_MESSAGE("Stage %1 would hold the activations of %2 micro-batches and has "
                                           "room for %3: a B has to make room first.");
        return task().splitBackward
                   ? QUADRILLE_MESSAGE("Rank %1 would hold activations of %2 forwards and has room for %3: "
                                       "a W has to make room first.")
                   : QUADRILLE_MESSAGE("Rank %1 would hold activations of %2 forwards and has room for %3: "
                                       "a B has to make room first.");
    }

    [[nodiscard]] std::optional<Broken> outOfMemory(std::size_t rank) const {
        if (task().memory == 0)
            return {};
        std::int32_t held = 0;
        for (std::size_t index = 0; index < lane(rank).size(); ++index) {
            const OperationKind kind = lane(rank)[index].kind;
            held += kind == OperationKind::forward ? 1 : kind == m_kinds.back() ? -1 : 0;
            if (held > task().memory)
                return Broken{{tooMuch(), {number(rank), std::int64_t{held}, std::int64_t{task().memory}}},
                              rank,
                              index};
        }
        return {};
    }

    [[nodiscard]] std::optional<Broken> circle() const {
        try {
            static_cast<void>(execute(orderOf(m_board), durationsOf(task())));
        } catch (const DeadlockError& error) {
            const DeadlockError::Wait& first = error.waits().front();
            std::string chain;
            for (const DeadlockError::Wait& wait : error.waits())
                chain += (chain.empty() ? "" : ", ") + operationName(wait.operation) + " ← " +
                         operationName(wait.missing);
            const auto rank = static_cast<std::size_t>(first.rank);
            const auto place = std::ranges::find(lane(rank), first.operation);
            return Broken{
                {said(QUADRILLE_MESSAGE("Stages would wait for each other in a circle (operation.stage, "
                                        "and what it waits for): %1."),
                      QUADRILLE_MESSAGE("Ranks would wait for each other in a circle (operation.stage, and "
                                        "what it waits for): %1.")),
                 {chain}},
                rank,
                static_cast<std::size_t>(place - lane(rank).begin())};
        }
        return {};
    }

    const Board& m_board;
    Places m_places;
    std::vector<OperationKind> m_kinds;
    OperationKind m_gradient; ///< B or I: what the stage before waits for
};

} // namespace

std::string nameOnBoard(const Task& task, const Operation& operation) {
    const std::string whole = operationName(operation);
    return task.chunks == 1 ? whole.substr(0, whole.find('.')) : whole;
}

std::optional<Broken> brokenRule(const Board& board) {
    return Judge(board).judge();
}

} // namespace quadrille::laboratory
