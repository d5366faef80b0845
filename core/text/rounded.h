// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace quadrille {

/// Numbers as a message says them: to one decimal.
inline double tenths(double number) {
    return std::round(number * 10) / 10;
}

/// A share in percent, to one decimal.
inline double percent(double share) {
    return std::round(share * 1000) / 10;
}

} // namespace quadrille
