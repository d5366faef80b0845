// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace quadrille {

/// The smallest of 1, 2, 5 × 10^k that cuts [0, top] into at most `most` pieces. 1 for a top that is not a
/// positive number or most < 1.
[[nodiscard]] double niceStep(double top, int most);

/// 0, step, 2·step, … up to top, with a step from niceStep(). Only 0 where there is no step.
[[nodiscard]] std::vector<double> niceTicks(double top, int most);

} // namespace quadrille
