// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/axis.h"

#include <cmath>

namespace quadrille {

double niceStep(double top, int most) {
    if (!(top > 0) || !std::isfinite(top) || most < 1)
        return 1;
    const double least = top / most;
    const double decade = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        // A hair of tolerance, or 0.3 / 3 would be told from 0.1.
        if (factor * decade >= least * (1 - 1e-12))
            return factor * decade;
    }
    return 10 * decade;
}

std::vector<double> niceTicks(double top, int most) {
    std::vector<double> ticks{0};
    if (!(top > 0) || !std::isfinite(top) || most < 1)
        return ticks;
    const double step = niceStep(top, most);
    for (int i = 1; i * step <= top * (1 + 1e-12); ++i)
        ticks.push_back(i * step);
    return ticks;
}

} // namespace quadrille
