// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/search/problem.h"
#include "core/stop.h"

#include <optional>

namespace quadrille::orders::search {

/// Orders of more micro-batches are made by repeating the steady state of one with fewer; their numbers must
/// differ by a multiple of this.
inline constexpr std::int32_t steadyPeriod = 2;

/// The lists with `extra` more micro-batches: on each rank, what it does for steadyPeriod micro-batches is
/// repeated where it does that twice in a row, nearest to the middle. Nothing where a rank has no such place.
/// Whether the result can run is left to the caller. Throws Stopped. \pre extra is a multiple of steadyPeriod
[[nodiscard]] std::optional<Lists> withMoreMicrobatches(const Problem& problem, const Lists& lists,
                                                        std::int32_t extra, const std::stop_token& stop = {});

} // namespace quadrille::orders::search
