// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

#include <span>
#include <vector>

namespace quadrille {

/// The most chunks that are in flight at once while these operations of one rank run in their order: from the
/// start of F until the end of B, or of W where the backward pass is split.
[[nodiscard]] std::int64_t peakInFlight(std::span<const Operation> operations);

/// Of one rank of a schedule, by following its operations. Throws Stopped. \pre checkShape() is empty,
/// 0 ≤ rank < p
[[nodiscard]] std::int64_t peakInFlight(ScheduleKind kind, const ScheduleShape& shape, std::int64_t rank,
                                        const std::stop_token& stop = {});

} // namespace quadrille
