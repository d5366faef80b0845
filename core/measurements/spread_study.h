// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/validate.h"

#include <span>
#include <vector>

/// From what runs that a fit has not seen are off by: how wide the intervals of such plans have to be, the
/// constants of performance/spread.h.
namespace quadrille {

/// Standard deviations of ln(measured ÷ predicted) that stand beside what the nearest fitted runs are off by.
struct Spreads {
    double ofSources = 0;    ///< of another source
    double ofFrameworks = 0; ///< with another framework than the nearest
    double ofDevices = 0;    ///< on another device

    friend bool operator==(const Spreads&, const Spreads&) = default;
};

/// What a run is off by, and what is known to stand beside the spread that is asked for.
struct Residual {
    double size = 0;     ///< |ln(measured ÷ predicted)|
    double variance = 0; ///< known
};

/// The least standard deviation s with which nine in ten of the residuals lie within nineInTen ·
/// √(variance + s²). 0 of none.
[[nodiscard]] double spreadBeside(std::span<const Residual> residuals);

/// Of fewer runs of a source nine in ten tell little.
inline constexpr std::size_t leastOfSource = 20;

/// With which nine in ten hold of every source with leastOfSource runs that tell. Of frameworks and devices
/// what was found before is known. \param source every source, and \param device every device of the runs
/// predicted without it
[[nodiscard]] Spreads spreadsOf(const Validation& source, const Validation& device,
                                std::span<const MeasuredRun> runs);

} // namespace quadrille
