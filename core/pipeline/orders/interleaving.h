// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/group_sequence.h"

/// What the interleaved schedules share.
namespace quadrille::orders {

/// Forward passes of a rank: micro-batches of every chunk.
[[nodiscard]] inline std::int64_t passesOfRank(const ScheduleShape& shape) {
    return shape.microbatches * shape.chunks;
}

/// Forwards of interleaved 1F1B before the first pair.
[[nodiscard]] inline std::int64_t interleavedWarmup(const ScheduleShape& shape, std::int64_t rank) {
    return std::min(passesOfRank(shape),
                    2 * (shape.ranks - 1 - rank) + (shape.chunks - 1) * shape.groupSize());
}

/// Micro-batches of as many groups of N, and the last, short one, as show everything that is ever in flight.
/// \param more forwards in the warm-up than those of interleaved 1F1B
[[nodiscard]] inline std::int64_t groupsThatShowWarmup(const ScheduleShape& shape, std::int64_t more) {
    // Long enough for a rank's backwards to follow its own warm-up: 2(p − 1) + 1 forwards, and `least` more.
    const auto coversWarmup = [&shape](std::int64_t group, std::int64_t least) {
        const std::int64_t left = group - least;
        return left / 2 + left % 2 >= shape.ranks;
    };
    const std::int64_t group = shape.groupSize();
    const std::int64_t rest = shape.microbatches % group;
    const std::int64_t enough = rest == 0 ? (more == 1 && !coversWarmup(group, 0) ? 3 : 2)
                                          : (shape.chunks == 2 && coversWarmup(rest, more) ? 1 : 2);
    return std::min(shape.microbatches / group, enough) * group + rest;
}

} // namespace quadrille::orders
