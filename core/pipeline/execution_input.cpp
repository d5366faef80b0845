// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/execution_input.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>

namespace quadrille {

namespace {

void require(bool condition, const char* what) {
    if (!condition) {
        throw std::invalid_argument(what);
    }
}

void requireTimes(const std::vector<double>& times, std::size_t stages, const char* what) {
    const auto isTime = [](double time) { return std::isfinite(time) && time >= 0; };
    require(times.size() == stages && std::ranges::all_of(times, isTime), what);
}

[[noreturn]] void refuse(const Operation& operation, const char* why) {
    throw std::invalid_argument("The operation " + operationName(operation) + ' ' + why);
}

} // namespace

ExecutionInput::ExecutionInput(const Order& order, const Durations& durations)
    : m_order(order), m_durations(durations) {
    const std::vector<std::size_t>& offsets = order.rankOffsets;
    require(!offsets.empty() && offsets.front() == 0 && offsets.back() == order.operations.size() &&
                std::ranges::is_sorted(offsets),
            "The rank offsets of an order must ascend from 0 to its number of operations.");
    checkPlacement();
    checkDurations();
    fillBackward();
    checkOperations();
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
    m_cellCount = stages * m_microbatches;

    const auto isRank = [ranks = m_order.rankCount()](std::int32_t rank) {
        return rank >= 0 && static_cast<std::size_t>(rank) < ranks;
    };
    for (const std::vector<std::int32_t>& stageToRank : placement.stageToRank) {
        require(stageToRank.size() == stages,
                "Every direction of a placement needs the same number of stages.");
        require(std::ranges::all_of(stageToRank, isRank),
                "A placement names a rank that the order does not have.");
        m_rankOf.insert(m_rankOf.end(), stageToRank.begin(), stageToRank.end());
    }

    m_oneDirection = placement.microbatchDirection.empty();
    if (m_oneDirection) {
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

void ExecutionInput::checkDurations() const {
    const auto stages = static_cast<std::size_t>(m_stages);
    const Durations& given = m_durations;
    requireTimes(given.forward, stages, "Forward durations must be finite, not negative, and one a stage.");
    if (!given.backward.empty()) {
        requireTimes(given.backward, stages,
                     "Backward durations must be finite, not negative, and one a stage.");
    }
    if (given.backward.empty() || !given.inputGradient.empty() || !given.weightGradient.empty()) {
        requireTimes(given.inputGradient, stages,
                     "Input-gradient durations must be finite, not negative, and one a stage.");
        requireTimes(given.weightGradient, stages,
                     "Weight-gradient durations must be finite, not negative, and one a stage.");
    }
    requireTimes({given.p2p, given.fusedScale}, 2,
                 "The latency and the fused scale must be finite and not negative.");
}

void ExecutionInput::fillBackward() {
    if (!m_durations.backward.empty()) {
        return;
    }
    std::vector<double> backward(m_durations.forward.size());
    for (std::size_t stage = 0; stage < backward.size(); ++stage) {
        backward[stage] = m_durations.backwardOf(stage);
    }
    m_durations.backward = std::move(backward);
}

// One pass over the order; its cases belong together.
void ExecutionInput::checkOperations() const { // NOLINT(readability-function-size)
    enum Part : std::uint8_t { forwardPart = 1, inputGradientPart = 2, weightGradientPart = 4 };
    std::vector<std::uint8_t> seen(m_cellCount, 0); // parts of each (stage, micro-batch)
    const bool canSplit = !m_durations.inputGradient.empty();

    const auto inRange = [this](std::int32_t stage, std::int32_t microbatch) {
        return stage >= 0 && stage < m_stages && microbatch >= 0 &&
               static_cast<std::size_t>(microbatch) < m_microbatches;
    };
    for (std::size_t rank = 0; rank < m_order.rankCount(); ++rank) {
        for (const Operation& operation : m_order.rank(rank)) {
            const auto take = [&](std::int32_t stage, std::int32_t microbatch, std::uint8_t parts) {
                if (!inRange(stage, microbatch)) {
                    refuse(operation, "names a stage or micro-batch that the order does not have.");
                }
                if (static_cast<std::size_t>(rankOf(stage, microbatch)) != rank) {
                    refuse(operation, "is on another rank than the placement says.");
                }
                std::uint8_t& before = seen[forwardCell(stage, microbatch)];
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
                if (!canSplit) {
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

std::vector<std::size_t> ExecutionInput::producers() const {
    std::vector<std::size_t> producers(2 * m_cellCount, std::numeric_limits<std::size_t>::max());
    for (std::size_t index = 0; index < m_order.operations.size(); ++index) {
        const Operation& operation = m_order.operations[index];
        if (runsForward(operation.kind)) {
            producers[forwardCell(operation.stage, operation.microbatch)] = index;
        }
        if (runsBackward(operation.kind) || operation.kind == OperationKind::inputGradient) {
            producers[backwardCell(backwardStage(operation), backwardMicrobatch(operation))] = index;
        }
    }
    return producers;
}

Operation ExecutionInput::filling(std::size_t cell, const Operation& waiting) const {
    const std::size_t forward = cell % m_cellCount;
    const auto stage = static_cast<std::int32_t>(forward / m_microbatches);
    const auto microbatch = static_cast<std::int32_t>(forward % m_microbatches);
    if (cell < m_cellCount) {
        return {OperationKind::forward, stage, microbatch};
    }
    const bool split =
        waiting.kind == OperationKind::inputGradient || waiting.kind == OperationKind::weightGradient;
    return {split ? OperationKind::inputGradient : OperationKind::backward, stage, microbatch};
}

} // namespace quadrille
