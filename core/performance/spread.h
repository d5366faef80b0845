// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/performance.h"

#include <array>
#include <vector>

namespace quadrille {

/// Where a scenario stands along the features of a profile's domain: log₂ of each.
[[nodiscard]] std::array<double, profileFeatures> featuresOf(const Scenario& scenario);

/// Runs that a profile was fitted on, and how far a scenario is from them.
struct NearRuns {
    const RunCluster* runs = nullptr; ///< of the scenario's profile
    double distance = 0;              ///< see distanceTo()
    bool sameFramework = true;

    /// By which the nearest are told: another framework counts as three doublings along an axis of its own.
    [[nodiscard]] double apart() const;
};

/// How far nine in ten of them are off at most, as a share.
[[nodiscard]] double errorOf(const RunCluster& runs);

/// How far a scenario lies outside of the domain of some runs, jointly along all features: the root of the
/// squares of the doublings beyond it along each. 0: among them.
[[nodiscard]] double distanceTo(const ProfileDomain& domain,
                                const std::array<double, profileFeatures>& features);

/// The nearest of the runs that the profile of the scenario's GPU rests on, nearest first, those with another
/// framework as if they were some doublings farther; of the same distance those of most runs first. None
/// where its file does not name them.
[[nodiscard]] std::vector<NearRuns> nearestRuns(const Scenario& scenario, std::size_t most);

/// What runs that no profile was fitted on are off by beside the deviation of the nearest that were, as
/// standard deviations of ln(measured ÷ predicted): of another source, with another framework than the
/// nearest, on another device; and for every doubling of the distance. The first three are the least with
/// which nine in ten of every larger source of the shipped runs hold, each source and each device predicted
/// without it: see measurements/spread_study.h. With the distance residuals were not found to grow, so that
/// the last is a caution.
inline constexpr double spreadOfSources = 0.13;
inline constexpr double spreadOfFrameworks = 0.27;
inline constexpr double spreadOfDevices = 0.28;
inline constexpr double spreadPerDistance = 0.05;

/// Widening for experts, and for products of 8-bit numbers: no profile says whether it was fitted on these,
/// so that they always count as beyond. A caution, not a measurement.
inline constexpr double spreadOfExperts = 0.1;
inline constexpr double spreadOfEightBits = 0.1;

/// Sets spread, calibrated, extrapolated and otherFramework of a prediction: the root of the squares of the
/// profile's deviation, of that of the nearest runs, and of what lies between these and the plan.
void addSpread(Performance& result, const Scenario& scenario);

} // namespace quadrille
