// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"
#include "core/pipeline/small_list.h"

#include "core/text/shared_value.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace quadrille {

/// What an operation takes from another one.
enum class InputKind : std::uint8_t {
    forward,         ///< activations: the forward of the stage before
    gradient,        ///< the whole backward of the stage behind, or its input-gradient half
    ownForward,      ///< a backward's activations: the forward of the same stage
    ownInputGradient ///< W only: the other half of the same backward
};

/// One thing that is handed from one operation to another. Which of the two `operation` is depends on who
/// was asked: inputs() names the one that makes it, users() the one that takes it.
struct Input {
    std::size_t operation = 0; ///< index into the order's operations
    InputKind kind = InputKind::forward;
    bool otherRank = false; ///< it crosses ranks, and so arrives one latency after it was made

    friend bool operator==(const Input&, const Input&) = default;
};

/// A fused block takes at most three things and hands on three; every other operation fewer.
using Inputs = SmallList<Input, 3>;

/// Who needs what in an order: the inputs of execute()'s rule, found in constant time. Exact for fused
/// blocks, which have the inputs of both halves, and for any placement. Keeps an index of 4 bytes for each
/// forward, backward and (where backwards are split) weight gradient: 4 bytes an operation, 8 where all are
/// fused.
class Dependencies {
public:
    /// \pre execute() accepts the order. Operations that the order does not have are left out of the lists.
    explicit Dependencies(SharedValue<Order> order);

    [[nodiscard]] const Order& order() const { return *m_order; }

    /// What the operation waits for besides its rank: forward, ownForward, gradient, in this order.
    [[nodiscard]] Inputs inputs(std::size_t operation) const;
    /// What the operation unblocks, likewise: a fused block may be there twice, once for each half.
    [[nodiscard]] Inputs users(std::size_t operation) const;

    /// Its neighbours on the same rank.
    [[nodiscard]] std::optional<std::size_t> previous(std::size_t operation) const;
    [[nodiscard]] std::optional<std::size_t> next(std::size_t operation) const;
    [[nodiscard]] std::size_t rankOf(std::size_t operation) const;

    /// The operation that runs the forward (F or FB) of a micro-batch on a global stage …
    [[nodiscard]] std::optional<std::size_t> forwardOf(std::int32_t stage, std::int32_t microbatch) const;
    /// … its backward (B, FB or I) …
    [[nodiscard]] std::optional<std::size_t> backwardOf(std::int32_t stage, std::int32_t microbatch) const;
    /// … or what completes its weight gradient (W, B or FB). Nothing: the order does not have it.
    [[nodiscard]] std::optional<std::size_t> weightGradientOf(std::int32_t stage,
                                                              std::int32_t microbatch) const;

private:
    using Table = std::vector<std::uint32_t>; ///< [stage × micro-batches + micro-batch] → operation

    [[nodiscard]] std::size_t cell(std::int32_t stage, std::int32_t microbatch) const {
        return static_cast<std::size_t>(stage) * m_microbatches + static_cast<std::size_t>(microbatch);
    }
    [[nodiscard]] std::optional<std::size_t> find(const Table& table, std::int32_t stage,
                                                  std::int32_t microbatch) const;
    [[nodiscard]] std::int32_t rank(std::int32_t stage, std::int32_t microbatch) const {
        return m_order->placement.rank(stage, microbatch);
    }
    void add(Inputs& list, const Table& table, InputKind kind, std::int32_t stage, std::int32_t microbatch,
             std::int32_t fromStage) const;

    SharedValue<Order> m_order;
    std::int32_t m_stages = 0;
    std::size_t m_microbatches = 0;
    Table m_forward;
    Table m_backward;
    Table m_weightGradient; ///< of separate W alone; empty where there is none
};

} // namespace quadrille
