// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/label.h"

#include <Eigen/Core>

#include <algorithm>
#include <concepts>

/// What a formula template may use beside + − × ÷, for each of its readings: double, Eigen array, and
/// the tracing type of traced.h. Formulas call these unqualified through `using namespace formula`.
namespace quadrille::formula {

template <class T>
concept EigenArray = std::derived_from<T, Eigen::ArrayBase<T>>;

template <std::floating_point T>
[[nodiscard]] constexpr T minimum(T a, T b) {
    return std::min(a, b);
}
template <std::floating_point T>
[[nodiscard]] constexpr T maximum(T a, T b) {
    return std::max(a, b);
}
/// whenOne where x is 1, otherwise elsewhere: the Kronecker delta of a formula without multiplying by it.
template <std::floating_point T>
[[nodiscard]] constexpr T selectIfOne(T x, T whenOne, T elsewhere) {
    return x == T(1) ? whenOne : elsewhere;
}
/// Gives a part of a formula its name in the explanation; changes no number.
template <std::floating_point T>
[[nodiscard]] constexpr T named(const Label&, T value) {
    return value;
}

/// value where flag is 1, nothing where it is 0.
template <std::floating_point T>
[[nodiscard]] constexpr T onlyIf(T flag, T value) {
    return flag * value;
}

template <EigenArray T>
[[nodiscard]] T onlyIf(const T& flag, const T& value) {
    return flag * value;
}
template <EigenArray T>
[[nodiscard]] T minimum(const T& a, const T& b) {
    return a.min(b);
}
template <EigenArray T>
[[nodiscard]] T maximum(const T& a, const T& b) {
    return a.max(b);
}
template <EigenArray T>
[[nodiscard]] T selectIfOne(const T& x, const T& whenOne, const T& elsewhere) {
    // A plain loop: Eigen 3.4 does not vectorize select(), compilers do vectorize this.
    T chosen(x.size());
    for (Eigen::Index i = 0; i < x.size(); ++i)
        chosen[i] = x[i] == 1.0 ? whenOne[i] : elsewhere[i];
    return chosen;
}
template <EigenArray T>
[[nodiscard]] const T& named(const Label&, const T& value) {
    return value;
}

} // namespace quadrille::formula
