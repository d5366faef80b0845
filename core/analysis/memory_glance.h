// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

namespace quadrille {

/// As glance(), without bubble and speed, which are 0: microseconds instead of an executed pipeline. Throws
/// Stopped.
[[nodiscard]] Glance memoryGlance(const Resolved& resolved, const std::stop_token& stop = {});

/// The same of what is known to run. \pre runnable(scenario)
[[nodiscard]] Glance runnableMemoryGlance(const Resolved& resolved, const std::stop_token& stop = {});

/// The glance with bubble and speed of this step.
[[nodiscard]] Glance withTime(const Glance& memory, const Performance& step);
/// glance() of what memoryGlance() was asked about. Throws Stopped.
[[nodiscard]] Glance withTime(const Glance& memory, const Resolved& resolved,
                              const std::stop_token& stop = {});

} // namespace quadrille
