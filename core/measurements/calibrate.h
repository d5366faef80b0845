// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/fit.h"

#include <map>
#include <span>
#include <string>
#include <vector>

/// Profiles for several devices from one set of runs, and how well such profiles predict tables that they
/// have not seen.
namespace quadrille {

/// Devices of one family share a profile: same vendor, dense peak and fast link, whatever their memory.
[[nodiscard]] bool related(const GpuSpec& a, const GpuSpec& b);

/// The catalogue name of the first related device among the runs, which is that of the whole family.
[[nodiscard]] std::string deviceFamily(std::span<const MeasuredRun> runs, const GpuSpec& gpu);

/// A fit for each family with runs that can be fitted, by the family's name.
/// \param start priors and starting point of every fit, or of the common one where options.pooled
[[nodiscard]] std::map<std::string, ProfileFit> calibrate(std::span<const MeasuredRun> runs,
                                                          const Profile& start = {},
                                                          const FitOptions& options = {},
                                                          const Predictor& predictor = usualPredictor());

/// Every table predicted by profiles fitted to the other tables alone. A device of which no other table has a
/// run takes the profile fitted to the runs of all other devices: what those reach of their specifications.
/// \param options goOn() ends all fits when it says false
[[nodiscard]] Validation leaveOneTableOut(std::span<const MeasuredRun> runs, const Profile& start = {},
                                          const FitOptions& options = {},
                                          const Predictor& predictor = usualPredictor());

} // namespace quadrille
