// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/traces/occupancy.h"
#include "core/traces/passes.h"
#include "core/traces/step_windows.h"

#include <string>
#include <vector>

namespace quadrille::traces {

/// Bytes of a message whose time is that of its bytes rather than of its latency.
inline constexpr double largeMessage = 4.0 * 1024 * 1024;

/// What a rank did in one kind of collective of one kind of group.
struct CollectiveUse {
    GroupKind group = GroupKind::unknown;
    Collective collective = Collective::unknown;
    std::int64_t ranks = 0; ///< of a group; 0: not said
    std::int64_t count = 0; ///< kernels
    double bytes = 0;       ///< that the rank sends in them: bytesSent(); meaningless unless sized
    double seconds = 0;     ///< of all of them, hidden or not, waiting for the others included
    bool sized = true;      ///< the trace says of all of them what they send
    std::int64_t large = 0; ///< of the kernels those that are known to send largeMessage bytes or more
    double largeBytes = 0;  ///< that they send
    /// Bytes per second that a quarter of these exceed, 0 without any: of several ranks the highest. The
    /// others of them wait longer for other ranks, which no kernel tells from sending.
    double freeRate = 0;

    /// Bytes per second; 0 where it is not known.
    [[nodiscard]] double rate() const;
    friend bool operator==(const CollectiveUse&, const CollectiveUse&) = default;
};

/// One step as one rank measured it.
struct MeasuredRank {
    std::string source;     ///< the file's name
    std::int64_t rank = -1; ///< -1: the trace does not say
    std::int64_t worldSize = 0;
    std::int32_t step = -1; ///< -1: the trace marks no steps
    Span span;              ///< of the step
    std::size_t kernels = 0;
    Occupancy occupancy;
    MeasuredPasses passes;
    std::vector<CollectiveUse> collectives; ///< by group, collective and size

    friend bool operator==(const MeasuredRank&, const MeasuredRank&) = default;
};

/// All but its occupancy. \pre window is one of stepWindows(trace)
[[nodiscard]] MeasuredRank measuredRank(const RankTrace& trace, const StepWindow& window);

/// Fills rank.occupancy. \param pipeline while which the pipeline runs, on whatever rank. Throws Stopped.
void addOccupancy(MeasuredRank& rank, const RankTrace& trace, const StepWindow& window, const Span& pipeline,
                  const std::stop_token& stop = {});

} // namespace quadrille::traces
