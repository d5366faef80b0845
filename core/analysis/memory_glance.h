// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

namespace quadrille {

/// As glance(), without bubble and speed, which are 0: microseconds instead of an executed pipeline. Throws
/// Stopped.
[[nodiscard]] Glance memoryGlance(const Resolved& resolved, const std::stop_token& stop = {});

} // namespace quadrille
