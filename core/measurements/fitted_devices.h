// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/joint_fit.h"

#include <map>
#include <span>
#include <string>

/// Profiles of all devices from one joint fit, and how well such profiles predict runs that they have not
/// seen.
namespace quadrille {

/// What a joint fit to runs says of devices.
struct FittedDevices {
    JointFit fit;
    Profile common;                          ///< of a device without runs: uncalibrated
    std::map<std::string, Profile> families; ///< with runs, by name: see deviceFamily()

    /// \param family of deviceFamily()
    [[nodiscard]] const Profile& of(const std::string& family) const;
};

/// The profiles' deviation is what runs of another source are off by beside their nearest: see spread.h.
/// \param runs those that isFittable() are used \param all their families are meant
/// \throws InputError when no run is left
[[nodiscard]] FittedDevices fitDevices(RunPointers runs, std::span<const MeasuredRun> all,
                                       const JointOptions& options = {},
                                       const Predictor& predictor = usualPredictor());

/// What is left out together.
enum class LeftOut { source, device };

/// Every source, or every device, predicted by profiles fitted to the others alone.
/// \param options goOn() ends all fits when it says false
[[nodiscard]] Validation leaveOut(LeftOut what, std::span<const MeasuredRun> runs,
                                  const JointOptions& options = {},
                                  const Predictor& predictor = usualPredictor());

} // namespace quadrille
