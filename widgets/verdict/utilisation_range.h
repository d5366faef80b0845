// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/performance.h"

#include <algorithm>

namespace quadrille {

/// Between what shares of the peak nine of ten steps lie; none is above the peak.
struct UtilisationRange {
    double low;
    double high;
};
[[nodiscard]] inline UtilisationRange utilisationRange(const Performance& performance,
                                                       FlopConvention convention) {
    const double share = performance.mfu(convention);
    const StepInterval interval = performance.interval();
    return {interval.lowestRate(share), std::min(interval.highestRate(share), std::max(share, 1.0))};
}

} // namespace quadrille
