// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/label.h"

#include <algorithm>

/// What a formula template may use beside + − × ÷, for each of its readings: double, and the tracing type of
/// traced.h. Formulas call these unqualified through `using namespace formula`.
namespace quadrille::formula {

[[nodiscard]] constexpr double minimum(double a, double b) {
    return std::min(a, b);
}
[[nodiscard]] constexpr double maximum(double a, double b) {
    return std::max(a, b);
}
/// Gives a part of a formula its name in the explanation; changes no number.
[[nodiscard]] constexpr double named(const Label&, double value) {
    return value;
}
/// The number itself, for a formula that has to choose a branch.
[[nodiscard]] constexpr double valueOf(double number) {
    return number;
}

} // namespace quadrille::formula
