// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/framework/framework.h"
#include "core/text/json_object.h"

#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

namespace quadrille {

/// Largest number of tensors, and of states, that a profile may list.
inline constexpr std::size_t longestProfile = 1000;

[[nodiscard]] nlohmann::json toJson(const Framework& framework);

/// \throws InputError naming the key and the rule
[[nodiscard]] Framework frameworkFromJson(const JsonObject& object);

/// Reads resources/frameworks.json: {"about": …, "source": …, "frameworks": [profile, …]}, strictly.
/// \throws InputError naming the key and the rule
[[nodiscard]] std::vector<Framework> parseFrameworks(std::string_view text);

/// Reads one profile that a user wrote or edited: one object. \throws InputError naming the key and the rule
[[nodiscard]] Framework parseFramework(std::string_view text);

/// The profile with this name, or null.
[[nodiscard]] const Framework* findFramework(const std::vector<Framework>& frameworks, std::string_view name);

} // namespace quadrille
