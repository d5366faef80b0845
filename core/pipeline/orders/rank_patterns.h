// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/operation.h"

#include <algorithm>
#include <cstdint>
#include <vector>

/// What the generators share: the common forms of a rank's list. The operations of each kind come one by one
/// from the functions given.
namespace quadrille::orders {

[[nodiscard]] inline Operation operationOf(OperationKind kind, std::int64_t stage, std::int64_t microbatch) {
    return {kind, static_cast<std::int32_t>(stage), static_cast<std::int32_t>(microbatch)};
}

/// The forward of one operation together with the backward of another.
[[nodiscard]] inline Operation fusedOf(const Operation& forward, const Operation& backward) {
    return {OperationKind::fused, forward.stage, forward.microbatch, backward.stage, backward.microbatch};
}

/// Micro-batches ascending on one stage.
class Ascending {
public:
    Ascending(OperationKind kind, std::int64_t stage) : m_next(operationOf(kind, stage, 0)) {}

    Operation operator()() {
        const Operation operation = m_next;
        ++m_next.microbatch;
        return operation;
    }

private:
    Operation m_next;
};

/// `warmup` forwards, then one forward and one backward in turn while forwards remain, then the remaining
/// backwards; `count` of each.
template <class NextForward, class NextBackward>
void appendWhole(std::vector<Operation>& operations, std::int64_t count, std::int64_t warmup,
                 NextForward nextForward, NextBackward nextBackward) {
    for (std::int64_t k = 0; k < warmup; ++k)
        operations.push_back(nextForward());
    for (std::int64_t k = warmup; k < count; ++k) {
        operations.push_back(nextForward());
        operations.push_back(nextBackward());
    }
    for (std::int64_t k = count - warmup; k < count; ++k)
        operations.push_back(nextBackward());
}

/// The same with a split backward: from the I numbered `lag` on (from 0), each I is followed by the oldest
/// W; the W that are left come at the end.
template <class NextForward, class NextInput, class NextWeight>
void appendSplit(std::vector<Operation>& operations, std::int64_t count, std::int64_t warmup,
                 std::int64_t lag, NextForward nextForward, NextInput nextInput, NextWeight nextWeight) {
    for (std::int64_t k = 0; k < warmup; ++k)
        operations.push_back(nextForward());
    for (std::int64_t k = 0; k < count; ++k) {
        if (warmup + k < count)
            operations.push_back(nextForward());
        operations.push_back(nextInput());
        if (k >= lag)
            operations.push_back(nextWeight());
    }
    for (std::int64_t k = std::max<std::int64_t>(0, count - lag); k < count; ++k)
        operations.push_back(nextWeight());
}

} // namespace quadrille::orders
