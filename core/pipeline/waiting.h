// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/dependencies.h"
#include "core/pipeline/executor.h"
#include "core/text/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Why ranks idle. Every function here takes a timeline and the Dependencies of that same timeline's order.
namespace quadrille {

/// When what the input hands over has arrived at its user: its maker's end, and the latency between ranks.
[[nodiscard]] inline double arrivalOf(const Timeline& timeline, const Input& input) {
    return timeline.ends[input.operation] + (input.otherRank ? timeline.p2p : 0);
}

/// Why a rank idles for a while. Between a rank's first and last operation it waits for the last of the
/// next operation's inputs to arrive: first for the operation that makes it, then, once that has ended, for
/// the data that is under way.
enum class IdleCause : std::uint8_t {
    warmUp,        ///< before the rank's first operation
    forward,       ///< for a forward that another rank has not finished
    gradient,      ///< for a gradient that another rank has not finished
    communication, ///< for data that were ready before the rank was
    drain          ///< after the rank's last operation
};

/// A stretch in which a rank runs nothing, from one operation to the next.
struct Gap {
    std::size_t rank = 0;
    double from = 0;
    double to = 0;
    std::optional<std::size_t> next; ///< what runs after it; nothing in the drain or on a rank without work
    IdleCause cause = IdleCause::warmUp; ///< of its beginning: the longest-standing reason
    std::optional<Input> input; ///< the last of next's inputs to arrive, and its maker; of those that tie,
                                ///< the first operation's. Nothing where `next` is or where that needs none.
    double producedAt = 0;      ///< when the maker of `input` ended; meaningless without
    double arrival = 0;         ///< when it arrived, which is `to`; `to` without input

    [[nodiscard]] double length() const { return to - from; }
    /// The part at the end of a gap within the schedule in which only data were under way; 0 in the warm-up
    /// and the drain, which are counted whole.
    [[nodiscard]] double communication() const;

    friend bool operator==(const Gap&, const Gap&) = default;
};

/// All gaps of the rank, in time order, from the step's beginning to its end; each is longer than 0.
[[nodiscard]] std::vector<Gap> gaps(const Timeline& timeline, const Dependencies& dependencies,
                                    std::size_t rank);

/// The gap with from ≤ time < to, or nothing: the rank is busy then, or the step is over or has not begun.
/// Logarithmic in the number of operations.
[[nodiscard]] std::optional<Gap> gapAt(const Timeline& timeline, const Dependencies& dependencies,
                                       std::size_t rank, double time);

/// The idle time of one rank by cause, in the timeline's unit.
struct IdleByCause {
    double warmUp = 0;
    double drain = 0;
    double communication = 0;
    std::vector<double> forwardFrom;  ///< [global stage] waited for a forward of that stage
    std::vector<double> gradientFrom; ///< [global stage] waited for a gradient of that stage

    /// Everything: the rank's RankSummary::idle (as exactly as doubles add up).
    [[nodiscard]] double total() const;
    [[nodiscard]] double forward() const;  ///< sum of forwardFrom
    [[nodiscard]] double gradient() const; ///< sum of gradientFrom

    friend bool operator==(const IdleByCause&, const IdleByCause&) = default;
};

/// Splits every gap at the instant its input was made, so that the parts add up.
[[nodiscard]] IdleByCause idleByCause(const Timeline& timeline, const Dependencies& dependencies,
                                      std::size_t rank);

/// What kept an operation from starting earlier.
enum class HeldBy : std::uint8_t {
    input,     ///< an input arrived after the rank was free
    busyRank,  ///< it started as soon as its rank was free
    stepStart, ///< it is the first of its rank and started with the step
};

/// One operation of a chain of waits.
struct WaitLink {
    std::size_t operation = 0;
    std::size_t rank = 0;
    HeldBy heldBy = HeldBy::stepStart;
    /// HeldBy::input: what it waited for, made by the next link's operation.
    std::optional<Input> input;

    friend bool operator==(const WaitLink&, const WaitLink&) = default;
};

/// The longest chain that waitChain() gives.
inline constexpr std::size_t mostWaitLinks = 64;

/// From the operation behind the gap: what it waited for, what that waited for in turn, and so on, until an
/// operation that nothing but its busy rank or the step's beginning held; at most `mostLinks` of them. Empty
/// for a gap without `next`.
[[nodiscard]] std::vector<WaitLink> waitChain(const Timeline& timeline, const Dependencies& dependencies,
                                              const Gap& gap, std::size_t mostLinks = mostWaitLinks);

/// "Waits for the gradient of micro-batch 5 from stage 3". Stages are named as the chart's lanes are: by
/// rank, and with a chunk where ranks hold several. No full stop, so that it can stand behind a colon.
[[nodiscard]] Message describe(const Gap& gap, const Dependencies& dependencies);

/// The link as a sentence of its own: "Stage 3 waits for the forward of micro-batch 5 from stage 2", "Stage 2
/// is busy with other work until then", "Stage 0 begins with the step".
[[nodiscard]] Message describe(const WaitLink& link, const Dependencies& dependencies);

} // namespace quadrille
