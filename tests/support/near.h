// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

/// Numbers that rounding may set apart.
namespace quadrille::test {

inline bool near(double a, double b, double relative = 1e-9) {
    return std::abs(a - b) <= relative * std::max(std::abs(a), std::abs(b));
}

inline bool close(double a, double b, double relative = 1e-12) {
    return near(a, b, relative);
}

/// Below one the difference counts, not its share.
inline bool about(double a, double b, double tolerance = 1e-9) {
    return std::abs(a - b) <= tolerance * std::max({1.0, std::abs(a), std::abs(b)});
}

/// Off what is expected by no more than a share of it.
inline bool within(double value, double expected, double share) {
    return std::abs(value / expected - 1) <= share;
}

} // namespace quadrille::test
