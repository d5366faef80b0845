// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/label.h"

#include <algorithm>
#include <cmath>

/// What a formula template may use beside + − × ÷, for each of its readings: double, and the tracing type of
/// traced.h. Formulas call these unqualified through `using namespace formula`.
namespace quadrille::formula {

[[nodiscard]] constexpr double minimum(double a, double b) {
    return std::min(a, b);
}
[[nodiscard]] constexpr double maximum(double a, double b) {
    return std::max(a, b);
}
[[nodiscard]] inline double squareRoot(double a) {
    return std::sqrt(a);
}
/// e^a
[[nodiscard]] inline double exponential(double a) {
    return std::exp(a);
}
/// e^a − 1, to the last digit also of small a
[[nodiscard]] inline double exponentialLessOne(double a) {
    return std::expm1(a);
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
