// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/traced.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quadrille::formula {

namespace {

bool isOne(const Traced& number) {
    return number.node().kind == Traced::Kind::constant && number.value() == 1;
}

bool isNothing(const Traced& number) {
    return number.node().kind == Traced::Kind::constant && number.value() == 0;
}

} // namespace

Traced::Traced(double constant)
    : m_node(std::make_shared<Node>(Node{.kind = Kind::constant, .value = constant})) {}

Traced Traced::symbol(std::string letter, std::string meaning, double value) {
    return Traced(std::make_shared<Node>(Node{
        .kind = Kind::symbol, .value = value, .symbol = std::move(letter), .meaning = std::move(meaning)}));
}

Traced Traced::combined(Kind kind, double value, const Traced& a, const Traced& b) {
    return Traced(
        std::make_shared<Node>(Node{.kind = kind, .value = value, .left = a.m_node, .right = b.m_node}));
}

Traced Traced::of(Kind kind, double value, const Traced& a) {
    return Traced(std::make_shared<Node>(Node{.kind = kind, .value = value, .left = a.m_node}));
}

Traced operator+(const Traced& a, const Traced& b) {
    return Traced::combined(Traced::Kind::sum, a.value() + b.value(), a, b);
}
Traced operator-(const Traced& a, const Traced& b) {
    return Traced::combined(Traced::Kind::difference, a.value() - b.value(), a, b);
}
Traced operator*(const Traced& a, const Traced& b) {
    // A factor of one is no part of a formula.
    if (isOne(a))
        return b;
    if (isOne(b))
        return a;
    return Traced::combined(Traced::Kind::product, a.value() * b.value(), a, b);
}
Traced operator/(const Traced& a, const Traced& b) {
    return Traced::combined(Traced::Kind::quotient, a.value() / b.value(), a, b);
}
Traced minimum(const Traced& a, const Traced& b) {
    return Traced::combined(Traced::Kind::minimum, std::min(a.value(), b.value()), a, b);
}
Traced maximum(const Traced& a, const Traced& b) {
    // Of sizes, which are never negative, the maximum with nothing is no formula.
    if (isNothing(a) && b.value() >= 0)
        return b;
    if (isNothing(b) && a.value() >= 0)
        return a;
    return Traced::combined(Traced::Kind::maximum, std::max(a.value(), b.value()), a, b);
}
Traced squareRoot(const Traced& a) {
    return Traced::of(Traced::Kind::squareRoot, std::sqrt(a.value()), a);
}
Traced exponential(const Traced& a) {
    return Traced::of(Traced::Kind::exponential, std::exp(a.value()), a);
}
Traced exponentialLessOne(const Traced& a) {
    return Traced::of(Traced::Kind::exponentialLessOne, std::expm1(a.value()), a);
}
Traced named(const Label& label, const Traced& value) {
    return Traced(std::make_shared<Traced::Node>(Traced::Node{
        .kind = Traced::Kind::named, .value = value.value(), .label = label, .left = value.m_node}));
}

} // namespace quadrille::formula
