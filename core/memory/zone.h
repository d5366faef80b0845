// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/units.h"

#include <string_view>

namespace quadrille {

/// Fujii et al. (2024): at most 80 % of capacity never ran out of memory; up to 100 % may; above does.
enum class Zone { green, yellow, red };

inline constexpr double greenShare = 0.8; ///< of capacity

[[nodiscard]] constexpr Zone zoneOf(Bytes used, Bytes capacity) {
    return used <= greenShare * capacity ? Zone::green : used <= capacity ? Zone::yellow : Zone::red;
}

/// "green", "yellow" or "red".
[[nodiscard]] constexpr std::string_view name(Zone zone) {
    return zone == Zone::green ? "green" : zone == Zone::yellow ? "yellow" : "red";
}

} // namespace quadrille
