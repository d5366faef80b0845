// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"
#include "core/pipeline/orders/generators.h"
#include "core/pipeline/orders/search/searched_order.h"
#include "core/pipeline/orders/v_pattern.h"
#include "core/pipeline/rank_order.h"

#include <limits>
#include <stdexcept>

namespace quadrille {

namespace {

/// Appends the operations of one rank.
using Generator = void (*)(orders::OperationWriter&, const ScheduleShape&, std::int64_t rank);

/// Of the kinds that are defined rank by rank; nothing for those that are made as a whole.
Generator generatorOf(ScheduleKind kind) {
    switch (kind) {
    case ScheduleKind::gpipe:
        return orders::appendGpipe;
    case ScheduleKind::oneForwardOneBackward:
        return orders::appendOneForwardOneBackward;
    case ScheduleKind::eager:
        return orders::appendEager;
    case ScheduleKind::interleaved:
        return orders::appendInterleaved;
    case ScheduleKind::interleavedOverlap:
        return orders::appendInterleavedOverlap;
    case ScheduleKind::breadthFirst:
        return orders::appendBreadthFirst;
    case ScheduleKind::zeroBubbleH1:
        return orders::appendZeroBubbleH1;
    case ScheduleKind::zeroBubbleH2:
        return orders::appendZeroBubbleH2;
    case ScheduleKind::zeroBubbleInterleaved:
        return orders::appendZeroBubbleInterleaved;
    case ScheduleKind::zeroBubbleV:
        return orders::appendZeroBubbleV;
    case ScheduleKind::dualPipe:
        return orders::appendDualPipe;
    case ScheduleKind::dualPipeV:
        return orders::appendDualPipeV;
    case ScheduleKind::chimera:
        return orders::appendChimera;
    case ScheduleKind::vHalf:
    case ScheduleKind::vMin:
    case ScheduleKind::zeroBubbleAuto:
    case ScheduleKind::zeroBubbleVAuto:
    case ScheduleKind::custom:
        break;
    }
    return nullptr;
}

/// The kinds whose ranks only exist together.
Order makeWhole(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                const std::stop_token& stop) {
    switch (kind) {
    case ScheduleKind::vHalf:
    case ScheduleKind::vMin:
        return orders::makeVPattern(kind, shape, stop);
    case ScheduleKind::zeroBubbleAuto:
    case ScheduleKind::zeroBubbleVAuto: {
        orders::search::Effort effort(orders::searchEffort, stop);
        return orders::makeSearchedOrder(kind, shape, durations, effort);
    }
    default:
        throw std::invalid_argument("The schedule has no generator.");
    }
}

/// Exact, so that an order takes no more memory than its operations.
std::int64_t lengthOfRank(ScheduleKind kind, const ScheduleShape& shape, std::int64_t rank) {
    switch (kind) {
    case ScheduleKind::interleavedOverlap:
        return orders::interleavedOverlapLength(shape, rank);
    case ScheduleKind::dualPipe:
        return orders::dualPipeLength(shape, rank);
    case ScheduleKind::dualPipeV:
        return orders::dualPipeVLength(shape, rank);
    default:
        return (traits(kind).splitsBackward ? 3 : 2) * shape.chunks * shape.microbatches;
    }
}

void refuse(const std::vector<Message>& broken) {
    if (!broken.empty())
        throw std::invalid_argument(english(broken.front()));
}

Order makeByRanks(ScheduleKind kind, const ScheduleShape& shape, Generator append,
                  const std::stop_token& stop) {
    Order order{kind, shape, placementOf(kind, shape), {}, {}};
    std::int64_t length = 0;
    for (std::int64_t rank = 0; rank < shape.ranks; ++rank)
        length += lengthOfRank(kind, shape, rank);
    order.operations.reserve(static_cast<std::size_t>(length));
    order.rankOffsets.reserve(static_cast<std::size_t>(shape.ranks + 1));
    order.rankOffsets.push_back(0);
    orders::OperationWriter writer(order.operations, stop);
    for (std::int64_t rank = 0; rank < shape.ranks; ++rank) {
        append(writer, shape, rank);
        order.rankOffsets.push_back(order.operations.size());
    }
    return order;
}

} // namespace

bool madeAsAWhole(ScheduleKind kind) {
    return generatorOf(kind) == nullptr;
}

Order makeOrder(ScheduleKind kind, const ScheduleShape& shape, const std::stop_token& stop) {
    refuse(checkShape(kind, shape));
    if (const Generator append = generatorOf(kind))
        return makeByRanks(kind, shape, append, stop);
    return makeWhole(kind, shape, Durations::uniform(static_cast<std::size_t>(shape.stages())), stop);
}

Order makeOrder(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                const std::stop_token& stop) {
    refuse(checkShape(kind, shape));
    if (const Generator append = generatorOf(kind))
        return makeByRanks(kind, shape, append, stop);
    return makeWhole(kind, shape, durations, stop);
}

std::vector<Operation> rankOrder(ScheduleKind kind, const ScheduleShape& shape, std::int64_t rank,
                                 const std::stop_token& stop) {
    refuse(checkRules(kind, shape));
    if (rank < 0 || rank >= shape.ranks)
        throw std::invalid_argument("no such rank");
    const Generator append = generatorOf(kind);
    if (append == nullptr) {
        const Order order = makeOrder(kind, shape, stop);
        const auto operations = order.rank(static_cast<std::size_t>(rank));
        return {operations.begin(), operations.end()};
    }
    constexpr std::int64_t mostStages = std::numeric_limits<std::int32_t>::max();
    if (shape.chunks > mostStages / shape.ranks || shape.microbatches > maxOperations / 3 / shape.chunks)
        throw std::invalid_argument("too many operations on one rank");
    std::vector<Operation> operations;
    operations.reserve(static_cast<std::size_t>(lengthOfRank(kind, shape, rank)));
    orders::OperationWriter writer(operations, stop);
    append(writer, shape, rank);
    return operations;
}

} // namespace quadrille
