// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_estimate.h"

namespace quadrille::bars {

/// The bars on their way from one plan's to another's: stages, capacity and verdict are the other's, what the
/// parts hold is between. A stage that was not there grows from nothing. \param share of the way, 0 to 1
[[nodiscard]] MemoryEstimate between(const MemoryEstimate& from, const MemoryEstimate& to, double share);

} // namespace quadrille::bars
