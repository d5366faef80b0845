// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille::cli {

/// Decimals of milliseconds in which the parts of a step of so many seconds can be told apart: one from ten
/// milliseconds on, and one more for each tenth of that, down to nanoseconds, in which profilers count.
[[nodiscard]] constexpr int millisecondDecimals(double step) {
    constexpr double shortest = 1e-2;
    constexpr int most = 6;
    int decimals = 1;
    for (double length = step; length > 0 && length < shortest && decimals < most; length *= 10)
        ++decimals;
    return decimals;
}

/// The same of seconds.
[[nodiscard]] constexpr int secondDecimals(double step) {
    return millisecondDecimals(step) + 3;
}

} // namespace quadrille::cli
