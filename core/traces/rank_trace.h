// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/operation.h"
#include "core/traces/collective.h"
#include "core/traces/trace_cause.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace quadrille::traces {

/// Nanoseconds of the trace's own clock: whole, since profilers write so and sums of them are exact.
using Time = std::int64_t;

inline constexpr Time noTime = std::numeric_limits<Time>::min();

/// Of times as traces have them.
constexpr double secondsPerNanosecond = 1e-9;

/// [begin, end).
struct Span {
    Time begin = 0;
    Time end = 0;

    [[nodiscard]] Time length() const { return end - begin; }
    [[nodiscard]] bool contains(Time time) const { return time >= begin && time < end; }
    friend bool operator==(const Span&, const Span&) = default;
};

/// A group of ranks that communicates.
struct TracedGroup {
    std::string description; ///< as the framework calls it: "TENSOR_MODEL_PARALLEL_GROUP", "mesh_tp"
    GroupKind kind = GroupKind::unknown; ///< by its description
    std::int64_t size = 0;               ///< 0: not said
    std::int64_t first = -1;             ///< number of its first rank; -1: not said
    std::int64_t stride = 0;             ///< from its first rank to its second; 0: not said

    friend bool operator==(const TracedGroup&, const TracedGroup&) = default;
};

/// What a kernel of communication is about; many kernels have the same.
struct TracedMessage {
    Collective collective = Collective::unknown;
    std::int32_t group = -1; ///< in RankTrace::groups; -1: not said
    double in = 0;           ///< bytes that this rank gives
    double out = 0;          ///< bytes that it gets
    bool sized = false;      ///< the trace says in and out

    friend bool operator==(const TracedMessage&, const TracedMessage&) = default;
};

/// What ran on the GPU.
struct Kernel {
    Span span;
    Time launched = noTime;           ///< when the host issued it; noTime: not said
    std::int32_t stream = 0;          ///< in the order in which streams are met
    std::int32_t message = -1;        ///< in RankTrace::messages; -1: no communication
    Cause cause = Cause::memoryBound; ///< of messages what the kernel's name says of itself
    bool backward = false;            ///< issued by a thread of automatic differentiation

    friend bool operator==(const Kernel&, const Kernel&) = default;
};

/// What a marked stretch of time is.
enum class MarkKind : std::uint8_t { step, pass, optimizer };

/// A stretch of time that the program marked by name, of those whose names mean something.
struct Mark {
    MarkKind kind = MarkKind::pass;
    Span span;
    bool onGpu = false;       ///< on the GPU's own time rather than the host's
    std::int32_t stream = -1; ///< of marks on the GPU
    std::int32_t step = -1;   ///< of MarkKind::step
    Operation operation;      ///< of MarkKind::pass; stage and micro-batch are -1 where the name has none

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// What a profiler's trace of one rank says of its GPU.
struct RankTrace {
    std::string source;          ///< the file's name
    std::int64_t rank = -1;      ///< -1: not said
    std::int64_t worldSize = 0;  ///< 0: not said
    std::vector<Kernel> kernels; ///< in the order of their starts
    std::vector<Mark> marks;     ///< likewise
    std::vector<TracedGroup> groups;
    std::vector<TracedMessage> messages;
    std::int32_t streams = 0;
    std::size_t otherDevices = 0; ///< kernels of other GPUs, left out
    std::size_t unnamed = 0;      ///< kernels that no rule knows, counted as other kernels

    /// What the kernel's time goes to: of communication, whose group says so.
    [[nodiscard]] Cause causeOf(const Kernel& kernel) const;
    [[nodiscard]] GroupKind groupKindOf(const Kernel& kernel) const;

    friend bool operator==(const RankTrace&, const RankTrace&) = default;
};

} // namespace quadrille::traces
