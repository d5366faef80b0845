// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/profile.h"
#include "core/framework/framework.h"

#include <string>

namespace quadrille::text_io {

/// A framework's profile that the user wrote. \throws InputError naming the file, the key and the rule
[[nodiscard]] Framework readFrameworkProfile(const std::string& file);

/// A profile that a calibration wrote. \throws InputError naming `option`, the file, the key and the rule
[[nodiscard]] Profile readProfile(const std::string& option, const std::string& file);

} // namespace quadrille::text_io
