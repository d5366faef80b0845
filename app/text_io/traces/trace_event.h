// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/traces/rank_trace.h"

#include <cstdint>
#include <optional>
#include <string>

namespace quadrille::traces {

/// A number as a trace writes it.
struct TraceNumber {
    double value = 0;
    std::int64_t whole = 0;          ///< where it is one
    std::optional<Time> nanoseconds; ///< were it microseconds; none where that is out of range
};

/// Which of the categories of the profiler's events matter.
enum class EventCategory : std::uint8_t {
    none,
    kernel,
    copy,         ///< gpu_memcpy, gpu_memset
    hostMark,     ///< user_annotation
    gpuMark,      ///< gpu_user_annotation
    launch,       ///< cuda_runtime and its like
    hostOperation ///< cpu_op
};

[[nodiscard]] EventCategory categoryFromName(std::string_view name);

/// What an event of a trace says, as far as it matters. What is wrong about it is known when it is used.
struct TraceEvent {
    std::string name, phase, dtype, collective, group, groupRanks;
    EventCategory category = EventCategory::none;
    std::optional<TraceNumber> start, duration; ///< ts, dur
    std::optional<std::int64_t> thread, correlation, externalId, stream, device;
    std::optional<double> elementsIn, elementsOut;
    std::optional<std::int64_t> groupSize, firstRank, rankStride;
    std::uint32_t seen = 0;      ///< keys, by bit
    const char* wrong = nullptr; ///< a key whose value has the wrong type

    void clear();
};

} // namespace quadrille::traces
