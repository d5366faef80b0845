// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/deadlock.h"

#include <limits>
#include <optional>
#include <stdexcept>
#include <utility>

namespace quadrille {

namespace {

constexpr std::size_t noOperation = std::numeric_limits<std::size_t>::max();

std::string describe(const std::vector<DeadlockError::Wait>& waits) {
    std::string text = "The order can not run:";
    const char* separator = " ";
    for (const DeadlockError::Wait& wait : waits) {
        text += separator;
        text += "rank " + std::to_string(wait.rank) + " waits before " + operationName(wait.operation) +
                " for " + operationName(wait.missing);
        text += wait.holder < 0 ? ", which no rank runs" : " of rank " + std::to_string(wait.holder);
        separator = ", ";
    }
    return text + '.';
}

/// Which operation makes the forward, and which the input gradient, of every cell.
class Producers {
public:
    explicit Producers(const ExecutionInput& input)
        : m_input(input), m_forward(input.cellCount(), noOperation),
          m_backward(input.cellCount(), noOperation) {
        const std::vector<Operation>& operations = input.order().operations;
        for (std::size_t index = 0; index < operations.size(); ++index) {
            const Operation& operation = operations[index];
            if (runsForward(operation.kind)) {
                m_forward[input.cell(operation.stage, operation.microbatch)] = index;
            }
            if (runsBackward(operation.kind) || operation.kind == OperationKind::inputGradient) {
                m_backward[input.cell(backwardStage(operation), backwardMicrobatch(operation))] = index;
            }
        }
    }

    [[nodiscard]] std::size_t forward(std::int32_t stage, std::int32_t microbatch) const {
        return m_forward[m_input.cell(stage, microbatch)];
    }
    [[nodiscard]] std::size_t backward(std::int32_t stage, std::int32_t microbatch) const {
        return m_backward[m_input.cell(stage, microbatch)];
    }

private:
    const ExecutionInput& m_input;
    std::vector<std::size_t> m_forward;
    std::vector<std::size_t> m_backward;
};

/// An input that has not been made.
struct Missing {
    std::size_t producer = noOperation; ///< index of the operation that would make it
    Operation operation;                ///< the same, or how it would be called where there is none
};

class Search {
public:
    Search(const ExecutionInput& input, const std::vector<std::size_t>& next)
        : m_input(input), m_operations(input.order().operations), m_producers(input), m_next(next) {}

    /// The first input of the operation that has not been made: forward of the stage before, then own
    /// forward or input gradient, then gradient of the stage behind.
    [[nodiscard]] Missing firstMissing(const Operation& operation) const {
        using enum OperationKind;
        if (runsForward(operation.kind) && operation.stage > 0) {
            const std::int32_t before = operation.stage - 1;
            if (const auto missing = unlessDone(m_producers.forward(before, operation.microbatch),
                                                {forward, before, operation.microbatch})) {
                return *missing;
            }
        }
        const std::int32_t stage = backwardStage(operation);
        const std::int32_t microbatch = backwardMicrobatch(operation);
        if (operation.kind == weightGradient) {
            if (const auto missing =
                    unlessDone(m_producers.backward(stage, microbatch), {inputGradient, stage, microbatch})) {
                return *missing;
            }
        } else if (operation.kind != forward) {
            if (const auto missing =
                    unlessDone(m_producers.forward(stage, microbatch), {forward, stage, microbatch})) {
                return *missing;
            }
            if (stage + 1 < m_input.stages()) {
                const OperationKind kind = operation.kind == inputGradient ? inputGradient : backward;
                if (const auto missing = unlessDone(m_producers.backward(stage + 1, microbatch),
                                                    {kind, stage + 1, microbatch})) {
                    return *missing;
                }
            }
        }
        throw std::logic_error("an operation that could run is called stuck");
    }

private:
    [[nodiscard]] std::optional<Missing> unlessDone(std::size_t producer, const Operation& name) const {
        if (producer == noOperation) {
            return Missing{noOperation, name};
        }
        const Operation& operation = m_operations[producer];
        const std::int32_t rank = m_input.stage(operation.stage, operation.microbatch).rank;
        if (producer < m_next[static_cast<std::size_t>(rank)]) {
            return std::nullopt;
        }
        return Missing{producer, operation};
    }

    const ExecutionInput& m_input;
    const std::vector<Operation>& m_operations;
    Producers m_producers;
    const std::vector<std::size_t>& m_next;
};

} // namespace

DeadlockError::DeadlockError(std::vector<Wait> waits)
    : std::runtime_error(describe(waits)), m_waits(std::move(waits)) {}

/// Follows who waits for whom from a stuck rank until a rank comes up again: that is the cycle.
void throwDeadlock(const ExecutionInput& input, const std::vector<std::size_t>& next) {
    const Search search(input, next);
    const Order& order = input.order();
    std::size_t rank = 0;
    while (next[rank] == order.rankOffsets[rank + 1]) {
        ++rank;
    }
    std::vector<DeadlockError::Wait> waits;
    std::vector<std::size_t> positionOf(next.size(), noOperation);
    while (positionOf[rank] == noOperation) {
        positionOf[rank] = waits.size();
        const Operation& operation = order.operations[next[rank]];
        const Missing missing = search.firstMissing(operation);
        if (missing.producer == noOperation) {
            throw DeadlockError({{static_cast<std::int32_t>(rank), operation, missing.operation, -1}});
        }
        const std::int32_t holder = input.stage(missing.operation.stage, missing.operation.microbatch).rank;
        waits.push_back({static_cast<std::int32_t>(rank), operation, missing.operation, holder});
        rank = static_cast<std::size_t>(holder);
    }
    waits.erase(waits.begin(), waits.begin() + static_cast<std::ptrdiff_t>(positionOf[rank]));
    throw DeadlockError(std::move(waits));
}

} // namespace quadrille
