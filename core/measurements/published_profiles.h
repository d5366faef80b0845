// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/fit.h"

#include <span>
#include <vector>

/// The profiles that ship with the program, made again from the runs that ship with it.
namespace quadrille {

/// One profile for all GPUs, called "uncalibrated", and one for each family with at least leastRuns runs,
/// fitted from there as the start and prior, so that what a family's runs cannot tell is what the others say.
/// The first counts as fitted on none: it is what any other GPU starts from. Its deviation is that of a
/// family's runs from a profile fitted without that family, the largest there is. Deterministic. \throws
/// InputError when no run can be used
[[nodiscard]] std::vector<Profile> publishedProfiles(std::span<const MeasuredRun> runs);

inline constexpr std::size_t leastRuns = 12;

} // namespace quadrille
