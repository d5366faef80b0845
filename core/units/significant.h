// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace quadrille {

/// As many digits as a measurement is worth in a sentence: 549.756 is 549.8.
[[nodiscard]] inline double significant(double value, int digits = 4) {
    if (value == 0 || !std::isfinite(value))
        return value;
    // Divided rather than multiplied by what is no whole number, so that 0.3 stays 0.3.
    const int places = digits - 1 - static_cast<int>(std::floor(std::log10(std::abs(value))));
    const double unit = std::pow(10.0, std::abs(places));
    return places >= 0 ? std::round(value * unit) / unit : std::round(value / unit) * unit;
}

} // namespace quadrille
