// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"
#include "core/text/shared_value.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace quadrille {

/// How long each operation takes on each stage, in any one unit of time (the timeline has the same unit).
struct Durations {
    std::vector<double> forward; ///< F of each stage
    std::vector<double>
        inputGradient; ///< I of each stage; I and W may be empty where B is given and never split
    std::vector<double> weightGradient; ///< W of each stage
    std::vector<double> backward;       ///< B of each stage; empty means I + W
    double fusedScale = 1; ///< FB = fusedScale × (F of its forward stage + B of its backward stage) …
    std::optional<double> fused; ///< … unless every FB takes this long
    double p2p = 0;              ///< c: latency of an edge between two different ranks

    [[nodiscard]] static Durations uniform(std::size_t stages, double forward = 1, double inputGradient = 1,
                                           double weightGradient = 1);

    [[nodiscard]] double backwardOf(std::size_t stage) const {
        return backward.empty() ? inputGradient[stage] + weightGradient[stage] : backward[stage];
    }
    [[nodiscard]] double of(const Operation& operation) const {
        const auto stage = static_cast<std::size_t>(operation.stage);
        switch (operation.kind) {
        case OperationKind::forward:
            return forward[stage];
        case OperationKind::backward:
            return backwardOf(stage);
        case OperationKind::inputGradient:
            return inputGradient[stage];
        case OperationKind::weightGradient:
            return weightGradient[stage];
        case OperationKind::fused:
            break;
        }
        return fused ? *fused
                     : fusedScale *
                           (forward[stage] + backwardOf(static_cast<std::size_t>(operation.backwardStage)));
    }

    friend bool operator==(const Durations&, const Durations&) = default;
};

/// An operation with the times at which it ran.
struct TimedOperation {
    Operation operation;
    double start = 0;
    double end = 0;

    friend bool operator==(const TimedOperation&, const TimedOperation&) = default;
};

/// What one rank did over the step.
struct RankSummary {
    double firstStart = 0;
    double lastEnd = 0;
    double busy = 0;                       ///< sum of the durations of its operations
    double idle = 0;                       ///< makespan − busy
    std::int32_t peakAtInputGradient = 0;  ///< live chunks when they are released at the end of B or I
    std::int32_t peakAtWeightGradient = 0; ///< live chunks when they are held until W ends

    friend bool operator==(const RankSummary&, const RankSummary&) = default;
};

/// An executed order. Bubbles are 0 where no operation takes any time.
struct Timeline {
    SharedValue<Order> order;   ///< what ran
    std::vector<double> starts; ///< of each operation of the order
    std::vector<double> ends;   ///< likewise
    std::vector<RankSummary> ranks;
    double p2p = 0;             ///< the latency it ran with
    double makespan = 0;        ///< wall clock: last end − first start over all ranks
    double longestRankSpan = 0; ///< max over ranks of its last end − its first start
    double ideal = 0;       ///< max over ranks of its busy time: no schedule of these operations is shorter
    double overBusiest = 0; ///< (makespan − ideal) ÷ ideal
    double bubbleOverTotal = 0; ///< idle ÷ (idle + busy), of all ranks

    /// The same idle time ÷ busy, of all ranks: overBusiest where these are equally busy.
    [[nodiscard]] double idleOverBusy() const {
        return bubbleOverTotal < 1 ? bubbleOverTotal / (1 - bubbleOverTotal) : 0;
    }

    [[nodiscard]] std::size_t rankCount() const { return ranks.size(); }
    [[nodiscard]] std::size_t size() const { return starts.size(); }
    [[nodiscard]] TimedOperation operation(std::size_t index) const {
        return {order->operations[index], starts[index], ends[index]};
    }
    [[nodiscard]] auto between(std::size_t first, std::size_t last) const {
        return std::views::iota(first, last) |
               std::views::transform([this](std::size_t index) { return operation(index); });
    }
    /// All of them, rank after rank, each in the order in which it ran: a random access range of values.
    [[nodiscard]] auto operations() const { return between(0, size()); }
    /// Those of one rank.
    [[nodiscard]] auto rank(std::size_t index) const {
        return between(order->rankOffsets[index], order->rankOffsets[index + 1]);
    }

    friend bool operator==(const Timeline&, const Timeline&) = default;
};

/// The order can not run: ranks wait for each other, or for an operation that no rank runs.
class DeadlockError : public std::runtime_error {
public:
    /// One link of the chain: the rank is stuck before `operation`, which needs `missing` first.
    struct Wait {
        std::int32_t rank = -1;
        Operation operation;
        Operation missing;
        std::int32_t holder = -1; ///< the rank that has `missing` on its list; -1: no rank has it

        friend bool operator==(const Wait&, const Wait&) = default;
    };

    explicit DeadlockError(std::vector<Wait> waits);

    /// The cycle: each link's holder is the next link's rank, where the missing operation is at or behind
    /// the one that rank is stuck before; the last link's holder is the first link's rank. Or one link alone
    /// whose missing operation no rank has.
    [[nodiscard]] const std::vector<Wait>& waits() const { return m_waits; }

private:
    std::vector<Wait> m_waits;
};

/// Runs the order: each rank runs its list in order, and an operation starts when the rank is free and its
/// inputs have arrived (asynchronous, no contention). F of stage s needs F of s − 1 (+ p2p when on another
/// rank); B or I of stage s needs B or I of s + 1 (likewise) and its own F; W needs its own I. Linear in the
/// number of operations. The first operation that needs nothing starts at 0.
/// Throws DeadlockError; and std::invalid_argument when the durations are negative, not finite or not one a
/// stage, or when the order names a stage, micro-batch or rank that its shape and placement do not have, puts
/// an operation on another rank than its placement says, or has an operation twice; Stopped.
[[nodiscard]] Timeline execute(SharedValue<Order> order, const Durations& durations,
                               const std::stop_token& stop = {});

} // namespace quadrille
