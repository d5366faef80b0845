// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace quadrille {

/// What an axis spans.
struct ChartScale {
    double low = 0;
    double high = 1;
    bool logarithmic = false; ///< low > 0

    /// 0 at low, 1 at high.
    [[nodiscard]] double share(double value) const;
    /// Round values in the range, about `most` of them at most: 1, 2 and 5 times powers of ten, or powers of
    /// ten alone, on a logarithmic one. \pre most ≥ 2
    [[nodiscard]] std::vector<double> ticks(int most) const;

    friend bool operator==(const ChartScale&, const ChartScale&) = default;
};

/// Round ends around the values: logarithmic where the largest is more than eight times the smallest. Values
/// that are not positive and finite do not count; [0, 1] without others.
[[nodiscard]] ChartScale roundScale(std::span<const double> values);

/// From 0 to a round end around the largest; [0, 1] where that is not positive and finite.
[[nodiscard]] ChartScale scaleFromZero(double largest);

} // namespace quadrille
