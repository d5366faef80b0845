// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/performance.h"

#include <array>

namespace quadrille {

/// Where a scenario stands along the features of a profile's domain: log₂ of each.
[[nodiscard]] std::array<double, profileFeatures> featuresOf(const Scenario& scenario);

/// Widening of the spread for every doubling beyond what a profile was fitted on, along one feature. A
/// caution: what the shipped profiles mispredict of tables they were not fitted on (see measurements/fit.h)
/// grows by about as much.
inline constexpr double spreadPerDoubling = 0.03;

/// Widening for experts, and for products of 8-bit numbers: no profile says whether it was fitted on these,
/// so that they always count as beyond. A caution, not a measurement.
inline constexpr double spreadOfExperts = 0.1;
inline constexpr double spreadOfEightBits = 0.1;

/// Sets spread, calibrated and extrapolated of a prediction: the profile's deviation, and outside of its
/// domain the root of its square and those of the distances along each feature times spreadPerDoubling.
void addSpread(Performance& result, const Scenario& scenario);

} // namespace quadrille
