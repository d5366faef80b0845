// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/measured_run.h"

#include <span>
#include <string>

namespace quadrille {

/// Devices of one family share a profile: same vendor, dense peak and fast link, whatever their memory.
[[nodiscard]] bool related(const GpuSpec& a, const GpuSpec& b);

/// The catalogue name of the first related device among the runs, which is that of the whole family.
[[nodiscard]] std::string deviceFamily(std::span<const MeasuredRun> runs, const GpuSpec& gpu);

} // namespace quadrille
