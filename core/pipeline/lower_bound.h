// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"
#include "core/pipeline/in_flight.h"
#include "core/text/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace quadrille {

/// What the orders that a bound speaks of may do.
struct BoundOptions {
    bool splitBackward = false; ///< backwards may run as I and W; whole ones stay allowed
    bool fused = false;         ///< a forward may run in one block with a backward of the same rank
    std::optional<std::int64_t> memoryLimit; ///< most live (micro-batch, chunk) activations on any rank …
    Release release = Release::atWeightGradient; ///< … counted until then

    friend bool operator==(const BoundOptions&, const BoundOptions&) = default;
};

/// Which argument gives the bound.
enum class BoundArgument : std::uint8_t {
    rankWork,  ///< a rank has this much to do, after what must run before and ahead of what must follow
    roundTrip, ///< one micro-batch has to go down all stages and back; named where it ties with the others
    memory     ///< a rank may hold only so many activations, each for at least its way down and back
};

/// No order of the given kind ends before `time`.
struct LowerBound {
    double time = 0; ///< wall clock, in the unit of the durations; head + body + tail
    BoundArgument argument = BoundArgument::roundTrip;
    std::size_t rank = 0; ///< whose work or memory it is; rank of stage 0 for the round trip
    double head = 0;      ///< what must have run elsewhere before that rank can begin
    double body = 0;      ///< the rank's work, the holding of its activations, or the round trip
    double tail = 0;      ///< what must still run when the rank is done

    friend bool operator==(const LowerBound&, const LowerBound&) = default;
};

/// A time below which no order with this placement, these micro-batches and durations can end, whatever it
/// does: every micro-batch runs F and the backward (B, or I and W) once on every stage. "Best possible" in
/// this sense only: an order that reaches it need not exist. 0 without micro-batches or stages.
///
/// It is the greatest of three arguments, each of which holds by itself:
/// - *Round trip.* The longest chain of one micro-batch: F down all stages, B or I back up, the latency of
///   each edge between ranks, and the last W.
/// - *Rank work.* Any set of operations of one rank runs one after the other; none of them can start before
///   the shortest of their chains from the beginning (head), and after the last of them the shortest of their
///   chains to the end (tail) must still run. Taken over all sets {head ≥ a, tail ≥ b} (Carlier 1982, the
///   one-machine problem). With equal stages on a loop that is at least (m·v + p − 1)(F + B) + 2c(p − 1),
///   which GPipe reaches at any latency c, 1F1B and interleaved 1F1B at c = 0.
/// - *Memory.* Let at most K activations be live on a rank, and n > K of them be held for at least h each,
///   from F, down the stages behind and back, to the release. Their forwards x₁ ≤ x₂ ≤ … lie f apart, since
///   the rank runs them, and forward i + K waits for i releases: xᵢ₊ₖ ≥ xᵢ + max(h, K·f). So the n take at
///   least ⌊(n − 1) ÷ K⌋·max(h, K·f) + ((n − 1) mod K)·f + h, and the same with g, the shortest release, for
///   f, by going backwards in time. And they take turns in k ≤ K places that begin f and end g apart: at
///   least Σ hold ÷ k + (f + g)(k − 1) ÷ 2 for the best k. Both lie between head and tail as above.
/// A fused block lasts as the durations say; where that is less than F + B, each half is counted
/// with the part of it that no pairing can undercut.
/// Throws std::invalid_argument when the durations are not as execute() demands, when halves are missing
/// that splitBackward needs, when a direction has another number of stages, or when memoryLimit < 1; Stopped.
/// Linear in the stages of all directions, and quadratic in those of one rank.
[[nodiscard]] LowerBound lowerBound(const Placement& placement, std::int64_t microbatches,
                                    const Durations& durations, const BoundOptions& options = {},
                                    const std::stop_token& stop = {});

/// For orders with the placement and the kinds of operations that this one has.
[[nodiscard]] LowerBound lowerBound(const Order& order, const Durations& durations,
                                    std::optional<std::int64_t> memoryLimit = std::nullopt,
                                    Release release = Release::atWeightGradient,
                                    const std::stop_token& stop = {});

/// The binding argument as a sentence without numbers: "The work of stage 3, and the warm-up and the
/// drain that nothing avoids". Stages are named as the chart's lanes are: by rank.
[[nodiscard]] Message describe(const LowerBound& bound);

} // namespace quadrille
