// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/search/problem.h"
#include "core/stop.h"

#include <cstdint>
#include <vector>

namespace quadrille::orders::search {

/// Micro-batches that each rank runs F of before its first I; no more on a rank than on the one before.
using Warmups = std::vector<std::int32_t>;

/// Those of the hand-made schedules and what lies between and beyond them, as far as memory allows: 1F1B's
/// and ZB-H1's, ZB-H2's, as many as run until the first gradient arrives, and others. One chunk a rank.
[[nodiscard]] std::vector<Warmups> usualWarmups(const Problem& problem);

/// No longer than memory and micro-batches allow, and on no rank longer than on the one before.
[[nodiscard]] Warmups allowed(const Problem& problem, Warmups warmups);

/// The warm-up, then I and F in turn, on one chunk a rank. Without W. Throws Stopped.
[[nodiscard]] Lists alternating(const Problem& problem, const Warmups& warmups,
                                const std::stop_token& stop = {});

/// F and I of a hand-made schedule in a V, without W. Throws Stopped.
[[nodiscard]] Lists handMade(const Problem& problem, ScheduleKind kind, const std::stop_token& stop = {});

} // namespace quadrille::orders::search
