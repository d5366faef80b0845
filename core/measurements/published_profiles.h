// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/fit.h"

#include <span>
#include <vector>

/// The profiles that ship with the program, made again from the runs that ship with it.
namespace quadrille {

/// One profile for all GPUs, called "uncalibrated", one for each family with at least leastRuns runs, and one
/// for the devices with a family's silicon in another form, all of one joint fit. The first and the last
/// count as fitted on none. Deterministic. \throws InputError when no run can be used
[[nodiscard]] std::vector<Profile> publishedProfiles(std::span<const MeasuredRun> all);

inline constexpr int leastRuns = 12;

} // namespace quadrille
