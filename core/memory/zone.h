// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/units.h"

#include <string_view>

namespace quadrille {

/// Whether a plan fits: green fits, yellow may run out of memory, red does not fit.
enum class Zone { green, yellow, red };

/// Where one zone ends and the next begins, on the axis of the bytes that one GPU's tensors take.
struct ZoneLimits {
    Bytes green;  ///< up to here, included
    Bytes yellow; ///< up to here, included

    friend bool operator==(const ZoneLimits&, const ZoneLimits&) = default;
};

[[nodiscard]] constexpr Zone zoneOf(Bytes used, const ZoneLimits& limits) {
    return used <= limits.green ? Zone::green : used <= limits.yellow ? Zone::yellow : Zone::red;
}

/// Under the paper's estimator: at most 80 % of capacity never ran out of memory; up to 100 % may; above does
/// (Fujii et al. 2024).
inline constexpr double greenShare = 0.8; ///< of capacity

[[nodiscard]] constexpr ZoneLimits paperLimits(Bytes capacity) {
    return {greenShare * capacity, capacity};
}

/// Where a probability of running out of memory is known, the zone follows it: green is at most one in
/// twenty, red more than nineteen in twenty.
inline constexpr double greenProbability = 0.05;
inline constexpr double evenProbability = 0.5; ///< amid yellow: as likely to run out as not
inline constexpr double yellowProbability = 0.95;

/// "green", "yellow" or "red".
[[nodiscard]] constexpr std::string_view name(Zone zone) {
    return zone == Zone::green ? "green" : zone == Zone::yellow ? "yellow" : "red";
}

} // namespace quadrille
