// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/board.h"

#include "core/pipeline/executor.h"

#include <algorithm>
#include <array>

namespace quadrille::laboratory {
namespace {

/// "F2": an operation on its own stage.
std::string shortName(OperationKind kind, std::int32_t microbatch) {
    const std::string whole = operationName({kind, 0, microbatch});
    return whole.substr(0, whole.find('.'));
}

std::string shortName(const Operation& operation) {
    return shortName(operation.kind, operation.microbatch);
}

/// Where each operation of the task is placed.
class Places {
public:
    explicit Places(const Board& board)
        : m_microbatches(static_cast<std::size_t>(board.task.microbatches)),
          m_places(board.lanes.size() * m_microbatches) {}

    static constexpr std::size_t nowhere = ~std::size_t{0};

    [[nodiscard]] std::size_t& of(OperationKind kind, std::size_t stage, std::int32_t microbatch) {
        return m_places.at(stage * m_microbatches + static_cast<std::size_t>(microbatch))
            .index.at(static_cast<std::size_t>(kind));
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
        for (std::size_t stage = 0; stage < m_board.lanes.size(); ++stage)
            for (std::size_t index = 0; index < lane(stage).size(); ++index)
                if (auto why = notOfTheTask(stage, index))
                    return Broken{*why, stage, index};
        for (std::size_t stage = 0; stage < m_board.lanes.size(); ++stage) {
            for (std::size_t index = 0; index < lane(stage).size(); ++index)
                if (auto why = tooEarly(stage, index))
                    return Broken{*why, stage, index};
            for (std::size_t index = 0; index < lane(stage).size(); ++index)
                if (auto why = withoutMessage(stage, index))
                    return Broken{*why, stage, index};
            if (auto broken = outOfMemory(stage))
                return broken;
        }
        return circle();
    }

private:
    [[nodiscard]] const std::vector<Operation>& lane(std::size_t stage) const { return m_board.lanes[stage]; }
    static std::int64_t number(std::size_t value) { return static_cast<std::int64_t>(value); }

    /// Notes where the operation is.
    std::optional<Message> notOfTheTask(std::size_t stage, std::size_t index) {
        const Operation& operation = lane(stage)[index];
        if (std::ranges::find(m_kinds, operation.kind) == m_kinds.end())
            return m_board.task.splitBackward
                       ? Message{QUADRILLE_MESSAGE("Backwards are split here: I, and W later."), {}}
                       : Message{QUADRILLE_MESSAGE("Backwards are whole here: B, and no I or W."), {}};
        if (operation.stage != static_cast<std::int32_t>(stage) || operation.microbatch < 0 ||
            operation.microbatch >= m_board.task.microbatches)
            return Message{QUADRILLE_MESSAGE("%1 does not belong on stage %2."),
                           {operationName(operation), number(stage)}};
        std::size_t& place = m_places.of(operation.kind, stage, operation.microbatch);
        if (place != Places::nowhere)
            return Message{QUADRILLE_MESSAGE("%1 is on stage %2 already."),
                           {shortName(operation), number(stage)}};
        place = index;
        return {};
    }

    std::optional<Message> tooEarly(std::size_t stage, std::size_t index) {
        const Operation& operation = lane(stage)[index];
        if (operation.kind == OperationKind::forward)
            return {};
        const OperationKind before = operation.kind == OperationKind::weightGradient
                                         ? OperationKind::inputGradient
                                         : OperationKind::forward;
        const std::size_t place = m_places.of(before, stage, operation.microbatch);
        if (place < index)
            return {};
        return Message{QUADRILLE_MESSAGE("%1 comes after %2 on stage %3, whose result it needs."),
                       {shortName(operation), shortName(before, operation.microbatch), number(stage)}};
    }

    std::optional<Message> withoutMessage(std::size_t stage, std::size_t index) {
        const Operation& operation = lane(stage)[index];
        const bool down = operation.kind == OperationKind::forward;
        if (operation.kind == OperationKind::weightGradient ||
            (down ? stage == 0 : stage + 1 == m_board.lanes.size()))
            return {};
        const std::size_t from = down ? stage - 1 : stage + 1;
        const OperationKind kind = down ? OperationKind::forward : m_gradient;
        if (m_places.of(kind, from, operation.microbatch) != Places::nowhere)
            return {};
        return Message{
            QUADRILLE_MESSAGE("%1 on stage %2 waits for a message: place %3 on stage %4 first."),
            {shortName(operation), number(stage), shortName(kind, operation.microbatch), number(from)}};
    }

    [[nodiscard]] std::optional<Broken> outOfMemory(std::size_t stage) const {
        if (m_board.task.memory == 0)
            return {};
        std::int32_t held = 0;
        for (std::size_t index = 0; index < lane(stage).size(); ++index) {
            const OperationKind kind = lane(stage)[index].kind;
            held += kind == OperationKind::forward ? 1 : kind == m_kinds.back() ? -1 : 0;
            if (held <= m_board.task.memory)
                continue;
            return Broken{
                {m_board.task.splitBackward
                     ? QUADRILLE_MESSAGE("Stage %1 would hold the activations of %2 micro-batches and has "
                                         "room for %3: a W has to make room first.")
                     : QUADRILLE_MESSAGE("Stage %1 would hold the activations of %2 micro-batches and has "
                                         "room for %3: a B has to make room first."),
                 {number(stage), std::int64_t{held}, std::int64_t{m_board.task.memory}}},
                stage,
                index};
        }
        return {};
    }

    [[nodiscard]] std::optional<Broken> circle() const {
        try {
            static_cast<void>(execute(orderOf(m_board), durationsOf(m_board.task)));
        } catch (const DeadlockError& error) {
            const DeadlockError::Wait& first = error.waits().front();
            std::string chain;
            for (const DeadlockError::Wait& wait : error.waits())
                chain += (chain.empty() ? "" : ", ") + operationName(wait.operation) + " ← " +
                         operationName(wait.missing);
            const auto stage = static_cast<std::size_t>(first.rank);
            const auto place = std::ranges::find(lane(stage), first.operation);
            return Broken{{QUADRILLE_MESSAGE("Stages would wait for each other in a circle (operation.stage, "
                                             "and what it waits for): %1."),
                           {chain}},
                          stage,
                          static_cast<std::size_t>(place - lane(stage).begin())};
        }
        return {};
    }

    const Board& m_board;
    Places m_places;
    std::vector<OperationKind> m_kinds;
    OperationKind m_gradient; ///< B or I: what the stage before waits for
};

} // namespace

std::optional<Broken> brokenRule(const Board& board) {
    return Judge(board).judge();
}

} // namespace quadrille::laboratory
