// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/format.h"

#include <cmath>

namespace quadrille {

/// A number at an axis that spans decades: three digits, or all of those before the point.
inline QString tickNumber(double value) {
    constexpr double grouped = 1000, enormous = 1e15;
    return value >= grouped && value < enormous ? format::count(std::llround(value))
                                                : format::number(value, 3);
}

} // namespace quadrille
