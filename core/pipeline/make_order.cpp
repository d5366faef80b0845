// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"
#include "core/pipeline/rank_order.h"
#include "core/pipeline/schedule_definition.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace quadrille {

namespace {

/// Exact, so that an order takes no more memory than its operations.
std::int64_t lengthOfRank(const ScheduleDefinition& definition, const ScheduleShape& shape,
                          std::int64_t rank) {
    if (definition.length != nullptr)
        return definition.length(shape, rank);
    return (definition.traits.splitsBackward ? 3 : 2) * shape.chunks * shape.microbatches;
}

void refuse(const std::vector<Message>& broken) {
    if (!broken.empty())
        throw std::invalid_argument(english(broken.front()));
}

Order makeByRanks(ScheduleKind kind, const ScheduleShape& shape, const std::stop_token& stop) {
    const ScheduleDefinition& definition = definitionOf(kind);
    Order order{kind, shape, placementOf(kind, shape), {}, {}};
    std::int64_t length = 0;
    for (std::int64_t rank = 0; rank < shape.ranks; ++rank)
        length += lengthOfRank(definition, shape, rank);
    order.operations.reserve(static_cast<std::size_t>(length));
    order.rankOffsets.reserve(static_cast<std::size_t>(shape.ranks + 1));
    order.rankOffsets.push_back(0);
    OperationWriter writer(order.operations, stop);
    for (std::int64_t rank = 0; rank < shape.ranks; ++rank) {
        definition.append(writer, shape, rank);
        order.rankOffsets.push_back(order.operations.size());
    }
    return order;
}

} // namespace

bool madeAsAWhole(ScheduleKind kind) {
    return definitionOf(kind).append == nullptr;
}

Order makeOrder(ScheduleKind kind, const ScheduleShape& shape, const std::stop_token& stop) {
    refuse(checkShape(kind, shape));
    if (!madeAsAWhole(kind))
        return makeByRanks(kind, shape, stop);
    return makeOrder(kind, shape, Durations::uniform(static_cast<std::size_t>(shape.stages())), stop);
}

Order makeOrder(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                const std::stop_token& stop) {
    refuse(checkShape(kind, shape));
    if (!madeAsAWhole(kind))
        return makeByRanks(kind, shape, stop);
    if (definitionOf(kind).make == nullptr)
        throw std::invalid_argument("The schedule has no generator.");
    return definitionOf(kind).make(shape, durations, stop);
}

std::vector<Operation> rankOrder(ScheduleKind kind, const ScheduleShape& shape, std::int64_t rank,
                                 const std::stop_token& stop) {
    refuse(checkRules(kind, shape));
    if (rank < 0 || rank >= shape.ranks)
        throw std::invalid_argument("no such rank");
    if (madeAsAWhole(kind)) {
        const Order order = makeOrder(kind, shape, stop);
        const auto operations = order.rank(static_cast<std::size_t>(rank));
        return {operations.begin(), operations.end()};
    }
    constexpr std::int64_t mostStages = std::numeric_limits<std::int32_t>::max();
    if (shape.chunks > mostStages / shape.ranks || shape.microbatches > maxOperations / 3 / shape.chunks)
        throw std::invalid_argument("too many operations on one rank");
    const ScheduleDefinition& definition = definitionOf(kind);
    std::vector<Operation> operations;
    operations.reserve(static_cast<std::size_t>(lengthOfRank(definition, shape, rank)));
    OperationWriter writer(operations, stop);
    definition.append(writer, shape, rank);
    return operations;
}

ScheduleShape shortened(ScheduleKind kind, const ScheduleShape& shape) {
    ScheduleShape shorter = shape;
    if (const auto microbatches = definitionOf(kind).showsInFlight)
        shorter.microbatches = microbatches(shape);
    return shorter;
}

std::int64_t settledAfter(ScheduleKind kind, std::int64_t ranks, std::int64_t rounds) {
    const auto settles = definitionOf(kind).settles;
    return settles == nullptr ? rounds * ranks : std::max(rounds * ranks, settles(ranks));
}

} // namespace quadrille
