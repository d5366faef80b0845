// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/dependencies.h"

#include <limits>
#include <utility>

namespace quadrille {

namespace {

constexpr std::uint32_t nothing = std::numeric_limits<std::uint32_t>::max();

} // namespace

Dependencies::Dependencies(SharedValue<Order> order) : m_order(std::move(order)) {
    const Placement& placement = m_order->placement;
    m_stages =
        placement.stageToRank.empty() ? 0 : static_cast<std::int32_t>(placement.stageToRank.front().size());
    m_microbatches = static_cast<std::size_t>(m_order->shape.microbatches);
    const std::size_t cells = static_cast<std::size_t>(m_stages) * m_microbatches;
    m_forward.assign(cells, nothing);
    m_backward.assign(cells, nothing);
    std::uint32_t index = 0;
    for (const Operation& operation : m_order->operations) {
        if (runsForward(operation.kind)) {
            m_forward[cell(operation.stage, operation.microbatch)] = index;
        }
        if (runsBackward(operation.kind) || operation.kind == OperationKind::inputGradient) {
            m_backward[cell(backwardStage(operation), backwardMicrobatch(operation))] = index;
        }
        if (operation.kind == OperationKind::weightGradient) {
            if (m_weightGradient.empty()) {
                m_weightGradient.assign(cells, nothing);
            }
            m_weightGradient[cell(operation.stage, operation.microbatch)] = index;
        }
        ++index;
    }
}

Inputs Dependencies::inputs(std::size_t operation) const {
    const Operation& taker = m_order->operations[operation];
    Inputs list;
    if (runsForward(taker.kind)) {
        add(list, m_forward, InputKind::forward, taker.stage - 1, taker.microbatch, taker.stage);
    }
    const std::int32_t stage = backwardStage(taker);
    const std::int32_t microbatch = backwardMicrobatch(taker);
    if (runsBackward(taker.kind) || taker.kind == OperationKind::inputGradient) {
        add(list, m_forward, InputKind::ownForward, stage, microbatch, stage);
        add(list, m_backward, InputKind::gradient, stage + 1, microbatch, stage);
    }
    if (taker.kind == OperationKind::weightGradient) {
        add(list, m_backward, InputKind::ownInputGradient, stage, microbatch, stage);
    }
    return list;
}

Inputs Dependencies::users(std::size_t operation) const {
    const Operation& maker = m_order->operations[operation];
    Inputs list;
    if (runsForward(maker.kind)) {
        add(list, m_forward, InputKind::forward, maker.stage + 1, maker.microbatch, maker.stage);
        add(list, m_backward, InputKind::ownForward, maker.stage, maker.microbatch, maker.stage);
    }
    if (runsBackward(maker.kind) || maker.kind == OperationKind::inputGradient) {
        const std::int32_t stage = backwardStage(maker);
        const std::int32_t microbatch = backwardMicrobatch(maker);
        add(list, m_backward, InputKind::gradient, stage - 1, microbatch, stage);
        if (!m_weightGradient.empty()) {
            add(list, m_weightGradient, InputKind::ownInputGradient, stage, microbatch, stage);
        }
    }
    return list;
}

void Dependencies::add(Inputs& list, const Table& table, InputKind kind, std::int32_t stage,
                       std::int32_t microbatch, std::int32_t fromStage) const {
    if (stage < 0 || stage >= m_stages) {
        return;
    }
    const std::uint32_t operation = table[cell(stage, microbatch)];
    if (operation == nothing) {
        return;
    }
    const bool otherRank = stage != fromStage && rank(stage, microbatch) != rank(fromStage, microbatch);
    list.append({operation, kind, otherRank});
}

std::size_t Dependencies::rankOf(std::size_t operation) const {
    const Operation& which = m_order->operations[operation];
    return static_cast<std::size_t>(rank(which.stage, which.microbatch));
}

std::optional<std::size_t> Dependencies::previous(std::size_t operation) const {
    return operation == m_order->rankOffsets[rankOf(operation)] ? std::nullopt : std::optional(operation - 1);
}

std::optional<std::size_t> Dependencies::next(std::size_t operation) const {
    return operation + 1 == m_order->rankOffsets[rankOf(operation) + 1] ? std::nullopt
                                                                        : std::optional(operation + 1);
}

std::optional<std::size_t> Dependencies::find(const Table& table, std::int32_t stage,
                                              std::int32_t microbatch) const {
    if (table.empty() || stage < 0 || stage >= m_stages || microbatch < 0 ||
        static_cast<std::size_t>(microbatch) >= m_microbatches) {
        return std::nullopt;
    }
    const std::uint32_t operation = table[cell(stage, microbatch)];
    return operation == nothing ? std::nullopt : std::optional<std::size_t>(operation);
}

std::optional<std::size_t> Dependencies::forwardOf(std::int32_t stage, std::int32_t microbatch) const {
    return find(m_forward, stage, microbatch);
}

std::optional<std::size_t> Dependencies::backwardOf(std::int32_t stage, std::int32_t microbatch) const {
    return find(m_backward, stage, microbatch);
}

std::optional<std::size_t> Dependencies::weightGradientOf(std::int32_t stage, std::int32_t microbatch) const {
    if (const auto separate = find(m_weightGradient, stage, microbatch)) {
        return separate;
    }
    const auto whole = backwardOf(stage, microbatch);
    return whole && runsBackward(m_order->operations[*whole].kind) ? whole : std::nullopt;
}

} // namespace quadrille
