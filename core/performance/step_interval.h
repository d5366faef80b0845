// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/units.h"

namespace quadrille {

/// Standard deviations from the mean within which nine in ten normally distributed values lie.
inline constexpr double nineInTen = 1.645;

/// Between which multiples of a predicted step nine of ten measured ones are expected. Both ≥ 1.
struct StepInterval {
    double slower = 1; ///< how many times longer; and how many times shorter, were there no peak
    double faster = 1; ///< how many times shorter: no more than slower, and no faster than the peak allows

    [[nodiscard]] Seconds shortest(Seconds step) const { return step / faster; }
    [[nodiscard]] Seconds longest(Seconds step) const { return step * slower; }
    [[nodiscard]] bool holds(Seconds measured, Seconds predicted) const {
        return shortest(predicted) <= measured && measured <= longest(predicted);
    }
    /// Of what is the larger the shorter a step is.
    [[nodiscard]] double lowestRate(double rate) const { return rate / slower; }
    [[nodiscard]] double highestRate(double rate) const { return rate * faster; }
    /// Standard deviation of ln(measured ÷ predicted), whatever the peak allows.
    [[nodiscard]] double spread() const;

    friend bool operator==(const StepInterval&, const StepInterval&) = default;
};

} // namespace quadrille
