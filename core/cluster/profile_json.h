// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/profile.h"
#include "core/text/json_object.h"

#include <string_view>
#include <vector>

namespace quadrille {

/// The one JSON form of a profile, in resources, in sessions and in files of their own. Reading back what
/// toJson wrote gives an equal profile.
[[nodiscard]] nlohmann::json toJson(const Profile& profile);

/// Unknown keys are ignored, and parameters that are missing are their priors.
/// \throws InputError naming field and rule
[[nodiscard]] Profile profileFromJson(const JsonObject& object);

/// Reads one profile that a calibration wrote or a user edited, strictly: no unknown keys, every parameter.
/// \throws InputError naming field and rule
[[nodiscard]] Profile parseProfile(std::string_view text);

/// Reads resources/profiles.json: {"about": …, "source": …, "profiles": [profile, …]}, strictly.
/// \throws InputError naming field and rule
[[nodiscard]] std::vector<Profile> parseProfiles(std::string_view text);

/// The profile with this name, or null.
[[nodiscard]] const Profile* findProfile(const std::vector<Profile>& profiles, std::string_view name);

} // namespace quadrille
