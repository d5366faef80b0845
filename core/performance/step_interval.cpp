// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/step_interval.h"

#include <cmath>

namespace quadrille {

double StepInterval::spread() const {
    return std::log(slower) / nineInTen;
}

} // namespace quadrille
