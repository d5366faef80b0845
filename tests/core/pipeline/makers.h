// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/pipeline/random_order.h"

#include <cstddef>
#include <map>
#include <vector>

namespace randomly {

/// Which operation of the order makes each result, by looking at all of them.
inline std::map<Result, std::size_t> makersOf(const Order& order) {
    std::map<Result, std::size_t> makers;
    for (std::size_t index = 0; index < order.operations.size(); ++index) {
        for (const Result& result : resultsOf(order.operations[index])) {
            makers[result] = index;
        }
    }
    return makers;
}

inline std::int32_t stagesOf(const Order& order) {
    return static_cast<std::int32_t>(order.placement.stageToRank.front().size());
}

/// The rank whose list has the operation.
inline std::size_t rankOf(const Order& order, std::size_t operation) {
    const auto behind = std::ranges::upper_bound(order.rankOffsets, operation);
    return static_cast<std::size_t>(behind - order.rankOffsets.begin()) - 1;
}

} // namespace randomly
