// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/execution_input.h"

#include "core/pipeline/require.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace quadrille {

namespace {

[[noreturn]] void refuse(const Operation& operation, const char* why) {
    throw std::invalid_argument("The operation " + operationName(operation) + ' ' + why);
}

} // namespace

ExecutionInput::ExecutionInput(const Order& order, const Durations& durations) : m_order(order) {
    const std::vector<std::size_t>& offsets = order.rankOffsets;
    require(!offsets.empty() && offsets.front() == 0 && offsets.back() == order.operations.size() &&
                std::ranges::is_sorted(offsets),
            "The rank offsets of an order must ascend from 0 to its number of operations.");
    checkPlacement();
    checkDurations(durations, static_cast<std::size_t>(m_stages));
    layOut(durations);
    // Three operations a cell are F, I and W: with more, one is there twice.
    if (order.operations.size() > 3 * cellCount()) {
        checkOperations();
    }
}

void ExecutionInput::checkPlacement() {
    const Placement& placement = m_order.placement;
    require(!placement.stageToRank.empty(), "An order needs a placement of its stages.");
    const std::size_t stages = placement.stageToRank.front().size();
    require(stages >= 1 && m_order.shape.microbatches >= 1,
            "An order needs at least one stage and micro-batch.");
    m_microbatches = static_cast<std::size_t>(m_order.shape.microbatches);
    constexpr auto mostCells = static_cast<std::size_t>(maxOperations);
    require(stages <= mostCells / m_microbatches,
            "An order has too many stages and micro-batches to be run.");
    m_stages = static_cast<std::int32_t>(stages);

    const auto isRank = [ranks = m_order.rankCount()](std::int32_t rank) {
        return rank >= 0 && static_cast<std::size_t>(rank) < ranks;
    };
    for (const std::vector<std::int32_t>& stageToRank : placement.stageToRank) {
        require(stageToRank.size() == stages,
                "Every direction of a placement needs the same number of stages.");
        require(std::ranges::all_of(stageToRank, isRank),
                "A placement names a rank that the order does not have.");
    }
    if (placement.microbatchDirection.empty()) {
        return;
    }
    require(placement.microbatchDirection.size() == m_microbatches,
            "A placement with directions needs one for each micro-batch.");
    m_directionStart.reserve(m_microbatches);
    for (const std::int32_t direction : placement.microbatchDirection) {
        require(direction >= 0 && static_cast<std::size_t>(direction) < placement.stageToRank.size(),
                "A micro-batch flows in a direction that the placement does not have.");
        m_directionStart.push_back(static_cast<std::size_t>(direction) * stages);
    }
}

void ExecutionInput::layOut(const Durations& durations) {
    m_canSplit = !durations.inputGradient.empty();
    m_fused = durations.fused;
    m_fusedScale = durations.fusedScale;
    for (const std::vector<std::int32_t>& stageToRank : m_order.placement.stageToRank) {
        const auto latency = [&](std::size_t from, std::size_t to) {
            return to < stageToRank.size() && stageToRank[from] != stageToRank[to] ? durations.p2p : 0;
        };
        for (std::size_t stage = 0; stage < stageToRank.size(); ++stage) {
            m_flat.push_back({.forward = durations.forward[stage],
                              .backward = durations.backwardOf(stage),
                              .inputGradient = m_canSplit ? durations.inputGradient[stage] : 0,
                              .weightGradient = m_canSplit ? durations.weightGradient[stage] : 0,
                              .forwardLatency = stage == 0 ? 0 : latency(stage - 1, stage),
                              .backwardLatency = latency(stage, stage + 1),
                              .rank = stageToRank[stage]});
        }
    }
}

// One pass over the order; its cases belong together.
void ExecutionInput::checkOperations() const { // NOLINT(readability-function-size)
    enum Part : std::uint8_t { forwardPart = 1, inputGradientPart = 2, weightGradientPart = 4 };
    std::vector<std::uint8_t> seen(cellCount(), 0); // parts of each (stage, micro-batch)

    for (std::size_t rank = 0; rank < m_order.rankCount(); ++rank) {
        for (const Operation& operation : m_order.rank(rank)) {
            const auto take = [&](std::int32_t stageIndex, std::int32_t microbatch, std::uint8_t parts) {
                if (!has(stageIndex, microbatch)) {
                    refuse(operation, "names a stage or micro-batch that the order does not have.");
                }
                if (static_cast<std::size_t>(stage(stageIndex, microbatch).rank) != rank) {
                    refuse(operation, "is on another rank than the placement says.");
                }
                std::uint8_t& before = seen[cell(stageIndex, microbatch)];
                if ((before & parts) != 0) {
                    refuse(operation, "is in the order twice.");
                }
                before = static_cast<std::uint8_t>(before | parts);
            };
            switch (operation.kind) {
            case OperationKind::forward:
                take(operation.stage, operation.microbatch, forwardPart);
                break;
            case OperationKind::backward:
                take(operation.stage, operation.microbatch, inputGradientPart | weightGradientPart);
                break;
            case OperationKind::inputGradient:
            case OperationKind::weightGradient:
                if (!m_canSplit) {
                    refuse(operation, "splits the backward, but there are no durations for its halves.");
                }
                take(operation.stage, operation.microbatch,
                     operation.kind == OperationKind::inputGradient ? inputGradientPart : weightGradientPart);
                break;
            case OperationKind::fused:
                take(operation.stage, operation.microbatch, forwardPart);
                take(operation.backwardStage, operation.backwardMicrobatch,
                     inputGradientPart | weightGradientPart);
                break;
            }
        }
    }
}

} // namespace quadrille
